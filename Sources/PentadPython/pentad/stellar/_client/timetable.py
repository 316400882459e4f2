"""The timetable of a client."""

from __future__ import annotations

from typing import Final

from ..._convert import optional_utf8
from ..._library import lib
from ..._threads import twin
from .._records import StellarTerm
from .._term_calendar import TermCalendar, calendar_by
from ._methods import TimetableMethods


class ClientTimetable(TimetableMethods):
    """The days of terms."""

    def term_calendar(self, term: StellarTerm | str | None = None) -> TermCalendar:
        """Returns the days of a term: those that the server sent with it, else the usual ones.

        For a term with an unknown code, it is 26 weeks from the Monday of this week.
        """
        code = term.code if isinstance(term, StellarTerm) else term
        asked = self._pointer, optional_utf8(code, "term")
        return calendar_by(lib.pentad_stellar_client_term_calendar, *asked)

    term_calendar_async: Final = twin(term_calendar)
