"""Sign-ins to servers of PeerTube and of the Shelby protocol."""

from __future__ import annotations

from ctypes import byref, c_bool
from dataclasses import dataclass, field
from typing import Any

from .._brief import brief
from .._convert import optional_utf8, utf8
from .._library import lib
from .._native import pentad_video_peertube_options, pentad_video_shelby_options
from ..errors import call_out
from ._enums import OAuthSignature
from ._names import PeerTubeVideos


@brief
@dataclass(frozen=True)
class ShelbySignIn:
    """A sign-in to a server of the Shelby protocol, in a browser or a web view (OAuth 1.0a).

    The call that completes it, perhaps in another process, takes the same values.
    """

    #: The URL of the server: ``https://api.shelby.example``.
    server: str
    #: The program's key at the server.
    consumer_key: str
    #: The program's secret. It is never included in a log or message.
    consumer_secret: str = field(repr=False)
    #: The callback URL to which the server sends the user back: ``shelby://ios.shelby.tv``.
    callback: str
    #: The network with which the user signs in.
    network: str = "twitter"
    #: The signature method of read requests from then on.
    reads: OAuthSignature | str = OAuthSignature.HMAC_SHA1

    def is_callback(self, address: str) -> bool:
        """Returns true if a URL is the callback URL to which the server sends the user back.

        A web view checks it before it follows a URL.
        """
        asked = record_of_sign_in(self), utf8(address, "address")
        return call_out(c_bool, lib.pentad_video_shelby_is_callback, *asked).value


def record_of_sign_in(sign_in: ShelbySignIn) -> Any:
    if not isinstance(sign_in, ShelbySignIn):
        raise TypeError(f"sign_in must be ShelbySignIn, not {type(sign_in).__name__}")
    record = pentad_video_shelby_options(
        server=utf8(sign_in.server, "server"),
        consumer_key=utf8(sign_in.consumer_key, "consumer_key"),
        consumer_secret=utf8(sign_in.consumer_secret, "consumer_secret"),
        callback=utf8(sign_in.callback, "callback"),
        network=utf8(sign_in.network, "network"),
        reads=OAuthSignature(sign_in.reads).code,
    )
    return byref(record)


def record_of_peertube(
    server: str,
    videos: PeerTubeVideos | str,
    name: str | None,
    user: str | None,
    password: str | None,
    otp: str | None,
) -> Any:
    """Makes the record of a feed of a PeerTube server, with the user who signs in."""
    record = pentad_video_peertube_options(
        server=utf8(server, "server"),
        user=optional_utf8(user, "user"),
        password=optional_utf8(password, "password"),
        otp=optional_utf8(otp, "otp"),
        name=optional_utf8(name, "name"),
        feed=PeerTubeVideos(videos).code,
    )
    return byref(record)
