"""The events of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable, Final

from ..._callbacks import plain_function, run
from ..._convert import positive
from ..._events import begin_after
from ..._handle import owned
from ..._library import lib
from ..._native import pentad_chat_events
from ..._subscription import Subscription
from ..._threads import AsyncHandle, twin
from .._events import ChatEvent, events_of, methods_of, subscribe
from .._notifications import ChatNotification, subscribe_notifications

if TYPE_CHECKING:
    from .streams import EventStream, NotificationStream


class ClientEvents(AsyncHandle):
    """The log of events, which outlives the process, and the notifications of the push service.

    A reader that saves the number of the last processed event can continue after it the next time.
    The log keeps a week and 100,000 events; a number that is older, or 0, yields a RESET.
    """

    def subscribe(self, delegate: object, *, after: int | None = None) -> Subscription:
        """Registers a delegate, such as a :class:`ChatClientDelegate`.

        It receives the events after an event that was seen, perhaps in an earlier process, or from
        now on. It is kept until the subscription is cancelled or garbage-collected.
        """
        return subscribe(self, methods_of(delegate), begin_after(after))

    def events(self, after: int | None = None) -> EventStream:
        """Returns the events after an event, or from now on, for ``async for``.

        A slow reader loses nothing: unread events are read from the log.
        """
        from .streams import EventStream

        return EventStream(self, begin_after(after))

    def read_events(self, after: int, *, limit: int = 256) -> list[ChatEvent]:
        """Returns the events of the log after a number, for a program that polls instead of
        subscribing.
        """
        kind, free = pentad_chat_events, lib.pentad_chat_events_free
        asked = self._pointer, begin_after(after), positive(limit, "limit")
        with owned(kind, free, lib.pentad_chat_client_read_events, *asked) as record:
            return events_of(record)

    read_events_async: Final = twin(read_events)

    def on_notifications(self, function: Callable[[ChatNotification], object]) -> Subscription:
        """Calls a function with each notification of the push service, before it is processed."""
        plain_function(function, "what is told of notifications")
        return subscribe_notifications(self, lambda told: run(function, told))

    def notifications(self) -> NotificationStream:
        """Returns the notifications of the push service from now on, for ``async for``.

        A reader that is more than 1,024 behind receives one with ``is_reset`` in their place.
        """
        from .streams import NotificationStream

        return NotificationStream(self)
