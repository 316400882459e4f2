"""Videos with all their shares, and the user's state of them."""

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
    """A part of a video; the end is exclusive."""

    start_ms: int
    end_ms: int


@brief
@dataclass(frozen=True)
class ViewState:
    """The user's state of a video."""

    #: The parts that the user has watched: in order and without overlaps or adjacent parts.
    spans: tuple[WatchedSpan, ...]
    #: The total watched time.
    seen_ms: int
    #: The position at which the user stopped.
    position_ms: int
    changed_at_ms: int | None
    is_liked: bool
    is_watch_later: bool
    #: True if the user has begun to watch it.
    is_watched: bool

    @property
    def changed_at(self) -> datetime | None:
        """The time of the last change, in UTC; None if the user has done nothing."""
        return optional_datetime(self.changed_at_ms)


@brief
@dataclass(frozen=True)
class VideoCursor:
    """A position in a list: after a video. It stays valid when videos come, go or move."""

    #: The time when the video was last shared.
    latest_share_ms: int
    #: The key of the video.
    key: str


@brief
@dataclass(frozen=True)
class VideoGroup:
    """A video with all its shares and comments: one row of a list."""

    #: The key of the video: ``youtube:BmzSEYNTkHA``.
    key: str
    video: Video
    #: The shares, the oldest first; at least one.
    broadcasts: tuple[Broadcast, ...]
    #: The other comments, the oldest first.
    comments: tuple[VideoComment, ...]
    #: The lines of a list with expanded comments: the first broadcast, then all others, the oldest
    #: first.
    comment_lines: tuple[CommentLine, ...]
    state: ViewState
    playability: Playability
    latest_share_ms: int
    #: The watched fraction of the video, 0…1; None if its duration is unknown.
    watched_fraction: float | None

    @property
    def face(self) -> Broadcast:
        """The broadcast that a list shows: the first."""
        return self.broadcasts[0]

    @property
    def latest_share(self) -> datetime:
        """The time when the video was last shared, in UTC: the sort key of the lists."""
        return to_datetime(self.latest_share_ms)

    @property
    def cursor(self) -> VideoCursor:
        """The position of this group, after which the next page of a list begins."""
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
