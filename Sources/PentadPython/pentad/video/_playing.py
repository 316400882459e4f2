"""The state of a playback, and the commands for a program's player."""

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
    """The state of a playback: the current video and its neighbours in the list."""

    #: The selected video, which stays when it has left the list. None for none.
    current: str | None
    #: The next, older video in the list; None for none.
    next: str | None
    #: The previous, newer video in the list; None for none.
    previous: str | None
    #: The row of the current video in the list; None if the list does not contain it.
    highlighted: str | None
    phase: PlaybackPhase
    #: The position.
    position_ms: int
    #: The duration; None if it is unknown.
    duration_ms: int | None
    #: The error, for FAILED.
    error: PentadError | None = field(default=None, compare=False)


@brief
@dataclass(frozen=True)
class PlayerOrder:
    """A command for a program's player; fields that do not apply to its kind are None."""

    kind: PlayerOrderKind
    #: The URL of the video, for LOAD.
    content: ContentURL | None
    #: The position in the video, for LOAD and SEEK.
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
