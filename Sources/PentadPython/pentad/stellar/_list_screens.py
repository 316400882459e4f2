"""The screens of a group of courses, and of a course's classes."""

from __future__ import annotations

from ctypes import byref
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from .._brief import brief
from .._convert import text, utf8
from .._handle import reader
from .._library import lib
from .._native import pentad_stellar_classes_screen
from .._times import known_time, optional_datetime
from ..errors import PentadError, optional_failure
from ._courses import record_of_group
from ._enums import ListState
from ._records import StellarClass, StellarCourseGroup, StellarCoursesScreen, courses_screen_by
from ._snapshots import classes_of


@brief
@dataclass(frozen=True)
class StellarClassesScreen:
    """The screen of a course's classes."""

    #: The title: ``Course 6``.
    title: str
    #: The course's number.
    course: str
    state: ListState
    #: The classes, sorted by their numbers in the course. A row shows the name of a class, and its
    #: title below.
    classes: tuple[StellarClass, ...]
    stored_at_ms: int | None
    #: The error; None in every other state.
    error: PentadError | None = None

    @property
    def stored_at(self) -> datetime | None:
        """The time when the list was last confirmed by the server, in UTC; None if there is none
        yet.
        """
        return optional_datetime(self.stored_at_ms)


def courses_screen(group: StellarCourseGroup) -> StellarCoursesScreen:
    """Makes the screen of a group of courses."""
    asked = byref(record_of_group(group))
    return courses_screen_by(lib.pentad_stellar_courses_screen_make, asked)


def classes_screen(course: str) -> StellarClassesScreen:
    """Makes the screen of a course's classes, by its number, before any are loaded."""
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
