"""Days in the form of the screens: rows, and the view of one day."""

from __future__ import annotations

from ..._handle import owned
from ..._library import lib
from ..._native import pentad_astro_day_containers, pentad_astro_day_view
from ..._threads import twin
from ..._times import Day, day_code
from .._inputs import PanchangOptions, Place
from .._names import Script
from .._rows import Snapshot, snapshot_of
from .._screens import DayView, day_view_of
from .handle import CalendarHandle


class CalendarScreens(CalendarHandle):
    """What a calendar computes for the screens, and does not keep."""

    def day_containers(
        self, start: Day, end: Day, place: Place, options: PanchangOptions | None = None
    ) -> Snapshot:
        """The days from one date to another as the rows of the screens, computed and not kept."""
        kind, free = pentad_astro_day_containers, lib.pentad_astro_day_containers_free
        dates = day_code(start, "start"), day_code(end, "end")
        asked = *self._asked(place, options), *dates
        with owned(kind, free, lib.pentad_astro_day_containers_compute, *asked) as record:
            return snapshot_of(record)

    day_containers_async = twin(day_containers)

    def day_view(
        self,
        date: Day,
        place: Place,
        options: PanchangOptions | None = None,
        *,
        script: Script | str = Script.ENGLISH,
    ) -> DayView:
        """The day view of a date, with all that is known of it."""
        kind, free = pentad_astro_day_view, lib.pentad_astro_day_view_free
        asked = *self._asked(place, options), day_code(date), Script(script).code
        with owned(kind, free, lib.pentad_astro_day_view_compute, *asked) as record:
            return day_view_of(record)

    day_view_async = twin(day_view)
