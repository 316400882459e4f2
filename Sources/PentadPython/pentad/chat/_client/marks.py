"""What the user does with messages and conversations."""

from __future__ import annotations

from typing import Final

from ..._convert import optional_utf8, utf8
from ..._deadlines import timed
from ..._library import lib
from ..._threads import AsyncHandle, twin
from ..._times import NO_TIME, Moment, milliseconds
from ...errors import call
from .._inputs import (
    Conversation,
    Message,
    Sign,
    key_of,
    message_id,
    optional_message,
    record_of_sign,
)


class ClientMarks(AsyncHandle):
    """Changes are stored at once, and the server is told as soon as it can be."""

    def like(self, message: Message, sign: Sign | None = None) -> None:
        """Reacts to a message by a heart, or by another sign: a character or a picture.

        Of two reactions that wait the server is told only the last. NotFoundError when the message
        is not stored, as with each change of one.
        """
        call(lib.pentad_chat_client_like, self._pointer, message_id(message), record_of_sign(sign))

    like_async: Final = twin(like)

    def unlike(self, message: Message) -> None:
        """Takes the user's reaction to a message back."""
        call(lib.pentad_chat_client_unlike, self._pointer, message_id(message))

    unlike_async: Final = twin(unlike)

    def edit(self, message: Message, text: str) -> None:
        """Gives one of the user's own messages another text, of 1 to 1,000 characters.

        It is shown when the server has taken it.
        """
        call(lib.pentad_chat_client_edit_message, self._pointer, message_id(message), utf8(text))

    edit_async: Final = twin(edit)

    def delete(self, message: Message) -> None:
        """Deletes a message. It is shown as deleted when the server has done it."""
        call(lib.pentad_chat_client_delete_message, self._pointer, message_id(message))

    delete_async: Final = twin(delete)

    def pin(self, message: Message) -> None:
        """Pins a message. It is shown when the server has done it."""
        call(lib.pentad_chat_client_pin_message, self._pointer, message_id(message), True)

    pin_async: Final = twin(pin)

    def unpin(self, message: Message) -> None:
        """Takes a pin back. It is shown when the server has done it."""
        call(lib.pentad_chat_client_pin_message, self._pointer, message_id(message), False)

    unpin_async: Final = twin(unpin)

    def mark_read(self, conversation: Conversation, message: Message | None = None) -> None:
        """Notes that the user has read a conversation up to a message, or all of it."""
        asked = self._pointer, key_of(conversation), optional_message(message)
        call(lib.pentad_chat_client_mark_read, *asked)

    async def mark_read_async(
        self, conversation: Conversation, message: Message | None = None
    ) -> None:
        """As :meth:`mark_read`."""
        from ..._tasks import complete

        asked = self._pointer, key_of(conversation), optional_message(message)
        await complete(lib.pentad_chat_client_mark_read_async, *asked)

    def mute(self, conversation: Conversation, until: Moment | None) -> None:
        """Has a conversation not sound until a moment; None has it sound again."""
        moment = NO_TIME if until is None else milliseconds(until, "until")
        call(lib.pentad_chat_client_mute, self._pointer, key_of(conversation), moment)

    mute_async: Final = twin(mute)

    def set_draft(self, conversation: Conversation, text: str | None) -> None:
        """Keeps what the user has begun to write; None for nothing. It stays on this device."""
        asked = self._pointer, key_of(conversation), optional_utf8(text, "text")
        call(lib.pentad_chat_client_set_draft, *asked)

    async def set_draft_async(self, conversation: Conversation, text: str | None) -> None:
        """As :meth:`set_draft`."""
        from ..._tasks import complete

        asked = self._pointer, key_of(conversation), optional_utf8(text, "text")
        await complete(lib.pentad_chat_client_set_draft_async, *asked)

    @timed
    def send_typing(self, conversation: Conversation, *, timeout: float | None = None) -> None:
        """Tells the others in a conversation that the user is writing, now or not at all.

        OfflineError when there is no push connection, RefusedError when the service did not take
        it; it may have been taken when another error is raised.
        """
        call(lib.pentad_chat_client_send_typing, self._pointer, key_of(conversation))

    @timed
    async def send_typing_async(
        self, conversation: Conversation, *, timeout: float | None = None
    ) -> None:
        """As :meth:`send_typing`; to cancel the task ends the wait."""
        from ..._tasks import complete

        asked = self._pointer, key_of(conversation)
        await complete(lib.pentad_chat_client_send_typing_async, *asked)
