"""The events of a client, for delegates, for ``async for``, and for polling."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Callable

from .._brief import brief
from .._callbacks import context_free, keep
from .._convert import items, optional_text, text
from .._event_kinds import EventOfKind
from .._events import LogMethods, Receiver, telling
from .._handle import Handle
from .._library import lib
from .._names import Name
from .._native import pentad_chat_delegate, pentad_chat_event_callback
from .._subscription import Subscription, register
from .._times import optional_datetime
from ..errors import PentadError, optional_failure
from ._enums import ChatConnection, ChatRoute, ChatWork, GroupRemoval, OutgoingStep
from ._fields import known_message


class ChatEventKind(Name):
    """The kind of an event; each is also a method of :class:`ChatClientDelegate`.

    Events up to ``ACCOUNT_UPDATED``, and ``STORE_RECOVERED``, are kept in the log of the store. The
    others are transient: the newest event of a subject replaces the previous one, and none is kept.
    """

    #: The observer was away for longer than the log reaches, or the store is new: reload
    #: everything.
    RESET = "reset"
    GROUPS_REFRESHED = "groupsRefreshed"
    GROUP_CREATED = "groupCreated"
    GROUP_UPDATED = "groupUpdated"
    GROUP_REMOVED = "groupRemoved"
    MEMBERS_UPDATED = "membersUpdated"
    MESSAGES_UPDATED = "messagesUpdated"
    REACTIONS_CHANGED = "reactionsChanged"
    OUTGOING_CHANGED = "outgoingChanged"
    CONVERSATION_CHANGED = "conversationChanged"
    DRAFT_CHANGED = "draftChanged"
    ACCOUNT_UPDATED = "accountUpdated"
    TYPING = "typing"
    CONNECTION = "connection"
    SYNCHRONISING = "synchronising"
    FAILED = "failed"
    #: The store was damaged and was rebuilt; the first event of its new log.
    STORE_RECOVERED = "storeRecovered"

    @property
    def is_logged(self) -> bool:
        """True if it is kept in the log of the store."""
        up_to = ChatEventKind.ACCOUNT_UPDATED.code
        return self.code <= up_to or self is ChatEventKind.STORE_RECOVERED


@brief
@dataclass(frozen=True)
class ChatEvent(EventOfKind):
    """An event; fields that do not apply to its kind are None.

    The store is changed before the event is delivered; read the content there.
    """

    kind: ChatEventKind
    #: The number to continue after. For a transient event, it is that of the last logged event
    #: before it.
    number: int
    conversation: str | None = None
    group_id: str | None = None
    #: The reason why the user is no longer in the group.
    removal: GroupRemoval | None = None
    #: The messages that are new in the store, the oldest first.
    inserted: tuple[int, ...] | None = None
    #: The messages with changed text, attachments, likes or pin, and deleted ones that leave a
    #: trace. A message that is not stored was changed before it was fetched.
    updated: tuple[int, ...] | None = None
    #: The messages that the server no longer has.
    removed: tuple[int, ...] | None = None
    #: The local id of a queued message.
    local_id: int | None = None
    #: The step of the queued message.
    step: OutgoingStep | None = None
    #: The message whose likes changed, or that a queued message became.
    message: int | None = None
    #: The user who is typing.
    user_id: str | None = None
    at_ms: int | None = None
    connection: ChatConnection | None = None
    #: The transport of a live connection.
    route: ChatRoute | None = None
    #: The number of conversations that are up to date.
    completed: int | None = None
    #: The number of conversations.
    total: int | None = None
    #: The work that failed.
    work: ChatWork | None = None
    error: PentadError | None = None
    #: The number of rows with the user's own data that were recovered from the damaged store.
    rows_kept: int | None = None
    #: True if some of them could not be read.
    is_partial: bool | None = None

    @property
    def at(self) -> datetime | None:
        """The time since when a person has been typing, by the server's clock, in UTC."""
        return optional_datetime(self.at_ms)


_Kind = ChatEventKind

