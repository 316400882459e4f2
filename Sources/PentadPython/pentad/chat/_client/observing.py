"""The lists of a client, as they are now and whenever they are others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable

from ..._convert import positive, utf8
from ..._list_update import ListUpdate, told
from ..._subscription import Subscription
from ..._threads import AsyncHandle
from .._inputs import Conversation, Group, group_id, key_of, optional_key
from .._lists import TimelineItem, subscribe_list
from .._records import ChatGroup, ChatMember, ChatMessage, DirectChat

if TYPE_CHECKING:
    from .streams import ListStream


class ClientObserving(AsyncHandle):
    """Lists that a screen shows."""

    def on_groups(self, function: Callable[[ListUpdate[ChatGroup]], object]) -> Subscription:
        """Has a function called with the user's groups as they are now, and whenever they change.

        The one with the newest message is first. Each time it gets what has changed since the call
        before, too. Who is slow sees the newest only. A list that cannot be read is passed over; a
        delegate's ``did_fail`` tells why.
        """
        return subscribe_list(self, "groups", told(function), {})

    def observe_groups(self) -> ListStream[ChatGroup]:
        """The user's groups as they are now, and whenever they change, for ``async for``.

        Who is slow sees the newest only, and what has changed since the list it saw before.
        """
        return self._stream("groups", {})

    def on_chats(self, function: Callable[[ListUpdate[DirectChat]], object]) -> Subscription:
        """As :meth:`on_groups`, with the direct chats."""
        return subscribe_list(self, "chats", told(function), {})

    def observe_chats(self) -> ListStream[DirectChat]:
        """As :meth:`observe_groups`, with the direct chats."""
        return self._stream("chats", {})

    def on_members(
        self, group: Group, function: Callable[[ListUpdate[ChatMember]], object]
    ) -> Subscription:
        """As :meth:`on_groups`, with the members of a group that are stored."""
        return subscribe_list(self, "members", told(function), _members(group))

    def observe_members(self, group: Group) -> ListStream[ChatMember]:
        """As :meth:`observe_groups`, with the members of a group that are stored."""
        return self._stream("members", _members(group))

    def on_messages(
        self,
        conversation: Conversation,
        function: Callable[[ListUpdate[TimelineItem]], object],
        *,
        limit: int = 50,
    ) -> Subscription:
        """As :meth:`on_groups`, with the newest messages of a conversation, the oldest first.

        Behind them are those on their way; one that arrives keeps its place and its ``id``.
        ``limit`` is 1 to 1,000.
        """
        return subscribe_list(self, "messages", told(function), _messages(conversation, limit))

    def observe_messages(
        self, conversation: Conversation, *, limit: int = 50
    ) -> ListStream[TimelineItem]:
        """As :meth:`observe_groups`, with the lines of :meth:`on_messages`."""
        return self._stream("messages", _messages(conversation, limit))

    def on_search(
        self,
        words: str,
        function: Callable[[ListUpdate[ChatMessage]], object],
        conversation: Conversation | None = None,
        *,
        limit: int = 50,
    ) -> Subscription:
        """As :meth:`on_groups`, with what :meth:`search` finds; ``limit`` is 1 to 1,000."""
        return subscribe_list(self, "search", told(function), _search(words, conversation, limit))

    def observe_search(
        self, words: str, conversation: Conversation | None = None, *, limit: int = 50
    ) -> ListStream[ChatMessage]:
        """As :meth:`observe_groups`, with what :meth:`search` finds."""
        return self._stream("search", _search(words, conversation, limit))

    def _stream(self, name: str, wanted: dict[str, Any]) -> ListStream[Any]:
        from .streams import ListStream

        return ListStream(self, name, wanted)


def _members(group: Group) -> dict[str, Any]:
    return {"members_of": group_id(group)}


def _messages(conversation: Conversation, limit: int) -> dict[str, Any]:
    return {"messages_in": key_of(conversation), "messages_limit": positive(limit, "limit")}


def _search(words: str, conversation: Conversation | None, limit: int) -> dict[str, Any]:
    return {
        "search_text": utf8(words, "words"),
        "search_in": optional_key(conversation),
        "search_limit": positive(limit, "limit"),
    }
