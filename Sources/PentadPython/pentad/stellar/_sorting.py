"""The order in which screens show classes."""

from __future__ import annotations

from collections.abc import Iterable

from .._convert import optional_utf8, pointers
from .._handle import owned
from .._library import lib
from .._native import pentad_stellar_class, pentad_stellar_class_list
from ._classes import StellarClass, classes_of
from ._records import record_of_class


def sort_classes(classes: Iterable[StellarClass], course: str | None = None) -> list[StellarClass]:
    """Classes in the order in which screens show them: by number, digits as numbers, then by name.

    With a course, by that number of each class which belongs to it.
    """
    records = [record_of_class(item) for item in classes]
    kind, free = pentad_stellar_class_list, lib.pentad_stellar_class_list_free
    asked = pointers(pentad_stellar_class, records), len(records), optional_utf8(course, "course")
    with owned(kind, free, lib.pentad_stellar_class_list_sort, *asked) as found:
        return list(classes_of(found.items, found.count))