#: The delegate's method of each kind, and the members of the event that it receives.
_METHODS: dict[ChatEventKind, tuple[str, ...]] = {
    _Kind.RESET: ("did_reset",),
    _Kind.GROUPS_REFRESHED: ("did_refresh_groups",),
    _Kind.GROUP_CREATED: ("did_create_group", "group_id"),
    _Kind.GROUP_UPDATED: ("did_update_group", "group_id"),
    _Kind.GROUP_REMOVED: ("did_remove_group", "group_id", "removal"),
    _Kind.MEMBERS_UPDATED: ("did_update_members", "group_id"),
    _Kind.MESSAGES_UPDATED: (
        "did_update_messages", "conversation", "inserted", "updated", "removed",
    ),
    _Kind.REACTIONS_CHANGED: ("did_update_reactions", "conversation", "message"),
    _Kind.OUTGOING_CHANGED: (
        "did_update_outgoing", "conversation", "local_id", "step", "message",
    ),
    _Kind.CONVERSATION_CHANGED: ("did_update_conversation", "conversation"),
    _Kind.DRAFT_CHANGED: ("did_update_draft", "conversation"),
    _Kind.ACCOUNT_UPDATED: ("did_update_account",),
    _Kind.TYPING: ("typing", "conversation", "user_id", "at_ms"),
    _Kind.CONNECTION: ("connection", "connection", "route", "error"),
    _Kind.SYNCHRONISING: ("synchronising", "completed", "total"),
    _Kind.FAILED: ("did_fail", "work", "conversation", "error"),
    _Kind.STORE_RECOVERED: ("did_recover_store", "rows_kept", "is_partial"),
}  # fmt: skip

_NAMES = {kind: method[0] for kind, method in _METHODS.items()}
_ARGUMENTS = {kind: method[1:] for kind, method in _METHODS.items()}


def _numbers(array: Any, count: int) -> tuple[int, ...]:
    return tuple(array[:count]) if count else ()


def _route_of(record: Any) -> ChatRoute | None:
    is_live = record.connection == ChatConnection.LIVE.code
    return ChatRoute.of(record.route) if is_live else None


#: The reader of each part of an event.
_READERS: dict[str, Callable[[Any], Any]] = {
    "conversation": lambda record: optional_text(record.conversation),
    "group_id": lambda record: text(record.group_id),
    "removal": lambda record: GroupRemoval.of(record.removal),
    "inserted": lambda record: _numbers(record.inserted, record.inserted_count),
    "updated": lambda record: _numbers(record.updated, record.updated_count),
    "removed": lambda record: _numbers(record.removed, record.removed_count),
    "local_id": lambda record: record.local_id,
    "step": lambda record: OutgoingStep.of(record.step),
    "message": lambda record: known_message(record.message),
    "user_id": lambda record: text(record.user_id),
    "at_ms": lambda record: record.at,
    "connection": lambda record: ChatConnection.of(record.connection),
    "route": _route_of,
    "completed": lambda record: record.completed,
    "total": lambda record: record.total,
    "rows_kept": lambda record: record.rows_kept,
    "is_partial": lambda record: record.is_partial,
    "work": lambda record: ChatWork.of(record.work),
    "error": lambda record: optional_failure(record.status, record.error_message),
}


def event_of(record: Any) -> ChatEvent:
    kind = ChatEventKind.of(record.kind)
    details: dict[str, Any] = {name: _READERS[name](record) for name in _ARGUMENTS[kind]}
    return ChatEvent(kind, record.number, **details)


def events_of(record: Any) -> list[ChatEvent]:
    return [event_of(one) for one in items(record.items, record.count)]


def methods_of(delegate: object) -> LogMethods:
    """Makes the receiver that calls a delegate's methods."""
    return LogMethods(delegate, _NAMES, _ARGUMENTS)


def subscribe(client: Handle, receiver: Receiver, after: int) -> Subscription:
    """Subscribes a receiver to the events after an event; 0 for from now on."""
    record = pentad_chat_delegate(
        context=keep(receiver), context_free=context_free, after=after, did_happen=_did_happen
    )
    return register(lib.pentad_chat_client_subscribe, client, record)


_did_happen = pentad_chat_event_callback(telling(event_of))
