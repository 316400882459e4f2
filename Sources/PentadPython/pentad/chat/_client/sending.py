"""The user's messages, and their delivery."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_bool
from typing import Final

from ..._deadlines import timed
from ..._library import lib
from ..._threads import twin
from ..._waits import patiently
from ...errors import call_out
from .._inputs import (
    Attachable,
    Conversation,
    Local,
    Message,
    key_of,
    local_id,
    record_of_message,
    record_of_outgoing,
)
from .._records import ChatMessage, OutgoingMessage, message_by, outgoing_by
from ._methods import OutgoingMethods


class ClientSending(OutgoingMethods):
    """Messages are stored immediately, and sent exactly once, in order, as soon as possible."""

    def send(
        self,
        conversation: Conversation,
        text: str | None = None,
        *,
        attachments: Iterable[Attachable] = (),
        reply_to: Message | None = None,
    ) -> OutgoingMessage:
        """Queues a message: at most 1,000 characters, attachments, or both.

        It is on disk with its pictures when this returns. It is sent as soon as the previous ones
        in the conversation have been sent, even if the network is down now.
        :meth:`wait_for_delivery` waits for it to arrive. An attachment is another message's, a
        picture (:meth:`OutgoingAttachment.picture`), or a dict in GroupMe's format: ``{"type":
        …}``.
        """
        asked = key_of(conversation), record_of_message(text, attachments, reply_to)
        return outgoing_by(lib.pentad_chat_client_send, self._pointer, *asked)

    async def send_async(
        self,
        conversation: Conversation,
        text: str | None = None,
        *,
        attachments: Iterable[Attachable] = (),
        reply_to: Message | None = None,
    ) -> OutgoingMessage:
        """Queues a message like :meth:`send`; if the task is cancelled, it may or may not be
        queued.
        """
        from ._gives import give_outgoing

        asked = key_of(conversation), record_of_message(text, attachments, reply_to)
        return await give_outgoing(lib.pentad_chat_client_send_async, self._pointer, *asked)

    def wait_for_delivery(
        self, outgoing: OutgoingMessage, *, timeout: float | None = None
    ) -> ChatMessage:
        """Waits until a message has arrived and returns the server's version.

        TimedOutError after ``timeout`` seconds: sending continues; None waits without limit.
        NotFoundError when it was cancelled; if the server refused it, its error is raised.
        """
        function, record = lib.pentad_chat_client_wait_for_delivery, record_of_outgoing(outgoing)
        # Read each time: a signal handler may close the client between two.
        return patiently(lambda wait: message_by(function, self._pointer, record, wait), timeout)

    @timed
    async def wait_for_delivery_async(
        self, outgoing: OutgoingMessage, *, timeout: float | None = None
    ) -> ChatMessage:
        """Waits like :meth:`wait_for_delivery`; cancelling the task ends only the wait."""
        from ._gives import give_message

        asked = self._pointer, record_of_outgoing(outgoing)
        return await give_message(lib.pentad_chat_client_wait_for_delivery_async, *asked)

    def edit_outgoing(
        self,
        item: Local,
        text: str | None = None,
        *,
        attachments: Iterable[Attachable] = (),
        reply_to: Message | None = None,
    ) -> bool:
        """Changes a message that has not been sent, with all its attachments, and queues it for
        sending.

        Returns False if the message does not exist, is being sent, or may have arrived, otherwise
        True.
        """
        asked = local_id(item), record_of_message(text, attachments, reply_to)
        return call_out(c_bool, lib.pentad_chat_client_edit_outgoing, self._pointer, *asked).value

    edit_outgoing_async: Final = twin(edit_outgoing)
