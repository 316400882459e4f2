"""Groups of courses on the main screen, and courses for C."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from typing import Any

from .._convert import pointers, several, utf8
from .._library import lib
from .._native import (
    pentad_stellar_course,
    pentad_stellar_course_group,
    pentad_stellar_courses,
)
from ._records import StellarCourse, StellarCourseGroup, course_groups_by


def course_groups(courses: Iterable[StellarCourse]) -> list[StellarCourseGroup]:
    """Groups courses as on the main screen: 1-10, 11-20, 21 and above, and without a number."""
    return course_groups_by(lib.pentad_stellar_course_groups_make, byref(_record(courses)))


def find_course_group(serialized: str, courses: Iterable[StellarCourse]) -> StellarCourseGroup:
    """Restores a group from a text; NotFoundError if one of its courses is not given."""
    asked = utf8(serialized, "serialized"), byref(_record(courses))
    return course_groups_by(lib.pentad_stellar_course_group_find, *asked)[0]


def record_of_group(group: StellarCourseGroup) -> Any:
    """Makes the record of a group for C."""
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
