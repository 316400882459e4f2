"""The client: how it is opened, and what happens."""

from __future__ import annotations

import os
from ctypes import POINTER, byref, pointer
from typing import TYPE_CHECKING, Any

from ..._callbacks import let_go
from ..._convert import optional_utf8
from ..._library import lib
from ..._native import pentad_stellar_client, pentad_stellar_client_options
from ..._network import NetworkOptions, checked_network
from ..._subscription import Subscription
from ...errors import call
from .._events import methods_of, record_of_receiver, subscribe
from .lists import ClientLists
from .observing import ClientObserving
from .screens import ClientScreens
from .search import ClientSearch
from .sending import ClientSending
from .store import ClientStore
from .timetable import ClientTimetable
from .user import ClientUser

if TYPE_CHECKING:
    from .streams import EventStream


class StellarClient(
    ClientLists,
    ClientScreens,
    ClientSearch,
    ClientUser,
    ClientObserving,
    ClientSending,
    ClientTimetable,
    ClientStore,
):
    """Courses, classes, announcements and bookmarks, with a network and without.

    What is asked comes from the store while that is fresh, from the server otherwise; when the
    server cannot be asked, what is stored is the answer, marked as stale. Bookmarks and read marks
    are made in the store at once, and sent later. A client may be used from any thread, and by
    several at once; several clients, of other processes too, may be open on a folder. Each method
    that works has an ``async`` twin, whose name ends in ``_async``.

        >>> with StellarClient() as client:
        ...     client.bookmark(StellarClass("18.06", "18.06", "Linear Algebra"))
        ...     [bookmark.item.title for bookmark in client.bookmarks()]
        ['Linear Algebra']
    """

    def __init__(
        self,
        server_url: str | None = None,
        *,
        store_folder: str | os.PathLike[str] | None = None,
        delegate: object = None,
        network: NetworkOptions | None = None,
        sends_by_itself: bool = True,
    ) -> None:
        """Opens a client on the store of a folder, or in memory.

        ``server_url`` is the address of the server's API; without one, what is stored is all there
        is. ``delegate`` hears of everything from the opening on, of a damaged store too, as a
        :class:`StellarClientDelegate` does. ``network`` is how the server is reached. Unless
        ``sends_by_itself``, bookmarks and read marks are sent by :meth:`synchronize` alone.
        """
        options, context = _options(server_url, store_folder, delegate, network, sends_by_itself)
        found = POINTER(pentad_stellar_client)()
        try:
            call(lib.pentad_stellar_client_open, byref(options), byref(found))
        except BaseException:
            let_go(context)
            raise
        self._adopt(found)

    def _adopt(self, found: Any) -> None:
        super().__init__(found, lib.pentad_stellar_client_free)

    @classmethod
    async def open_async(
        cls,
        server_url: str | None = None,
        *,
        store_folder: str | os.PathLike[str] | None = None,
        delegate: object = None,
        network: NetworkOptions | None = None,
        sends_by_itself: bool = True,
    ) -> StellarClient:
        """Opens a client without waiting for its store."""
        from .tasks import open_async

        options = _options(server_url, store_folder, delegate, network, sends_by_itself)
        return await open_async(*options)

    def subscribe(self, delegate: object) -> Subscription:
        """Registers a delegate, such as a :class:`StellarClientDelegate`."""
        return subscribe(self, methods_of(delegate))

    def events(self) -> EventStream:
        """What happens from now on, for ``async for``."""
        from .streams import EventStream

        return EventStream(self)


def _options(
    server_url: str | None,
    folder: str | os.PathLike[str] | None,
    delegate: object,
    network: NetworkOptions | None,
    sends_by_itself: bool,
) -> tuple[Any, int | None]:
    """Options for C, and the number under which the delegate is kept."""
    path = None if folder is None else os.fsdecode(folder)
    options = pentad_stellar_client_options(
        store_folder=optional_utf8(path, "store_folder"),
        server_url=optional_utf8(server_url, "server_url"),
        manual_sending=not sends_by_itself,
    )
    if network is not None:
        options.network = pointer(checked_network(network))
    if delegate is None:
        return options, None
    context, record = record_of_receiver(methods_of(delegate))
    options.delegate = pointer(record)
    return options, context
