"""The way from civil dates to lunar ones, and back."""

from __future__ import annotations

from ctypes import byref, c_int32, c_int64, c_size_t
from datetime import timezone

from ..._library import lib
from ..._native import pentad_astro_lunar_date
from ..._threads import twin
from ..._times import Day, day_code
from ...errors import call, call_out
from .._days import Span
from .._grids import LunarDate, lunar_date_record
from .._inputs import USUAL, PanchangOptions, Place, record_of
from .._names import Unit
from .handle import CalendarHandle


class CalendarLunarDates(CalendarHandle):
    """The lunar dates of a calendar."""

    def lunar_date(
        self, date: Day, place: Place, options: PanchangOptions | None = None
    ) -> LunarDate:
        """The lunar date of a civil one; NotFoundError where the Sun does not rise."""
        asked = self._asked(place, options)
        record = call_out(
            pentad_astro_lunar_date, lib.pentad_astro_lunar_date_get, *asked, day_code(date)
        )
        return LunarDate(record.shaka, record.month, record.tithi, bool(record.is_adhika))

    lunar_date_async = twin(lunar_date)

    def civil_dates(
        self, date: LunarDate, place: Place, options: PanchangOptions | None = None
    ) -> list[int]:
        """The civil dates whose sunrise a lunar date rules, as year × 10000 + month × 100 + day.

        One as a rule, two of a vriddhi tithi, none of a kshaya tithi or of a month that the year
        does not have.
        """
        capacity = 8
        dates, count = (c_int32 * capacity)(), c_size_t()
        call(
            lib.pentad_astro_civil_dates_fill,
            *self._asked(place, options),
            byref(lunar_date_record(date)),
            dates,
            capacity,
            byref(count),
        )
        return dates[: min(count.value, capacity)]

    civil_dates_async = twin(civil_dates)

    def find_tithi(self, date: LunarDate, options: PanchangOptions | None = None) -> Span:
        """The time for which a tithi of a month rules; NotFoundError without such a month."""
        start, end = c_int64(), c_int64()
        call(
            lib.pentad_astro_tithi_find,
            self._pointer,
            byref(record_of(options or USUAL)),
            byref(lunar_date_record(date)),
            byref(start),
            byref(end),
        )
        return Span(Unit.TITHI, date.tithi, start.value, end.value, timezone.utc)

    find_tithi_async = twin(find_tithi)
