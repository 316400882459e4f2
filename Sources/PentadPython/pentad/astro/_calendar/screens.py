"""Days in the form of the screens: rows, and the view of one day."""

from __future__ import annotations

from typing import Final

from ..._library import lib
from ..._threads import twin
from ..._times import Day, day_code
from .._enums import Script
from .._inputs import PanchangOptions, PlaceLike
from .._rows import Snapshot, snapshot_by
from .._screens import DayView, day_view_by
from .handle import CalendarHandle


class CalendarScreens(CalendarHandle):
    """The screen data that a calendar computes and does not store."""

    def day_containers(
        self, start: Day, end: Day, place: PlaceLike, options: PanchangOptions | None = None
    ) -> Snapshot:
        """Computes the days from one date to another as screen rows, without storing them."""
        dates = day_code(start, "start"), day_code(end, "end")
        asked = *self._asked(place, options), *dates
        return snapshot_by(lib.pentad_astro_day_containers_compute, *asked)

    day_containers_async: Final = twin(day_containers)

    def day_view(
        self,
        date: Day,
        place: PlaceLike,
        options: PanchangOptions | None = None,
        *,
        script: Script | str = Script.ENGLISH,
    ) -> DayView:
        """Returns the day view of a date, with all data that the calendar has."""
        asked = *self._asked(place, options), day_code(date), Script(script).code
        return day_view_by(lib.pentad_astro_day_view_compute, *asked)

    day_view_async: Final = twin(day_view)
