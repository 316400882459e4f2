"""What happens to a client, for ``async for``. Imported when a stream is made."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar
from weakref import ref

from ..._arrivals import LIMIT, Arrivals, weakly
from ..._events import Receiver
from ..._list_stream import ListArrivals
from ..._subscription import Subscription
from ..._threads import AsyncHandle
from ...errors import ClosedError
from .._events import ChatEvent, ChatEventKind, subscribe
from .._lists import KEYS, subscribe_list
from .._notifications import RESET, ChatNotification, subscribe_notifications

_Item = TypeVar("_Item")


class EventStream(Arrivals[ChatEvent]):
    """The events of a client after a number, or from now on; nothing is lost to a slow reader.

    At most 1,024 wait in memory. What comes when so many do is read from the log when they have
    been taken; of what is not logged the newest of each subject is kept.
    """

    def __init__(self, client: AsyncHandle, after: int) -> None:
        super().__init__(client)
        self._client = client
        self._last = after
        self._place = _Place(self)
        self._subscription: Subscription = subscribe(client, self._place, after)

    @property
    def is_full(self) -> bool:
        return len(self._items) >= LIMIT

    def _take(self) -> ChatEvent | None:
        event = super()._take()
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
            self._subscription = subscribe(self._client, self._place, self._last)
        except ClosedError:
            before.close()
            return
        before.close()
        moments = [replace(event, number=self._last) for event in behind.moments.values()]
        with self._lock:
            self._items.extendleft(reversed(moments))


class _Place(Receiver):
    """Where a stream is in the log; behind, once there is no room for what comes."""

    def __init__(self, stream: EventStream) -> None:
        self._stream = ref(stream)
        self.is_behind = False
        #: The newest of each subject that is not logged.
        self.moments: dict[tuple[ChatEventKind, str | None], ChatEvent] = {}

    def tell(self, event: ChatEvent) -> None:
        stream = self._stream()
        if stream is None:
            return
        if not self.is_behind and stream.is_full:
            self.is_behind = True
        if not self.is_behind:
            stream.put(event)
        elif not event.kind.is_logged:
            self.moments[event.kind, event.conversation] = event


class NotificationStream(Arrivals[ChatNotification]):
    """What the push service tells a client."""

    def __init__(self, client: AsyncHandle) -> None:
        super().__init__(client)
        self._subscription = subscribe_notifications(client, weakly(self._hear))

    def _hear(self, notification: ChatNotification) -> None:
        self.put_event(notification, RESET)


class ListStream(ListArrivals[_Item]):
    """A list of a client, as it is now and whenever it is another."""

    def __init__(self, client: AsyncHandle, name: str, wanted: dict[str, Any]) -> None:
        super().__init__(KEYS[name], client)
        self._subscription = subscribe_list(client, name, weakly(self.put_newest), wanted)
