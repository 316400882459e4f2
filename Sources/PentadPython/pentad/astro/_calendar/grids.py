"""Months and lunar years."""

from __future__ import annotations

from ctypes import byref
from typing import Final

from ..._convert import flag, int32
from ..._handle import owned
from ..._library import lib
from ..._native import pentad_astro_lunar_year, pentad_astro_masa_grid, pentad_astro_month
from ..._threads import twin
from .._grids import LunarYear, MasaGrid, MonthGrid, lunar_year_of, masa_grid_of, month_of
from .._inputs import (
    PanchangOptions,
    PlaceLike,
    checked_vara,
    place_of,
    record_of_options,
)
from .handle import CalendarHandle


class CalendarGrids(CalendarHandle):
    """The months of a calendar, civil and lunar."""

    def month(
        self,
        year: int,
        month: int,
        place: PlaceLike,
        options: PanchangOptions | None = None,
        *,
        first_vara: int = 1,
    ) -> MonthGrid:
        """Returns a civil month as six weeks, each from ``first_vara``: 1 is Sunday."""
        kind, free, place = pentad_astro_month, lib.pentad_astro_month_free, place_of(place)
        numbers = int32(year, "year"), int32(month, "month"), checked_vara(first_vara)
        asked = *self._asked(place, options), *numbers
        with owned(kind, free, lib.pentad_astro_month_compute, *asked) as record:
            return month_of(record, place)

    month_async: Final = twin(month)

    def masa(
        self,
        shaka: int,
        month: int,
        place: PlaceLike,
        options: PanchangOptions | None = None,
        *,
        adhika: bool = False,
    ) -> MasaGrid:
        """Returns a lunar month of a Shaka year as its thirty tithis; 1 is Chaitra.

        Raises NotFoundError when the year has no such month.
        """
        kind, free = pentad_astro_masa_grid, lib.pentad_astro_masa_grid_free
        place = place_of(place)
        numbers = int32(shaka, "shaka"), int32(month, "month"), flag(adhika, "adhika")
        asked = *self._asked(place, options), *numbers
        with owned(kind, free, lib.pentad_astro_masa_grid_compute, *asked) as record:
            return masa_grid_of(record, place)

    masa_async: Final = twin(masa)

    def lunar_year(self, shaka: int, options: PanchangOptions | None = None) -> LunarYear:
        """Returns the months of a Shaka year."""
        kind, free = pentad_astro_lunar_year, lib.pentad_astro_lunar_year_free
        asked = self._pointer, byref(record_of_options(options)), int32(shaka, "shaka")
        with owned(kind, free, lib.pentad_astro_lunar_year_compute, *asked) as record:
            return lunar_year_of(record)

    lunar_year_async: Final = twin(lunar_year)
