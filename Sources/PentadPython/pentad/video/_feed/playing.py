"""Where videos and pictures are, and playing them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_char_p
from typing import Final
from weakref import WeakSet

from ..._convert import array, flag, several, utf8
from ..._deadlines import timed
from ..._handle import owned
from ..._library import lib
from ..._native import pentad_video_picture
from ..._threads import AsyncHandle, twin
from ...errors import call
from .._enums import VideoList
from .._inputs import VideoLike, key_of, optional_key
from .._playback import PlaybackSession
from .._records import ContentURL, content_url_by
from .._videos import picture_of


class FeedPlaying(AsyncHandle):
    """What a player and a screen need."""

    _playbacks: WeakSet[PlaybackSession]

    @timed
    def content_url(
        self, video: VideoLike, *, reload: bool = False, timeout: float | None = None
    ) -> ContentURL:
        """Where a player finds a video: a file or a stream that a source gives.

        What a source gave with the video comes first; else its sources are asked, and in any case
        when ``reload``: the address that was told before does not hold. UnsupportedError for what
        only a provider's own player shows: :meth:`playability` says what there is instead.
        """
        asked = self._pointer, key_of(video), flag(reload, "reload")
        return content_url_by(lib.pentad_video_feed_content_url, *asked)

    @timed
    async def content_url_async(
        self, video: VideoLike, *, reload: bool = False, timeout: float | None = None
    ) -> ContentURL:
        """As :meth:`content_url`; to cancel the task ends the question."""
        from .tasks import give_content

        asked = self._pointer, key_of(video), flag(reload, "reload")
        return await give_content(lib.pentad_video_feed_content_url_async, *asked)

    def prefetch(self, videos: Iterable[VideoLike]) -> None:
        """Finds out where videos are that are wanted soon, the first first, when nobody waits."""
        keys = [key_of(video) for video in several(videos, "videos")]
        call(lib.pentad_video_feed_prefetch, self._pointer, array(c_char_p, keys), len(keys))

    @timed
    def image(
        self, address: str, *, video: VideoLike | None = None, timeout: float | None = None
    ) -> bytes:
        """A picture of a video or a sharer: from the store, or else from its server.

        It is kept until newer ones need its room; with a ``video`` that the user likes or wants to
        watch later, until it is asked for without such a video. DecodingError
        for what is no picture, RefusedError for one of more than 5 MB.
        """
        kind, free = pentad_video_picture, lib.pentad_video_picture_free
        asked = self._pointer, utf8(address, "address"), optional_key(video)
        with owned(kind, free, lib.pentad_video_feed_image, *asked) as record:
            return picture_of(record)

    @timed
    async def image_async(
        self, address: str, *, video: VideoLike | None = None, timeout: float | None = None
    ) -> bytes:
        """As :meth:`image`; to cancel the task ends the question."""
        from .tasks import give_picture

        asked = self._pointer, utf8(address, "address"), optional_key(video)
        return await give_picture(lib.pentad_video_feed_image_async, *asked)

    def playback(
        self, list: VideoList | str = VideoList.TIMELINE, *, words: str | None = None
    ) -> PlaybackSession:
        """Begins to play a list, by a player of the program's own; ``words`` for ``search``."""
        playback = PlaybackSession(self, list, words)
        self._playbacks.add(playback)
        return playback

    playback_async: Final = twin(playback)

    def close(self) -> None:
        """Closes the feed, after its playbacks; a second call does nothing."""
        for playback in tuple(self._playbacks):
            playback.close()
        super().close()
