"""The sources of a feed."""

from __future__ import annotations

import os
from ctypes import c_int64
from datetime import timedelta
from typing import Final

from ..._convert import flag, instance, utf8
from ..._deadlines import timed
from ..._handle import owned
from ..._library import lib
from ..._native import pentad_video_sources
from ..._paths import path_bytes
from ..._threads import AsyncHandle, twin
from ...errors import call, call_out
from .._inputs import SourceLike, source_id
from .._records import (
    DiscoveredFeed,
    Roll,
    SourceAccount,
    VideoChannel,
    account_by,
    channels_by,
    discovered_feeds_by,
    rolls_by,
)
from .._sources import SourceStatus, source_by, sources_of


class FeedSources(AsyncHandle):
    """Where videos come from. A source that is there already is not added again."""

    @timed
    def add_feed(self, address: str, *, timeout: float | None = None) -> SourceStatus:
        """Adds a feed: RSS, Atom or JSON Feed, by its address or by that of a page that names it.

        Of several feeds of a page the first is taken; :meth:`discover` tells all. Its first videos
        are in the lists without being applied. DecodingError for a page that names none.
        """
        return source_by(lib.pentad_video_feed_add_feed, self._pointer, utf8(address, "address"))

    @timed
    async def add_feed_async(self, address: str, *, timeout: float | None = None) -> SourceStatus:
        """As :meth:`add_feed`; to cancel the task ends the question."""
        from .tasks import give_source

        asked = self._pointer, utf8(address, "address")
        return await give_source(lib.pentad_video_feed_add_feed_async, *asked)

    @timed
    def discover(self, page: str, *, timeout: float | None = None) -> list[DiscoveredFeed]:
        """The feeds that a page names, in its order; the page itself when it is a feed.

        Nothing is added.
        """
        asked = self._pointer, utf8(page, "page")
        return discovered_feeds_by(lib.pentad_video_feed_discover, *asked)

    @timed
    async def discover_async(
        self, page: str, *, timeout: float | None = None
    ) -> list[DiscoveredFeed]:
        """As :meth:`discover`; to cancel the task ends the question."""
        from .tasks import give_feeds

        asked = self._pointer, utf8(page, "page")
        return await give_feeds(lib.pentad_video_feed_discover_async, *asked)

    def add_folder(self, folder: str | os.PathLike[str]) -> SourceStatus:
        """Adds a folder of video files of this machine, which needs no network.

        A path that begins with ``/``; one that is not there yet is no error.
        """
        asked = self._pointer, path_bytes(folder, "folder")
        return source_by(lib.pentad_video_feed_add_folder, *asked)

    add_folder_async: Final = twin(add_folder)

    def sources(self) -> list[SourceStatus]:
        """The user's sources and how they are, in the order in which they were added."""
        kind, free = pentad_video_sources, lib.pentad_video_sources_free
        with owned(kind, free, lib.pentad_video_feed_sources, self._pointer) as record:
            return sources_of(record)

    sources_async: Final = twin(sources)

    def source(self, source: SourceLike) -> SourceStatus:
        """A source, and how it is; NotFoundError when the user has no such source."""
        return source_by(lib.pentad_video_feed_source, self._pointer, source_id(source))

    source_async: Final = twin(source)

    def account(self, source: SourceLike) -> SourceAccount:
        """The user as a source knows it.

        NotFoundError when no user is signed in, or the source has not said yet.
        """
        asked = self._pointer, source_id(source)
        return account_by(lib.pentad_video_feed_account, *asked)

    account_async: Final = twin(account)

    def channels(self, source: SourceLike) -> list[VideoChannel]:
        """The channels of a source, those of the user's account first."""
        asked = self._pointer, source_id(source)
        return channels_by(lib.pentad_video_feed_channels, *asked)

    channels_async: Final = twin(channels)

    def rolls(self, source: SourceLike) -> list[Roll]:
        """The rolls of a source."""
        asked = self._pointer, source_id(source)
        return rolls_by(lib.pentad_video_feed_rolls, *asked)

    rolls_async: Final = twin(rolls)

    def pause_source(self, source: SourceLike, is_paused: bool = True) -> None:
        """Has a source not asked, or asked again. What it told of stays."""
        asked = self._pointer, source_id(source), flag(is_paused, "is_paused")
        call(lib.pentad_video_feed_pause_source, *asked)

    pause_source_async: Final = twin(pause_source)

    def refresh_interval(self, source: SourceLike | None = None) -> timedelta:
        """How long a feed rests between two requests that the user does not ask for.

        Half an hour unless :meth:`set_refresh_interval` has set another time; a feed may ask for
        longer ones. None for the interval of feeds that have none of their own.
        """
        asked = self._pointer, None if source is None else source_id(source)
        found = call_out(c_int64, lib.pentad_video_feed_refresh_interval, *asked)
        return timedelta(milliseconds=found.value)

    refresh_interval_async: Final = twin(refresh_interval)

    def set_refresh_interval(
        self, interval: timedelta | None, source: SourceLike | None = None
    ) -> None:
        """Sets the interval of a source, or of all feeds that have none of their own.

        A minute to a day; None for the usual one. InvalidError for another interval.
        """
        span = 0
        if interval is not None:
            span = max(1, instance(interval, timedelta, "interval") // timedelta(milliseconds=1))
        asked = self._pointer, None if source is None else source_id(source), span
        call(lib.pentad_video_feed_set_refresh_interval, *asked)

    set_refresh_interval_async: Final = twin(set_refresh_interval)

    def remove_source(self, source: SourceLike) -> None:
        """Removes a source with all that only it told of; what it was to be told is given up.

        What the user signed in with stays, for other feeds of the same user; :meth:`sign_out` gives
        it up, too.
        """
        call(lib.pentad_video_feed_remove_source, self._pointer, source_id(source))

    remove_source_async: Final = twin(remove_source)
