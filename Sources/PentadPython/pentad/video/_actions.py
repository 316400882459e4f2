"""Shares of the user, and actions that must be sent to sources."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .._brief import brief
from .._convert import items, optional_text, text, texts
from ..errors import PentadError, optional_failure
from ._deed_names import ActionKind
from ._enums import ActionStep

_SWITCHED = (ActionKind.LIKE, ActionKind.WATCH_LATER)


@brief
@dataclass(frozen=True)
class ShareDraft:
    """A video to share, with the comment and the recipients."""

    #: The video's key.
    video: str
    #: The comment; may be empty.
    text: str = ""
    #: The destinations: ``twitter``, ``email`` …
    destinations: tuple[str, ...] = ()
    #: The e-mail addresses, for sharing by e-mail.
    recipients: tuple[str, ...] = ()
    #: The source of the broadcast to share; None for the first one of the group.
    broadcast_source: str | None = None
    #: The id of that broadcast.
    broadcast_id: str | None = None


@brief
@dataclass(frozen=True)
class PendingAction:
    """An action that has not reached its source yet, or was refused."""

    #: The number of the action in this store, which is never reused.
    id: int
    #: The kind of action.
    kind: ActionKind
    #: The video of the action.
    video: str
    #: The source that must receive the action.
    source: str
    #: The step: QUEUED, SENDING or FAILED.
    step: ActionStep
    #: The number of attempts that have begun.
    attempts: int
    #: True to turn the mark on, False to turn it off, for LIKE and WATCH_LATER.
    is_on: bool | None
    #: The user's position, for PROGRESS.
    position_ms: int | None
    #: The share, for SHARE.
    share: ShareDraft | None
    #: The error of the last attempt; None for no failure.
    error: PentadError | None = field(default=None, compare=False)


def actions_of(record: Any) -> list[PendingAction]:
    return [_action_of(one) for one in items(record.items, record.count)]


def _action_of(record: Any) -> PendingAction:
    kind = ActionKind.of(record.kind)
    return PendingAction(
        id=record.id,
        kind=kind,
        video=text(record.video),
        source=text(record.source),
        step=ActionStep.of(record.step),
        attempts=record.attempts,
        is_on=record.is_on if kind in _SWITCHED else None,
        position_ms=record.position if kind is ActionKind.PROGRESS else None,
        share=_share_of(record.share.contents) if record.share else None,
        error=optional_failure(record.status, record.error_message),
    )


def _share_of(record: Any) -> ShareDraft:
    return ShareDraft(
        video=text(record.video),
        text=text(record.text),
        destinations=texts(record.destinations, record.destination_count),
        recipients=texts(record.recipients, record.recipient_count),
        broadcast_source=optional_text(record.broadcast_source),
        broadcast_id=optional_text(record.broadcast_id),
    )
