"""The inputs of a program, converted for C."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from typing import Any, SupportsIndex, Union

from .._convert import int64, optional_utf8, positive, several, utf8
from .._native import (
    pentad_video_page_options,
    pentad_video_playback_options,
    pentad_video_span,
)
from ..errors import InvalidError
from ._actions import PendingAction
from ._enums import VideoList
from ._groups import VideoCursor, VideoGroup, WatchedSpan
from ._records import Video
from ._sources import SourceStatus

#: A video, with or without its shares, or its key: ``youtube:BmzSEYNTkHA``.
VideoLike = Union[str, VideoGroup, Video]
#: A source, or its id: ``feed:https://example.org/videos.xml``.
SourceLike = Union[str, SourceStatus]
#: An action, or its number.
ActionLike = Union[int, PendingAction]
#: A position in a list: after a video of it.
Before = Union[VideoGroup, VideoCursor]
#: A part of a video: a span, or its start and end in milliseconds.
Span = Union[WatchedSpan, tuple[int, int]]


def key_of(video: VideoLike) -> bytes:
    return utf8(video.key if isinstance(video, (VideoGroup, Video)) else video, "video")


def optional_key(video: VideoLike | None) -> bytes | None:
    return None if video is None else key_of(video)


def source_id(source: SourceLike) -> bytes:
    return utf8(source.id if isinstance(source, SourceStatus) else source, "source")


def action_id(action: ActionLike) -> int:
    return int64(action.id if isinstance(action, PendingAction) else action, "action")


def at_least_zero(value: SupportsIndex, name: str) -> int:
    """Checks that a number is not negative, which has another meaning in C."""
    number = int64(value, name)
    if number < 0:
        raise InvalidError(f"{name} is {number}, not at least 0")
    return number


def page_of(before: Before | None, limit: int) -> Any:
    """Makes the record of a page of a list."""
    record = pentad_video_page_options(limit=positive(limit, "limit"))
    if before is not None:
        if not isinstance(before, (VideoGroup, VideoCursor)):
            raise TypeError(f"before must be a group or a cursor, not {type(before).__name__}")
        record.before = utf8(before.key, "before")
        record.before_share = int64(before.latest_share_ms, "before")
    return byref(record)


def spans_of(seen: Iterable[Span]) -> tuple[Any, int]:
    """Makes the records of parts of a video, and returns their number."""
    records = [_record_of_span(span) for span in several(seen, "seen")]
    return (pentad_video_span * max(1, len(records)))(*records), len(records)


def _record_of_span(span: Span) -> Any:
    start, end = (span.start_ms, span.end_ms) if isinstance(span, WatchedSpan) else span
    return pentad_video_span(start=int64(start, "start_ms"), end=int64(end, "end_ms"))


def record_of_list(list: VideoList | str, words: str | None) -> Any:
    """Makes the record of the list to play; words are only for SEARCH."""
    kind = VideoList(list)
    if (words is not None) != (kind is VideoList.SEARCH):
        raise InvalidError("words are for the list search, which needs them")
    text = optional_utf8(words, "words")
    return byref(pentad_video_playback_options(search_text=text, list=kind.code))
