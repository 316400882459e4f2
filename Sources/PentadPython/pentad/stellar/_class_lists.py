"""Functions for lists of any classes: their order, their conflicts, their calendar."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .._convert import optional_utf8, pointers, several
from .._library import lib
from .._native import pentad_stellar_class
from .._times import Moment
from ..errors import call_text
from ._class_record import record_of_class
from ._records import ClassConflict, StellarClass, class_list_by, conflicts_by
from ._term_calendar import TermCalendar, record_of_calendar, record_of_text


def sort_classes(classes: Iterable[StellarClass], course: str | None = None) -> list[StellarClass]:
    """Sorts classes in the order of the screens: by number, comparing digits as numbers, then by
    name.

    With a course, each class is sorted by its number in that course if it has one.
    """
    asked = *_array(classes), optional_utf8(course, "course")
    return class_list_by(lib.pentad_stellar_class_list_sort, *asked)


def find_conflicts(classes: Iterable[StellarClass]) -> list[ClassConflict]:
    """Returns the classes that meet at the same time, in pairs, in their order."""
    return conflicts_by(lib.pentad_stellar_class_list_conflicts, *_array(classes))


def classes_icalendar(
    classes: Iterable[StellarClass],
    calendar: TermCalendar,
    *,
    name: str | None = None,
    stamp: Moment | None = None,
) -> str:
    """Returns the meetings of classes as an iCalendar document, like
    :meth:`StellarClient.icalendar`.
    """
    asked = *_array(classes), record_of_calendar(calendar), record_of_text(name, stamp)
    return call_text(lib.pentad_stellar_class_list_icalendar, *asked)


def _array(classes: Iterable[StellarClass]) -> tuple[Any, int]:
    records = [record_of_class(item) for item in several(classes, "classes")]
    return pointers(pentad_stellar_class, records), len(records)
