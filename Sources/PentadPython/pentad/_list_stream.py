"""Observed lists, for ``async for``. Imported when a stream is made."""

from __future__ import annotations

from typing import Callable, TypeVar

from ._arrivals import Arrivals
from ._list_delta import ListDelta
from ._list_update import ListUpdate
from ._threads import AsyncHandle

_Item = TypeVar("_Item")


class ListArrivals(Arrivals[ListUpdate[_Item]]):
    """A stream of a list: as it is now, and again after each change, with the delta.

    A slow reader receives only the newest list; the delta is relative to the list that it read
    before.
    """

    def __init__(self, key: Callable[[_Item], str], source: AsyncHandle | None = None) -> None:
        super().__init__(source)
        self._key = key
        self._seen: tuple[_Item, ...] | None = None

    def put_newest(self, update: ListUpdate[_Item]) -> None:
        """Queues an update. It replaces an unread one; its delta is computed at the read."""
        if self._items:
            update = ListUpdate(update.items, None)
        self.put(update, alone=True)

    async def __anext__(self) -> ListUpdate[_Item]:
        while True:
            update = await super().__anext__()
            seen, self._seen = self._seen, update.items
            if seen is None:
                return ListUpdate(update.items, None)
            delta = update.delta or ListDelta.between(seen, update.items, self._key)
            if not delta.is_empty:
                return ListUpdate(update.items, delta)
