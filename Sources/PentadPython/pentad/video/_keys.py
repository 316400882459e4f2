"""The keys of videos, and relative times: functions without a feed."""

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
    """Returns the key of the video that a URL leads to: ``youtube:BmzSEYNTkHA``.

    It recognises all URL forms of YouTube, Vimeo and Dailymotion, and those of PeerTube on every
    server; any other is a video of ``web``. URLs that lead to the same video have the same key.
    InvalidError for a text that is not a web URL, or has a password in it.
    """
    return call_text(lib.pentad_video_key_from_url, utf8(url, "url"))


def key_of_id(provider: str, id: str) -> str:
    """Returns the key of a provider's video, from the provider's id: ``youtube`` and
    ``BmzSEYNTkHA``.
    """
    return call_text(lib.pentad_video_key_make, utf8(provider, "provider"), utf8(id, "id"))


def page_url(key: str) -> str:
    """Returns the page of a video, if it can be derived from the key; NotFoundError if not.

    For PeerTube, which has many servers, it cannot: use :attr:`Video.page_url`.
    """
    return call_text(lib.pentad_video_key_page_url, utf8(key, "key"))


def embed_url(key: str) -> str:
    """Returns the URL of the provider's own player for a web view; NotFoundError for none."""
    return call_text(lib.pentad_video_key_embed_url, utf8(key, "key"))


@brief
@dataclass(frozen=True)
class RelativeTime:
    """A relative time, in the past or the future, in one unit."""

    #: The text: ``now``, ``1 hour ago``, ``in 3 days``.
    text: str
    #: The short text: ``now``, ``1h ago``, ``in 3d``.
    short_text: str
    #: The number of units; negative for the past, 0 for less than ten seconds.
    count: int
    unit: TimeUnit


def relative_time(moment: Moment, now: Moment | None = None) -> RelativeTime:
    """Returns the time of a moment relative to the present, or to another moment.

    The unit is the largest one in which the value is at least one, rounded down.
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
