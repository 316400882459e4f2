"""Days at a place, one by one and many at once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator
from ctypes import byref
from typing import TYPE_CHECKING, Final

from ..._handle import owned
from ..._library import lib
from ..._native import pentad_astro_day, pentad_astro_days
from ..._threads import twin
from ..._times import Day, checked_range, day_code, day_of_ordinal
from ...errors import call
from .._columns import DayColumns, DayTarget
from .._days import PanchangDay, day_of, days_of
from .._inputs import PanchangOptions, Place, PlaceLike, place_of, record_of_options
from .handle import CalendarHandle

if TYPE_CHECKING:
    from ..._tasks import Progress

# The number of days that are computed at a time when they are read one after another.
_CHUNK = 366


class CalendarDays(CalendarHandle):
    """The days of a calendar."""

    def day(
        self, date: Day, place: PlaceLike, options: PanchangOptions | None = None
    ) -> PanchangDay:
        """Computes a day at a place."""
        kind, free, place = pentad_astro_day, lib.pentad_astro_day_free, place_of(place)
        asked = *self._asked(place, options), day_code(date)
        with owned(kind, free, lib.pentad_astro_day_compute, *asked) as record:
            return day_of(record, place)

    async def day_async(
        self, date: Day, place: PlaceLike, options: PanchangOptions | None = None
    ) -> PanchangDay:
        """Computes a day like :meth:`day`, in a task of the library."""
        from .tasks import load_days

        code, place = day_code(date), place_of(place)
        days = await load_days(self, code, code, place, options)
        # A date that the place's clock skipped has no day, and the call for it raises the reason.
        return days[0] if days else self.day(date, place, options)

    def days(
        self, start: Day, end: Day, place: PlaceLike, options: PanchangOptions | None = None
    ) -> Iterator[PanchangDay]:
        """Returns the days from one date to another, both included, computed as they are read.

        Several hundred days are computed at a time, and only as they are needed.
        """
        chunks, where = _chunks(start, end), place_of(place)
        record_of_options(options)  # what is wrong with them is said now
        return (day for chunk in chunks for day in self._days(*chunk, where, options))

    def _days(
        self, first: int, last: int, place: Place, options: PanchangOptions | None
    ) -> Iterator[PanchangDay]:
        kind, free = pentad_astro_days, lib.pentad_astro_days_free
        asked = *self._asked(place, options), first, last
        with owned(kind, free, lib.pentad_astro_days_compute, *asked) as record:
            yield from days_of(record.items, record.count, place)

    def days_async(
        self,
        start: Day,
        end: Day,
        place: PlaceLike,
        options: PanchangOptions | None = None,
        *,
        progress: Progress | None = None,
    ) -> AsyncIterator[PanchangDay]:
        """Yields days like :meth:`days`, for ``async for``; cancelling the task ends the work.

        ``progress`` receives the number of finished days and the total.
        """
        from .tasks import days_async

        return days_async(self, _chunks(start, end), place_of(place), options, progress)

    def day_columns(
        self,
        start: Day,
        end: Day,
        place: PlaceLike,
        options: PanchangOptions | None = None,
        *,
        columns: Iterable[str] | None = None,
        numpy: bool | None = None,
    ) -> DayColumns:
        """Returns the days from one date to another as columns: the fastest way to many days.

        The arrays are NumPy's if it is installed, unless ``numpy`` chooses. Columns that are not in
        ``columns`` are not computed; the names are the fields of :class:`DayColumns`.
        """
        (first, last), place = checked_range(start, end), place_of(place)
        target = DayTarget(last - first + 1, columns, numpy)
        asked = self._asked(place, options)
        call(
            lib.pentad_astro_days_fill,
            *asked,
            day_code(start),
            target.count,
            byref(target.record),
        )
        return target.result(place)

    day_columns_async: Final = twin(day_columns)


def _chunks(start: Day, end: Day) -> list[tuple[int, int]]:
    """Returns the first and the last day of each part; checked before the first is computed."""
    first, last = checked_range(start, end)
    return [
        (day_of_ordinal(day), day_of_ordinal(min(day + _CHUNK - 1, last)))
        for day in range(first, last + 1, _CHUNK)
    ]
