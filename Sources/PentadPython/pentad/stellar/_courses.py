"""Courses, and their groups on the main screen."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from dataclasses import dataclass
from typing import Any

from .._brief import brief
from .._convert import items, pointers, several, text, utf8
from .._handle import reader
from .._library import lib
from .._native import (
    pentad_stellar_course,
    pentad_stellar_course_group,
    pentad_stellar_course_groups,
    pentad_stellar_courses,
)
from .._snapshot import Snapshot, freshness_of


@brief
@dataclass(frozen=True)
class StellarCourse:
    """A course, which at other schools is a department."""

    #: ``6``, ``21A``, ``CMS``.
    number: str
    title: str
    #: Whether it is a department; a special programme is none.
    is_department: bool = True

    def __str__(self) -> str:
        return f"{self.number} {self.title}"


@brief
@dataclass(frozen=True)
class StellarCourseGroup:
    """Courses under one line of the main screen."""

    #: ``Courses 1-10`` by the first and the last of them, or ``Other Courses``.
    title: str
    #: The group in one text, by which :func:`find_course_group` finds it again.
    serialized: str
    #: In order; at least one.
    courses: tuple[StellarCourse, ...]


def course_groups(courses: Iterable[StellarCourse]) -> list[StellarCourseGroup]:
    """Courses in the groups of the main screen: 1-10, 11-20, from 21 on, and without a number."""
    return list(_groups_by(lib.pentad_stellar_course_groups_make, byref(_record(courses))))


def find_course_group(serialized: str, courses: Iterable[StellarCourse]) -> StellarCourseGroup:
    """The group of a text; NotFoundError when one of its courses is not among those given."""
    asked = utf8(serialized, "serialized"), byref(_record(courses))
    return _groups_by(lib.pentad_stellar_course_group_find, *asked)[0]


def courses_of(array: Any, count: int) -> tuple[StellarCourse, ...]:
    return tuple(course_of(record) for record in items(array, count))


def course_of(record: Any) -> StellarCourse:
    return StellarCourse(text(record.number), text(record.title), record.is_department)


def courses_snapshot(record: Any) -> Snapshot[StellarCourse]:
    return Snapshot(courses_of(record.items, record.count), *freshness_of(record))


def groups_of(record: Any) -> tuple[StellarCourseGroup, ...]:
    return tuple(
        StellarCourseGroup(
            title=text(group.title),
            serialized=text(group.serialized),
            courses=courses_of(group.courses, group.course_count),
        )
        for group in items(record.items, record.count)
    )


_groups_by = reader(pentad_stellar_course_groups, lib.pentad_stellar_course_groups_free, groups_of)


def record_of_group(group: StellarCourseGroup) -> Any:
    """What C reads of a group."""
    if not isinstance(group, StellarCourseGroup):
        raise TypeError(f"a group must be StellarCourseGroup, not {type(group).__name__}")
    records = [_record_of(course) for course in group.courses]
    return pentad_stellar_course_group(
        title=utf8(group.title, "title"),
        courses=pointers(pentad_stellar_course, records),
        course_count=len(records),
    )


def _record(courses: Iterable[StellarCourse]) -> Any:
    records = [_record_of(course) for course in several(courses, "courses")]
    array = pointers(pentad_stellar_course, records)
    return pentad_stellar_courses(items=array, count=len(records))


def _record_of(course: StellarCourse) -> Any:
    if not isinstance(course, StellarCourse):
        raise TypeError(f"a course must be StellarCourse, not {type(course).__name__}")
    return pentad_stellar_course(
        number=utf8(course.number, "number"),
        title=utf8(course.title, "title"),
        is_department=bool(course.is_department),
    )
