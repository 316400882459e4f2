"""Classes, and those who teach them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .._brief import brief
from .._convert import items, optional_text, text, texts
from .._handle import reader
from .._library import lib
from .._native import pentad_stellar_class_list
from .._snapshot import Snapshot, freshness_of
from ._enums import NumberKind, Role
from ._meetings import StellarClassTime, time_of
from ._terms import StellarTerm, optional_term


@brief
@dataclass(frozen=True)
class StellarStaffMember:
    """Somebody who teaches a class."""

    name: str
    role: Role = Role.INSTRUCTOR


@brief
@dataclass(frozen=True)
class ListedNumber:
    """A number under which a class can be found."""

    #: In capitals: ``6.C01J``.
    text: str
    kind: NumberKind


@brief
@dataclass(frozen=True)
class StellarClass:
    """A class of a term."""

    #: The server's name for it: ``18.06``.
    master_id: str
    #: Its number or numbers: ``6.002 / 8.003``.
    name: str
    title: str = ""
    #: What it is about; empty when the server says nothing.
    blurb: str = ""
    #: None when the server does not say.
    term: StellarTerm | None = None
    #: The address of its site; None for a class without one.
    site_url: str | None = None
    #: When and where it meets, in the server's order.
    times: tuple[StellarClassTime, ...] = ()
    #: Instructors first.
    staff: tuple[StellarStaffMember, ...] = ()
    #: Numbers of earlier years, as the server wrote them.
    old_numbers: tuple[str, ...] = ()
    #: All its numbers, each once, its own first. They follow from the rest: none before the library
    #: has read it.
    numbers: tuple[ListedNumber, ...] = field(default=(), compare=False)

    def __str__(self) -> str:
        return f"{self.name} {self.title}"


def class_of(record: Any) -> StellarClass:
    return StellarClass(
        master_id=text(record.master_id),
        name=text(record.name),
        title=text(record.title),
        blurb=text(record.blurb),
        term=optional_term(record.term),
        site_url=optional_text(record.site_url),
        times=tuple(map(time_of, items(record.times, record.time_count))),
        staff=staff_of(record.staff, record.staff_count),
        old_numbers=texts(record.old_numbers, record.old_number_count),
        numbers=tuple(map(_number_of, record.numbers[: record.number_count])),
    )


def classes_of(array: Any, count: int) -> tuple[StellarClass, ...]:
    return tuple(class_of(record) for record in items(array, count))


def _class_list_of(record: Any) -> list[StellarClass]:
    return list(classes_of(record.items, record.count))


class_list_by = reader(
    pentad_stellar_class_list, lib.pentad_stellar_class_list_free, _class_list_of
)


def classes_snapshot(record: Any) -> Snapshot[StellarClass]:
    return Snapshot(classes_of(record.items, record.count), *freshness_of(record))


def staff_of(array: Any, count: int) -> tuple[StellarStaffMember, ...]:
    return tuple(
        StellarStaffMember(text(one.name), Role.of(one.role)) for one in items(array, count)
    )


def _number_of(record: Any) -> ListedNumber:
    return ListedNumber(text(record.text), NumberKind.of(record.kind))
