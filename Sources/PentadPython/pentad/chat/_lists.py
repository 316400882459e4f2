"""Observed lists, as they are now and after each change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable

from .._callbacks import context_free, keep
from .._convert import items, text
from .._handle import Handle
from .._library import lib
from .._list_update import Take, give
from .._native import (
    pentad_chat_direct_chat_list_callback,
    pentad_chat_group_list_callback,
    pentad_chat_lists_delegate,
    pentad_chat_member_list_callback,
    pentad_chat_search_list_callback,
    pentad_chat_timeline_callback,
)
from .._subscription import Subscription, register
from .._turns import guarded
from ._records import (
    ChatMessage,
    OutgoingMessage,
    direct_chats_of,
    groups_of,
    members_of,
    message_of,
    messages_of,
    outgoing_of,
)


@dataclass(frozen=True)
class TimelineItem:
    """A row of a conversation on a screen: either ``message`` or ``outgoing``."""

    #: The id of the row, which stays the same when a message arrives.
    id: str
    #: A message that is on the server.
    message: ChatMessage | None
    #: A message of the user that is not on the server yet.
    outgoing: OutgoingMessage | None


#: The key of each list's items, as the library uses it.
KEYS: dict[str, Callable[[Any], str]] = {
    "groups": lambda group: group.id,
    "chats": lambda chat: chat.conversation,
    "members": lambda member: member.user_id,
    "messages": lambda line: line.id,
    "search": lambda message: str(message.id),
}


def subscribe_list(client: Handle, name: str, take: Take, wanted: dict[str, Any]) -> Subscription:
    """Calls a function with the list of a name: ``groups``, ``chats``, ``members`` …"""
    record = pentad_chat_lists_delegate(
        context=keep(take), context_free=context_free, **{name: _CALLBACKS[name]}, **wanted
    )
    return register(lib.pentad_chat_client_subscribe_lists, client, record)


def _groups(context: int | None, found: Any, delta: Any) -> None:
    give(context, groups_of(found.contents), delta)


def _chats(context: int | None, found: Any, delta: Any) -> None:
    give(context, direct_chats_of(found.contents), delta)


def _members(context: int | None, found: Any, delta: Any) -> None:
    give(context, members_of(found.contents), delta)


def _messages(context: int | None, found: Any, delta: Any) -> None:
    lines = items(found.contents.items, found.contents.count)
    give(context, tuple(map(_line_of, lines)), delta)


def _search(context: int | None, found: Any, delta: Any) -> None:
    give(context, messages_of(found.contents), delta)


def _line_of(record: Any) -> TimelineItem:
    return TimelineItem(
        id=text(record.id),
        message=message_of(record.message.contents) if record.message else None,
        outgoing=outgoing_of(record.outgoing.contents) if record.outgoing else None,
    )


_CALLBACKS = {
    "groups": pentad_chat_group_list_callback(guarded(_groups)),
    "chats": pentad_chat_direct_chat_list_callback(guarded(_chats)),
    "members": pentad_chat_member_list_callback(guarded(_members)),
    "messages": pentad_chat_timeline_callback(guarded(_messages)),
    "search": pentad_chat_search_list_callback(guarded(_search)),
}
