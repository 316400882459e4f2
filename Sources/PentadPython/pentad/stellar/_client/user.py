"""The user's own data in a client: bookmarks and read marks."""

from __future__ import annotations

from ctypes import byref
from typing import Final

from ..._convert import optional_utf8, utf8
from ..._library import lib
from ..._threads import twin
from ...errors import call
from .._class_record import record_of_class
from .._records import StellarAnnouncement, StellarClass
from ._methods import UserMethods


class ClientUser(UserMethods):
    """Bookmarks and read marks, which are stored immediately and sent to the server later."""

    def bookmark(self, item: StellarClass | str) -> None:
        """Bookmarks a class, or the class with an id, in any spelling.

        The bookmark is stored when this returns, online or offline. The server is asked only for an
        id that is not stored: NotFoundError when it knows no such class.
        """
        if isinstance(item, str):
            asked = self._pointer, utf8(item, "item")
            call(lib.pentad_stellar_client_bookmark_id, *asked)
        else:
            call(lib.pentad_stellar_client_bookmark, self._pointer, byref(record_of_class(item)))

    bookmark_async: Final = twin(bookmark)

    def mark_read(
        self, master_id: str, announcement: StellarAnnouncement | str | None = None
    ) -> None:
        """Marks an announcement of a class, or its key, as read; without one, all stored ones.

        The J of a number is optional. NotFoundError when no announcement with the key is stored.
        """
        key = announcement.key if isinstance(announcement, StellarAnnouncement) else announcement
        asked = utf8(master_id, "master_id"), optional_utf8(key, "announcement")
        call(lib.pentad_stellar_client_mark_read, self._pointer, *asked)

    mark_read_async: Final = twin(mark_read)
