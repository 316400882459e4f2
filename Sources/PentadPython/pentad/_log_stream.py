"""The events of a log, for ``async for``. Imported when a stream is made."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Any, Callable, TypeVar
from weakref import ref

from ._arrivals import LIMIT, Arrivals
from ._events import Receiver
from ._subscription import Subscription
from ._threads import AsyncHandle
from .errors import ClosedError

_Event = TypeVar("_Event")

#: Subscribes a receiver to an owner's events after an event; 0 for from now on.
Subscribe = Callable[[AsyncHandle, Receiver, int], Subscription]


class LogArrivals(Arrivals[_Event]):
    """A stream of the events of a log after a number, or from now on; a slow reader loses nothing.

    At most 1,024 events wait in memory. When the queue is full, later events are read from the log
    after the queued ones were read; of transient events only the newest of each subject is kept.
    """

    def __init__(
        self,
        source: AsyncHandle,
        after: int,
        subscribe: Subscribe,
        subject: Callable[[Any], Hashable],
    ) -> None:
        super().__init__(source)
        self._owner = source
        self._last = after
        self._subscribe = subscribe
        self.subject = subject
        self._place = _Place(self)
        self._subscription: Subscription = subscribe(source, self._place, after)

    @property
    def is_full(self) -> bool:
        return len(self._items) >= LIMIT

    def _take(self) -> Any:
        event: Any = super()._take()
        if event is None and self._place.is_behind and not self._subscription.closed:
            self._catch_up()
            event = super()._take()
        if event is not None:
            self._last = event.number
        return event

    def _catch_up(self) -> None:
        """Restarts after the last event that was read. For a while two positions are active, so
        that nothing is missed.
        """
        behind, before = self._place, self._subscription
        self._place = _Place(self)
        try:
            self._subscription = self._subscribe(self._owner, self._place, self._last)
        except ClosedError:
            before.close()
            return
        before.close()
        moments = [replace(event, number=self._last) for event in behind.moments.values()]
        with self._lock:
            self._items.extendleft(reversed(moments))


class _Place(Receiver):
    """A position of a stream in the log; behind when its queue is full."""

    def __init__(self, stream: LogArrivals[Any]) -> None:
        self._stream = ref(stream)
        self.is_behind = False
        #: The newest transient event of each subject.
        self.moments: dict[Hashable, Any] = {}

    def tell(self, event: Any) -> None:
        stream = self._stream()
        if stream is None:
            return
        if not self.is_behind and stream.is_full:
            self.is_behind = True
            # The reader may have read all of them meanwhile.
            stream._wake()
        if not self.is_behind:
            stream.put(event)
        elif not event.kind.is_logged:
            self.moments[stream.subject(event)] = event
