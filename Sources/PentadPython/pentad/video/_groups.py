"""Videos with all who shared them, and what the user has done with them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from .._brief import brief
from .._convert import items, text
from .._handle import reader
from .._library import lib
from .._native import pentad_video_group, pentad_video_groups
from .._times import known_time, optional_datetime, to_datetime
from ._records import CommentLine, Video, VideoComment, comment_line_of, comment_of, video_of
from ._sharing import Broadcast, broadcast_of
from ._videos import Playability, playability_of


@brief
@dataclass(frozen=True)
class WatchedSpan:
    """A part of a video, without its end."""

    start_ms: int
    end_ms: int


@brief
@dataclass(frozen=True)
class ViewState:
    """What the user has done with a video."""

    #: What the user has seen of it: in order, with something unseen between any two.
    spans: tuple[WatchedSpan, ...]
    #: How much that is.
    seen_ms: int
    #: Where the user stopped.
    position_ms: int
    changed_at_ms: int | None
    is_liked: bool
    is_watch_later: bool
    #: Whether the user has begun to watch it.
    is_watched: bool

    @property
    def changed_at(self) -> datetime | None:
        """When this last changed, in UTC; None when nothing was done."""
        return optional_datetime(self.changed_at_ms)


@brief
@dataclass(frozen=True)
class VideoCursor:
    """A place in a list: behind a video. It stays right when videos come, go and move."""

    #: When the video was shared last.
    latest_share_ms: int
    #: The video.
    key: str


@brief
@dataclass(frozen=True)
class VideoGroup:
    """A video with all who shared it and wrote about it: one row of a list."""

    #: Which video: ``youtube:BmzSEYNTkHA``.
    key: str
    video: Video
    #: Who shared it, the oldest first; at least one.
    broadcasts: tuple[Broadcast, ...]
    #: What else was written about it, the oldest first.
    comments: tuple[VideoComment, ...]
    #: What a list shows when the comments are expanded: the first broadcast, then all else, the
    #: oldest first.
    comment_lines: tuple[CommentLine, ...]
    state: ViewState
    playability: Playability
    latest_share_ms: int
    #: How much of the video was seen, 0…1; None when nobody knows how long it is.
    watched_fraction: float | None

    @property
    def face(self) -> Broadcast:
        """The broadcast that a list shows: the first."""
        return self.broadcasts[0]

    @property
    def latest_share(self) -> datetime:
        """When the video was shared last, in UTC: what orders the lists."""
        return to_datetime(self.latest_share_ms)

    @property
    def cursor(self) -> VideoCursor:
        """Its place, behind which the next page of a list begins."""
        return VideoCursor(self.latest_share_ms, self.key)


def groups_of(record: Any) -> tuple[VideoGroup, ...]:
    return tuple(map(group_of, items(record.items, record.count)))


groups_by = reader(pentad_video_groups, lib.pentad_video_groups_free, groups_of)


def group_of(record: Any) -> VideoGroup:
    fraction = record.watched_fraction
    lines = items(record.comment_lines, record.comment_line_count)
    return VideoGroup(
        key=text(record.key),
        video=video_of(record.video.contents),
        broadcasts=tuple(map(broadcast_of, items(record.broadcasts, record.broadcast_count))),
        comments=tuple(map(comment_of, items(record.comments, record.comment_count))),
        comment_lines=tuple(map(comment_line_of, lines)),
        state=state_of(record.state.contents),
        playability=playability_of(record.playability.contents),
        latest_share_ms=record.latest_share,
        watched_fraction=None if fraction < 0 else fraction,
    )


group_by = reader(pentad_video_group, lib.pentad_video_group_free, group_of)


def state_of(record: Any) -> ViewState:
    spans = record.spans[: record.span_count] if record.span_count else ()
    return ViewState(
        spans=tuple(WatchedSpan(span.start, span.end) for span in spans),
        seen_ms=record.seen,
        position_ms=record.position,
        changed_at_ms=known_time(record.changed_at),
        is_liked=record.is_liked,
        is_watch_later=record.is_watch_later,
        is_watched=record.is_watched,
    )
