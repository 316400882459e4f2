"""The rows of the calendar's screens, and how fresh they are."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref
from dataclasses import dataclass
from datetime import date, datetime, tzinfo
from typing import Any

from .. import _snapshot as snapshots
from .._brief import brief
from .._convert import int32, int64, items, optional_text, optional_utf8, pointers, text, utf8
from .._handle import reader
from .._library import lib
from .._native import pentad_astro_day_container, pentad_astro_day_containers
from .._snapshot import freshness_of
from .._times import NO_TIME, day_text, known_time, optional_datetime, to_date
from .._zones import zone_of
from ._names import Limb, Unit


@brief
@dataclass(frozen=True)
class DayContainer:
    """A civil day with one tithi: a row of the screens. What nobody knows is None.

    A date on which two tithis begin has two; one on which none begins has one, with the tithi that
    rules all of it. Times are datetimes by the clock of the place; each has its milliseconds since
    1970 beside it.
    """

    #: The date as year × 10000 + month × 100 + day.
    number: int
    #: By whose clock the date goes.
    time_zone: str
    sunrise_ms: int | None = None
    sunset_ms: int | None = None
    moonrise_ms: int | None = None
    moonset_ms: int | None = None
    #: The number in the fortnight and the name: ``5. Panchami``.
    tithi: str | None = None
    #: ``Shukla``, ``Krishna``, ``Full Moon`` or ``New Moon``.
    fortnight: str | None = None
    #: With ``Adhika`` in front of an intercalary month's name.
    lunar_month: str | None = None
    tithi_start_ms: int | None = None
    #: The tithi by its number; None for words that are none of ours.
    tithi_value: Limb | None = None

    @property
    def zone(self) -> tzinfo:
        return zone_of(self.time_zone)

    @property
    def date(self) -> date:
        """The date, for the years that Python knows."""
        return to_date(self.number)

    @property
    def sunrise(self) -> datetime | None:
        return optional_datetime(self.sunrise_ms, self.zone)

    @property
    def sunset(self) -> datetime | None:
        """The first sunset after the sunrise."""
        return optional_datetime(self.sunset_ms, self.zone)

    @property
    def moonrise(self) -> datetime | None:
        return optional_datetime(self.moonrise_ms, self.zone)

    @property
    def moonset(self) -> datetime | None:
        return optional_datetime(self.moonset_ms, self.zone)

    @property
    def tithi_start(self) -> datetime | None:
        """When the tithi began."""
        return optional_datetime(self.tithi_start_ms, self.zone)

    def __str__(self) -> str:
        return f"{day_text(self.number)} {self.tithi or '(no data)'}"


class Snapshot(snapshots.Snapshot[DayContainer]):
    """Days in order, and how fresh they are; a sequence of :class:`DayContainer`."""

    @property
    def days(self) -> tuple[DayContainer, ...]:
        """The days; the same as ``items``."""
        return self.items


def container_of(record: Any) -> DayContainer:
    return DayContainer(
        number=record.date,
        time_zone=text(record.time_zone),
        sunrise_ms=known_time(record.sunrise),
        sunset_ms=known_time(record.sunset),
        moonrise_ms=known_time(record.moonrise),
        moonset_ms=known_time(record.moonset),
        tithi=optional_text(record.tithi),
        fortnight=optional_text(record.fortnight),
        lunar_month=optional_text(record.lunar_month),
        tithi_start_ms=known_time(record.tithi_start),
        tithi_value=Limb(Unit.TITHI, record.tithi_number) if record.tithi_number else None,
    )


def snapshot_of(record: Any) -> Snapshot:
    return Snapshot(containers_of(record.items, record.count), *freshness_of(record))


snapshot_by = reader(pentad_astro_day_containers, lib.pentad_astro_day_containers_free, snapshot_of)


def containers_of(array: Any, count: int) -> tuple[DayContainer, ...]:
    return tuple(container_of(record) for record in items(array, count))


def record_of_containers(days: Sequence[DayContainer]) -> Any:
    """The days' records for C."""
    array = pointers(pentad_astro_day_container, [_record(day) for day in days])
    return byref(pentad_astro_day_containers(items=array, count=len(days)))


def _record(day: DayContainer) -> Any:
    if not isinstance(day, DayContainer):
        raise TypeError(f"a day must be DayContainer, not {type(day).__name__}")
    return pentad_astro_day_container(
        time_zone=utf8(day.time_zone, "time_zone"),
        tithi=optional_utf8(day.tithi, "tithi"),
        fortnight=optional_utf8(day.fortnight, "fortnight"),
        lunar_month=optional_utf8(day.lunar_month, "lunar_month"),
        sunrise=_moment(day.sunrise_ms, "sunrise_ms"),
        sunset=_moment(day.sunset_ms, "sunset_ms"),
        moonrise=_moment(day.moonrise_ms, "moonrise_ms"),
        moonset=_moment(day.moonset_ms, "moonset_ms"),
        tithi_start=_moment(day.tithi_start_ms, "tithi_start_ms"),
        date=int32(day.number, "number"),
        tithi_number=int32(day.tithi_value.number, "tithi_value") if day.tithi_value else 0,
    )


def _moment(moment: int | None, name: str) -> int:
    return NO_TIME if moment is None else int64(moment, name)
