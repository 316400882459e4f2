"""What the user writes, and how far it has come."""

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
    """Messages are stored at once, and sent exactly once, in order, as soon as they can be."""

    def send(
        self,
        conversation: Conversation,
        text: str | None = None,
        *,
        attachments: Iterable[Attachable] = (),
        reply_to: Message | None = None,
    ) -> OutgoingMessage:
        """Writes a message: of at most 1,000 characters, attachments, or both.

        It is on the disk, pictures and all, when this returns, and is sent as soon as those before
        it in the conversation are, with a network or without. :meth:`wait_for_delivery` waits for
        it to arrive. An attachment is another message's, a picture
        (:meth:`OutgoingAttachment.picture`), or members as GroupMe has them: ``{"type": …}``.
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
        """As :meth:`send`; whether it is written when the task is cancelled is open."""
        from ._gives import give_outgoing

        asked = key_of(conversation), record_of_message(text, attachments, reply_to)
        return await give_outgoing(lib.pentad_chat_client_send_async, self._pointer, *asked)

    def wait_for_delivery(
        self, outgoing: OutgoingMessage, *, timeout: float | None = None
    ) -> ChatMessage:
        """Waits until a message has arrived; the message as the server has it.

        TimedOutError after ``timeout`` seconds: it goes on; None waits without limit. NotFoundError
        when it was cancelled; what the server refused it with is raised.
        """
        function, record = lib.pentad_chat_client_wait_for_delivery, record_of_outgoing(outgoing)
        # Asked each time: a signal's handler may close the client between two.
        return patiently(lambda wait: message_by(function, self._pointer, record, wait), timeout)

    @timed
    async def wait_for_delivery_async(
        self, outgoing: OutgoingMessage, *, timeout: float | None = None
    ) -> ChatMessage:
        """As :meth:`wait_for_delivery`; to cancel the task ends the wait alone."""
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
        """Changes a message that has not left, with all its attachments, and has it sent.

        Whether that was done: not when it is not there, is being sent, or may have arrived.
        """
        asked = local_id(item), record_of_message(text, attachments, reply_to)
        return call_out(c_bool, lib.pentad_chat_client_edit_outgoing, self._pointer, *asked).value

    edit_outgoing_async: Final = twin(edit_outgoing)
