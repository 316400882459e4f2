"""The asynchronous twins of a handler. Imported when one is called."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from ctypes import POINTER, byref
from threading import Lock
from typing import Any, Callable, Generic, TypeVar

from .._callbacks import kept, let_go
from .._library import lib
from .._native import (
    pentad_astro_day_containers_callback,
    pentad_astro_handler,
    pentad_astro_part_callback,
)
from .._subscription import Subscription
from .._tasks import Call, Opening, Progress, did_open
from ..errors import NotFoundError, PentadError
from ._alerts import Alert, Listener, subscribe_alerts
from ._calendar import AstroCalendar
from ._events import AstroEvent, AstroEventKind, Receiver, subscribe
from ._handler import MasterDataHandler
from ._rows import DayContainer, Snapshot, containers_of, snapshot_of

_Item = TypeVar("_Item")
_Stream = TypeVar("_Stream", bound="_Arrivals[Any]")

#: Told rows as they come.
Part = Callable[["tuple[DayContainer, ...]"], object]

_LIMIT = 1_024


async def open_async(
    calendar: AstroCalendar, options: Any, delegate: int | None
) -> MasterDataHandler:
    """Opens a handler; the delegate is kept under its number."""

    def adopted(pointer: Any) -> MasterDataHandler:
        handler = MasterDataHandler.__new__(MasterDataHandler)
        handler._adopt(pointer, calendar)
        return handler

    opening = Opening(POINTER(pentad_astro_handler)(), adopted)
    function = lib.pentad_astro_handler_open_async
    arguments = byref(options), byref(opening.out), did_open
    try:
        handler: MasterDataHandler = await opening.run(function, calendar._pointer, *arguments)
    except BaseException:
        let_go(delegate)
        raise
    return handler


class _Loading(Call):
    """Knows who is told of parts."""

    def __init__(self, progress: Progress | None, part: Part | None) -> None:
        super().__init__(progress)
        self.part = part

    def take(self, rows: tuple[DayContainer, ...], completed: int, total: int) -> None:
        if self.part is not None and rows:
            self.part(rows)
        if self.progress is not None:
            self.progress(completed, total)


async def get_date_async(
    handler: MasterDataHandler, request: Any, progress: Progress | None, part: Part | None
) -> Snapshot:
    wants_parts = progress is not None or part is not None
    days: Snapshot = await _Loading(progress, part).run(
        lib.pentad_astro_handler_get_date_async,
        handler._pointer,
        byref(request),
        _did_come if wants_parts else pentad_astro_part_callback(),
        _did_load,
    )
    return days


def _on_part(context: int | None, rows: Any, count: int, completed: int, total: int) -> None:
    loading = kept(context)
    if loading is not None:
        loading.hand_over(loading.take, containers_of(rows, count), completed, total)


def _on_load(context: int | None, status: int, days: Any, error: Any) -> None:
    loading = let_go(context)
    if loading is not None:
        loading.end(status, error, None if status else snapshot_of(days.contents))


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

    def __init__(self, handler: MasterDataHandler) -> None:
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

    def __init__(self, handler: MasterDataHandler) -> None:
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


_did_come = pentad_astro_part_callback(_on_part)
_did_load = pentad_astro_day_containers_callback(_on_load)
