"""Who shared a video or wrote about it, and what was said."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from .._convert import known_count, optional_text, text
from .._times import known_time, optional_datetime, to_datetime
from ._fields import known_mark


@dataclass(frozen=True)
class Sharer:
    """Somebody who shared a video or wrote about it, or a feed that published it."""

    #: The source's id of the person; None when it gives none.
    id: str | None
    #: The name by which the person is known there; may be empty.
    nickname: str
    #: The name in full; None when it is not known.
    name: str | None
    #: As lists show it: the nickname in capitals, behind one ``@`` for people of Twitter.
    display_name: str
    #: Where the picture is; None for none.
    image_url: str | None
    #: Where the person shares: ``twitter``, ``facebook``, ``feed`` … The set is open.
    origin: str


@dataclass(frozen=True)
class Broadcast:
    """Somebody has shared a video, with a comment or without."""

    #: The source that tells of it.
    source: str
    #: What the source calls it: no other broadcast of it is called so.
    id: str
    #: The video's key.
    video: str
    sharer: Sharer
    #: What the sharer says of it; None for nothing.
    comment: str | None
    #: The source's id of the channel in which it was shared; None for none.
    channel: str | None
    #: The source's id of the roll in which it was shared; None for none.
    roll: str | None
    created_at_ms: int
    updated_at_ms: int | None
    arrived_at_ms: int | None
    shared_at_ms: int
    #: How far the user has come, as the source knows; None when it does not say.
    position_ms: int | None
    #: Whether the user likes the video, as the source knows; None when it does not say.
    is_liked: bool | None
    #: Whether the user wants to watch it later; None when the source does not say.
    is_watch_later: bool | None
    #: Whether the user has begun to watch it; None when the source does not say.
    is_watched: bool | None

    @property
    def created_at(self) -> datetime:
        """When, in UTC. A source may name a moment that is still to come."""
        return to_datetime(self.created_at_ms)

    @property
    def updated_at(self) -> datetime | None:
        """When it last changed, in UTC; None when it is not told."""
        return optional_datetime(self.updated_at_ms)

    @property
    def arrived_at(self) -> datetime | None:
        """When it first came here, in UTC; None of one that has just come."""
        return optional_datetime(self.arrived_at_ms)

    @property
    def shared_at(self) -> datetime:
        """When it counts as shared, for the order of lists, in UTC: no later than it came here."""
        return to_datetime(self.shared_at_ms)


@dataclass(frozen=True)
class VideoComment:
    """What somebody has written about a video, other than by sharing it."""

    #: The source that tells of it.
    source: str
    #: What the source calls it: no other comment of it is called so.
    id: str
    #: The video's key.
    video: str
    author: Sharer
    text: str
    #: The source's id of the comment that it answers; None for none.
    parent: str | None
    created_at_ms: int
    updated_at_ms: int | None

    @property
    def created_at(self) -> datetime:
        """When, in UTC."""
        return to_datetime(self.created_at_ms)

    @property
    def updated_at(self) -> datetime | None:
        """When it last changed, in UTC; None when it is not told."""
        return optional_datetime(self.updated_at_ms)


@dataclass(frozen=True)
class CommentLine:
    """A line under a video: who shared it or wrote about it, and what was said."""

    #: The source that tells of it.
    source: str
    #: The id of the broadcast or the comment.
    id: str
    author: Sharer
    #: None when it was shared without a word.
    text: str | None
    created_at_ms: int
    #: Whether it is a share, and no mere comment.
    is_share: bool

    @property
    def created_at(self) -> datetime:
        """When, in UTC."""
        return to_datetime(self.created_at_ms)


def sharer_of(record: Any) -> Sharer:
    return Sharer(
        id=optional_text(record.id),
        nickname=text(record.nickname),
        name=optional_text(record.name),
        display_name=text(record.display_name),
        image_url=optional_text(record.image_url),
        origin=text(record.origin),
    )


def broadcast_of(record: Any) -> Broadcast:
    return Broadcast(
        source=text(record.source),
        id=text(record.id),
        video=text(record.video),
        sharer=sharer_of(record.sharer.contents),
        comment=optional_text(record.comment),
        channel=optional_text(record.channel),
        roll=optional_text(record.roll),
        created_at_ms=record.created_at,
        updated_at_ms=known_time(record.updated_at),
        arrived_at_ms=known_time(record.arrived_at),
        shared_at_ms=record.shared_at,
        position_ms=known_count(record.position),
        is_liked=known_mark(record.is_liked),
        is_watch_later=known_mark(record.is_watch_later),
        is_watched=known_mark(record.is_watched),
    )


def comment_of(record: Any) -> VideoComment:
    return VideoComment(
        source=text(record.source),
        id=text(record.id),
        video=text(record.video),
        author=sharer_of(record.author.contents),
        text=text(record.text),
        parent=optional_text(record.parent),
        created_at_ms=record.created_at,
        updated_at_ms=known_time(record.updated_at),
    )


def line_of(record: Any) -> CommentLine:
    return CommentLine(
        source=text(record.source),
        id=text(record.id),
        author=sharer_of(record.author.contents),
        text=optional_text(record.text),
        created_at_ms=record.created_at,
        is_share=record.is_share,
    )
