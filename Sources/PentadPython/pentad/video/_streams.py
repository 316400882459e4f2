"""The events and playback states of a feed, for ``async for``. Imported when a stream is made."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

from .._arrivals import Arrivals, weakly
from .._list_stream import ListArrivals
from .._log_stream import LogArrivals
from .._threads import AsyncHandle
from ._asking import FeedStartUp
from ._deed_names import PlayerOrderKind
from ._events import VideoEvent, subscribe
from ._groups import VideoGroup
from ._lists import subscribe_list, subscribe_start_up
from ._player import Player, subscribe_player
from ._playing import PlaybackState, PlayerOrder

_Item = TypeVar("_Item")


class EventStream(LogArrivals[VideoEvent]):
    """The events of a feed after a number, or from now on; a slow reader loses nothing."""

    def __init__(self, feed: AsyncHandle, after: int) -> None:
        super().__init__(feed, after, subscribe, _subject)


def _subject(event: VideoEvent) -> Hashable:
    status = None if event.error is None else event.error.status
    return event.kind, event.source, event.video, event.work, status


class ListStream(ListArrivals[VideoGroup]):
    """A list of a feed, as it is now and after each change."""

    def __init__(self, feed: AsyncHandle, name: str, words: str | None) -> None:
        super().__init__(lambda group: group.key, feed)
        self._subscription = subscribe_list(feed, name, weakly(self.put_newest), words)


class _Newest(Arrivals[_Item]):
    """A value now, and after each change; a slow reader receives only the newest one."""

    def _put_newest(self, item: _Item) -> None:
        self.put(item, alone=True)


class StartUpStream(_Newest[FeedStartUp]):
    """The start-up progress of a feed, now and after each step."""

    def __init__(self, feed: AsyncHandle) -> None:
        super().__init__(feed)
        self._subscription = subscribe_start_up(feed, weakly(self._put_newest))


class PlaybackStream(_Newest[PlaybackState]):
    """The state of a playback, now and after each change."""

    def __init__(self, playback: AsyncHandle) -> None:
        super().__init__(playback)
        heard: Any = weakly(self._put_newest)
        self._subscription = subscribe_player(playback, Player(did_change=heard))


class OrderStream(Arrivals[PlayerOrder]):
    """The commands for a player, in order; at the end of the playback, the command to release its
    video.
    """

    def __init__(self, playback: AsyncHandle) -> None:
        super().__init__(playback)
        self._has_video = False
        self._subscription = subscribe_player(playback, Player(order=weakly(self._hear)))

    def _hear(self, order: PlayerOrder) -> None:
        self._has_video = order.kind is not PlayerOrderKind.UNLOAD
        self.put(order)

    def close(self) -> None:
        # The library's last command does not come after the subscription has ended.
        super().close()
        if self._has_video:
            self._hear(PlayerOrder(PlayerOrderKind.UNLOAD, None, None))
