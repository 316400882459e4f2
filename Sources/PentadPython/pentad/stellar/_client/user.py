"""What a client keeps for its user: bookmarks, and what was read."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING, Final

from ..._convert import optional_utf8, utf8
from ..._handle import owned
from ..._library import lib
from ..._native import (
    pentad_stellar_bookmarks,
    pentad_stellar_unread_counts,
)
from ..._threads import AsyncHandle, twin
from ...errors import call
from .._bookmarks import StellarBookmark, bookmarks_of
from .._class_record import record_of_class
from .._records import StellarAnnouncement, StellarClass, announcements_by

if TYPE_CHECKING:
    pass


class ClientUser(AsyncHandle):
    """Bookmarks and read marks: made in the store at once, and sent to the server later."""

    def bookmarks(self) -> list[StellarBookmark]:
        """The bookmarks of the current term, those added first in front."""
        return self._bookmarks(False)

    bookmarks_async: Final = twin(bookmarks)

    def archived_bookmarks(self) -> list[StellarBookmark]:
        """The bookmarks of terms that are over."""
        return self._bookmarks(True)

    archived_bookmarks_async: Final = twin(archived_bookmarks)

    def _bookmarks(self, archived: bool) -> list[StellarBookmark]:
        kind, free = pentad_stellar_bookmarks, lib.pentad_stellar_bookmarks_free
        asked = self._pointer, archived
        with owned(kind, free, lib.pentad_stellar_client_bookmarks, *asked) as found:
            return list(bookmarks_of(found))

    def bookmark(self, item: StellarClass | str) -> None:
        """Bookmarks a class, or that of an id, in any spelling.

        It is stored when this returns, with a network or without. The server is asked only for an
        id of which nothing is stored: NotFoundError when it knows no such class.
        """
        if isinstance(item, str):
            asked = self._pointer, utf8(item, "item")
            call(lib.pentad_stellar_client_bookmark_id, *asked)
        else:
            call(lib.pentad_stellar_client_bookmark, self._pointer, byref(record_of_class(item)))

    bookmark_async: Final = twin(bookmark)

    def remove_bookmark(self, master_id: str) -> None:
        """Removes the bookmark of a class, archived ones too; without one it does nothing.

        The spelling of the number makes no difference.
        """
        asked = self._pointer, utf8(master_id, "master_id")
        call(lib.pentad_stellar_client_remove_bookmark, *asked)

    remove_bookmark_async: Final = twin(remove_bookmark)

    def announcements(self, master_id: str) -> list[StellarAnnouncement]:
        """The announcements of a class that are stored, the newest first.

        The server is asked by :meth:`class_info` alone.
        """
        asked = self._pointer, utf8(master_id, "master_id")
        return announcements_by(lib.pentad_stellar_client_announcements, *asked)

    announcements_async: Final = twin(announcements)

    def mark_read(
        self, master_id: str, announcement: StellarAnnouncement | str | None = None
    ) -> None:
        """Marks an announcement of a class, or its key, as read; without one all that are stored.

        The J of a number makes no difference. NotFoundError when none of the key is stored.
        """
        key = announcement.key if isinstance(announcement, StellarAnnouncement) else announcement
        asked = utf8(master_id, "master_id"), optional_utf8(key, "announcement")
        call(lib.pentad_stellar_client_mark_read, self._pointer, *asked)

    mark_read_async: Final = twin(mark_read)

    def unread_counts(self) -> dict[str, int]:
        """How many announcements are unread, for each bookmarked class that has any.

        A notice of the server's whose announcements have not been loaded yet counts as one.
        """
        kind, free = pentad_stellar_unread_counts, lib.pentad_stellar_unread_counts_free
        with owned(kind, free, lib.pentad_stellar_client_unread_counts, self._pointer) as found:
            return {one.master_id.decode(): one.count for one in found.items[: found.count]}

    unread_counts_async: Final = twin(unread_counts)
