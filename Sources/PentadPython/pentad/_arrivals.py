"""Items from the library's thread, for ``async for``. Imported when a stream is made."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from threading import Lock
from typing import Any, Callable, Generic, TypeVar
from weakref import WeakMethod, WeakSet

from ._subscription import Subscription
from ._threads import AsyncHandle
from ._turns import this_turn
from .errors import MisuseError, PentadError

_Item = TypeVar("_Item")
_Stream = TypeVar("_Stream", bound="Arrivals[Any]")

#: The maximum number of events that wait for a reader.
LIMIT = 1_024


class Arrivals(AsyncIterator[_Item], Generic[_Item]):
    """A queue of items from the library's thread, for a reader in an asyncio loop.

    It keeps its event source alive, and ends with it. A stream that is garbage-collected receives
    nothing more.
    """

    def __init__(self, source: AsyncHandle | None = None) -> None:
        self._source = source
        self._loop = asyncio.get_running_loop()
        self._lock = Lock()
        self._items: deque[_Item] = deque()
        self._arrived = asyncio.Event()
        self._is_waking = False
        self._failure: PentadError | None = None
        self._subscription: Subscription | None = None
        # The last step: from now on the source ends this stream when it ends.
        if source is not None:
            if source.streams is None:
                source.streams = WeakSet()
            source.streams.add(self)

    def put(self, item: _Item, *, alone: bool = False) -> None:
        """Queues an item for the reader; if alone, it replaces all items that were not read."""
        turn = this_turn()
        with self._lock:
            if turn.is_next_new():
                items = deque[_Item]() if alone else self._items
                # No calls after this point: a signal handler could raise when one returns.
                items += (item,)
                self._items = items
                turn.handed += 1
        self._wake()

    def put_event(self, event: _Item, reset: _Item) -> None:
        """Queues an event, or a reset if too many unread events are queued."""
        is_full = len(self._items) >= LIMIT
        self.put(reset if is_full else event, alone=is_full)

    def fail(self, error: PentadError) -> None:
        self._failure = error
        self._wake()

    def _wake(self) -> None:
        try:
            with self._lock:
                if self._is_waking:
                    return
                self._is_waking = True
            # A closed loop rejects the call: no reader is waiting any more.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._awake)
        except BaseException:
            # A signal handler raised: the loop may not have been notified.
            self._is_waking = False
            raise

    def _awake(self) -> None:
        with self._lock:
            self._is_waking = False
        self._arrived.set()

    def _take(self) -> _Item | None:
        with self._lock:
            return self._items.popleft() if self._items else None

    async def __anext__(self) -> _Item:
        if asyncio.get_running_loop() is not self._loop:
            raise MisuseError(
                "the stream is of another event loop: make one in the loop that reads"
            )
        while True:
            self._arrived.clear()
            item = self._take()
            if item is not None:
                return item
            if self._failure is not None:
                raise self._failure
            if self._subscription is None or self._subscription.closed:
                raise StopAsyncIteration
            await self._arrived.wait()

    def close(self) -> None:
        """Ends the stream, from any thread: queued items can still be read."""
        if self._subscription is not None:
            self._subscription.close()
        self._wake()

    async def aclose(self) -> None:
        """Ends the stream like :meth:`close`, without waiting for a callback that is running."""
        if self._subscription is not None:
            await asyncio.to_thread(self._subscription.close)
        self._wake()

    async def __aenter__(self: _Stream) -> _Stream:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()


def weakly(method: Callable[..., object]) -> Callable[..., None]:
    """Wraps a stream's method for the library, without keeping the stream alive."""
    reference = WeakMethod(method)

    def call(*arguments: object) -> None:
        found = reference()
        if found is not None:
            found(*arguments)

    return call
