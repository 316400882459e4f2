"""How a server is reached."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ._convert import int32, optional_utf8, positive
from ._native import pentad_network_options


@dataclass(frozen=True)
class NetworkOptions:
    """How a server is reached.

    Certificates are verified, always. What may pass by itself is tried again, after a while that
    grows, and not before the time that the server says.
    """

    #: What ``User-Agent`` says; None for ``Pentad/`` and the version.
    user_agent: str | None = None
    #: A file of certificates in the PEM form, trusted besides the system's.
    certificate_file: str | os.PathLike[str] | None = None
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

    def __post_init__(self) -> None:
        file = None if self.certificate_file is None else os.fsdecode(self.certificate_file)
        pins = " ".join(self.certificate_pins) if self.certificate_pins else None
        record = pentad_network_options(
            user_agent=optional_utf8(self.user_agent, "user_agent"),
            certificate_file=optional_utf8(file, "certificate_file"),
            proxy_host=optional_utf8(self.proxy_host, "proxy_host"),
            proxy_name=optional_utf8(self.proxy_name, "proxy_name"),
            proxy_password=optional_utf8(self.proxy_password, "proxy_password"),
            proxy_port=int32(self.proxy_port, "proxy_port"),
            connect_timeout_ms=positive(self.connect_timeout_ms, "connect_timeout_ms"),
            tries=positive(self.tries, "tries"),
            allows_plain_http=bool(self.allows_plain_http),
            certificate_pins=optional_utf8(pins, "certificate_pins"),
        )
        object.__setattr__(self, "_record", record)

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state)  # type: ignore[misc]


def checked_network(options: NetworkOptions) -> Any:
    """The record for C of what must be options; it lives as long as they do."""
    if not isinstance(options, NetworkOptions):
        raise TypeError(f"network must be NetworkOptions, not {type(options).__name__}")
    return options._record  # type: ignore[attr-defined]
