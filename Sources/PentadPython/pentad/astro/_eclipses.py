"""Eclipses as immutable values; a phase that there is not is None."""

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
    """A contact, the greatest eclipse, or a rising or setting in between, as a place has it."""

    kind: EclipseMomentKind
    instant_ms: int
    zone: tzinfo
    #: The altitude of the Sun's or the Moon's middle then, in degrees.
    altitude: float
    #: Its direction then, in degrees from north through east.
    azimuth: float
    #: Whether the Sun or the Moon is up then.
    is_visible: bool

    @property
    def instant(self) -> datetime:
        """The time of the moment."""
        return to_datetime(self.instant_ms, self.zone)


@brief
@dataclass(frozen=True)
class SolarView:
    """What a place sees of an eclipse of the Sun; its phases are cut at sunrise and sunset."""

    #: Partial, annular or total, as the place sees it.
    kind: SolarEclipseKind
    greatest_ms: int
    #: The part of the Sun's diameter that is covered, or the Moon's diameter in units of it.
    magnitude: float
    #: The part of the Sun's disc that is covered, 0 to 1.
    obscuration: float
    #: The altitude of the Sun in degrees.
    altitude: float
    #: First to fourth contact, as far as it is seen.
    partial_phase: Span
    #: Second to third contact, as far as it is seen.
    umbral_phase: Span | None

    @property
    def greatest(self) -> datetime:
        """When most of the Sun is covered, of what can be seen."""
        return to_datetime(self.greatest_ms, self.partial_phase.zone)


@brief
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
    #: The contacts at the place, the sunrises and sunsets between them, in order.
    moments: tuple[EclipseMoment, ...] = ()

    @property
    def greatest(self) -> datetime:
        """When the axis of the shadow passes closest to the Earth's centre."""
        return to_datetime(self.greatest_ms, self.partial_phase.zone)


@brief
@dataclass(frozen=True)
class LunarView:
    """What a place sees of an eclipse of the Moon; its phases are cut at moonrise and moonset."""

    #: Penumbral, partial or total, as the place sees it.
    kind: LunarEclipseKind
    greatest_ms: int
    #: The part of the Moon's diameter in the umbra then.
    umbral_magnitude: float
    #: The part of it in the penumbra then.
    penumbral_magnitude: float
    #: The altitude of the Moon then, in degrees.
    altitude: float
    #: When some of the Moon is in the penumbra, as far as it is seen.
    penumbral_phase: Span
    #: When some of it is in the umbra, as far as it is seen.
    partial_phase: Span | None
    #: When all of it is, as far as it is seen.
    total_phase: Span | None

    @property
    def greatest(self) -> datetime:
        """When the Moon is deepest in the shadow, of what can be seen."""
        return to_datetime(self.greatest_ms, self.penumbral_phase.zone)


@brief
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
    #: What the place sees; None where it sees nothing, and without a place.
    view: LunarView | None = None
    #: The contacts, the moonrises and moonsets between them, in order; empty without a place.
    moments: tuple[EclipseMoment, ...] = ()

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
