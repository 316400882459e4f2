"""The events of a client, for ``async for``. Imported when a stream is made."""

from __future__ import annotations

from typing import TypeVar

from ..._arrivals import Arrivals, weakly
from ..._events import Receiver, WeakReceiver
from ..._list_stream import ListArrivals
from ..._threads import AsyncHandle
from .._events import StellarEvent, StellarEventKind, subscribe
from .._lists import KEYS, subscribe_list

_Item = TypeVar("_Item")


class EventStream(Arrivals[StellarEvent], Receiver):
    """The events of a client from the creation of the stream on; the reader may be slow.

    A reader that is more than 1,024 events behind receives one ``RESET`` in their place.
    """

    def __init__(self, client: AsyncHandle) -> None:
        super().__init__(client)
        self._subscription = subscribe(client, WeakReceiver(self))

    def tell(self, event: StellarEvent) -> None:
        self.put_event(event, StellarEvent(StellarEventKind.RESET, event.number))


class ListStream(ListArrivals[_Item]):
    """A list of a client, as it is now and after each change."""

    def __init__(self, client: AsyncHandle, name: str, limit: int = 0) -> None:
        super().__init__(KEYS[name], client)
        take = weakly(self.put_newest)
        self._subscription = subscribe_list(client, name, take, limit)
