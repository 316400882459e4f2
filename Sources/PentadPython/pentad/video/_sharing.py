"""The shares of a video, and the comments."""

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
    """A share of a video, with or without a comment."""

    #: The source of the broadcast.
    source: str
    #: The source's id of the broadcast, which is unique in the source.
    id: str
    #: The video's key.
    video: str
    sharer: Sharer
    #: The sharer's comment; None for none.
    comment: str | None
    #: The source's id of the channel in which it was shared; None for none.
    channel: str | None
    #: The source's id of the roll in which it was shared; None for none.
    roll: str | None
    created_at_ms: int
    updated_at_ms: int | None
    arrived_at_ms: int | None
    shared_at_ms: int
    #: The user's position according to the source; None if it is unknown.
    position_ms: int | None
    #: The like of the user according to the source; None if it is unknown.
    is_liked: bool | None
    #: The watch-later mark according to the source; None if it is unknown.
    is_watch_later: bool | None
    #: The watched mark according to the source; None if it is unknown.
    is_watched: bool | None

    @property
    def created_at(self) -> datetime:
        """The time of the share, in UTC. A source may give a time in the future."""
        return to_datetime(self.created_at_ms)

    @property
    def updated_at(self) -> datetime | None:
        """The time of the last change, in UTC; None if it is unknown."""
        return optional_datetime(self.updated_at_ms)

    @property
    def arrived_at(self) -> datetime | None:
        """The time when it was first received, in UTC; None for one that is not stored yet."""
        return optional_datetime(self.arrived_at_ms)

    @property
    def shared_at(self) -> datetime:
        """The time that determines its position in lists, in UTC: the time of the share, but never
        later than its arrival.
        """
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
