"""Lists of courses and classes, with their age and origin."""

from __future__ import annotations

from typing import Any

from .._convert import items
from .._snapshot import Snapshot, freshness_of
from ._records import StellarClass, StellarCourse, class_of, course_of


def courses_of(array: Any, count: int) -> tuple[StellarCourse, ...]:
    return tuple(map(course_of, items(array, count)))


def classes_of(array: Any, count: int) -> tuple[StellarClass, ...]:
    return tuple(map(class_of, items(array, count)))


def courses_snapshot(record: Any) -> Snapshot[StellarCourse]:
    return Snapshot(courses_of(record.items, record.count), *freshness_of(record))


def classes_snapshot(record: Any) -> Snapshot[StellarClass]:
    return Snapshot(classes_of(record.items, record.count), *freshness_of(record))
