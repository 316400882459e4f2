"""Days as texts: JSON, CSV and iCalendar."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from typing import TYPE_CHECKING, Any, Final

from ..._library import lib
from ..._names import bits
from ..._threads import twin
from ..._times import Day, day_code
from ...errors import call_text
from .._enums import DayEntryKind, Script
from .._inputs import PanchangOptions, PlaceLike
from .handle import CalendarHandle
from .text_options import CSV, JSON, JSONL, icalendar_record, text_record

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .text_options import ICalendarOptions


class DayTexts(CalendarHandle):
    """The days of a calendar as texts.

    Moments in JSON and CSV are in UTC, or with ``local_time`` in the local time of the place, with
    its offset: ``2026-11-21T06:28:12.345+05:30``.
    """

    def json(
        self,
        start: Day,
        end: Day,
        place: PlaceLike,
        options: PanchangOptions | None = None,
        *,
        script: Script | str = Script.ENGLISH,
        hours: bool = False,
        local_time: bool = False,
    ) -> str:
        """Returns the days from one date to another as an array, with one day on each line.

        With ``hours``, a day's ``muhurtas`` contain the choghadiyas and the horas, too.
        """
        record = text_record(JSON, script, hours, local_time=local_time)
        return self._days_text(start, end, place, options, record)

    json_async: Final = twin(json)

    def jsonl(
        self,
        start: Day,
        end: Day,
        place: PlaceLike,
        options: PanchangOptions | None = None,
        *,
        script: Script | str = Script.ENGLISH,
        hours: bool = False,
        local_time: bool = False,
    ) -> str:
        """Returns the days as JSON Lines, with one object on each line."""
        record = text_record(JSONL, script, hours, local_time=local_time)
        return self._days_text(start, end, place, options, record)

    jsonl_async: Final = twin(jsonl)

    def csv(
        self,
        start: Day,
        end: Day,
        place: PlaceLike,
        options: PanchangOptions | None = None,
        *,
        local_time: bool = False,
    ) -> str:
        """Returns the days as CSV with a header; limbs are their numbers. Lines end with CR LF."""
        record = text_record(CSV, local_time=local_time)
        return self._days_text(start, end, place, options, record)

    csv_async: Final = twin(csv)

    def legacy_json(
        self, start: Day, end: Day, place: PlaceLike, options: PanchangOptions | None = None
    ) -> str:
        """Returns the days as the JSON that ``apiv2.php`` would send, for servers of its clients.

        A day begins at midnight there, regardless of the options; the maximum is 36,600 days.
        """
        asked = self._asked(place, options)
        return call_text(
            lib.pentad_astro_legacy_json, *asked, day_code(start, "start"), day_code(end, "end")
        )

    legacy_json_async: Final = twin(legacy_json)

    def icalendar(
        self,
        start: Day,
        end: Day,
        place: PlaceLike,
        options: PanchangOptions | None = None,
        *,
        kinds: Iterable[DayEntryKind | str] = (DayEntryKind.DAY,),
        **how: Unpack[ICalendarOptions],
    ) -> str:
        """Returns the days as an iCalendar document, with the entries that ``kinds`` selects.

        The options are ``name``, ``place_name``, ``stamp``, ``refresh_days`` and ``script``. An
        event has the same UID in every document. Write the text with ``newline=""``: its lines
        already end with CR LF.
        """
        asked = self._asked(place, options)
        record = icalendar_record(entries=bits(kinds, DayEntryKind), **how)
        return call_text(
            lib.pentad_astro_days_icalendar,
            *asked,
            day_code(start, "start"),
            day_code(end, "end"),
            byref(record),
        )

    icalendar_async: Final = twin(icalendar)

    def _days_text(
        self, start: Day, end: Day, place: PlaceLike, options: PanchangOptions | None, text: Any
    ) -> str:
        asked = self._asked(place, options)
        dates = day_code(start, "start"), day_code(end, "end")
        return call_text(lib.pentad_astro_days_text, *asked, *dates, byref(text))
