"""The messages of a client, stored and fetched."""

from __future__ import annotations

from typing import Callable

from ..._deadlines import timed
from ..._library import lib
from ...errors import call
from .._inputs import Conversation, key_of
from ._methods import MessageMethods


class ClientMessages(MessageMethods):
    """Messages: stored ones, and those of the server."""

    @timed
    def fetch_history(self, conversation: Conversation, *, timeout: float | None = None) -> None:
        """Fetches the whole history of a conversation, page by page.

        After a failure, the next call continues at the same point.
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
        """Fetches like :meth:`fetch_history`; after a cancellation, the next call continues at the
        same point.

        ``progress`` receives the number of messages stored in all conversations.
        """
        from .tasks import fetch_history_async

        await fetch_history_async(self, key_of(conversation), progress)
