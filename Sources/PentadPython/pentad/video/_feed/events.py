"""The events of a feed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..._convert import positive
from ..._events import begin_after
from ..._handle import owned
from ..._library import lib
from ..._native import pentad_video_events
from ..._subscription import Subscription
from ..._threads import AsyncHandle, twin
from .._events import VideoEvent, events_of, methods_of, subscribe

if TYPE_CHECKING:
    from .._streams import EventStream


class FeedEvents(AsyncHandle):
    """The log of events, which outlives the process.

    A reader that saves the number of the last processed event can continue after it the next time.
    The log keeps a week and 100,000 events; a number that is older, or 0, yields a RESET.
    """

    def subscribe(self, delegate: object, *, after: int | None = None) -> Subscription:
        """Registers a delegate, such as a :class:`VideoFeedDelegate`.

        It receives the events after an event that was seen, perhaps in an earlier process, or from
        now on. It is kept until the subscription is cancelled or garbage-collected.
        """
        return subscribe(self, methods_of(delegate), begin_after(after))

    def events(self, after: int | None = None) -> EventStream:
        """Returns the events after an event, or from now on, for ``async for``.

        A slow reader loses nothing: unread events are read from the log.
        """
        from .._streams import EventStream

        return EventStream(self, begin_after(after))

    def read_events(self, after: int, *, limit: int = 256) -> list[VideoEvent]:
        """Returns the events of the log after a number, for a program that polls instead of
        subscribing.
        """
        kind, free = pentad_video_events, lib.pentad_video_events_free
        asked = self._pointer, begin_after(after), positive(limit, "limit")
        with owned(kind, free, lib.pentad_video_feed_read_events, *asked) as record:
            return events_of(record)

    read_events_async: Final = twin(read_events)
