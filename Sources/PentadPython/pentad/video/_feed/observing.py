"""The lists of a feed, as they are now and after each change."""

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

#: A function that receives a list.
Take = Callable[[ListUpdate[VideoGroup]], object]


class FeedObserving(AsyncHandle):
    """Lists for a screen. Changes are collected for two seconds."""

    def on_timeline(self, function: Take) -> Subscription:
        """Calls a function with the timeline as it is now, and after each change.

        The list contains as many videos as fit into its memory limit. Each call receives the
        changes since the previous one, too. A slow function receives only the newest list. A list
        that cannot be read is skipped; a delegate's ``did_fail`` reports the error.
        """
        return subscribe_list(self, "timeline", told(function))

    def observe_timeline(self) -> ListStream:
        """Returns the timeline as it is now, and after each change, for ``async for``.

        A slow reader receives only the newest list, with the changes since the list that it read
        before.
        """
        return self._stream("timeline")

    def on_favorites(self, function: Take) -> Subscription:
        """Like :meth:`on_timeline`, for the user's favorites."""
        return subscribe_list(self, "favorites", told(function))

    def observe_favorites(self) -> ListStream:
        """Like :meth:`observe_timeline`, for the user's favorites."""
        return self._stream("favorites")

    def on_watch_later(self, function: Take) -> Subscription:
        """Like :meth:`on_timeline`, for the watch-later list."""
        return subscribe_list(self, "watch_later", told(function))

    def observe_watch_later(self) -> ListStream:
        """Like :meth:`observe_timeline`, for the watch-later list."""
        return self._stream("watch_later")

    def on_search(self, words: str, function: Take) -> Subscription:
        """Like :meth:`on_timeline`, for the results of :meth:`search`."""
        return subscribe_list(self, "search", told(function), instance(words, str, "words"))

    def observe_search(self, words: str) -> ListStream:
        """Like :meth:`observe_timeline`, for the results of :meth:`search`."""
        return self._stream("search", instance(words, str, "words"))

    def on_start_up(self, function: Callable[[FeedStartUp], object]) -> Subscription:
        """Calls a function with the start-up progress of the feed, now and after each step."""
        plain_function(function, "what is told of the start")
        return subscribe_start_up(self, lambda start_up: run(function, start_up))

    def observe_start_up(self) -> StartUpStream:
        """Returns the start-up progress of the feed, now and after each step, for ``async for``."""
        from .._streams import StartUpStream

        return StartUpStream(self)

    def _stream(self, name: str, words: str | None = None) -> ListStream:
        from .._streams import ListStream

        return ListStream(self, name, words)
