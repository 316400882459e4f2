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

#: Has a receiver hear what happens to an owner after an event; 0 for from now on.
Subscribe = Callable[[AsyncHandle, Receiver, int], Subscription]


class LogArrivals(Arrivals[_Event]):
    """The events of a log after a number, or from now on; nothing is lost to a slow reader.

    At most 1,024 wait in memory. What comes when so many do is read from the log when they have
    been taken; of what is not logged the newest of each subject is kept.
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
        """Begins anew after what was taken last, at two places for a while: nothing is missed."""
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
    """Where a stream is in the log; behind, once there is no room for what comes."""

    def __init__(self, stream: LogArrivals[Any]) -> None:
        self._stream = ref(stream)
        self.is_behind = False
        #: The newest of each subject that is not logged.
        self.moments: dict[Hashable, Any] = {}

    def tell(self, event: Any) -> None:
        stream = self._stream()
        if stream is None:
            return
        if not self.is_behind and stream.is_full:
            self.is_behind = True
            # Its reader may have taken all of them meanwhile.
            stream._wake()
        if not self.is_behind:
            stream.put(event)
        elif not event.kind.is_logged:
            self.moments[stream.subject(event)] = event
