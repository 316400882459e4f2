"""The lists of a client, as they are now and whenever they are others."""

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
    """Lists that a screen shows."""

    def on_bookmarks(
        self, function: Callable[[ListUpdate[StellarBookmark]], object]
    ) -> Subscription:
        """Has a function called with the bookmarks as they are now, and whenever they are others.

        Each time it gets what has changed since the call before, too. The calls come one at a time
        on threads of the library; who is slow sees the newest only.
        """
        return subscribe_list(self, "bookmarks", told(function))

    def observe_bookmarks(self) -> ListStream[StellarBookmark]:
        """The bookmarks as they are now, and whenever they are others, for ``async for``.

        Who is slow sees the newest only, and what has changed since the list it saw before.
        """
        from .streams import ListStream

        return ListStream(self, "bookmarks")

    def on_courses(self, function: Callable[[ListUpdate[StellarCourse]], object]) -> Subscription:
        """As :meth:`on_bookmarks`, with the courses that are stored; the server is not asked."""
        return subscribe_list(self, "courses", told(function))

    def observe_courses(self) -> ListStream[StellarCourse]:
        """As :meth:`observe_bookmarks`, with the courses that are stored."""
        from .streams import ListStream

        return ListStream(self, "courses")

    def on_recent(
        self, function: Callable[[ListUpdate[StellarClass]], object], *, limit: int = 20
    ) -> Subscription:
        """As :meth:`on_bookmarks`, with the classes visited last."""
        return subscribe_list(self, "recent", told(function), positive(limit, "limit"))

    def observe_recent(self, *, limit: int = 20) -> ListStream[StellarClass]:
        """As :meth:`observe_bookmarks`, with the classes visited last."""
        from .streams import ListStream

        return ListStream(self, "recent", positive(limit, "limit"))
