"""The client: opening and events."""

from __future__ import annotations

from contextlib import AbstractContextManager
from ctypes import POINTER, byref
from typing import TYPE_CHECKING, Any

from ..._convert import flag, optional_utf8
from ..._library import lib
from ..._native import pentad_stellar_client, pentad_stellar_client_options
from ..._network import NetworkOptions
from ..._opened import entered
from ..._opening import call_back_in, reach_by, with_delegate
from ..._paths import FilePath, optional_path
from ..._session import Session
from ..._subscription import Subscription
from ..._threads import AsyncHandle
from ...errors import call_out
from .._events import methods_of, record_of_receiver, subscribe
from ._methods import PlanMethods, SectionMethods, SendingMethods
from .lists import ClientLists
from .observing import ClientObserving
from .school import ClientSchool
from .screens import ClientScreens
from .search import ClientSearch
from .store import ClientStore
from .timetable import ClientTimetable
from .user import ClientUser

if TYPE_CHECKING:
    from .streams import EventStream

_Pointer = POINTER(pentad_stellar_client)


class StellarClient(
    ClientLists,
    ClientScreens,
    ClientSearch,
    ClientUser,
    ClientObserving,
    SendingMethods,
    ClientTimetable,
    ClientSchool,
    SectionMethods,
    PlanMethods,
    ClientStore,
):
    """Courses, classes, announcements and bookmarks, online or offline.

    Reads return fresh data from the store; otherwise the server is asked. If it cannot be reached,
    they return the stored data, marked as stale. Bookmarks and read marks are stored immediately
    and sent later. A client may be used from any thread, and by several at once; several clients,
    also of other processes, may be open on a folder. Each method that works has an ``async`` twin,
    whose name ends in ``_async``. A method that may ask the server takes ``timeout``, in seconds:
    after that the request is cancelled and TimedOutError raised; data that came before is kept.

        >>> with StellarClient() as client:
        ...     client.bookmark(StellarClass("18.06", "18.06", "Linear Algebra"))
        ...     [bookmark.item.title for bookmark in client.bookmarks()]
        ['Linear Algebra']
    """

    #: The accounts to which it belongs; None for a client of its own.
    _accounts: AsyncHandle | None = None

    def __init__(
        self,
        server: str | None = None,
        *,
        store_folder: FilePath | None = None,
        delegate: object = None,
        network: NetworkOptions | None = None,
        works_by_itself: bool = True,
        allows_shared_store: bool = False,
        server_has_moved: bool = False,
        session: Session | None = None,
    ) -> None:
        """Opens a client on the store of a folder, or in memory.

        ``server`` is the server's base URL, such as ``http://127.0.0.1:8080``, or the full URL of
        its API; without one, only stored data is available. ``delegate`` receives all events from
        the opening on, including those of a damaged store, like a :class:`StellarClientDelegate`.
        It is kept until the client is closed, which waits for its running call: do not hold a lock
        then that it takes. ``network`` sets the options of the connection. Unless
        ``works_by_itself`` (automatic mode), bookmarks and read marks are sent only by
        :meth:`synchronise`. A folder that other users own or can change raises StorageError, unless
        ``allows_shared_store``. A store belongs to the first server with which it is opened:
        another one is rejected with ErrorCode.OTHER_SERVER, unless ``server_has_moved``. With a
        ``session``, callbacks run in its ``pump``.
        """
        opening = _opening(
            server,
            store_folder,
            delegate,
            network,
            works_by_itself,
            allows_shared_store,
            server_has_moved,
            session,
        )
        function, free = lib.pentad_stellar_client_open, lib.pentad_stellar_client_free
        with opening as options:
            self._adopt(call_out(_Pointer, function, byref(options), free=free), session)

    def _adopt(self, found: Any, session: Session | None) -> None:
        super().__init__(found, lib.pentad_stellar_client_free)
        # Its callbacks would end with the session.
        self._session = session

    @classmethod
    @entered
    async def open_async(
        cls,
        server: str | None = None,
        *,
        store_folder: FilePath | None = None,
        delegate: object = None,
        network: NetworkOptions | None = None,
        works_by_itself: bool = True,
        allows_shared_store: bool = False,
        server_has_moved: bool = False,
        session: Session | None = None,
    ) -> StellarClient:
        """Opens a client without waiting for its store; also for ``async with``."""
        from ..._tasks import opened

        function = lib.pentad_stellar_client_open_async
        opening = _opening(
            server,
            store_folder,
            delegate,
            network,
            works_by_itself,
            allows_shared_store,
            server_has_moved,
            session,
        )
        with opening as options:
            return await opened(cls, _Pointer(), (session,), function, byref(options))

    def subscribe(self, delegate: object) -> Subscription:
        """Registers a delegate, such as a :class:`StellarClientDelegate`.

        It is kept until the subscription is cancelled or garbage-collected.
        """
        return subscribe(self, methods_of(delegate))

    def events(self) -> EventStream:
        """Returns the events from now on, for ``async for``."""
        from .streams import EventStream

        return EventStream(self)


def _opening(
    server: str | None,
    folder: FilePath | None,
    delegate: object,
    network: NetworkOptions | None,
    works_by_itself: bool,
    allows_shared_store: bool,
    server_has_moved: bool,
    session: Session | None,
) -> AbstractContextManager[Any]:
    """Yields the options for C, and the delegate, which is released if the ``with`` block fails."""
    options = pentad_stellar_client_options(
        store_folder=optional_path(folder, "store_folder"),
        server=optional_utf8(server, "server"),
        manual_synchronising=not flag(works_by_itself, "works_by_itself"),
        allows_shared_store=flag(allows_shared_store, "allows_shared_store"),
        server_has_moved=flag(server_has_moved, "server_has_moved"),
    )
    reach_by(options, network)
    call_back_in(options, session)
    told = None if delegate is None else record_of_receiver(methods_of(delegate))
    return with_delegate(options, "delegate", told)
