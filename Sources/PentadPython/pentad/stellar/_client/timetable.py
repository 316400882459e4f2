"""The timetable of a client."""

from __future__ import annotations

from typing import Final

from ..._convert import optional_utf8, utf8
from ..._library import lib
from ..._threads import AsyncHandle, twin
from ..._times import Moment
from ...errors import call_text
from .._records import StellarTerm
from .._term_calendar import TermCalendar, calendar_by, record_of_calendar, record_of_text


class ClientTimetable(AsyncHandle):
    """The meetings of bookmarked classes."""

    def icalendar(
        self,
        master_id: str,
        calendar: TermCalendar | None = None,
        *,
        name: str | None = None,
        stamp: Moment | None = None,
    ) -> str:
        """Returns the meetings of a class as an iCalendar document (RFC 5545).

        Without a calendar, it uses the days of :meth:`term_calendar`. ``name`` is the display name;
        ``stamp`` is the creation time, which is constant if it is not given.
        """
        asked = utf8(master_id, "master_id"), record_of_calendar(calendar)
        text = record_of_text(name, stamp)
        return call_text(lib.pentad_stellar_client_icalendar, self._pointer, *asked, text)

    icalendar_async: Final = twin(icalendar)

    def bookmarks_icalendar(
        self,
        calendar: TermCalendar | None = None,
        *,
        name: str | None = None,
        stamp: Moment | None = None,
    ) -> str:
        """Returns the meetings of all bookmarked classes as an iCalendar document, like
        :meth:`icalendar`.
        """
        asked = record_of_calendar(calendar), record_of_text(name, stamp)
        return call_text(lib.pentad_stellar_client_bookmarks_icalendar, self._pointer, *asked)

    bookmarks_icalendar_async: Final = twin(bookmarks_icalendar)

    def term_calendar(self, term: StellarTerm | str | None = None) -> TermCalendar:
        """Returns the days of a term: those that the server sent with it, else the usual ones.

        For a term with an unknown code, it is 26 weeks from the Monday of this week.
        """
        code = term.code if isinstance(term, StellarTerm) else term
        asked = self._pointer, optional_utf8(code, "term")
        return calendar_by(lib.pentad_stellar_client_term_calendar, *asked)

    term_calendar_async: Final = twin(term_calendar)
