"""What happens to a handler, for ``async for``. Imported when a stream is made."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from threading import Lock
from typing import Any, Generic, TypeVar

from ..._handle import Handle
from ..._subscription import Subscription
from ...errors import NotFoundError, PentadError
from .._alerts import Alert, Listener, subscribe_alerts
from .._events import AstroEvent, AstroEventKind, Receiver, subscribe
from .alerts import HandlerAlerts

_Item = TypeVar("_Item")
_Stream = TypeVar("_Stream", bound="_Arrivals[Any]")

_LIMIT = 1_024


class _Arrivals(AsyncIterator[_Item], Generic[_Item]):
    """What the library's thread brings, for a loop that takes it when it likes."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lock = Lock()
        self._items: deque[_Item] = deque()
        self._arrived = asyncio.Event()
        self._is_waking = False
        self._failure: PentadError | None = None
        self._subscription: Subscription | None = None

    def put(self, item: _Item) -> None:
        with self._lock:
            self._items.append(item)
        self._wake()

    def fail(self, error: PentadError) -> None:
        self._failure = error
        self._wake()

    def _wake(self) -> None:
        with self._lock:
            if self._is_waking:
                return
            self._is_waking = True
        # A closed loop refuses it: nobody waits any more.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._awake)

    def _awake(self) -> None:
        with self._lock:
            self._is_waking = False
        self._arrived.set()

    def _take(self) -> _Item | None:
        with self._lock:
            return self._items.popleft() if self._items else None

    async def __anext__(self) -> _Item:
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
        """Ends the stream: what has come can still be read."""
        if self._subscription is not None:
            self._subscription.close()
        self._arrived.set()

    async def aclose(self) -> None:
        """As :meth:`close`, without waiting for a callback that runs."""
        if self._subscription is not None:
            await asyncio.to_thread(self._subscription.close)
        self._arrived.set()

    async def __aenter__(self: _Stream) -> _Stream:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()


class EventStream(_Arrivals[AstroEvent], Receiver):
    """The events of a handler from the making of the stream on; the reader may be slow.

    A reader that is more than 1,024 events behind finds one ``RESET`` in their place.
    """

    def __init__(self, handler: Handle) -> None:
        super().__init__()
        self._subscription = subscribe(handler, self)

    def tell(self, event: AstroEvent) -> None:
        with self._lock:
            if len(self._items) >= _LIMIT:
                self._items.clear()
                event = AstroEvent(AstroEventKind.RESET, event.number)
        self.put(event)


class DueAlertStream(_Arrivals[Alert]):
    """Alerts as they come due; one is removed when the next one is asked for.

    What came due before is first. An alert at which the reading ends comes again.
    """

    def __init__(self, handler: HandlerAlerts) -> None:
        super().__init__()
        self._handler = handler
        self._given: Alert | None = None
        self._subscription = subscribe_alerts(handler, Listener(self.put, self.fail), True)

    async def __anext__(self) -> Alert:
        if self._given is not None:
            # Somebody else may have removed it.
            with suppress(NotFoundError):
                await self._handler.deregister_alert_async(self._given.id)
            self._given = None
        self._given = await super().__anext__()
        return self._given
