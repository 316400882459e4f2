"""Eclipses of the Sun and of the Moon."""

from __future__ import annotations

from datetime import timezone

from ..._convert import items
from ..._handle import owned
from ..._library import lib
from ..._native import pentad_astro_lunar_eclipses, pentad_astro_solar_eclipses
from ..._threads import twin
from ..._times import Moment, moments
from .._eclipses import LunarEclipse, SolarEclipse, lunar_eclipse_of, solar_eclipse_of
from .._inputs import Place, optional_place
from .handle import CalendarHandle


class CalendarEclipses(CalendarHandle):
    """The eclipses of a calendar."""

    def solar_eclipses(
        self,
        start: Moment,
        end: Moment,
        place: Place | None = None,
        *,
        include_invisible: bool = False,
    ) -> list[SolarEclipse]:
        """The eclipses of the Sun within a time, its end not included.

        With a place, those that it sees something of, and what it sees.
        """
        kind, free = pentad_astro_solar_eclipses, lib.pentad_astro_solar_eclipses_free
        asked = self._pointer, optional_place(place), bool(include_invisible), *moments(start, end)
        zone = place.tzinfo if place else timezone.utc
        with owned(kind, free, lib.pentad_astro_solar_eclipses_compute, *asked) as found:
            return [solar_eclipse_of(eclipse, zone) for eclipse in items(found.items, found.count)]

    solar_eclipses_async = twin(solar_eclipses)

    def lunar_eclipses(
        self,
        start: Moment,
        end: Moment,
        place: Place | None = None,
        *,
        include_invisible: bool = False,
    ) -> list[LunarEclipse]:
        """The eclipses of the Moon within a time, its end not included.

        With a place, those during which the Moon is up there.
        """
        kind, free = pentad_astro_lunar_eclipses, lib.pentad_astro_lunar_eclipses_free
        asked = self._pointer, optional_place(place), bool(include_invisible), *moments(start, end)
        zone = place.tzinfo if place else timezone.utc
        with owned(kind, free, lib.pentad_astro_lunar_eclipses_compute, *asked) as found:
            return [lunar_eclipse_of(eclipse, zone) for eclipse in items(found.items, found.count)]

    lunar_eclipses_async = twin(lunar_eclipses)
