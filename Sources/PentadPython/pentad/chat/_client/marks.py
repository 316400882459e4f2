"""The user's actions on messages and conversations."""

from __future__ import annotations

from typing import Final

from ..._library import lib
from ..._threads import twin
from ...errors import call
from .._inputs import Message, Sign, message_id, record_of_sign
from ._methods import MarkMethods


class ClientMarks(MarkMethods):
    """Changes are stored immediately, and sent to the server as soon as possible."""

    def like(self, message: Message, sign: Sign | None = None) -> None:
        """Reacts to a message with a heart, or with another sign: a character or a picture.

        Of two pending reactions only the last is sent. NotFoundError when the message is not
        stored, as for each change of a message.
        """
        call(lib.pentad_chat_client_like, self._pointer, message_id(message), record_of_sign(sign))

    like_async: Final = twin(like)
