"""The lists of a client, as they are now and after each change."""

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
    """Lists for a screen."""

    def on_groups(self, function: Callable[[ListUpdate[ChatGroup]], object]) -> Subscription:
        """Calls a function with the user's groups as they are now, and after each change.

        The group with the newest message is first. Each call receives the changes since the
        previous one, too. A slow function receives only the newest list. A list that cannot be read
        is skipped; a delegate's ``did_fail`` reports the error.
        """
        return subscribe_list(self, "groups", told(function), {})

    def observe_groups(self) -> ListStream[ChatGroup]:
        """Returns the user's groups as they are now, and after each change, for ``async for``.

        A slow reader receives only the newest list, with the changes since the list that it read
        before.
        """
        return self._stream("groups", {})

    def on_chats(self, function: Callable[[ListUpdate[DirectChat]], object]) -> Subscription:
        """Like :meth:`on_groups`, for the direct chats."""
        return subscribe_list(self, "chats", told(function), {})

    def observe_chats(self) -> ListStream[DirectChat]:
        """Like :meth:`observe_groups`, for the direct chats."""
        return self._stream("chats", {})

    def on_members(
        self, group: Group, function: Callable[[ListUpdate[ChatMember]], object]
    ) -> Subscription:
        """Like :meth:`on_groups`, for the stored members of a group."""
        return subscribe_list(self, "members", told(function), _members(group))

    def observe_members(self, group: Group) -> ListStream[ChatMember]:
        """Like :meth:`observe_groups`, for the stored members of a group."""
        return self._stream("members", _members(group))

    def on_messages(
        self,
        conversation: Conversation,
        function: Callable[[ListUpdate[TimelineItem]], object],
        *,
        limit: int = 50,
    ) -> Subscription:
        """Like :meth:`on_groups`, for the newest messages of a conversation, the oldest first.

        Queued messages follow; one that arrives keeps its position and its ``id``. ``limit`` is 1
        to 1,000.
        """
        return subscribe_list(self, "messages", told(function), _messages(conversation, limit))

    def observe_messages(
        self, conversation: Conversation, *, limit: int = 50
    ) -> ListStream[TimelineItem]:
        """Like :meth:`observe_groups`, for the rows of :meth:`on_messages`."""
        return self._stream("messages", _messages(conversation, limit))

    def on_search(
        self,
        words: str,
        function: Callable[[ListUpdate[ChatMessage]], object],
        conversation: Conversation | None = None,
        *,
        limit: int = 50,
    ) -> Subscription:
        """Like :meth:`on_groups`, for the results of :meth:`search`; ``limit`` is 1 to 1,000."""
        return subscribe_list(self, "search", told(function), _search(words, conversation, limit))

    def observe_search(
        self, words: str, conversation: Conversation | None = None, *, limit: int = 50
    ) -> ListStream[ChatMessage]:
        """Like :meth:`observe_groups`, for the results of :meth:`search`."""
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
