"""The main screen, and what a search found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .._brief import brief
from .._convert import items, text
from .._handle import reader
from .._library import lib
from .._native import pentad_stellar_search_answer
from ._bookmarks import StellarBookmark, bookmarks_of
from ._classes import StellarClass, classes_of
from ._courses import StellarCourseGroup, groups_of
from ._enums import SearchOrigin
from ._terms import StellarTerm, optional_term


@brief
@dataclass(frozen=True)
class StellarMainTable:
    """The main screen: bookmarked classes, and the groups of courses; either may be empty."""

    #: As a list of classes is sorted.
    bookmarks: tuple[StellarBookmark, ...]
    groups: tuple[StellarCourseGroup, ...]


@brief
@dataclass(frozen=True)
class SearchAnswer:
    """What a search found."""

    #: The text that was looked for.
    query: str
    #: The best first. One may be of an older term.
    hits: tuple[StellarClass, ...]
    #: The current term; None while it is not known.
    term: StellarTerm | None
    #: Who found them.
    origin: SearchOrigin
    #: Which search of its :class:`StellarSearch` this is, from 1; 0 when it was made without one.
    generation: int = 0


def table_of(record: Any) -> StellarMainTable:
    """The screen of its sections, of which an empty one is missing."""
    bookmarks: tuple[StellarBookmark, ...] = ()
    groups: tuple[StellarCourseGroup, ...] = ()
    for section in items(record.sections, record.section_count):
        if section.bookmarks:
            bookmarks = bookmarks_of(section.bookmarks.contents)
        if section.groups:
            groups = groups_of(section.groups.contents)
    return StellarMainTable(bookmarks, groups)


def answer_of(record: Any) -> SearchAnswer:
    return SearchAnswer(
        query=text(record.query),
        hits=classes_of(record.hits, record.hit_count),
        term=optional_term(record.term),
        origin=SearchOrigin.of(record.origin),
        generation=record.generation,
    )


answer_by = reader(pentad_stellar_search_answer, lib.pentad_stellar_search_answer_free, answer_of)
