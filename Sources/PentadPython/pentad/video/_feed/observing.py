"""The lists of a feed, as they are now and whenever they are others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable

from ..._callbacks import plain_function, run
from ..._convert import instance
from ..._list_update import ListUpdate, told
from ..._subscription import Subscription
from ..._threads import AsyncHandle
from .._asking import FeedStartUp
from .._groups import VideoGroup
from .._lists import subscribe_list, subscribe_start_up

if TYPE_CHECKING:
    from .._streams import ListStream, StartUpStream

#: What is called with a list.
Take = Callable[[ListUpdate[VideoGroup]], object]


class FeedObserving(AsyncHandle):
    """Lists that a screen shows. Changes are gathered for two seconds."""

    def on_timeline(self, function: Take) -> Subscription:
        """Has a function called with what was shared last as it is now, and whenever it changes.

        As many videos as there is room for in memory. Each time it gets what has changed since the
        call before, too. Who is slow sees the newest only. A list that cannot be read is passed
        over; a delegate's ``did_fail`` tells why.
        """
        return subscribe_list(self, "timeline", told(function))

    def observe_timeline(self) -> ListStream:
        """What was shared last as it is now, and whenever it changes, for ``async for``.

        Who is slow sees the newest only, and what has changed since the list it saw before.
        """
        return self._stream("timeline")

    def on_favorites(self, function: Take) -> Subscription:
        """As :meth:`on_timeline`, with what the user likes."""
        return subscribe_list(self, "favorites", told(function))

    def observe_favorites(self) -> ListStream:
        """As :meth:`observe_timeline`, with what the user likes."""
        return self._stream("favorites")

    def on_watch_later(self, function: Take) -> Subscription:
        """As :meth:`on_timeline`, with what the user wants to watch later."""
        return subscribe_list(self, "watch_later", told(function))

    def observe_watch_later(self) -> ListStream:
        """As :meth:`observe_timeline`, with what the user wants to watch later."""
        return self._stream("watch_later")

    def on_search(self, words: str, function: Take) -> Subscription:
        """As :meth:`on_timeline`, with what :meth:`search` finds."""
        return subscribe_list(self, "search", told(function), instance(words, str, "words"))

    def observe_search(self, words: str) -> ListStream:
        """As :meth:`observe_timeline`, with what :meth:`search` finds."""
        return self._stream("search", instance(words, str, "words"))

    def on_start_up(self, function: Callable[[FeedStartUp], object]) -> Subscription:
        """Has a function called with how far the feed has come, now and whenever it comes on."""
        plain_function(function, "what is told of the start")
        return subscribe_start_up(self, lambda start_up: run(function, start_up))

    def observe_start_up(self) -> StartUpStream:
        """How far the feed has come, now and whenever it comes on, for ``async for``."""
        from .._streams import StartUpStream

        return StartUpStream(self)

    def _stream(self, name: str, words: str | None = None) -> ListStream:
        from .._streams import ListStream

        return ListStream(self, name, words)
