"""The lists of a client, as they are now and after each change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable

from ..._convert import positive
from ..._list_update import ListUpdate, told
from ..._subscription import Subscription
from ..._threads import AsyncHandle
from .._bookmarks import StellarBookmark
from .._lists import subscribe_list
from .._records import StellarClass, StellarCourse

if TYPE_CHECKING:
    from .streams import ListStream


class ClientObserving(AsyncHandle):
    """Lists for a screen."""

    def on_bookmarks(
        self, function: Callable[[ListUpdate[StellarBookmark]], object]
    ) -> Subscription:
        """Calls a function with the bookmarks as they are now, and after each change.

        Each call receives the changes since the previous one, too. The calls come one at a time on
        threads of the library; a slow function receives only the newest list.
        """
        return subscribe_list(self, "bookmarks", told(function))

    def observe_bookmarks(self) -> ListStream[StellarBookmark]:
        """Returns the bookmarks as they are now, and after each change, for ``async for``.

        A slow reader receives only the newest list, with the changes since the list that it read
        before.
        """
        from .streams import ListStream

        return ListStream(self, "bookmarks")

    def on_courses(self, function: Callable[[ListUpdate[StellarCourse]], object]) -> Subscription:
        """Like :meth:`on_bookmarks`, for the stored courses; the server is not asked."""
        return subscribe_list(self, "courses", told(function))

    def observe_courses(self) -> ListStream[StellarCourse]:
        """Like :meth:`observe_bookmarks`, for the stored courses."""
        from .streams import ListStream

        return ListStream(self, "courses")

    def on_recent(
        self, function: Callable[[ListUpdate[StellarClass]], object], *, limit: int = 20
    ) -> Subscription:
        """Like :meth:`on_bookmarks`, for the most recently visited classes."""
        return subscribe_list(self, "recent", told(function), positive(limit, "limit"))

    def observe_recent(self, *, limit: int = 20) -> ListStream[StellarClass]:
        """Like :meth:`observe_bookmarks`, for the most recently visited classes."""
        from .streams import ListStream

        return ListStream(self, "recent", positive(limit, "limit"))
