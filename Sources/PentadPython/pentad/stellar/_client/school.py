"""The data of an account at a school's system, in the client of the account."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..._convert import utf8
from ..._deadlines import timed
from ..._library import lib
from ..._threads import twin
from ...errors import call
from .._records import StellarAnnouncement, StellarRefresh, refresh_by
from ._methods import SchoolMethods

if TYPE_CHECKING:
    from ..._tasks import Progress


class ClientSchool(SchoolMethods):
    """Classes, tasks, grades, files and replies of an account."""

    @timed
    def refresh_account(self, *, timeout: float | None = None) -> StellarRefresh:
        """Fetches the account's data: classes, announcements, tasks, calendar events, kept files,
        and grades if wanted.

        A part that fails keeps its stored data, and is in ``failures``. If no part could be
        fetched, the first error is raised.
        """
        return refresh_by(lib.pentad_stellar_client_refresh_account, self._pointer)

    @timed
    async def refresh_account_async(
        self, *, progress: Progress | None = None, timeout: float | None = None
    ) -> StellarRefresh:
        """Refreshes like :meth:`refresh_account`; cancelling the task ends it, and keeps fetched
        parts.

        ``progress`` receives the number of completed parts and the total.
        """
        from .tasks import refresh_account_async

        return await refresh_account_async(self, progress)

    def mark_unread(self, master_id: str, announcement: StellarAnnouncement | str) -> None:
        """Marks an announcement of a class, or its key, as unread.

        NotFoundError when no announcement with the key is stored.
        """
        key = announcement.key if isinstance(announcement, StellarAnnouncement) else announcement
        asked = utf8(master_id, "master_id"), utf8(key, "announcement")
        call(lib.pentad_stellar_client_mark_unread, self._pointer, *asked)

    mark_unread_async: Final = twin(mark_unread)
