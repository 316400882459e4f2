"""What the user shares, and what sources are still to be told."""

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
    """A video to be shared, with what is said of it and with whom."""

    #: The video's key.
    video: str
    #: What is said of it; may be empty.
    text: str = ""
    #: Where it goes: ``twitter``, ``email`` …
    destinations: tuple[str, ...] = ()
    #: The mail addresses, when it goes by mail.
    recipients: tuple[str, ...] = ()
    #: The source of the broadcast that is passed on; None for the first one of the group.
    broadcast_source: str | None = None
    #: The id of that broadcast.
    broadcast_id: str | None = None


@brief
@dataclass(frozen=True)
class PendingAction:
    """Something that a source does not know yet, or has refused."""

    #: Its number in this store, which is never given again.
    id: int
    #: What the user did.
    kind: ActionKind
    #: With which video.
    video: str
    #: The source that is to be told.
    source: str
    #: How far it has come: QUEUED, SENDING or FAILED.
    step: ActionStep
    #: How many attempts have begun.
    attempts: int
    #: Whether something is to be so, of LIKE and WATCH_LATER.
    is_on: bool | None
    #: How far the user has come, of PROGRESS.
    position_ms: int | None
    #: What is shared, of SHARE.
    share: ShareDraft | None
    #: What the last attempt failed with; None when nothing has failed.
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
