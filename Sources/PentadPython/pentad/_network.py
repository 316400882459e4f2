"""The options of the connection to a server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ._convert import flag, int32, optional_utf8, positive, real
from ._native import pentad_network_options
from ._paths import FilePath, optional_path
from .errors import InvalidError


@dataclass(frozen=True)
class NetworkOptions:
    """The options of the connection to a server.

    Certificates are always verified. Transient failures are retried with increasing delays, and not
    before the time that the server requests.
    """

    #: The value of ``User-Agent``; None for ``Pentad/`` and the version.
    user_agent: str | None = None
    #: A file of certificates in PEM format, trusted in addition to the system's.
    certificate_file: FilePath | None = None
    #: The host of an HTTP proxy.
    proxy_host: str | None = None
    #: The port of the proxy.
    proxy_port: int = 0
    #: The user name for the proxy.
    proxy_name: str | None = None
    #: The password for the proxy. It is never included in messages.
    proxy_password: str | None = field(default=None, repr=False)
    #: The timeout for opening a connection.
    connect_timeout_ms: int = 10_000
    #: The maximum number of attempts for a request, including the first.
    tries: int = 4
    #: True to allow plain ``http`` to other machines, where it can be intercepted.
    allows_plain_http: bool = False
    #: The allowed public keys of a server of ``https`` or ``wss``: each is the base64 of the
    #: SHA-256 of a certificate's SubjectPublicKeyInfo (RFC 7469). The server must have one of them.
    #: Empty for any key.
    certificate_pins: Sequence[str] = ()
    #: The timeout of one exchange, in seconds, including all attempts: until the last byte of the
    #: response. After that, TimedOutError is raised; data that was sent before may have arrived. A
    #: call with several requests has this time for each of them. None for the default: 30; 15 for
    #: changes that StellarKit sends, 20 for a picture, 120 for the upload of one.
    timeout: float | None = None

    def __post_init__(self) -> None:
        if isinstance(self.certificate_pins, (str, bytes)):
            raise TypeError("certificate_pins must be several, such as a list of str")
        # A list could change later, and has no hash.
        object.__setattr__(self, "certificate_pins", tuple(self.certificate_pins))
        pins = " ".join(self.certificate_pins) if self.certificate_pins else None
        record = pentad_network_options(
            user_agent=optional_utf8(self.user_agent, "user_agent"),
            certificate_file=optional_path(self.certificate_file, "certificate_file"),
            proxy_host=optional_utf8(self.proxy_host, "proxy_host"),
            proxy_name=optional_utf8(self.proxy_name, "proxy_name"),
            proxy_password=optional_utf8(self.proxy_password, "proxy_password"),
            proxy_port=int32(self.proxy_port, "proxy_port"),
            connect_timeout_ms=positive(self.connect_timeout_ms, "connect_timeout_ms"),
            tries=positive(self.tries, "tries"),
            allows_plain_http=flag(self.allows_plain_http, "allows_plain_http"),
            certificate_pins=optional_utf8(pins, "certificate_pins"),
            timeout_ms=0 if self.timeout is None else _milliseconds(self.timeout),
        )
        object.__setattr__(self, "_record", record)

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state)  # type: ignore[misc]


def _milliseconds(seconds: float) -> int:
    """Converts a time for C, where 0 means the default."""
    if not 0 < real(seconds, "timeout") <= 86_400:
        raise InvalidError("timeout is more than 0 seconds, and no more than a day")
    return max(1, round(seconds * 1000))


def checked_network(options: NetworkOptions) -> Any:
    """Checks the options and returns their record for C, which lives as long as they do."""
    if not isinstance(options, NetworkOptions):
        raise TypeError(f"network must be NetworkOptions, not {type(options).__name__}")
    return options._record  # type: ignore[attr-defined]
