"""What the user does with messages and conversations."""

from __future__ import annotations

from typing import Final

from ..._library import lib
from ..._threads import twin
from ...errors import call
from .._inputs import Message, Sign, message_id, record_of_sign
from ._methods import MarkMethods


class ClientMarks(MarkMethods):
    """Changes are stored at once, and the server is told as soon as it can be."""

    def like(self, message: Message, sign: Sign | None = None) -> None:
        """Reacts to a message by a heart, or by another sign: a character or a picture.

        Of two reactions that wait the server is told only the last. NotFoundError when the message
        is not stored, as with each change of one.
        """
        call(lib.pentad_chat_client_like, self._pointer, message_id(message), record_of_sign(sign))

    like_async: Final = twin(like)
