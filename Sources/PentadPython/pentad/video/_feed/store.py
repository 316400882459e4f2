"""The store of a feed, and what the user has chosen."""

from __future__ import annotations

from ctypes import byref
from typing import Any, Final

from ..._convert import flag
from ..._library import lib
from ..._native import (
    pentad_video_feed_options,
    pentad_video_settings,
    pentad_video_storage_usage,
)
from ..._paths import FilePath, optional_path
from ..._threads import AsyncHandle, twin
from ...errors import call, call_out
from .._records import VideoStorageUsage, storage_usage_of
from .._settings import VideoSettings, record_of_settings, settings_of


class FeedStore(AsyncHandle):
    """What a feed keeps, as a whole."""

    def settings(self) -> VideoSettings:
        """What the user has chosen; it is stored, and the same for all sources."""
        return settings_of(
            call_out(pentad_video_settings, lib.pentad_video_feed_settings, self._pointer)
        )

    settings_async: Final = twin(settings)

    def set_settings(self, settings: VideoSettings) -> None:
        """Stores what the user has chosen, all of it. The next playback goes by it."""
        call(lib.pentad_video_feed_set_settings, self._pointer, record_of_settings(settings))

    set_settings_async: Final = twin(set_settings)

    def set_focus(self, has_focus: bool) -> None:
        """Notes whether the program is in front, for what can be counted."""
        lib.pentad_video_feed_set_focus(self._pointer, flag(has_focus, "has_focus"))

    def storage_usage(self) -> VideoStorageUsage:
        """What the store takes, and what is in it."""
        kind, function = pentad_video_storage_usage, lib.pentad_video_feed_storage_usage
        return storage_usage_of(call_out(kind, function, self._pointer))

    storage_usage_async: Final = twin(storage_usage)

    def clear_cache(self) -> None:
        """Lets go of all that sources can tell again: videos, broadcasts, comments, pictures.

        The sources stay, what the user did, and what is still to be told. Videos that the user
        likes, wants to watch later or has stopped in stay in the lists, with their broadcasts.
        """
        call(lib.pentad_video_feed_clear_cache, self._pointer)

    clear_cache_async: Final = twin(clear_cache)

    def erase_all(self) -> None:
        """Signs the user out of all sources and lets go of everything. The feed stays open.

        The user is signed out even when the store cannot be written, which raises StorageError;
        when the tokens cannot be removed, nothing has changed.
        """
        call(lib.pentad_video_feed_erase_all, self._pointer)

    async def erase_all_async(self) -> None:
        """As :meth:`erase_all`."""
        from ..._tasks import complete

        await complete(lib.pentad_video_feed_erase_all_async, self._pointer)

    @staticmethod
    def sign_out_all(*, store_folder: FilePath, credentials_folder: FilePath | None = None) -> None:
        """Signs the user out of all sources without opening the feed.

        It is for a store that cannot be opened. No server is told, and what is stored stays.
        """
        call(lib.pentad_video_sign_out_all, _places(store_folder, credentials_folder))

    @staticmethod
    async def sign_out_all_async(
        *, store_folder: FilePath, credentials_folder: FilePath | None = None
    ) -> None:
        """As :meth:`sign_out_all`."""
        from ..._tasks import complete

        asked = _places(store_folder, credentials_folder)
        await complete(lib.pentad_video_sign_out_all_async, asked)

    def suspend(self) -> None:
        """Closes the file and lets go of its locks; calls raise ClosedError until :meth:`resume`.

        Another feed may work for the folder meanwhile. A store in memory keeps what it has.
        """
        call(lib.pentad_video_feed_suspend, self._pointer)

    suspend_async: Final = twin(suspend)

    def resume(self) -> None:
        """Opens the file of a suspended feed again; it stays suspended when that fails."""
        call(lib.pentad_video_feed_resume, self._pointer)

    resume_async: Final = twin(resume)


def _places(store_folder: FilePath, credentials_folder: FilePath | None) -> Any:
    return byref(
        pentad_video_feed_options(
            store_folder=optional_path(store_folder, "store_folder"),
            credentials_folder=optional_path(credentials_folder, "credentials_folder"),
        )
    )
