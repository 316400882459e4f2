"""The requests of a feed to its sources, and the pending changes."""

from __future__ import annotations

from typing import Final

from ..._handle import owned
from ..._library import lib
from ..._native import pentad_video_start_up
from ..._threads import twin
from .._asking import FeedStartUp, start_up_of
from ._methods import AskingMethods


class FeedAsking(AskingMethods):
    """Sources are asked automatically by the feed, and when the user requests it.

    New videos stay pending until they are applied, so that no list moves under the user.
    """

    def network_changed(self) -> None:
        """Makes the feed retry immediately instead of after its delay."""
        lib.pentad_video_feed_network_changed(self._pointer)

    def start_up(self) -> FeedStartUp:
        """Returns the start-up progress of the feed."""
        kind, free = pentad_video_start_up, lib.pentad_video_start_up_free
        with owned(kind, free, lib.pentad_video_feed_start_up, self._pointer) as record:
            return start_up_of(record)

    start_up_async: Final = twin(start_up)
