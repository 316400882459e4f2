"""The stored videos of a feed."""

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
        """Returns the videos that are or may be playable, the most recently shared first; at most
        1,000.

        For the next page, pass the last group of this one as ``before``. Videos that can no longer
        be watched are left out.
        """
        asked = self._pointer, page_of(before, limit)
        return list(groups_by(lib.pentad_video_feed_timeline, *asked))

    timeline_async: Final = twin(timeline)

    def favorites(self, *, before: Before | None = None, limit: int = 50) -> list[VideoGroup]:
        """Returns the user's favorites, including those that can no longer be watched.

        Otherwise like :meth:`timeline`.
        """
        asked = self._pointer, page_of(before, limit)
        return list(groups_by(lib.pentad_video_feed_favorites, *asked))

    favorites_async: Final = twin(favorites)

    def watch_later_list(
        self, *, before: Before | None = None, limit: int = 50
    ) -> list[VideoGroup]:
        """Returns the watch-later list. Otherwise like :meth:`favorites`."""
        asked = self._pointer, page_of(before, limit)
        return list(groups_by(lib.pentad_video_feed_watch_later_list, *asked))

    watch_later_list_async: Final = twin(watch_later_list)

    def search(
        self, words: str, *, before: Before | None = None, limit: int = 50
    ) -> list[VideoGroup]:
        """Searches videos for words in the names of the sharers, in titles and comments.

        Each word must occur as the beginning of a word; one of one or two Latin letters must occur
        as a whole word. Videos that cannot be watched are included. More than 1,024 bytes or 32
        different words raise InvalidError. Otherwise like :meth:`timeline`.
        """
        asked = self._pointer, utf8(words, "words"), page_of(before, limit)
        return list(groups_by(lib.pentad_video_feed_search, *asked))

    async def search_async(
        self, words: str, *, before: Before | None = None, limit: int = 50
    ) -> list[VideoGroup]:
        """Searches like :meth:`search`; cancelling the task ends the search."""
        from ._gives import give_groups

        asked = self._pointer, utf8(words, "words"), page_of(before, limit)
        return list(await give_groups(lib.pentad_video_feed_search_async, *asked))
