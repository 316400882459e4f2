"""Classes that meet at the same time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import time
from typing import Any

from .._brief import brief
from .._convert import items
from .._handle import reader
from .._library import lib
from .._native import pentad_stellar_conflicts
from ._classes import StellarClass, class_of
from ._meetings import StellarClassTime, clock, hours, time_of, weekdays_of
from ._names import Weekday


@brief
@dataclass(frozen=True)
class MeetingOverlap:
    """When two classes meet at the same time."""

    #: The time of the first class, and that of the second.
    first: StellarClassTime
    second: StellarClassTime
    #: The days on which both meet, Monday first.
    weekdays: tuple[Weekday, ...]
    start_minute: int
    end_minute: int

    @property
    def start(self) -> time:
        """When both begin to be under way."""
        return clock(self.start_minute)

    @property
    def end(self) -> time:
        """When one of them ends; 00:00 for the end of the day."""
        return clock(self.end_minute)

    def __str__(self) -> str:
        return hours(self.weekdays, self.start, self.end)


@brief
@dataclass(frozen=True)
class ClassConflict:
    """Two classes that meet at the same time; the first was bookmarked first."""

    first: StellarClass
    second: StellarClass
    #: At least one, and the first 1,000.
    overlaps: tuple[MeetingOverlap, ...]


def conflicts_of(record: Any) -> list[ClassConflict]:
    return [_conflict_of(one) for one in items(record.items, record.count)]


conflicts_by = reader(pentad_stellar_conflicts, lib.pentad_stellar_conflicts_free, conflicts_of)


def _conflict_of(record: Any) -> ClassConflict:
    return ClassConflict(
        first=class_of(record.first.contents),
        second=class_of(record.second.contents),
        overlaps=tuple(map(_overlap_of, record.overlaps[: record.overlap_count])),
    )


def _overlap_of(record: Any) -> MeetingOverlap:
    return MeetingOverlap(
        first=time_of(record.first.contents),
        second=time_of(record.second.contents),
        weekdays=weekdays_of(record.weekdays),
        start_minute=record.start,
        end_minute=record.end,
    )
