"""Functions for lists of any classes: their order, conflicts, plans and calendar."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_bool

from .._convert import instance, optional_utf8, positive, utf8
from .._library import lib
from .._paths import FilePath, path_bytes
from ..errors import call_out, call_text
from ._calendar_options import ClassCalendarOptions, record_of_options
from ._plan_records import blocked_array, choice_array, class_array
from ._records import (
    BlockedTime,
    ClassConflict,
    SectionChoice,
    SectionPlans,
    StellarClass,
    blocked_times_by,
    class_list_by,
    conflicts_by,
    section_plans_by,
)
from ._term_calendar import TermCalendar, record_of_calendar


def sort_classes(classes: Iterable[StellarClass], course: str | None = None) -> list[StellarClass]:
    """Sorts classes in the order of the screens: by number, comparing digits as numbers, then by
    name.

    With a course, each class is sorted by its number in that course if it has one.
    """
    asked = *class_array(classes), optional_utf8(course, "course")
    return class_list_by(lib.pentad_stellar_class_list_sort, *asked)


def find_conflicts(
    classes: Iterable[StellarClass], choices: Iterable[SectionChoice] = ()
) -> list[ClassConflict]:
    """Returns the classes that meet at the same time, in pairs, in their order.

    If a class has several sections of a kind, the chosen one counts, or without a choice the times
    that all of them share.
    """
    asked = *class_array(classes), *choice_array(choices)
    return conflicts_by(lib.pentad_stellar_class_list_conflicts, *asked)


def read_blocked_times(text: str, name: str = "") -> list[BlockedTime]:
    """Reads times of the week to keep free, in the forms of class times.

    Raises :class:`pentad.InvalidError` for a text that is not a time, or can be read in two ways.

    >>> [str(time) for time in read_blocked_times("MWF 12-1")]
    ['Monday, Wednesday, Friday 12:00-13:00']
    """
    asked = utf8(text, "text"), utf8(name, "name")
    return blocked_times_by(lib.pentad_stellar_blocked_times_read, *asked)


def plan_sections(
    classes: Iterable[StellarClass],
    *,
    choices: Iterable[SectionChoice] = (),
    avoiding: Iterable[BlockedTime] = (),
    first: int = 10,
) -> SectionPlans:
    """Returns the ways to choose sections of classes without a conflict, like
    :meth:`StellarClient.plans`.

    ``choices`` are fixed; ``avoiding`` are times to keep free. At most ``first`` plans are
    returned; the count includes all.
    """
    asked = *class_array(classes), *choice_array(choices), *blocked_array(avoiding, "avoiding")
    return section_plans_by(lib.pentad_stellar_class_list_plans, *asked, positive(first, "first"))


def classes_icalendar(
    classes: Iterable[StellarClass],
    calendar: TermCalendar,
    *,
    choices: Iterable[SectionChoice] = (),
    options: ClassCalendarOptions | None = None,
) -> str:
    """Returns the meetings of classes as an iCalendar document, like
    :meth:`StellarClient.icalendar`.
    """
    instance(calendar, TermCalendar, "calendar")
    asked = *class_array(classes), record_of_calendar(calendar), *choice_array(choices)
    return call_text(lib.pentad_stellar_class_list_icalendar, *asked, record_of_options(options))


def write_calendar(text: str, path: FilePath) -> bool:
    """Writes an iCalendar document to a file for this user only (mode 0600). Returns true if the
    file has changed.

    A reader gets the old or the new file, always complete. A file with the same content is left as
    it is, so that its time and a server's ETag stay the same.
    """
    asked = utf8(text, "text"), path_bytes(path, "path")
    return call_out(c_bool, lib.pentad_stellar_calendar_write, *asked).value
