"""Playback, and the URLs of videos and pictures."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_char_p
from typing import Final
from weakref import WeakSet

from ..._convert import array, several
from ..._library import lib
from ..._threads import AsyncHandle, twin
from ...errors import call
from .._enums import VideoList
from .._inputs import VideoLike, key_of
from .._playback import PlaybackSession


class FeedPlaying(AsyncHandle):
    """The methods that a player and a screen need."""

    _playbacks: WeakSet[PlaybackSession]

    def prefetch(self, videos: Iterable[VideoLike]) -> None:
        """Resolves the URLs of videos that are needed soon, in order, when no other request is
        waiting.
        """
        keys = [key_of(video) for video in several(videos, "videos")]
        call(lib.pentad_video_feed_prefetch, self._pointer, array(c_char_p, keys), len(keys))

    def playback(
        self, list: VideoList | str = VideoList.TIMELINE, *, words: str | None = None
    ) -> PlaybackSession:
        """Begins the playback of a list with the program's own player; ``words`` for ``search``."""
        playback = PlaybackSession(self, list, words)
        self._playbacks.add(playback)
        return playback

    playback_async: Final = twin(playback)

    def close(self) -> None:
        """Closes the feed, after its playbacks; a second call is a no-op."""
        for playback in tuple(self._playbacks):
            playback.close()
        super().close()
