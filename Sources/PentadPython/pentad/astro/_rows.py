"""The age and origin of screen rows, and their records for C."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref
from typing import Any

from .. import _snapshot as snapshots
from .._convert import int32, int64, items, optional_utf8, pointers, utf8
from .._handle import reader
from .._library import lib
from .._native import pentad_astro_day_container, pentad_astro_day_containers
from .._snapshot import freshness_of
from .._times import NO_TIME
from ._records import DayContainer, day_container_of


class Snapshot(snapshots.Snapshot[DayContainer]):
    """Days in order, with their age and origin; a sequence of :class:`DayContainer`."""

    @property
    def days(self) -> tuple[DayContainer, ...]:
        """The days; the same as ``items``."""
        return self.items


def snapshot_of(record: Any) -> Snapshot:
    return Snapshot(containers_of(record.items, record.count), *freshness_of(record))


snapshot_by = reader(pentad_astro_day_containers, lib.pentad_astro_day_containers_free, snapshot_of)


def containers_of(array: Any, count: int) -> tuple[DayContainer, ...]:
    return tuple(day_container_of(record) for record in items(array, count))


def record_of_containers(days: Sequence[DayContainer]) -> Any:
    """Returns the days' records for C."""
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
