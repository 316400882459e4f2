"""Eclipses of the Sun and of the Moon."""

from __future__ import annotations

from ctypes import byref
from datetime import timezone, tzinfo
from typing import Any, Final

from ..._convert import flag, items
from ..._handle import owned
from ..._library import lib
from ..._native import pentad_astro_lunar_eclipses, pentad_astro_solar_eclipses
from ..._threads import twin
from ..._times import Moment, moments
from .._eclipses import LunarEclipse, SolarEclipse, lunar_eclipse_of, solar_eclipse_of
from .._inputs import PointLike, point_of, record_of
from .handle import CalendarHandle


class CalendarEclipses(CalendarHandle):
    """The eclipses of a calendar."""

    def solar_eclipses(
        self,
        start: Moment,
        end: Moment,
        place: PointLike | None = None,
        *,
        include_invisible: bool = False,
    ) -> list[SolarEclipse]:
        """Returns the solar eclipses within a period; the end is exclusive.

        With a place, only eclipses that are visible there, with their local circumstances.
        """
        kind, free = pentad_astro_solar_eclipses, lib.pentad_astro_solar_eclipses_free
        asked, zone = self._asked_with_zone(start, end, place, include_invisible)
        with owned(kind, free, lib.pentad_astro_solar_eclipses_compute, *asked) as found:
            return [solar_eclipse_of(eclipse, zone) for eclipse in items(found.items, found.count)]

    solar_eclipses_async: Final = twin(solar_eclipses)

    def lunar_eclipses(
        self,
        start: Moment,
        end: Moment,
        place: PointLike | None = None,
        *,
        include_invisible: bool = False,
    ) -> list[LunarEclipse]:
        """Returns the lunar eclipses within a period; the end is exclusive.

        With a place, only those during which the Moon is above the horizon there.
        """
        kind, free = pentad_astro_lunar_eclipses, lib.pentad_astro_lunar_eclipses_free
        asked, zone = self._asked_with_zone(start, end, place, include_invisible)
        with owned(kind, free, lib.pentad_astro_lunar_eclipses_compute, *asked) as found:
            return [lunar_eclipse_of(eclipse, zone) for eclipse in items(found.items, found.count)]

    lunar_eclipses_async: Final = twin(lunar_eclipses)

    def _asked_with_zone(
        self, start: Moment, end: Moment, place: PointLike | None, include_invisible: bool
    ) -> tuple[tuple[Any, ...], tzinfo]:
        """Returns the arguments of a call, and the zone of the resulting times."""
        where = None if place is None else point_of(place)
        asked = (
            self._pointer,
            None if where is None else byref(record_of(where)),
            flag(include_invisible, "include_invisible"),
            *moments(start, end),
        )
        return asked, timezone.utc if where is None else where.tzinfo
