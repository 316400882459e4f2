"""The timetable of a client."""

from __future__ import annotations

from ..._convert import utf8
from ..._library import lib
from ..._threads import AsyncHandle, twin
from ..._times import Moment
from ...errors import call_text
from .._term_calendar import TermCalendar, record_of_calendar, record_of_text
from .._timetable import ClassConflict, conflicts_by


class ClientTimetable(AsyncHandle):
    """When bookmarked classes meet."""

    def conflicts(self) -> list[ClassConflict]:
        """The bookmarked classes that meet at the same time, two by two."""
        return conflicts_by(lib.pentad_stellar_client_conflicts, self._pointer)

    conflicts_async = twin(conflicts)

    def icalendar(
        self,
        master_id: str,
        calendar: TermCalendar | None = None,
        *,
        name: str | None = None,
        stamp: Moment | None = None,
    ) -> str:
        """The meetings of a class as an iCalendar document (RFC 5545).

        Without a calendar, in the usual days of the class's term. ``name`` is what programs show;
        ``stamp`` is when it was made, always the same when it is not given.
        """
        asked = utf8(master_id, "master_id"), record_of_calendar(calendar)
        text = record_of_text(name, stamp)
        return call_text(lib.pentad_stellar_client_icalendar, self._pointer, *asked, text)

    icalendar_async = twin(icalendar)

    def bookmarks_icalendar(
        self,
        calendar: TermCalendar | None = None,
        *,
        name: str | None = None,
        stamp: Moment | None = None,
    ) -> str:
        """The meetings of all bookmarked classes as an iCalendar document; as :meth:`icalendar`."""
        asked = record_of_calendar(calendar), record_of_text(name, stamp)
        return call_text(lib.pentad_stellar_client_bookmarks_icalendar, self._pointer, *asked)

    bookmarks_icalendar_async = twin(bookmarks_icalendar)
