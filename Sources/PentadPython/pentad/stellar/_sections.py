"""Sections of classes."""

from __future__ import annotations

from ctypes import byref
from dataclasses import dataclass
from typing import Any

from .._brief import brief
from .._convert import items, text, texts
from .._handle import reader
from .._library import lib
from .._native import pentad_stellar_class_sections
from ._class_record import record_of_class
from ._meetings import StellarClassTime, class_time_of
from ._records import StellarClass


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


def class_sections(item: StellarClass) -> ClassSections:
    """Returns the sections of a class; none of them is chosen.

    >>> rooms = StellarClassTime("Recitation", "T 10"), StellarClassTime("Recitation", "T 11")
    >>> [section.id for section in class_sections(StellarClass("1", "1", times=rooms)).sections]
    ['recitation-1', 'recitation-2']
    """
    return sections_by(lib.pentad_stellar_class_sections_find, byref(record_of_class(item)))


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


sections_by = reader(
    pentad_stellar_class_sections, lib.pentad_stellar_class_sections_free, sections_of
)
