"""Videos, as far as sources tell of them, and whether they can be watched."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_size_t, string_at
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from .._convert import (
    items,
    known_count,
    optional_text,
    optional_utf8,
    pointers,
    positive,
    text,
    utf8,
)
from .._library import lib
from .._native import pentad_video_rendition
from .._times import known_time, optional_datetime
from ..errors import PentadError, call, optional_failure
from ._fields import known_amount
from ._names import MediaKind, PlayabilityKind


@dataclass(frozen=True)
class VideoImage:
    """A picture of a video."""

    #: Where it is: ``http`` or ``https``.
    url: str
    #: In pixels; None when nobody says.
    width: int | None
    #: In pixels; None when nobody says.
    height: int | None


@dataclass(frozen=True)
class MediaRendition:
    """A file or a stream of a video that a player can be given."""

    #: Where it is: ``http`` or ``https``, or the path of a file of this machine.
    url: str
    #: The media type in lower case: ``video/mp4``; None when the source did not say.
    type: str | None
    #: In pixels; None when nobody says.
    width: int | None
    #: In pixels; None when nobody says.
    height: int | None
    #: Bits in a second; None when nobody says.
    bitrate: int | None
    #: How large the file is; None when nobody says.
    bytes: int | None
    kind: MediaKind
    #: Whether the source prefers it.
    is_default: bool


@dataclass(frozen=True)
class Video:
    """A video, as far as sources tell of it."""

    #: Which video: ``youtube:BmzSEYNTkHA``.
    key: str
    #: Where it is at home: ``youtube``, ``vimeo``, ``peertube``, ``web`` … The set is open.
    provider: str
    #: What the provider calls it.
    id: str
    #: None when it is not told.
    title: str | None
    #: What it is about; None when nothing is said.
    summary: str | None
    #: Who made it; None when it is not told.
    author: str | None
    images: tuple[VideoImage, ...]
    #: The files and streams that a source gives, in its order.
    media: tuple[MediaRendition, ...]
    #: Where the provider's own player is, to be shown in a web view; None for none.
    embed_url: str | None
    #: Where the page for people is; None for none.
    page_url: str | None
    #: Why it cannot be seen, when a source says so.
    unplayable: str | None
    #: How long it lasts; None when nobody says.
    duration_ms: int | None
    published_at_ms: int | None
    #: How often it was watched; None when it is not told.
    play_count: int | None
    #: Whether it is being broadcast at this moment, as the source knew it last.
    is_live: bool

    @property
    def published_at(self) -> datetime | None:
        """When it was published, in UTC; None when it is not told."""
        return optional_datetime(self.published_at_ms)


@dataclass(frozen=True)
class Playability:
    """Whether a video can be watched, and how; what its kind has not is None or empty."""

    kind: PlayabilityKind
    #: The files and streams that a source gives, in its order, of PLAYABLE.
    renditions: tuple[MediaRendition, ...]
    #: The address of the player, of EMBED_ONLY, or of the page, of PAGE_ONLY.
    url: str | None
    #: Why it cannot be watched: ``removed``, ``private``, ``restricted``, ``notPublished``,
    #: ``wrongKind``, or another word of the source's.
    reason: str | None
    #: Whether it can be watched in the program: as a file, a stream or in the provider's player.
    is_playable: bool
    #: Whether lists have the video: unless it is known that it cannot be watched.
    is_shown: bool
    #: Why the source could not be asked, of CHECK_FAILED.
    error: PentadError | None = field(default=None, compare=False)


def video_of(record: Any) -> Video:
    return Video(
        key=text(record.key),
        provider=text(record.provider),
        id=text(record.id),
        title=optional_text(record.title),
        summary=optional_text(record.summary),
        author=optional_text(record.author),
        images=tuple(map(_image_of, items(record.images, record.image_count))),
        media=tuple(map(rendition_of, items(record.media, record.media_count))),
        embed_url=optional_text(record.embed_url),
        page_url=optional_text(record.page_url),
        unplayable=optional_text(record.unplayable),
        duration_ms=known_amount(record.duration),
        published_at_ms=known_time(record.published_at),
        play_count=known_count(record.play_count),
        is_live=record.is_live,
    )


def _image_of(record: Any) -> VideoImage:
    return VideoImage(text(record.url), known_amount(record.width), known_amount(record.height))


def picture_of(record: Any) -> bytes:
    """The bytes of a picture, such as a JPEG file."""
    return string_at(record.bytes, record.size)


def best_rendition(
    renditions: Iterable[MediaRendition], lines: int | None = None
) -> MediaRendition | None:
    """Which of the files and streams of a video to play; None when there is none.

    An HLS stream, which fits itself to the network, else a file of not more than ``lines`` pixels
    down, the one that the source prefers or that has the most; else the one with the fewest.
    """
    given = list(renditions)
    if not given:
        return None
    array, place = pointers(pentad_video_rendition, list(map(_record_of, given))), c_size_t()
    wanted = 0 if lines is None else positive(lines, "lines")
    call(lib.pentad_video_rendition_best, array, len(given), wanted, byref(place))
    return given[place.value]


def _record_of(rendition: MediaRendition) -> Any:
    if not isinstance(rendition, MediaRendition):
        raise TypeError(f"a rendition must be MediaRendition, not {type(rendition).__name__}")
    return pentad_video_rendition(
        url=utf8(rendition.url, "url"),
        type=optional_utf8(rendition.type, "type"),
        width=rendition.width or 0,
        height=rendition.height or 0,
        bitrate=rendition.bitrate or 0,
        bytes=-1 if rendition.bytes is None else rendition.bytes,
        kind=rendition.kind.code,
        is_default=bool(rendition.is_default),
    )


def rendition_of(record: Any) -> MediaRendition:
    return MediaRendition(
        url=text(record.url),
        type=optional_text(record.type),
        width=known_amount(record.width),
        height=known_amount(record.height),
        bitrate=known_amount(record.bitrate),
        bytes=known_count(record.bytes),
        kind=MediaKind.of(record.kind),
        is_default=record.is_default,
    )


def playability_of(record: Any) -> Playability:
    return Playability(
        kind=PlayabilityKind.of(record.kind),
        renditions=tuple(map(rendition_of, items(record.renditions, record.rendition_count))),
        url=optional_text(record.url),
        reason=optional_text(record.reason),
        is_playable=record.is_playable,
        is_shown=record.is_shown,
        error=optional_failure(record.status, record.error_message),
    )
