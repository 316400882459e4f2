"""The screens of a group of courses, and of a course's classes."""

from __future__ import annotations

from ctypes import byref
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from .._brief import brief
from .._convert import text, utf8
from .._handle import owned, reader
from .._library import lib
from .._native import pentad_stellar_classes_screen, pentad_stellar_courses_screen
from .._times import known_time, optional_datetime
from ..errors import PentadError, optional_failure
from ._classes import StellarClass, classes_of
from ._courses import StellarCourse, StellarCourseGroup, course_of, record_of_group
from ._enums import ListState


@brief
@dataclass(frozen=True)
class StellarCourseRow:
    """A course on the screen of its group."""

    #: ``Course 6``, the title of the screen that the row leads to.
    label: str
    #: Its title stands below the label.
    course: StellarCourse


@brief
@dataclass(frozen=True)
class StellarCoursesScreen:
    """The screen of a group of courses."""

    #: The group's: ``Courses 1-10``.
    title: str
    #: In the order of the group.
    rows: tuple[StellarCourseRow, ...]


@brief
@dataclass(frozen=True)
class StellarClassesScreen:
    """The screen of a course's classes."""

    #: ``Course 6``.
    title: str
    #: The course's number.
    course: str
    state: ListState
    #: By the numbers that they have in the course. A row has the name of a class, and its title
    #: below.
    classes: tuple[StellarClass, ...]
    stored_at_ms: int | None
    #: Why it failed; None in every other state.
    error: PentadError | None = None

    @property
    def stored_at(self) -> datetime | None:
        """When the list was last known to be right, in UTC; None while there is none."""
        return optional_datetime(self.stored_at_ms)


def courses_screen(group: StellarCourseGroup) -> StellarCoursesScreen:
    """The screen of a group of courses."""
    kind, free = pentad_stellar_courses_screen, lib.pentad_stellar_courses_screen_free
    asked = byref(record_of_group(group))
    with owned(kind, free, lib.pentad_stellar_courses_screen_make, asked) as record:
        rows = (
            StellarCourseRow(text(row.label), course_of(row.course.contents))
            for row in record.rows[: record.row_count]
        )
        return StellarCoursesScreen(text(record.title), tuple(rows))


def classes_screen(course: str) -> StellarClassesScreen:
    """The screen of a course's classes, by its number, before any was loaded."""
    asked = utf8(course, "course")
    return classes_screen_by(lib.pentad_stellar_classes_screen_make, asked)


def classes_screen_of(record: Any) -> StellarClassesScreen:
    return StellarClassesScreen(
        title=text(record.title),
        course=text(record.course),
        state=ListState.of(record.state),
        classes=classes_of(record.classes, record.class_count),
        stored_at_ms=known_time(record.stored_at),
        error=optional_failure(record.status, record.error_message),
    )


classes_screen_by = reader(
    pentad_stellar_classes_screen, lib.pentad_stellar_classes_screen_free, classes_screen_of
)
