"""The events of a client, with a class for each kind, so that ``match`` can use their fields.

Each is a :class:`ChatEvent`. The fields of its kind are never None in it, unless their types allow
it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._events import ChatEvent, ChatEventKind

if TYPE_CHECKING:
    from ..errors import PentadError
    from ._enums import ChatConnection, ChatRoute, ChatWork, GroupRemoval, OutgoingStep

__all__ = [
    "AccountUpdated",
    "Connection",
    "ConversationChanged",
    "DraftChanged",
    "Failed",
    "GroupCreated",
    "GroupRemoved",
    "GroupUpdated",
    "GroupsRefreshed",
    "MembersUpdated",
    "MessagesUpdated",
    "OutgoingChanged",
    "ReactionsChanged",
    "Reset",
    "StoreRecovered",
    "Synchronising",
    "Typing",
]


class Reset(ChatEvent, of=ChatEventKind.RESET):
    """:meth:`ChatClientDelegate.did_reset` as an event."""


class GroupsRefreshed(ChatEvent, of=ChatEventKind.GROUPS_REFRESHED):
    """:meth:`ChatClientDelegate.did_refresh_groups` as an event."""


class GroupCreated(ChatEvent, of=ChatEventKind.GROUP_CREATED):
    """:meth:`ChatClientDelegate.did_create_group` as an event."""

    if TYPE_CHECKING:
        group_id: str


class GroupUpdated(ChatEvent, of=ChatEventKind.GROUP_UPDATED):
    """:meth:`ChatClientDelegate.did_update_group` as an event."""

    if TYPE_CHECKING:
        group_id: str


class GroupRemoved(ChatEvent, of=ChatEventKind.GROUP_REMOVED):
    """:meth:`ChatClientDelegate.did_remove_group` as an event."""

    if TYPE_CHECKING:
        group_id: str
        removal: GroupRemoval


class MembersUpdated(ChatEvent, of=ChatEventKind.MEMBERS_UPDATED):
    """:meth:`ChatClientDelegate.did_update_members` as an event."""

    if TYPE_CHECKING:
        group_id: str


class MessagesUpdated(ChatEvent, of=ChatEventKind.MESSAGES_UPDATED):
    """:meth:`ChatClientDelegate.did_update_messages` as an event."""

    if TYPE_CHECKING:
        conversation: str
        inserted: tuple[int, ...]
        updated: tuple[int, ...]
        removed: tuple[int, ...]


class ReactionsChanged(ChatEvent, of=ChatEventKind.REACTIONS_CHANGED):
    """:meth:`ChatClientDelegate.did_update_reactions` as an event."""

    if TYPE_CHECKING:
        conversation: str
        message: int


class OutgoingChanged(ChatEvent, of=ChatEventKind.OUTGOING_CHANGED):
    """:meth:`ChatClientDelegate.did_update_outgoing` as an event."""

    if TYPE_CHECKING:
        conversation: str
        local_id: int
        step: OutgoingStep
        message: int | None


class ConversationChanged(ChatEvent, of=ChatEventKind.CONVERSATION_CHANGED):
    """:meth:`ChatClientDelegate.did_update_conversation` as an event."""

    if TYPE_CHECKING:
        conversation: str


class DraftChanged(ChatEvent, of=ChatEventKind.DRAFT_CHANGED):
    """:meth:`ChatClientDelegate.did_update_draft` as an event."""

    if TYPE_CHECKING:
        conversation: str


class AccountUpdated(ChatEvent, of=ChatEventKind.ACCOUNT_UPDATED):
    """:meth:`ChatClientDelegate.did_update_account` as an event."""


class Typing(ChatEvent, of=ChatEventKind.TYPING):
    """:meth:`ChatClientDelegate.typing` as an event."""

    if TYPE_CHECKING:
        conversation: str
        user_id: str
        at_ms: int


class Connection(ChatEvent, of=ChatEventKind.CONNECTION):
    """:meth:`ChatClientDelegate.connection` as an event."""

    if TYPE_CHECKING:
        connection: ChatConnection
        route: ChatRoute | None
        error: PentadError | None


class Synchronising(ChatEvent, of=ChatEventKind.SYNCHRONISING):
    """:meth:`ChatClientDelegate.synchronising` as an event."""

    if TYPE_CHECKING:
        completed: int
        total: int


class Failed(ChatEvent, of=ChatEventKind.FAILED):
    """:meth:`ChatClientDelegate.did_fail` as an event."""

    if TYPE_CHECKING:
        work: ChatWork
        conversation: str | None
        error: PentadError


class StoreRecovered(ChatEvent, of=ChatEventKind.STORE_RECOVERED):
    """:meth:`ChatClientDelegate.did_recover_store` as an event."""

    if TYPE_CHECKING:
        rows_kept: int
        is_partial: bool
