"""The messages of a client, as they are stored, and fetched."""

from __future__ import annotations

from typing import Callable, Final

from ..._convert import positive, utf8
from ..._deadlines import timed
from ..._library import lib
from ..._threads import AsyncHandle, twin
from ...errors import call
from .._inputs import (
    Conversation,
    Message,
    key_of,
    message_id,
    optional_key,
    optional_message,
)
from .._records import ChatMessage, MessageGap, gaps_by, message_by, messages_by


class ClientMessages(AsyncHandle):
    """Messages: those that are stored, and what the server has."""

    def messages(
        self, conversation: Conversation, *, before: Message | None = None, limit: int = 50
    ) -> list[ChatMessage]:
        """The messages that are stored before one of them, or the newest, the oldest first.

        ``limit`` is 1 to 1,000. There may be gaps between them, which are closed as soon as the
        server can be reached: see :meth:`gaps`.
        """
        asked = key_of(conversation), optional_message(before), positive(limit, "limit")
        return messages_by(lib.pentad_chat_client_messages, self._pointer, *asked)

    messages_async: Final = twin(messages)

    def messages_after(
        self, conversation: Conversation, after: Message | None = None, *, limit: int = 50
    ) -> list[ChatMessage]:
        """The messages that are stored after one of them, or the oldest of all, the oldest first.

        Otherwise as :meth:`messages`.
        """
        function = lib.pentad_chat_client_messages_after
        asked = key_of(conversation), optional_message(after), positive(limit, "limit")
        return messages_by(function, self._pointer, *asked)

    messages_after_async: Final = twin(messages_after)

    def message(self, message: Message) -> ChatMessage:
        """A message that is stored, by its number; NotFoundError when it is not."""
        return message_by(lib.pentad_chat_client_message, self._pointer, message_id(message))

    message_async: Final = twin(message)

    def gaps(self, conversation: Conversation) -> list[MessageGap]:
        """Where messages may be missing between those that are stored, the oldest first.

        What is older than all of them counts as no gap.
        """
        return gaps_by(lib.pentad_chat_client_gaps, self._pointer, key_of(conversation))

    gaps_async: Final = twin(gaps)

    def pinned(self, conversation: Conversation) -> list[ChatMessage]:
        """The messages that are pinned in a conversation, that pinned last first."""
        return messages_by(lib.pentad_chat_client_pinned, self._pointer, key_of(conversation))

    pinned_async: Final = twin(pinned)

    def search(
        self, words: str, conversation: Conversation | None = None, *, limit: int = 50
    ) -> list[ChatMessage]:
        """Finds messages by words among all that are stored, the newest first.

        Every word has to occur, as the beginning of one; a word of one or two Latin letters as it
        is. Case and accents do not count. Without a conversation all are searched. The server is
        not asked. ``limit`` is 1 to 1,000. More than 1,024 bytes or 32 different words raise
        InvalidError.
        """
        asked = utf8(words, "words"), optional_key(conversation), positive(limit, "limit")
        return messages_by(lib.pentad_chat_client_search, self._pointer, *asked)

    async def search_async(
        self, words: str, conversation: Conversation | None = None, *, limit: int = 50
    ) -> list[ChatMessage]:
        """As :meth:`search`; to cancel the task ends the search."""
        from .tasks import give_messages

        asked = utf8(words, "words"), optional_key(conversation), positive(limit, "limit")
        return await give_messages(lib.pentad_chat_client_search_async, self._pointer, *asked)

    @timed
    def fetch_messages(
        self,
        conversation: Conversation,
        before: Message,
        *,
        limit: int = 50,
        timeout: float | None = None,
    ) -> list[ChatMessage]:
        """The messages before one, the oldest first, fetched where they are not stored.

        ``limit`` is 1 to 1,000; there are fewer only where the conversation begins.
        """
        function = lib.pentad_chat_client_fetch_messages
        asked = key_of(conversation), message_id(before), positive(limit, "limit")
        return messages_by(function, self._pointer, *asked)

    @timed
    async def fetch_messages_async(
        self,
        conversation: Conversation,
        before: Message,
        *,
        limit: int = 50,
        timeout: float | None = None,
    ) -> list[ChatMessage]:
        """As :meth:`fetch_messages`; to cancel the task ends the wait."""
        from .tasks import give_messages

        asked = key_of(conversation), message_id(before), positive(limit, "limit")
        return await give_messages(
            lib.pentad_chat_client_fetch_messages_async, self._pointer, *asked
        )

    @timed
    def fetch_history(self, conversation: Conversation, *, timeout: float | None = None) -> None:
        """Fetches the whole history of a conversation, page by page.

        When it fails, it goes on where it was the next time.
        """
        call(lib.pentad_chat_client_fetch_history, self._pointer, key_of(conversation))

    @timed
    async def fetch_history_async(
        self,
        conversation: Conversation,
        *,
        progress: Callable[[int], object] | None = None,
        timeout: float | None = None,
    ) -> None:
        """As :meth:`fetch_history`; cancelled, it goes on where it was the next time.

        ``progress`` is told how many messages are stored in all conversations.
        """
        from .tasks import fetch_history_async

        await fetch_history_async(self, key_of(conversation), progress)

    @timed
    def catch_up(self, conversation: Conversation, *, timeout: float | None = None) -> None:
        """Fetches what is newer in a conversation than all that is stored, and closes its gaps."""
        call(lib.pentad_chat_client_catch_up, self._pointer, key_of(conversation))

    @timed
    async def catch_up_async(
        self, conversation: Conversation, *, timeout: float | None = None
    ) -> None:
        """As :meth:`catch_up`; to cancel the task ends the wait."""
        from ..._tasks import complete

        asked = self._pointer, key_of(conversation)
        await complete(lib.pentad_chat_client_catch_up_async, *asked)

    @timed
    def select(self, conversation: Conversation | None, *, timeout: float | None = None) -> None:
        """Notes which conversation the user looks at, then brings it up to date; None for none.

        It comes first from now on, its members are fetched, and who is writing in it is told. It is
        noted also when the server cannot be asked.
        """
        call(lib.pentad_chat_client_select, self._pointer, optional_key(conversation))

    @timed
    async def select_async(
        self, conversation: Conversation | None, *, timeout: float | None = None
    ) -> None:
        """As :meth:`select`; to cancel the task ends the wait."""
        from ..._tasks import complete

        asked = self._pointer, optional_key(conversation)
        await complete(lib.pentad_chat_client_select_async, *asked)
