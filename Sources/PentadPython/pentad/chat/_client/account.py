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
    """The account of the signed-in user."""

    @property
    def user_id(self) -> str:
        """The id of the signed-in user."""
        return lib.pentad_chat_client_user_id(self._pointer).decode()

    @property
    def connection(self) -> ChatConnection:
        """The current state of the connection for new data; an event reports its changes.

        OFFLINE for a client without automatic mode, and while another works for the account.
        """
        return ChatConnection.of(lib.pentad_chat_client_connection(self._pointer))

    def sign_out(self) -> None:
        """Signs the user out and removes all stored data, including unsent messages and the token.

        The client is closed then. It stays open if something could not be removed, which raises
        StorageError. Other clients that are open on the account store nothing any more: writes
        raise UnauthorizedError until the user signs in again.
        """
        call(lib.pentad_chat_client_sign_out, self._pointer)
        self.close()

    async def sign_out_async(self) -> None:
        """Signs out like :meth:`sign_out`; it is completed even if the task is cancelled."""
        from ..._tasks import complete

        await complete(lib.pentad_chat_client_sign_out_async, self._pointer)
        await self.close_async()

    @staticmethod
    def sign_out_account(user_id: str | None = None, *, store_folder: FilePath) -> None:
        """Signs a user out, even if the account's store cannot be opened.

        The token is removed first, then all stored data. Without a ``user_id`` the user who signed
        in last is signed out; UnauthorizedError if no user is signed in. The message of any other
        error states whether the token was removed; the stored data remain then.
        """
        call(lib.pentad_chat_account_sign_out, *_account(user_id, store_folder))

    @staticmethod
    async def sign_out_account_async(user_id: str | None = None, *, store_folder: FilePath) -> None:
        """Signs out like :meth:`sign_out_account`, even if the task is cancelled."""
        from ..._tasks import complete

        asked = _account(user_id, store_folder)
        await complete(lib.pentad_chat_account_sign_out_async, *asked)


def _account(user_id: str | None, store_folder: FilePath) -> tuple[Any, bytes | None]:
    options = Opening(store_folder, None, None, None, None, False).options()
    return byref(options), optional_utf8(user_id, "user_id")
