"""The names of videos, and distances in time: what needs no feed."""

from __future__ import annotations

import time
from dataclasses import dataclass

from .._brief import brief
from .._convert import text, utf8
from .._handle import owned
from .._library import lib
from .._native import pentad_video_relative_time
from .._times import Moment, milliseconds
from ..errors import call_text
from ._enums import TimeUnit


def key_from_url(url: str) -> str:
    """The video that an address leads to: ``youtube:BmzSEYNTkHA``.

    It knows the addresses of YouTube, Vimeo and Dailymotion in all their forms, and those of
    PeerTube on every server; any other is a video of ``web``. Of two addresses that lead to the
    same video the texts are the same. InvalidError for what is no address of the web, or has a
    password in it.
    """
    return call_text(lib.pentad_video_key_from_url, utf8(url, "url"))


def key_of_id(provider: str, id: str) -> str:
    """The video of a provider, by what the provider calls it: ``youtube`` and ``BmzSEYNTkHA``."""
    return call_text(lib.pentad_video_key_make, utf8(provider, "provider"), utf8(id, "id"))


def page_url(key: str) -> str:
    """The page of a video, as far as its name tells; NotFoundError when it does not.

    That of PeerTube does not, whose servers are many: :attr:`Video.page_url` does.
    """
    return call_text(lib.pentad_video_key_page_url, utf8(key, "key"))


def embed_url(key: str) -> str:
    """The provider's own player of a video, to be shown in a web view; NotFoundError for none."""
    return call_text(lib.pentad_video_key_embed_url, utf8(key, "key"))


@brief
@dataclass(frozen=True)
class RelativeTime:
    """How long ago something was, or how long it is until then, in one unit."""

    #: In words: ``now``, ``1 hour ago``, ``in 3 days``.
    text: str
    #: In few letters: ``now``, ``1h ago``, ``in 3d``.
    short_text: str
    #: How many units until then; below 0 for what was, 0 for less than ten seconds away.
    count: int
    unit: TimeUnit


def relative_time(moment: Moment, now: Moment | None = None) -> RelativeTime:
    """How far a moment is from the present, or from another one.

    In the largest unit of which it is one at least, rounded down.
    """
    if now is None:
        now = time.time_ns() // 1_000_000
    asked = milliseconds(moment, "moment"), milliseconds(now, "now")
    kind, free = pentad_video_relative_time, lib.pentad_video_relative_time_free
    with owned(kind, free, lib.pentad_video_relative_time_make, *asked) as record:
        return RelativeTime(
            text=text(record.text),
            short_text=text(record.short_text),
            count=record.count,
            unit=TimeUnit.of(record.unit),
        )
