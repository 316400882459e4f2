"""Sections of classes, and the combinations of them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from dataclasses import dataclass
from typing import Any

from .._brief import brief
from .._convert import items, pointers, positive, several, text, texts
from .._handle import reader
from .._library import lib
from .._native import (
    pentad_stellar_class,
    pentad_stellar_class_sections,
    pentad_stellar_section_plans,
)
from ._class_record import record_of_class
from ._meetings import StellarClassTime, class_time_of
from ._records import SectionChoice, StellarClass, section_choice_of


@brief
@dataclass(frozen=True)
class ClassSection:
    """A part of a class that a student attends as a whole: a lecture, a recitation, a lab."""

    #: The id of the section: ``recitation-2``, ``lecture-001``.
    id: str
    #: The kind: ``lecture``, ``recitation``, ``lab``, ``design``, ``discussion``, or the words of
    #: the title.
    kind: str
    #: The name in the source's words; without one, its position among those of its kind.
    name: str
    #: Its times, in the order of the class; at least one.
    times: tuple[StellarClassTime, ...]
    #: True if the user chose it.
    is_chosen: bool = False


@brief
@dataclass(frozen=True)
class ClassSections:
    """The sections of a class, and those that the user chose."""

    master_id: str
    #: The sections in the order of the times of the class.
    sections: tuple[ClassSection, ...]
    #: The kinds with several sections but no chosen one.
    open_kinds: tuple[str, ...]

    @property
    def chosen(self) -> tuple[ClassSection, ...]:
        """The sections that the user chose; at most one of a kind."""
        return tuple(section for section in self.sections if section.is_chosen)


@brief
@dataclass(frozen=True)
class SectionPlans:
    """The combinations of sections without a conflict."""

    #: The first plans; each has a choice for every kind with several sections.
    plans: tuple[tuple[SectionChoice, ...], ...]
    #: The number of all plans.
    count: int
    #: False if the search was stopped: then there are at least ``count``.
    is_count_exact: bool


def class_sections(item: StellarClass) -> ClassSections:
    """Returns the sections of a class; none of them is chosen.

    >>> rooms = StellarClassTime("Recitation", "T 10"), StellarClassTime("Recitation", "T 11")
    >>> [section.id for section in class_sections(StellarClass("1", "1", times=rooms)).sections]
    ['recitation-1', 'recitation-2']
    """
    return sections_by(lib.pentad_stellar_class_sections_find, byref(record_of_class(item)))


def plan_sections(classes: Iterable[StellarClass], *, first: int = 10) -> SectionPlans:
    """Returns the combinations of sections without a conflict; the first ``first`` are included."""
    records = [record_of_class(item) for item in several(classes, "classes")]
    asked = pointers(pentad_stellar_class, records), len(records), positive(first, "first")
    return plans_by(lib.pentad_stellar_class_list_plans, *asked)


def sections_of(record: Any) -> ClassSections:
    return ClassSections(
        master_id=text(record.master_id),
        sections=tuple(map(_section_of, items(record.items, record.count))),
        open_kinds=texts(record.open_kinds, record.open_kind_count),
    )


def _section_of(record: Any) -> ClassSection:
    return ClassSection(
        id=text(record.id),
        kind=text(record.kind),
        name=text(record.name),
        times=tuple(map(class_time_of, items(record.times, record.time_count))),
        is_chosen=record.is_chosen,
    )


def plans_of(record: Any) -> SectionPlans:
    return SectionPlans(
        plans=tuple(
            tuple(map(section_choice_of, plan.choices[: plan.choice_count]))
            for plan in items(record.items, record.count)
        ),
        count=record.total_count,
        is_count_exact=record.is_total_exact,
    )


sections_by = reader(
    pentad_stellar_class_sections, lib.pentad_stellar_class_sections_free, sections_of
)
plans_by = reader(pentad_stellar_section_plans, lib.pentad_stellar_section_plans_free, plans_of)
