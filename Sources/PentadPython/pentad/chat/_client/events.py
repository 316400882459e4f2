"""What happens to a client."""

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
    """The log of events, which outlives the process, and what the push service tells.

    Whoever keeps the number of the last event that it has dealt with goes on after it the next
    time. One that is older than the log, which keeps a week and 100,000 events, gets a RESET; so
    does 0.
    """

    def subscribe(self, delegate: object, *, after: int | None = None) -> Subscription:
        """Registers a delegate, such as a :class:`ChatClientDelegate`.

        It hears what happens after an event that it has seen, in an earlier process perhaps, or
        from now on. It is kept until the subscription is cancelled, or let go by the program.
        """
        return subscribe(self, methods_of(delegate), begin_after(after))

    def events(self, after: int | None = None) -> EventStream:
        """What happens after an event, or from now on, for ``async for``.

        Nothing is lost to a reader that is slow: what it has not read is read from the log.
        """
        from .streams import EventStream

        return EventStream(self, begin_after(after))

    def read_events(self, after: int, *, limit: int = 256) -> list[ChatEvent]:
        """The events of the log after a number, for a program that asks rather than listens."""
        kind, free = pentad_chat_events, lib.pentad_chat_events_free
        asked = self._pointer, begin_after(after), positive(limit, "limit")
        with owned(kind, free, lib.pentad_chat_client_read_events, *asked) as record:
            return events_of(record)

    read_events_async: Final = twin(read_events)

    def on_notifications(self, function: Callable[[ChatNotification], object]) -> Subscription:
        """Has a function called with what the push service tells, before it is read."""
        plain_function(function, "what is told of notifications")
        return subscribe_notifications(self, lambda told: run(function, told))

    def notifications(self) -> NotificationStream:
        """What the push service tells from now on, for ``async for``.

        A reader that is more than 1,024 behind finds one that says ``is_reset`` in their place.
        """
        from .streams import NotificationStream

        return NotificationStream(self)
