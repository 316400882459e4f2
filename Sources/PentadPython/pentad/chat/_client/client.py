"""The client: how it is opened."""

from __future__ import annotations

import os
from ctypes import POINTER, byref, pointer
from typing import Any, Callable, TypeVar

from ..._convert import optional_utf8, positive, utf8
from ..._library import lib
from ..._native import pentad_chat_client, pentad_chat_client_options
from ..._network import NetworkOptions, checked_network
from ..._session import Session
from ...errors import call
from .account import ClientAccount
from .events import ClientEvents
from .groups import ClientGroups
from .making import ClientGroupMaking
from .marks import ClientMarks
from .members import ClientMembers
from .messages import ClientMessages
from .observing import ClientObserving
from .sending import ClientSending
from .store import ClientStore

_Self = TypeVar("_Self", bound="ChatClient")


class ChatClient(
    ClientAccount,
    ClientGroups,
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
    an ``async`` twin, whose name ends in ``_async``.

        >>> with ChatClient.sign_in(token, store_folder="chat") as client:
        ...     client.synchronise()
        ...     client.send(client.groups()[0], "Good morning")
    """

    def __init__(
        self,
        user_id: str | None = None,
        *,
        store_folder: str | os.PathLike[str] | None = None,
        server: str | None = None,
        network: NetworkOptions | None = None,
        session: Session | None = None,
        requests_per_second: int | None = 8,
        works_by_itself: bool = True,
    ) -> None:
        """Opens an account that is signed in: that of a user, or the one that signed in last.

        No network is needed. UnauthorizedError when the user, or nobody, is signed in in the
        folder. The options are those of :meth:`sign_in`.
        """
        opening = _Opening(
            store_folder, server, network, session, requests_per_second, works_by_itself
        )
        name = optional_utf8(user_id, "user_id")
        opening.run(lib.pentad_chat_client_open, name, self._adopt)

    @classmethod
    def sign_in(
        cls: type[_Self],
        token: str,
        *,
        store_folder: str | os.PathLike[str] | None = None,
        server: str | None = None,
        network: NetworkOptions | None = None,
        session: Session | None = None,
        requests_per_second: int | None = 8,
        works_by_itself: bool = True,
    ) -> _Self:
        """Signs a user in: asks the server whose token it is, keeps it, and opens the store.

        ``token`` is what GroupMe gives a user for an application; it is in no store, log or error,
        only in a file of this user's in the folder. ``store_folder`` is the folder of the accounts;
        without one all is kept in memory. ``server`` is where a reference server listens; without
        one GroupMe's own servers are asked. ``network`` is how they are reached; its ``tries`` have
        no meaning, for the client tries again. With a ``session``, callbacks come in its ``pump``.
        ``requests_per_second`` is how often the server may be asked, since GroupMe refuses more
        than 10; None is no limit. Unless ``works_by_itself``, :meth:`synchronise` alone fetches and
        sends.
        """
        opening = _Opening(
            store_folder, server, network, session, requests_per_second, works_by_itself
        )
        client = cls.__new__(cls)
        opening.run(lib.pentad_chat_client_sign_in, utf8(token, "token"), client._adopt)
        return client

    @classmethod
    async def open_async(
        cls: type[_Self],
        user_id: str | None = None,
        *,
        store_folder: str | os.PathLike[str] | None = None,
        server: str | None = None,
        network: NetworkOptions | None = None,
        session: Session | None = None,
        requests_per_second: int | None = 8,
        works_by_itself: bool = True,
    ) -> _Self:
        """Opens an account without waiting for its store."""
        from .tasks import open_async

        opening = _Opening(
            store_folder, server, network, session, requests_per_second, works_by_itself
        )
        name = optional_utf8(user_id, "user_id")
        adopt = opening.adopting(cls)
        return await open_async(adopt, lib.pentad_chat_client_open_async, opening.options, name)

    @classmethod
    async def sign_in_async(
        cls: type[_Self],
        token: str,
        *,
        store_folder: str | os.PathLike[str] | None = None,
        server: str | None = None,
        network: NetworkOptions | None = None,
        session: Session | None = None,
        requests_per_second: int | None = 8,
        works_by_itself: bool = True,
    ) -> _Self:
        """As :meth:`sign_in`; to cancel the task ends the question."""
        from .tasks import open_async

        opening = _Opening(
            store_folder, server, network, session, requests_per_second, works_by_itself
        )
        name = utf8(token, "token")
        adopt = opening.adopting(cls)
        return await open_async(adopt, lib.pentad_chat_client_sign_in_async, opening.options, name)

    def _adopt(self, found: Any, session: Session | None) -> None:
        super().__init__(found, lib.pentad_chat_client_free)
        # Its callbacks would end with the session.
        self._session = session


class _Opening:
    """What a client is opened with."""

    def __init__(
        self,
        folder: str | os.PathLike[str] | None,
        server: str | None,
        network: NetworkOptions | None,
        session: Session | None,
        requests_per_second: int | None,
        works_by_itself: bool,
    ) -> None:
        path = None if folder is None else os.fsdecode(folder)
        rate = requests_per_second
        self.session = session
        self.options = pentad_chat_client_options(
            store_folder=optional_utf8(path, "store_folder"),
            server=optional_utf8(server, "server"),
            requests_per_second=-1 if rate is None else positive(rate, "requests_per_second"),
            manual_synchronising=not works_by_itself,
        )
        if network is not None:
            self.options.network = pointer(checked_network(network))
        if session is not None:
            if not isinstance(session, Session):
                raise TypeError(f"session must be Session, not {type(session).__name__}")
            self.options.session = session._pointer

    def run(
        self,
        function: Callable[..., int],
        name: bytes | None,
        adopt: Callable[[Any, Session | None], None],
    ) -> None:
        found = POINTER(pentad_chat_client)()
        call(function, byref(self.options), name, byref(found))
        adopt(found, self.session)

    def adopting(self, kind: type[_Self]) -> Callable[[Any], _Self]:
        """What makes a client of what has been opened."""

        def adopt(found: Any) -> _Self:
            client = kind.__new__(kind)
            client._adopt(found, self.session)
            return client

        return adopt
