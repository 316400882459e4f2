"""The sources of a feed."""

from __future__ import annotations

import os

from ..._convert import utf8
from ..._handle import owned
from ..._library import lib
from ..._native import (
    pentad_video_account,
    pentad_video_channels,
    pentad_video_discovered_feeds,
    pentad_video_rolls,
    pentad_video_sources,
)
from ..._threads import AsyncHandle, twin
from ...errors import call
from .._asking import DiscoveredFeed, feeds_of
from .._inputs import SourceLike, source_id
from .._sources import (
    Roll,
    SourceAccount,
    SourceStatus,
    VideoChannel,
    account_of,
    channels_of,
    rolls_of,
    source_by,
    sources_of,
)


class FeedSources(AsyncHandle):
    """Where videos come from. A source that is there already is not added again."""

    def add_feed(self, address: str) -> SourceStatus:
        """Adds a feed: RSS, Atom or JSON Feed, by its address or by that of a page that names it.

        Of several feeds of a page the first is taken; :meth:`discover` tells all. Its first videos
        are in the lists without being applied. DecodingError for a page that names none.
        """
        return source_by(lib.pentad_video_feed_add_feed, self._pointer, utf8(address, "address"))

    async def add_feed_async(self, address: str) -> SourceStatus:
        """As :meth:`add_feed`; to cancel the task ends the question."""
        from .tasks import give_source

        asked = self._pointer, utf8(address, "address")
        return await give_source(lib.pentad_video_feed_add_feed_async, *asked)

    def discover(self, page: str) -> list[DiscoveredFeed]:
        """The feeds that a page names, in its order; the page itself when it is a feed.

        Nothing is added.
        """
        kind, free = pentad_video_discovered_feeds, lib.pentad_video_discovered_feeds_free
        asked = self._pointer, utf8(page, "page")
        with owned(kind, free, lib.pentad_video_feed_discover, *asked) as record:
            return feeds_of(record)

    async def discover_async(self, page: str) -> list[DiscoveredFeed]:
        """As :meth:`discover`; to cancel the task ends the question."""
        from .tasks import give_feeds

        asked = self._pointer, utf8(page, "page")
        return await give_feeds(lib.pentad_video_feed_discover_async, *asked)

    def add_folder(self, folder: str | os.PathLike[str]) -> SourceStatus:
        """Adds a folder of video files of this machine, which needs no network.

        A path that begins with ``/``; one that is not there yet is no error.
        """
        asked = self._pointer, utf8(os.fsdecode(folder), "folder")
        return source_by(lib.pentad_video_feed_add_folder, *asked)

    add_folder_async = twin(add_folder)

    def sources(self) -> list[SourceStatus]:
        """The user's sources and how they are, in the order in which they were added."""
        kind, free = pentad_video_sources, lib.pentad_video_sources_free
        with owned(kind, free, lib.pentad_video_feed_sources, self._pointer) as record:
            return sources_of(record)

    sources_async = twin(sources)

    def source(self, source: SourceLike) -> SourceStatus:
        """A source, and how it is; NotFoundError when the user has no such source."""
        return source_by(lib.pentad_video_feed_source, self._pointer, source_id(source))

    source_async = twin(source)

    def account(self, source: SourceLike) -> SourceAccount:
        """The user as a source knows it.

        NotFoundError when no user is signed in, or the source has not said yet.
        """
        kind, free = pentad_video_account, lib.pentad_video_account_free
        asked = self._pointer, source_id(source)
        with owned(kind, free, lib.pentad_video_feed_account, *asked) as record:
            return account_of(record)

    account_async = twin(account)

    def channels(self, source: SourceLike) -> list[VideoChannel]:
        """The channels of a source, those of the user's account first."""
        kind, free = pentad_video_channels, lib.pentad_video_channels_free
        asked = self._pointer, source_id(source)
        with owned(kind, free, lib.pentad_video_feed_channels, *asked) as record:
            return channels_of(record)

    channels_async = twin(channels)

    def rolls(self, source: SourceLike) -> list[Roll]:
        """The rolls of a source."""
        kind, free = pentad_video_rolls, lib.pentad_video_rolls_free
        asked = self._pointer, source_id(source)
        with owned(kind, free, lib.pentad_video_feed_rolls, *asked) as record:
            return rolls_of(record)

    rolls_async = twin(rolls)

    def pause_source(self, source: SourceLike, is_paused: bool = True) -> None:
        """Has a source not asked, or asked again. What it told of stays."""
        asked = self._pointer, source_id(source), bool(is_paused)
        call(lib.pentad_video_feed_pause_source, *asked)

    pause_source_async = twin(pause_source)

    def remove_source(self, source: SourceLike) -> None:
        """Removes a source with all that only it told of; what it was to be told is given up.

        What the user signed in with stays, for other feeds of the same user; :meth:`sign_out` gives
        it up, too.
        """
        call(lib.pentad_video_feed_remove_source, self._pointer, source_id(source))

    remove_source_async = twin(remove_source)
