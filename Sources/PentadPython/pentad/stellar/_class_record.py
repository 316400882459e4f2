"""A class's record for C."""

from __future__ import annotations

from ctypes import pointer
from typing import Any

from .._convert import int32, optional_utf8, pointers, text_array, utf8
from .._native import (
    pentad_stellar_class,
    pentad_stellar_class_time,
    pentad_stellar_staff_member,
    pentad_stellar_term,
)
from ._enums import Role
from ._meetings import StellarClassTime, code_of
from ._records import StellarClass, StellarStaffMember, StellarTerm


def record_of_class(item: StellarClass) -> Any:
    """Makes a class's record; it keeps all data that it points to."""
    if not isinstance(item, StellarClass):
        raise TypeError(f"a class must be StellarClass, not {type(item).__name__}")
    old_numbers, old_number_count = text_array(item.old_numbers, "old_numbers")
    record = pentad_stellar_class(
        master_id=utf8(item.master_id, "master_id"),
        name=utf8(item.name, "name"),
        title=utf8(item.title, "title"),
        blurb=utf8(item.blurb, "blurb"),
        site_url=optional_utf8(item.site_url, "site_url"),
        times=pointers(pentad_stellar_class_time, [_time(time) for time in item.times]),
        time_count=len(item.times),
        staff=pointers(pentad_stellar_staff_member, [_member(member) for member in item.staff]),
        staff_count=len(item.staff),
        old_numbers=old_numbers,
        old_number_count=old_number_count,
    )
    if item.term is not None:
        record.term = pointer(record_of_term(item.term))
    return record


def record_of_term(term: StellarTerm) -> Any:
    """Makes a term's record."""
    return pentad_stellar_term(code=utf8(term.code, "term"), text=b"")


def _time(time: StellarClassTime) -> Any:
    return pentad_stellar_class_time(
        title=utf8(time.title, "title"),
        text=utf8(time.text, "text"),
        location=utf8(time.location, "location"),
        order=int32(time.order, "order"),
        section=utf8(time.section, "section"),
        first=int32(code_of(time.first), "first"),
        last=int32(code_of(time.last), "last"),
        interval=int32(time.interval, "interval"),
    )


def _member(member: StellarStaffMember) -> Any:
    return pentad_stellar_staff_member(name=utf8(member.name, "name"), role=Role(member.role).code)
