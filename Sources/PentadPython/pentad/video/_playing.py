"""What is being played, and what a program's player is to do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .._brief import brief
from .._convert import optional_text
from ..errors import PentadError, optional_failure
from ._deed_names import PlayerOrderKind
from ._enums import PlaybackPhase
from ._fields import known_amount
from ._records import ContentURL, content_url_of

_PLACED = (PlayerOrderKind.LOAD, PlayerOrderKind.SEEK)


@brief
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


@brief
@dataclass(frozen=True)
class PlayerOrder:
    """What a program's player is to do; what its kind has not is None."""

    kind: PlayerOrderKind
    #: Where the video is, of LOAD.
    content: ContentURL | None
    #: Where in the video, of LOAD and SEEK.
    position_ms: int | None


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
        content=content_url_of(record.content.contents) if record.content else None,
        position_ms=record.position if kind in _PLACED else None,
    )
