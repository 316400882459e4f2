"""The client: how it is opened."""

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
    """One account of GroupMe, or of a server of its protocol, with a network and without.

    What is read comes from the store, at once. What the server has comes into the store by itself:
    as it is pushed, and by comparing, so that nothing is lost when a push is. What the user writes
    and does is in the store when a call returns, and is sent later: each message exactly once, in
    order. All that happens leaves through one numbered log of events.

    A conversation is named by ``g:`` and a group's id, or ``d:`` and the ids of two users; a group
    or a chat itself will do, too. A client may be used from any thread, and by several at once;
    several clients, of other processes too, may be open on an account. Each method that works has
    an ``async`` twin, whose name ends in ``_async``. One that may ask the server takes
    ``timeout``, in seconds: when it is over, the question is cancelled and TimedOutError raised;
    what came before is kept, and what waits to be sent goes on waiting.

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

        No network is needed. UnauthorizedError when the user, or nobody, is signed in in the
        folder. The options are those of :meth:`sign_in`; without a ``server``, that of the account
        is asked.
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
        """Signs a user in: asks the server whose token it is, keeps it, and opens the store.

        ``token`` is what GroupMe gives a user for an application; it is in no store, log or error,
        only in a file of this user's in the folder. ``store_folder`` is the folder of the accounts;
        without one all is kept in memory. ``server`` is where a reference server listens; without
        one GroupMe's own servers are asked. The account belongs to the server from then on: at
        another one it is refused with ErrorCode.OTHER_SERVER, unless ``server_has_moved``. When the
        sign-in fails, the token is not kept, and the previous user stays signed in.
        ``network`` is how they are reached; its ``tries`` have
        no meaning, for the client tries again. With a ``session``, callbacks come in its ``pump``.
        ``requests_per_second`` is how often the server may be asked, since GroupMe refuses more
        than 10; None is no limit. Unless ``works_by_itself``, :meth:`synchronise` alone fetches and
        sends. A folder that other users own or may change raises StorageError, unless
        ``allows_shared_store``.
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
        """Opens an account without waiting for its store; for ``async with``, too."""
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
        """As :meth:`sign_in`; to cancel the task ends the question."""
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
