"""Conversion between civil dates and lunar dates."""

from __future__ import annotations

from ctypes import byref, c_int32, c_int64, c_size_t
from datetime import timezone
from typing import Final

from ..._convert import flag, int32
from ..._library import lib
from ..._native import pentad_astro_lunar_date
from ..._threads import twin
from ..._times import Day, day_code
from ...errors import call, call_out
from .._days import Span
from .._enums import LunarEra
from .._grids import LunarDate, lunar_date_record
from .._inputs import PanchangOptions, PlaceLike, record_of_options
from .._names import Unit
from .handle import CalendarHandle


class CalendarLunarDates(CalendarHandle):
    """The lunar dates of a calendar."""

    def lunar_date(
        self, date: Day, place: PlaceLike, options: PanchangOptions | None = None
    ) -> LunarDate:
        """Returns the lunar date of a civil date; NotFoundError if the Sun does not rise."""
        asked = self._asked(place, options)
        record = call_out(
            pentad_astro_lunar_date, lib.pentad_astro_lunar_date_get, *asked, day_code(date)
        )
        return LunarDate(record.shaka, record.month, record.tithi, bool(record.is_adhika))

    lunar_date_async: Final = twin(lunar_date)

    def civil_dates(
        self, date: LunarDate, place: PlaceLike, options: PanchangOptions | None = None
    ) -> list[int]:
        """Returns the civil dates whose sunrise a lunar date rules, as year × 10000 + month × 100 +
        day.

        There is usually one; two for a vriddhi tithi, and none for a kshaya tithi or for a month
        that the year does not have.
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

    civil_dates_async: Final = twin(civil_dates)

    def lunar_dates(
        self,
        year: int,
        month: int,
        tithi: int,
        place: PlaceLike,
        options: PanchangOptions | None = None,
        *,
        era: LunarEra | str,
        adhika: bool = False,
    ) -> list[LunarDate]:
        """Returns the lunar dates of a tithi of a month in a year of an era: shaka, vikrama or
        civil.

        A Shaka or Vikrama year has one, or none if it does not have the month; a civil year has up
        to two: ``calendar.lunar_dates(2026, 7, 30, place, era="civil")`` is Diwali's.
        """
        adhika, month, tithi = flag(adhika, "adhika"), int32(month, "month"), int32(tithi, "tithi")
        capacity = 4
        years, count = (c_int32 * capacity)(), c_size_t()
        numbers = int32(year, "year"), month, adhika, tithi
        call(
            lib.pentad_astro_lunar_dates_fill,
            *self._asked(place, options),
            LunarEra(era).code,
            *numbers,
            years,
            capacity,
            byref(count),
        )
        return [LunarDate(shaka, month, tithi, adhika) for shaka in years[: count.value]]

    lunar_dates_async: Final = twin(lunar_dates)

    def find_tithi(self, date: LunarDate, options: PanchangOptions | None = None) -> Span:
        """Returns the period that a tithi of a month rules; NotFoundError without such a month."""
        start, end = c_int64(), c_int64()
        call(
            lib.pentad_astro_tithi_find,
            self._pointer,
            byref(record_of_options(options)),
            byref(lunar_date_record(date)),
            byref(start),
            byref(end),
        )
        return Span(Unit.TITHI, date.tithi, start.value, end.value, timezone.utc)

    find_tithi_async: Final = twin(find_tithi)
