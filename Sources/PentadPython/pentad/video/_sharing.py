"""Who shared a video, and what was said."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from .._brief import brief
from .._convert import known_count, optional_text, text
from .._times import known_time, optional_datetime, to_datetime
from ._fields import known_mark
from ._records import Sharer, sharer_of


@brief
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
