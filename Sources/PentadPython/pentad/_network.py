"""How a server is reached."""

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
    """How a server is reached.

    Certificates are verified, always. What may pass by itself is tried again, after a while that
    grows, and not before the time that the server says.
    """

    #: What ``User-Agent`` says; None for ``Pentad/`` and the version.
    user_agent: str | None = None
    #: A file of certificates in the PEM form, trusted besides the system's.
    certificate_file: FilePath | None = None
    #: The host of an HTTP proxy.
    proxy_host: str | None = None
    #: The port of the proxy.
    proxy_port: int = 0
    #: The name by which the proxy knows us.
    proxy_name: str | None = None
    #: The password for the proxy. It appears in no message.
    proxy_password: str | None = field(default=None, repr=False)
    #: How long a connection may take to be there.
    connect_timeout_ms: int = 10_000
    #: How often a question is asked at most, the first time included.
    tries: int = 4
    #: Whether plain ``http`` may go to other machines, where anybody on the way can read it.
    allows_plain_http: bool = False
    #: The keys of which a server of ``https`` or ``wss`` must have one: each the base64 of the
    #: SHA-256 of a certificate's SubjectPublicKeyInfo (RFC 7469). Empty for any key.
    certificate_pins: Sequence[str] = ()
    #: How long one exchange may take, in seconds, with all tries: until the last byte of the answer
    #: has come. Then TimedOutError is raised; what was sent by then may have arrived. A call that
    #: asks several times may take as long each time. None for the usual: 30; 15 for what StellarKit
    #: sends, 20 for a picture, 120 for one that is put on the server.
    timeout: float | None = None

    def __post_init__(self) -> None:
        if isinstance(self.certificate_pins, (str, bytes)):
            raise TypeError("certificate_pins must be several, such as a list of str")
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
    """A time for C, which takes 0 for the usual one."""
    if not 0 < real(seconds, "timeout") <= 86_400:
        raise InvalidError("timeout is more than 0 seconds, and no more than a day")
    return max(1, round(seconds * 1000))


def checked_network(options: NetworkOptions) -> Any:
    """The record for C of what must be options; it lives as long as they do."""
    if not isinstance(options, NetworkOptions):
        raise TypeError(f"network must be NetworkOptions, not {type(options).__name__}")
    return options._record  # type: ignore[attr-defined]
