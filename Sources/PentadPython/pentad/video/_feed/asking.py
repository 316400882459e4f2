"""What a feed asks of its sources, and what is new."""

from __future__ import annotations

from typing import Final

from ..._handle import owned
from ..._library import lib
from ..._native import pentad_video_start_up
from ..._threads import twin
from .._asking import FeedStartUp, start_up_of
from ._methods import AskingMethods


class FeedAsking(AskingMethods):
    """Sources are asked by the feed itself, and when the user wants it.

    What is new waits until it is applied, so that no list moves under the user.
    """

    def network_changed(self) -> None:
        """Has the feed try at once what it would have tried later."""
        lib.pentad_video_feed_network_changed(self._pointer)

    def start_up(self) -> FeedStartUp:
        """How far the feed has come since it was opened."""
        kind, free = pentad_video_start_up, lib.pentad_video_start_up_free
        with owned(kind, free, lib.pentad_video_feed_start_up, self._pointer) as record:
            return start_up_of(record)

    start_up_async: Final = twin(start_up)
