"""The playability of videos."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_size_t, string_at
from dataclasses import dataclass, field
from typing import Any

from .._brief import brief
from .._convert import (
    items,
    optional_text,
    optional_utf8,
    pointers,
    positive,
    several,
    utf8,
)
from .._library import lib
from .._native import pentad_video_rendition
from ..errors import PentadError, call, optional_failure
from ._enums import MediaKind
from ._names import PlayabilityKind
from ._records import MediaRendition, rendition_of


@brief
@dataclass(frozen=True)
class Playability:
    """The playability of a video; fields that do not apply to its kind are None or empty."""

    kind: PlayabilityKind
    #: The files and streams of the source, in its order, for PLAYABLE.
    renditions: tuple[MediaRendition, ...]
    #: The URL of the player, for EMBED_ONLY, or of the page, for PAGE_ONLY.
    url: str | None
    #: The reason why it cannot be played: ``removed``, ``private``, ``restricted``,
    #: ``notPublished``, ``wrongKind``, or another word of the source.
    reason: str | None
    #: True if the program can play it: as a file, a stream or in the provider's player.
    is_playable: bool
    #: True if lists show the video: unless it is known that it cannot be played.
    is_shown: bool
    #: The error of the check, for CHECK_FAILED.
    error: PentadError | None = field(default=None, compare=False)


def picture_of(record: Any) -> bytes:
    """Copies the bytes of a picture, such as a JPEG file."""
    return string_at(record.bytes, record.size)


def best_rendition(
    renditions: Iterable[MediaRendition], lines: int | None = None
) -> MediaRendition | None:
    """Chooses the file or stream of a video to play; None when there is none.

    An HLS stream, which adapts to the network, is preferred. Otherwise it is a file of at most
    ``lines`` pixels in height: the one that the source prefers, or the one with the most. If all
    exceed that, it is the one with the fewest.
    """
    given = list(several(renditions, "renditions"))
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
        kind=MediaKind(rendition.kind).code,
        is_default=bool(rendition.is_default),
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
