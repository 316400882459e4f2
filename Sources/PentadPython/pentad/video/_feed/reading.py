"""The videos of a feed, as they are stored."""

from __future__ import annotations

from typing import Final

from ..._convert import utf8
from ..._handle import owned
from ..._library import lib
from ..._native import (
    pentad_video_playability,
    pentad_video_state,
)
from ..._threads import AsyncHandle, twin
from .._groups import VideoGroup, ViewState, group_by, groups_by, state_of
from .._inputs import Before, VideoLike, key_of, page_of
from .._videos import Playability, playability_of


class FeedReading(AsyncHandle):
    """Lists, a page at a time, and single videos. No source is asked."""

    def timeline(self, *, before: Before | None = None, limit: int = 50) -> list[VideoGroup]:
        """The videos that can be watched, or may be, those shared last first; at most 1,000.

        The next page is before the last group of this one. What can no longer be watched is not
        there.
        """
        asked = self._pointer, page_of(before, limit)
        return list(groups_by(lib.pentad_video_feed_timeline, *asked))

    timeline_async: Final = twin(timeline)

    def favorites(self, *, before: Before | None = None, limit: int = 50) -> list[VideoGroup]:
        """The videos that the user likes, also those that can no longer be watched.

        Otherwise as :meth:`timeline`.
        """
        asked = self._pointer, page_of(before, limit)
        return list(groups_by(lib.pentad_video_feed_favorites, *asked))

    favorites_async: Final = twin(favorites)

    def watch_later_list(
        self, *, before: Before | None = None, limit: int = 50
    ) -> list[VideoGroup]:
        """The videos that the user wants to watch later. Otherwise as :meth:`favorites`."""
        asked = self._pointer, page_of(before, limit)
        return list(groups_by(lib.pentad_video_feed_watch_later_list, *asked))

    watch_later_list_async: Final = twin(watch_later_list)

    def search(
        self, words: str, *, before: Before | None = None, limit: int = 50
    ) -> list[VideoGroup]:
        """Finds videos by words in the names of those who shared them, in titles and comments.

        Every word has to occur, as the beginning of one; a word of one or two Latin letters as it
        is. What cannot be watched is found, too. More than 1,024 bytes or 32 different words raise
        InvalidError. Otherwise as :meth:`timeline`.
        """
        asked = self._pointer, utf8(words, "words"), page_of(before, limit)
        return list(groups_by(lib.pentad_video_feed_search, *asked))

    async def search_async(
        self, words: str, *, before: Before | None = None, limit: int = 50
    ) -> list[VideoGroup]:
        """As :meth:`search`; to cancel the task ends the search."""
        from .tasks import give_groups

        asked = self._pointer, utf8(words, "words"), page_of(before, limit)
        return list(await give_groups(lib.pentad_video_feed_search_async, *asked))

    def video(self, video: VideoLike) -> VideoGroup:
        """A video with those who shared it and the comments that are stored, 1,000 of each at most.

        NotFoundError when it is in no list.
        """
        return group_by(lib.pentad_video_feed_video, self._pointer, key_of(video))

    video_async: Final = twin(video)

    def state(self, video: VideoLike) -> ViewState:
        """What the user has done with a video, whether it is in a list or not."""
        kind, free = pentad_video_state, lib.pentad_video_state_free
        asked = self._pointer, key_of(video)
        with owned(kind, free, lib.pentad_video_feed_state, *asked) as record:
            return state_of(record)

    state_async: Final = twin(state)

    def playability(self, video: VideoLike) -> Playability:
        """Whether a video can be watched, and how, as far as is known.

        What is due is looked up by itself. NotFoundError when it is in no list.
        """
        kind, free = pentad_video_playability, lib.pentad_video_playability_free
        asked = self._pointer, key_of(video)
        with owned(kind, free, lib.pentad_video_feed_playability, *asked) as record:
            return playability_of(record)

    playability_async: Final = twin(playability)
