"""A class's record for C."""

from __future__ import annotations

from ctypes import c_int, pointer
from typing import Any

from .._convert import (
    flag,
    instance,
    int32,
    lasting,
    optional_utf8,
    pointers,
    text_array,
    utf8,
)
from .._native import (
    pentad_stellar_class,
    pentad_stellar_class_facts,
    pentad_stellar_class_time,
    pentad_stellar_staff_member,
    pentad_stellar_term,
)
from ._enums import Role
from ._known import known_count, known_number
from ._meetings import StellarClassTime, code_of
from ._names import Season
from ._records import ClassFacts, StellarClass, StellarStaffMember, StellarTerm


def record_of_class(item: StellarClass) -> Any:
    """Makes a class's record; it keeps all data that it points to."""
    instance(item, StellarClass, "a class")
    times = [_time(time) for time in lasting(item.times, "times")]
    staff = [_member(member) for member in lasting(item.staff, "staff")]
    old_numbers, old_number_count = text_array(
        lasting(item.old_numbers, "old_numbers"), "old_numbers"
    )
    record = pentad_stellar_class(
        master_id=utf8(item.master_id, "master_id"),
        name=utf8(item.name, "name"),
        title=utf8(item.title, "title"),
        blurb=utf8(item.blurb, "blurb"),
        site_url=optional_utf8(item.site_url, "site_url"),
        times=pointers(pentad_stellar_class_time, times),
        time_count=len(times),
        staff=pointers(pentad_stellar_staff_member, staff),
        staff_count=len(staff),
        old_numbers=old_numbers,
        old_number_count=old_number_count,
    )
    if item.term is not None:
        record.term = pointer(record_of_term(item.term))
    if item.facts is not None:
        record.facts = pointer(_facts(item.facts))
    return record


def record_of_term(term: StellarTerm) -> Any:
    """Makes a term's record."""
    instance(term, StellarTerm, "term")
    return pentad_stellar_term(code=utf8(term.code, "term"), text=b"")


def _facts(facts: ClassFacts) -> Any:
    instance(facts, ClassFacts, "facts")
    requirements, requirement_count = text_array(
        lasting(facts.requirements, "requirements"), "requirements"
    )
    related_ids, related_id_count = text_array(
        lasting(facts.related_ids, "related_ids"), "related_ids"
    )
    seasons = [Season(season).code + 1 for season in lasting(facts.seasons, "seasons")]
    return pentad_stellar_class_facts(
        units=known_count(facts.units, "units"),
        lecture_units=known_count(facts.lecture_units, "lecture_units"),
        lab_units=known_count(facts.lab_units, "lab_units"),
        preparation_units=known_count(facts.preparation_units, "preparation_units"),
        has_variable_units=flag(facts.has_variable_units, "has_variable_units"),
        level=optional_utf8(facts.level, "level"),
        requirements=requirements,
        requirement_count=requirement_count,
        prerequisites=optional_utf8(facts.prerequisites, "prerequisites"),
        corequisites=optional_utf8(facts.corequisites, "corequisites"),
        related_ids=related_ids,
        related_id_count=related_id_count,
        seasons=(c_int * len(seasons))(*seasons),
        season_count=len(seasons),
        not_offered_year=optional_utf8(facts.not_offered_year, "not_offered_year"),
        has_final=-1 if facts.has_final is None else flag(facts.has_final, "has_final"),
        rating=known_number(facts.rating, "rating"),
        best_rating=known_number(facts.best_rating, "best_rating"),
        enrolment=known_number(facts.enrolment, "enrolment"),
        hours_in_class=known_number(facts.hours_in_class, "hours_in_class"),
        hours_out_of_class=known_number(facts.hours_out_of_class, "hours_out_of_class"),
    )


def _time(time: StellarClassTime) -> Any:
    instance(time, StellarClassTime, "a time")
    return pentad_stellar_class_time(
        title=utf8(time.title, "title"),
        text=utf8(time.text, "text"),
        location=utf8(time.location, "location"),
        order=int32(time.order, "order"),
        section=utf8(time.section, "section"),
        first=code_of(time.first, "first"),
        last=code_of(time.last, "last"),
        interval=int32(time.interval, "interval"),
    )


def _member(member: StellarStaffMember) -> Any:
    instance(member, StellarStaffMember, "a staff member")
    return pentad_stellar_staff_member(name=utf8(member.name, "name"), role=Role(member.role).code)
