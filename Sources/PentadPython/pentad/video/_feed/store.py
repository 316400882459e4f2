"""The store of a feed, and the user's settings."""

from __future__ import annotations

from ctypes import byref
from typing import Any

from ..._convert import flag
from ..._library import lib
from ..._native import pentad_video_feed_options
from ..._paths import FilePath, optional_path
from ...errors import call
from ._methods import StoreMethods


class FeedStore(StoreMethods):
    """The stored data of a feed."""

    def set_focus(self, has_focus: bool) -> None:
        """Records whether the program is in the foreground, for the statistics."""
        lib.pentad_video_feed_set_focus(self._pointer, flag(has_focus, "has_focus"))

    @staticmethod
    def sign_out_all(*, store_folder: FilePath, credentials_folder: FilePath | None = None) -> None:
        """Signs the user out of all sources without opening the feed.

        It is for a store that cannot be opened. No server is informed, and the stored data stays.
        """
        call(lib.pentad_video_sign_out_all, _places(store_folder, credentials_folder))

    @staticmethod
    async def sign_out_all_async(
        *, store_folder: FilePath, credentials_folder: FilePath | None = None
    ) -> None:
        """Signs out like :meth:`sign_out_all`."""
        from ..._tasks import complete

        asked = _places(store_folder, credentials_folder)
        await complete(lib.pentad_video_sign_out_all_async, asked)


def _places(store_folder: FilePath, credentials_folder: FilePath | None) -> Any:
    return byref(
        pentad_video_feed_options(
            store_folder=optional_path(store_folder, "store_folder"),
            credentials_folder=optional_path(credentials_folder, "credentials_folder"),
        )
    )
