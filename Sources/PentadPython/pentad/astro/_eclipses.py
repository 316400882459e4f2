"""Eclipses as immutable values; a phase that does not occur is None."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, tzinfo
from typing import Any

from .._brief import brief
from .._convert import items, known
from .._times import NO_TIME, to_datetime
from ._days import Span
from ._enums import EclipseMomentKind, LunarEclipseKind, SolarEclipseKind


@brief
@dataclass(frozen=True)
class EclipseMoment:
    """A contact, the greatest eclipse, or a rising or setting between them, at a place."""

    kind: EclipseMomentKind
    instant_ms: int
    zone: tzinfo
    #: The altitude of the centre of the Sun or the Moon at that time, in degrees.
    altitude: float
    #: The azimuth at that time, in degrees from north through east.
    azimuth: float
    #: True if the Sun or the Moon is above the horizon then.
    is_visible: bool

    @property
    def instant(self) -> datetime:
        """The time of the moment."""
        return to_datetime(self.instant_ms, self.zone)


@brief
@dataclass(frozen=True)
class SolarView:
    """The local circumstances of a solar eclipse; its phases are limited to the time between
    sunrise and sunset.
    """

    #: The kind at the place: partial, annular or total.
    kind: SolarEclipseKind
    greatest_ms: int
    #: The fraction of the Sun's diameter that is covered, or the Moon's diameter in units of it.
    magnitude: float
    #: The fraction of the Sun's disc that is covered, 0 to 1.
    obscuration: float
    #: The altitude of the Sun in degrees.
    altitude: float
    #: The first to the fourth contact, as far as it is visible.
    partial_phase: Span
    #: The second to the third contact, as far as it is visible.
    umbral_phase: Span | None

    @property
    def greatest(self) -> datetime:
        """The time when most of the Sun is covered, within the visible part."""
        return to_datetime(self.greatest_ms, self.partial_phase.zone)


@brief
@dataclass(frozen=True)
class SolarEclipse:
    """A solar eclipse, with its local circumstances if a place was given."""

    kind: SolarEclipseKind
    greatest_ms: int
    #: The magnitude, as in NASA's catalogue.
    magnitude: float
    #: The distance of the axis of the shadow from the Earth's centre, in equatorial radii.
    gamma: float
    saros_series: int | None
    saros_member: int | None
    is_central: bool
    #: Latitude and longitude of the place with the greatest eclipse.
    greatest_latitude: float
    greatest_longitude: float
    #: The period in which the penumbra is on the Earth.
    partial_phase: Span
    #: The period in which the umbra, or the cone beyond its tip, is on the Earth.
    umbral_phase: Span | None
    #: The period in which the axis is on the Earth.
    central_phase: Span | None
    view: SolarView | None
    #: The contacts at the place, the sunrises and sunsets between them, in order.
    moments: tuple[EclipseMoment, ...] = ()

    @property
    def greatest(self) -> datetime:
        """The time when the axis of the shadow is closest to the Earth's centre."""
        return to_datetime(self.greatest_ms, self.partial_phase.zone)


@brief
@dataclass(frozen=True)
class LunarView:
    """The local circumstances of a lunar eclipse; its phases are limited to the time between
    moonrise and moonset.
    """

    #: The kind at the place: penumbral, partial or total.
    kind: LunarEclipseKind
    greatest_ms: int
    #: The fraction of the Moon's diameter in the umbra at that time.
    umbral_magnitude: float
    #: The fraction of it in the penumbra at that time.
    penumbral_magnitude: float
    #: The altitude of the Moon at that time, in degrees.
    altitude: float
    #: The period in which the Moon is at least partly in the penumbra, as far as it is visible.
    penumbral_phase: Span
    #: The period in which it is at least partly in the umbra, as far as it is visible.
    partial_phase: Span | None
    #: The period in which it is entirely in the umbra, as far as it is visible.
    total_phase: Span | None

    @property
    def greatest(self) -> datetime:
        """The time when the Moon is deepest in the shadow, within the visible part."""
        return to_datetime(self.greatest_ms, self.penumbral_phase.zone)


@brief
@dataclass(frozen=True)
class LunarEclipse:
    """An eclipse of the Moon."""

    kind: LunarEclipseKind
    greatest_ms: int
    #: The fraction of the Moon's diameter in the umbra.
    umbral_magnitude: float
    #: The fraction of it in the penumbra.
    penumbral_magnitude: float
    #: The distance of the Moon from the axis of the shadow, in the Earth's equatorial radii.
    gamma: float
    saros_series: int | None
    saros_member: int | None
    #: The period in which the Moon is at least partly in the penumbra.
    penumbral_phase: Span
    #: The period in which it is at least partly in the umbra.
    partial_phase: Span | None
    #: The period in which it is entirely in the umbra.
    total_phase: Span | None
    #: The Moon's altitude at the place, in degrees; None without a place.
    altitude: float | None
    #: True if some of it is visible at the place; False without a place.
    is_visible: bool
    #: The local circumstances; None if it is not visible, and without a place.
    view: LunarView | None = None
    #: The contacts, the moonrises and moonsets between them, in order; empty without a place.
    moments: tuple[EclipseMoment, ...] = ()

    @property
    def greatest(self) -> datetime:
        """The time when the Moon is deepest in the shadow."""
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
        moments=_moments(record, zone),
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
        view=_lunar_view(record.view.contents, zone) if record.view else None,
        moments=_moments(record, zone),
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


def _lunar_view(record: Any, zone: tzinfo) -> LunarView:
    return LunarView(
        kind=LunarEclipseKind.of(record.kind - 1),
        greatest_ms=record.greatest,
        umbral_magnitude=record.umbral_magnitude,
        penumbral_magnitude=record.penumbral_magnitude,
        altitude=record.altitude,
        penumbral_phase=Span(None, None, record.penumbral_start, record.penumbral_end, zone),
        partial_phase=_phase(record.partial_start, record.partial_end, zone),
        total_phase=_phase(record.total_start, record.total_end, zone),
    )


def _moments(record: Any, zone: tzinfo) -> tuple[EclipseMoment, ...]:
    return tuple(
        EclipseMoment(
            EclipseMomentKind.of(moment.kind - 1),
            moment.instant,
            zone,
            moment.altitude,
            moment.azimuth,
            moment.is_visible,
        )
        for moment in items(record.moments, record.moment_count)
    )


def _phase(start: int, end: int, zone: tzinfo) -> Span | None:
    return None if start == NO_TIME else Span(None, None, start, end, zone)
