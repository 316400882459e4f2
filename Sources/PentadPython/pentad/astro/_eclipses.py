"""Eclipses as immutable values; a phase that there is not is None."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, tzinfo
from typing import Any

from .._convert import known
from .._times import NO_TIME, to_datetime
from ._days import Span
from ._names import LunarEclipseKind, SolarEclipseKind


@dataclass(frozen=True)
class SolarView:
    """What a place sees of an eclipse of the Sun."""

    #: Partial, annular or total here.
    kind: SolarEclipseKind
    greatest_ms: int
    #: The part of the Sun's diameter that is covered, or the Moon's diameter in units of it.
    magnitude: float
    #: The part of the Sun's disc that is covered, 0 to 1.
    obscuration: float
    #: The altitude of the Sun in degrees.
    altitude: float
    #: First to fourth contact.
    partial_phase: Span
    #: Second to third contact.
    umbral_phase: Span | None

    @property
    def greatest(self) -> datetime:
        """When most of the Sun is covered, of what can be seen."""
        return to_datetime(self.greatest_ms, self.partial_phase.zone)


@dataclass(frozen=True)
class SolarEclipse:
    """An eclipse of the Sun, and what the place sees of it, if one was given."""

    kind: SolarEclipseKind
    greatest_ms: int
    #: As NASA's catalogue has it.
    magnitude: float
    #: How far the axis of the shadow passes from the Earth's centre, in equatorial radii.
    gamma: float
    saros_series: int | None
    saros_member: int | None
    is_central: bool
    #: Latitude and longitude of the place with the greatest eclipse.
    greatest_latitude: float
    greatest_longitude: float
    #: When the penumbra is on the Earth.
    partial_phase: Span
    #: When the umbra, or the cone beyond its tip, is.
    umbral_phase: Span | None
    #: When the axis is.
    central_phase: Span | None
    view: SolarView | None

    @property
    def greatest(self) -> datetime:
        """When the axis of the shadow passes closest to the Earth's centre."""
        return to_datetime(self.greatest_ms, self.partial_phase.zone)


@dataclass(frozen=True)
class LunarEclipse:
    """An eclipse of the Moon."""

    kind: LunarEclipseKind
    greatest_ms: int
    #: The part of the Moon's diameter in the umbra.
    umbral_magnitude: float
    #: The part of it in the penumbra.
    penumbral_magnitude: float
    #: How far the Moon passes from the axis of the shadow, in the Earth's equatorial radii.
    gamma: float
    saros_series: int | None
    saros_member: int | None
    #: When some of the Moon is in the penumbra.
    penumbral_phase: Span
    #: When some of it is in the umbra.
    partial_phase: Span | None
    #: When all of it is.
    total_phase: Span | None
    #: The Moon's altitude at the place, in degrees; None without a place.
    altitude: float | None
    #: Whether the place sees something of it; False without a place.
    is_visible: bool

    @property
    def greatest(self) -> datetime:
        """When the Moon is deepest in the shadow."""
        return to_datetime(self.greatest_ms, self.penumbral_phase.zone)


def solar_eclipse_of(record: Any, zone: tzinfo) -> SolarEclipse:
    return SolarEclipse(
        kind=SolarEclipseKind.of(record.kind - 1),
        greatest_ms=record.greatest,
        magnitude=record.magnitude,
        gamma=record.gamma,
        saros_series=record.saros_series or None,
        saros_member=record.saros_member or None,
        is_central=record.is_central,
        greatest_latitude=record.greatest_latitude,
        greatest_longitude=record.greatest_longitude,
        partial_phase=Span(None, None, record.partial_start, record.partial_end, zone),
        umbral_phase=_phase(record.umbral_start, record.umbral_end, zone),
        central_phase=_phase(record.central_start, record.central_end, zone),
        view=_view(record.view.contents, zone) if record.view else None,
    )


def lunar_eclipse_of(record: Any, zone: tzinfo) -> LunarEclipse:
    return LunarEclipse(
        kind=LunarEclipseKind.of(record.kind - 1),
        greatest_ms=record.greatest,
        umbral_magnitude=record.umbral_magnitude,
        penumbral_magnitude=record.penumbral_magnitude,
        gamma=record.gamma,
        saros_series=record.saros_series or None,
        saros_member=record.saros_member or None,
        penumbral_phase=Span(None, None, record.penumbral_start, record.penumbral_end, zone),
        partial_phase=_phase(record.partial_start, record.partial_end, zone),
        total_phase=_phase(record.total_start, record.total_end, zone),
        altitude=known(record.altitude),
        is_visible=record.is_visible,
    )


def _view(record: Any, zone: tzinfo) -> SolarView:
    return SolarView(
        kind=SolarEclipseKind.of(record.kind - 1),
        greatest_ms=record.greatest,
        magnitude=record.magnitude,
        obscuration=record.obscuration,
        altitude=record.altitude,
        partial_phase=Span(None, None, record.partial_start, record.partial_end, zone),
        umbral_phase=_phase(record.umbral_start, record.umbral_end, zone),
    )


def _phase(start: int, end: int, zone: tzinfo) -> Span | None:
    return None if start == NO_TIME else Span(None, None, start, end, zone)
