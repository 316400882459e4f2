"""The videos of a feed, as they are stored."""

from __future__ import annotations

from typing import Final

from ..._convert import utf8
from ..._library import lib
from ..._threads import twin
from .._groups import VideoGroup, groups_by
from .._inputs import Before, page_of
from ._methods import ReadingMethods


class FeedReading(ReadingMethods):
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
        from ._gives import give_groups

        asked = self._pointer, utf8(words, "words"), page_of(before, limit)
        return list(await give_groups(lib.pentad_video_feed_search_async, *asked))
