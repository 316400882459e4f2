"""What is being played, and what a program's player is to do."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from .._convert import optional_text, text
from .._times import known_time, optional_datetime
from ..errors import PentadError, optional_failure
from ._deed_names import PlaybackPhase, PlayerOrderKind
from ._fields import known_amount
from ._videos import MediaRendition, rendition_of

_PLACED = (PlayerOrderKind.LOAD, PlayerOrderKind.SEEK)


@dataclass(frozen=True)
class ContentURL:
    """Where a player finds a video."""

    #: The video's key.
    video: str
    #: The file or stream to play.
    rendition: MediaRendition
    expires_at_ms: int | None

    @property
    def expires_at(self) -> datetime | None:
        """Until when the address holds, in UTC; None when it does not run out."""
        return optional_datetime(self.expires_at_ms)


@dataclass(frozen=True)
class PlaybackState:
    """What is being played, and what lies beside it in the list."""

    #: The video that was chosen; it stays when it is gone from the list. None for none.
    current: str | None
    #: The one behind it in the list, which is older; None for none.
    next: str | None
    #: The one before it in the list, which is newer; None for none.
    previous: str | None
    #: The row of the list that is the current video; None when the list does not have it.
    highlighted: str | None
    phase: PlaybackPhase
    #: Where it stands.
    position_ms: int
    #: How long it lasts; None when nobody knows.
    duration_ms: int | None
    #: Why it cannot be played, of FAILED.
    error: PentadError | None = field(default=None, compare=False)


@dataclass(frozen=True)
class PlayerOrder:
    """What a program's player is to do; what its kind has not is None."""

    kind: PlayerOrderKind
    #: Where the video is, of LOAD.
    content: ContentURL | None
    #: Where in the video, of LOAD and SEEK.
    position_ms: int | None


def content_of(record: Any) -> ContentURL:
    return ContentURL(
        video=text(record.video),
        rendition=rendition_of(record.rendition.contents),
        expires_at_ms=known_time(record.expires_at),
    )


def playing_of(record: Any) -> PlaybackState:
    return PlaybackState(
        current=optional_text(record.current),
        next=optional_text(record.next),
        previous=optional_text(record.previous),
        highlighted=optional_text(record.highlighted),
        phase=PlaybackPhase.of(record.phase),
        position_ms=record.position,
        duration_ms=known_amount(record.duration),
        error=optional_failure(record.status, record.error_message),
    )


def order_of(record: Any) -> PlayerOrder:
    kind = PlayerOrderKind.of(record.kind)
    return PlayerOrder(
        kind=kind,
        content=content_of(record.content.contents) if record.content else None,
        position_ms=record.position if kind in _PLACED else None,
    )
