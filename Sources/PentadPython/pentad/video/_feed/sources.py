"""The sources of a feed."""

from __future__ import annotations

import os
from ctypes import c_int64
from datetime import timedelta
from typing import Final

from ..._convert import flag, instance
from ..._library import lib
from ..._paths import path_bytes
from ..._threads import twin
from ...errors import call, call_out
from .._inputs import SourceLike, source_id
from .._records import SourceAccount, account_by
from .._sources import SourceStatus, source_by
from ._methods import SourceMethods


class FeedSources(SourceMethods):
    """The sources of videos. A source that exists already is not added again."""

    def add_folder(self, folder: str | os.PathLike[str]) -> SourceStatus:
        """Adds a folder of video files of this machine, which needs no network.

        The path is absolute, and may not exist yet.
        """
        asked = self._pointer, path_bytes(folder, "folder")
        return source_by(lib.pentad_video_feed_add_folder, *asked)

    add_folder_async: Final = twin(add_folder)

    def account(self, source: SourceLike) -> SourceAccount:
        """Returns the account of the user at a source.

        NotFoundError when no user is signed in, or the source has not sent the account yet.
        """
        asked = self._pointer, source_id(source)
        return account_by(lib.pentad_video_feed_account, *asked)

    account_async: Final = twin(account)

    def pause_source(self, source: SourceLike, is_paused: bool = True) -> None:
        """Pauses or resumes requests to a source. Its videos stay in the lists."""
        asked = self._pointer, source_id(source), flag(is_paused, "is_paused")
        call(lib.pentad_video_feed_pause_source, *asked)

    pause_source_async: Final = twin(pause_source)

    def refresh_interval(self, source: SourceLike | None = None) -> timedelta:
        """Returns the minimum interval between two automatic requests to a source.

        It is half an hour unless :meth:`set_refresh_interval` has set another one; a source may ask
        for a longer one. None for the interval of sources without one of their own.
        """
        asked = self._pointer, None if source is None else source_id(source)
        found = call_out(c_int64, lib.pentad_video_feed_refresh_interval, *asked)
        return timedelta(milliseconds=found.value)

    refresh_interval_async: Final = twin(refresh_interval)

    def set_refresh_interval(
        self, interval: timedelta | None, source: SourceLike | None = None
    ) -> None:
        """Sets the interval of a source, or of all sources without one of their own.

        It is a minute to a day; None for the default. InvalidError for another interval.
        """
        span = 0
        if interval is not None:
            span = max(1, instance(interval, timedelta, "interval") // timedelta(milliseconds=1))
        asked = self._pointer, None if source is None else source_id(source), span
        call(lib.pentad_video_feed_set_refresh_interval, *asked)

    set_refresh_interval_async: Final = twin(set_refresh_interval)
