"""The client, composed of its facets: opening."""

from __future__ import annotations

from ctypes import POINTER, byref
from typing import Any, TypeVar

from ..._convert import optional_utf8, utf8
from ..._deadlines import timed
from ..._library import lib
from ..._native import pentad_chat_client
from ..._network import NetworkOptions
from ..._opened import entered
from ..._paths import FilePath
from ..._session import Session
from ...errors import call_out
from ._methods import GroupMethods
from .account import ClientAccount
from .events import ClientEvents
from .making import ClientGroupMaking
from .marks import ClientMarks
from .members import ClientMembers
from .messages import ClientMessages
from .observing import ClientObserving
from .opening import Opening
from .sending import ClientSending
from .store import ClientStore

_Pointer = POINTER(pentad_chat_client)
_Self = TypeVar("_Self", bound="ChatClient")


class ChatClient(
    ClientAccount,
    GroupMethods,
    ClientGroupMaking,
    ClientMembers,
    ClientMessages,
    ClientSending,
    ClientMarks,
    ClientEvents,
    ClientObserving,
    ClientStore,
):
    """An account of GroupMe, or of a server with its protocol, online or offline.

    Reads return immediately from the store. The client fetches server data automatically: by push,
    and by comparison, so that nothing is lost if a push is. Actions of the user are stored before
    the call returns and sent later: each message exactly once, in order. All changes are reported
    in one numbered log of events.

    The key of a conversation is ``g:`` and a group's id, or ``d:`` and the ids of two users; a
    group or a chat object is also accepted. A client may be used from any thread, and by several at
    once. Several clients, also of other processes, may be open on an account. Each method that
    works has an ``async`` twin, whose name ends in ``_async``. A method that may ask the server
    takes ``timeout``, in seconds: after that the request is cancelled and TimedOutError raised.
    Data that came before is kept, and pending changes stay pending.

        >>> with ChatClient.sign_in(token, store_folder="chat") as client:
        ...     client.synchronise()
        ...     client.send(client.groups()[0], "Good morning")
    """

    def __init__(
        self,
        user_id: str | None = None,
        *,
        store_folder: FilePath | None = None,
        server: str | None = None,
        server_has_moved: bool = False,
        network: NetworkOptions | None = None,
        session: Session | None = None,
        requests_per_second: int | None = 8,
        works_by_itself: bool = True,
        allows_shared_store: bool = False,
    ) -> None:
        """Opens an account that is signed in: that of a user, or the one that signed in last.

        No network is needed. UnauthorizedError when the user is not signed in in the folder, or no
        user is. The options are those of :meth:`sign_in`; without a ``server``, the account's own
        is used.
        """
        opening = Opening(
            store_folder,
            server,
            network,
            session,
            requests_per_second,
            works_by_itself,
            allows_shared_store,
            server_has_moved,
        )
        asked = byref(opening.options()), optional_utf8(user_id, "user_id")
        function, free = lib.pentad_chat_client_open, lib.pentad_chat_client_free
        self._adopt(call_out(_Pointer, function, *asked, free=free), session)

    @classmethod
    @timed
    def sign_in(
        cls: type[_Self],
        token: str,
        *,
        store_folder: FilePath | None = None,
        server: str | None = None,
        server_has_moved: bool = False,
        network: NetworkOptions | None = None,
        session: Session | None = None,
        requests_per_second: int | None = 8,
        works_by_itself: bool = True,
        allows_shared_store: bool = False,
        timeout: float | None = None,
    ) -> _Self:
        """Signs a user in: asks the server for the user of the token, saves it, and opens the
        store.

        ``token`` is the access token that GroupMe gives a user for an application. It is never in a
        store, a log or an error, only in a file in the folder that is private to the system user.
        ``store_folder`` is the folder of the accounts; without one all data is kept in memory.
        ``server`` is the URL of a reference server; without one GroupMe's own servers are used. The
        account belongs to the server from then on: another one is rejected with
        ErrorCode.OTHER_SERVER, unless ``server_has_moved``. If the sign-in fails, the token is not
        saved, and the previous user stays signed in. ``network`` sets the options of the
        connection; its ``tries`` are ignored, since the client retries itself. With a ``session``,
        callbacks run in its ``pump``. ``requests_per_second`` limits the requests, since GroupMe
        refuses more than 10; None is no limit. Unless ``works_by_itself`` (automatic mode), only
        :meth:`synchronise` fetches and sends. A folder that other users own or can change raises
        StorageError, unless ``allows_shared_store``.
        """
        opening = Opening(
            store_folder,
            server,
            network,
            session,
            requests_per_second,
            works_by_itself,
            allows_shared_store,
            server_has_moved,
        )
        asked = byref(opening.options()), utf8(token, "token")
        client = cls.__new__(cls)
        function, free = lib.pentad_chat_client_sign_in, lib.pentad_chat_client_free
        client._adopt(call_out(_Pointer, function, *asked, free=free), session)
        return client

    @classmethod
    @entered
    async def open_async(
        cls: type[_Self],
        user_id: str | None = None,
        *,
        store_folder: FilePath | None = None,
        server: str | None = None,
        server_has_moved: bool = False,
        network: NetworkOptions | None = None,
        session: Session | None = None,
        requests_per_second: int | None = 8,
        works_by_itself: bool = True,
        allows_shared_store: bool = False,
    ) -> _Self:
        """Opens an account without waiting for its store; also for ``async with``."""
        from ..._tasks import opened

        opening = Opening(
            store_folder,
            server,
            network,
            session,
            requests_per_second,
            works_by_itself,
            allows_shared_store,
            server_has_moved,
        )
        function = lib.pentad_chat_client_open_async
        asked = byref(opening.options()), optional_utf8(user_id, "user_id")
        return await opened(cls, _Pointer(), (session,), function, *asked)

    @classmethod
    @entered
    @timed
    async def sign_in_async(
        cls: type[_Self],
        token: str,
        *,
        store_folder: FilePath | None = None,
        server: str | None = None,
        server_has_moved: bool = False,
        network: NetworkOptions | None = None,
        session: Session | None = None,
        requests_per_second: int | None = 8,
        works_by_itself: bool = True,
        allows_shared_store: bool = False,
        timeout: float | None = None,
    ) -> _Self:
        """Signs in like :meth:`sign_in`; cancelling the task ends the request."""
        from ..._tasks import opened

        opening = Opening(
            store_folder,
            server,
            network,
            session,
            requests_per_second,
            works_by_itself,
            allows_shared_store,
            server_has_moved,
        )
        function = lib.pentad_chat_client_sign_in_async
        asked = byref(opening.options()), utf8(token, "token")
        return await opened(cls, _Pointer(), (session,), function, *asked)

    def _adopt(self, found: Any, session: Session | None) -> None:
        super().__init__(found, lib.pentad_chat_client_free)
        # Its callbacks would end with the session.
        self._session = session
