"""The account of a client."""

from __future__ import annotations

from ctypes import byref
from typing import Any

from ..._convert import optional_utf8
from ..._library import lib
from ..._paths import FilePath
from ...errors import call
from .._enums import ChatConnection
from ._methods import AccountMethods
from .opening import Opening


class ClientAccount(AccountMethods):
    """Who is signed in."""

    @property
    def user_id(self) -> str:
        """The id of the signed-in user."""
        return lib.pentad_chat_client_user_id(self._pointer).decode()

    @property
    def connection(self) -> ChatConnection:
        """How the client hears of what is new at this moment; an event tells when it changes.

        OFFLINE of a client that does not work by itself, and while another works for the account.
        """
        return ChatConnection.of(lib.pentad_chat_client_connection(self._pointer))

    def sign_out(self) -> None:
        """Signs the user out: removes all that is stored, unsent messages and the token, too.

        The client is closed then. It is open when something could not be removed, which raises
        StorageError. Other clients that are open on the account store nothing any more: what writes
        raises UnauthorizedError until the user signs in again.
        """
        call(lib.pentad_chat_client_sign_out, self._pointer)
        self.close()

    async def sign_out_async(self) -> None:
        """As :meth:`sign_out`; it is not left half done when the task is cancelled."""
        from ..._tasks import complete

        await complete(lib.pentad_chat_client_sign_out_async, self._pointer)
        await self.close_async()

    @staticmethod
    def sign_out_account(user_id: str | None = None, *, store_folder: FilePath) -> None:
        """Signs a user out, even if the account's store cannot be opened.

        The token is removed first, then everything that was stored. Without a ``user_id`` the user
        who signed in last is signed out; UnauthorizedError if no user is signed in. The message of
        any other error says whether the token was removed; the stored data remain then.
        """
        call(lib.pentad_chat_account_sign_out, *_account(user_id, store_folder))

    @staticmethod
    async def sign_out_account_async(user_id: str | None = None, *, store_folder: FilePath) -> None:
        """As :meth:`sign_out_account`; it is not left half done when the task is cancelled."""
        from ..._tasks import complete

        asked = _account(user_id, store_folder)
        await complete(lib.pentad_chat_account_sign_out_async, *asked)


def _account(user_id: str | None, store_folder: FilePath) -> tuple[Any, bytes | None]:
    options = Opening(store_folder, None, None, None, None, False).options()
    return byref(options), optional_utf8(user_id, "user_id")
