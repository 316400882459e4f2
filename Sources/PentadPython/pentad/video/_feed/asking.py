"""What a feed asks of its sources, and what is new."""

from __future__ import annotations

from ctypes import c_bool
from typing import Final

from ..._deadlines import timed
from ..._handle import owned
from ..._library import lib
from ..._native import (
    pentad_video_news,
    pentad_video_start_up,
)
from ..._threads import AsyncHandle, twin
from ...errors import call_out
from .._asking import FeedRefresh, FeedStartUp, refresh_by, start_up_of
from .._groups import VideoGroup, group_by
from .._inputs import SourceLike, VideoLike, key_of, source_id
from .._records import VideoNews, news_of


class FeedAsking(AsyncHandle):
    """Sources are asked by the feed itself, and when the user wants it.

    What is new waits until it is applied, so that no list moves under the user.
    """

    @timed
    def refresh(self, *, timeout: float | None = None) -> FeedRefresh:
        """Pulling at the list: asks all sources now, and puts all that waits into the lists.

        Not those that asked to be left alone. What is beyond the budget is let go.
        """
        return refresh_by(lib.pentad_video_feed_refresh, self._pointer)

    @timed
    async def refresh_async(self, *, timeout: float | None = None) -> FeedRefresh:
        """As :meth:`refresh`; to cancel the task ends the wait."""
        from .tasks import give_refresh

        return await give_refresh(lib.pentad_video_feed_refresh_async, self._pointer)

    @timed
    def synchronise(self, *, timeout: float | None = None) -> FeedRefresh:
        """Asks all sources that are due, looks videos up, and tells what the user did, once.

        A feed that works by itself does so all the time. Nothing is applied. What failed and waits
        for its time is not due: :meth:`network_changed`.
        """
        return refresh_by(lib.pentad_video_feed_synchronise, self._pointer)

    @timed
    async def synchronise_async(self, *, timeout: float | None = None) -> FeedRefresh:
        """As :meth:`synchronise`; to cancel the task ends the wait."""
        from .tasks import give_refresh

        return await give_refresh(lib.pentad_video_feed_synchronise_async, self._pointer)

    def network_changed(self) -> None:
        """Has the feed try at once what it would have tried later."""
        lib.pentad_video_feed_network_changed(self._pointer)

    def pending(self) -> VideoNews:
        """How much waits to be applied: what a badge shows."""
        return news_of(call_out(pentad_video_news, lib.pentad_video_feed_pending, self._pointer))

    pending_async: Final = twin(pending)

    def apply_pending(self) -> VideoNews:
        """Puts what waits into the lists; how much it was."""
        return news_of(
            call_out(pentad_video_news, lib.pentad_video_feed_apply_pending, self._pointer)
        )

    apply_pending_async: Final = twin(apply_pending)

    @timed
    def load_older(self, source: SourceLike, *, timeout: float | None = None) -> bool:
        """Has a source tell of what is older than all that is stored of it; it waits.

        Whether there was something older: not of a source that does not tell.
        """
        return call_out(
            c_bool, lib.pentad_video_feed_load_older, self._pointer, source_id(source)
        ).value

    @timed
    async def load_older_async(self, source: SourceLike, *, timeout: float | None = None) -> bool:
        """As :meth:`load_older`; to cancel the task ends the question."""
        from .tasks import give_flag

        asked = self._pointer, source_id(source)
        return await give_flag(lib.pentad_video_feed_load_older_async, *asked)

    @timed
    def load_comments(self, video: VideoLike, *, timeout: float | None = None) -> VideoGroup:
        """Has the sources of a video tell what was written about it: at most ten pages of each.

        The video with the comments that are stored. When no source could tell, what one of them
        says is raised.
        """
        return group_by(lib.pentad_video_feed_load_comments, self._pointer, key_of(video))

    @timed
    async def load_comments_async(
        self, video: VideoLike, *, timeout: float | None = None
    ) -> VideoGroup:
        """As :meth:`load_comments`; to cancel the task ends the question."""
        from .tasks import give_group

        asked = self._pointer, key_of(video)
        return await give_group(lib.pentad_video_feed_load_comments_async, *asked)

    def start_up(self) -> FeedStartUp:
        """How far the feed has come since it was opened."""
        kind, free = pentad_video_start_up, lib.pentad_video_start_up_free
        with owned(kind, free, lib.pentad_video_feed_start_up, self._pointer) as record:
            return start_up_of(record)

    start_up_async: Final = twin(start_up)
