"""The main screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .._brief import brief
from .._convert import items
from ._bookmarks import StellarBookmark, bookmarks_of
from ._records import StellarCourseGroup, course_groups_of


@brief
@dataclass(frozen=True)
class StellarMainTable:
    """The main screen: bookmarked classes, and the groups of courses; either may be empty."""

    #: The bookmarks, in the order of a sorted class list.
    bookmarks: tuple[StellarBookmark, ...]
    groups: tuple[StellarCourseGroup, ...]


def table_of(record: Any) -> StellarMainTable:
    """Makes the screen from its sections; an empty one is missing in the record."""
    bookmarks: tuple[StellarBookmark, ...] = ()
    groups: tuple[StellarCourseGroup, ...] = ()
    for section in items(record.sections, record.section_count):
        if section.bookmarks:
            bookmarks = tuple(bookmarks_of(section.bookmarks.contents))
        if section.groups:
            groups = tuple(course_groups_of(section.groups.contents))
    return StellarMainTable(bookmarks, groups)
