"""The records of plans and blocked times for C."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import pointer
from typing import Any, SupportsIndex

from .._convert import instance, lasting, optional_utf8, pointers, several, utf8, whole
from .._native import (
    pentad_stellar_blocked_time,
    pentad_stellar_class,
    pentad_stellar_plan,
    pentad_stellar_section_choice,
)
from ..errors import InvalidError
from ._class_record import record_of_class, record_of_term
from ._meetings import code_of
from ._names import Weekday
from ._records import BlockedTime, SectionChoice, StellarClass, StellarPlan

#: The times of the week to keep free of classes.
BlockedTimes = Iterable[BlockedTime]


def class_array(classes: Iterable[StellarClass], name: str = "classes") -> tuple[Any, int]:
    records = [record_of_class(item) for item in several(classes, name)]
    return pointers(pentad_stellar_class, records), len(records)


def choice_array(choices: Iterable[SectionChoice], name: str = "choices") -> tuple[Any, int]:
    records = [_choice(choice) for choice in several(choices, name)]
    return pointers(pentad_stellar_section_choice, records), len(records)


def blocked_array(times: BlockedTimes, name: str) -> tuple[Any, int]:
    records = [_blocked(time) for time in several(times, name)]
    return pointers(pentad_stellar_blocked_time, records), len(records)


def plan_pointer(plan: StellarPlan) -> Any:
    """Makes a plan's record, which keeps all data that it points to."""
    instance(plan, StellarPlan, "plan")
    classes, class_count = class_array(lasting(plan.classes, "classes"))
    choices, choice_count = choice_array(lasting(plan.choices, "choices"))
    blocked, blocked_count = blocked_array(lasting(plan.blocked, "blocked"), "blocked")
    record = pentad_stellar_plan(
        name=utf8(plan.name, "name"),
        classes=classes,
        class_count=class_count,
        choices=choices,
        choice_count=choice_count,
        blocked=blocked,
        blocked_count=blocked_count,
    )
    if plan.term is not None:
        record.term = pointer(record_of_term(plan.term))
    return pointer(record)


def _choice(choice: SectionChoice) -> Any:
    instance(choice, SectionChoice, "choice")
    return pentad_stellar_section_choice(
        master_id=utf8(choice.master_id, "master_id"),
        term=optional_utf8(choice.term, "term"),
        section=utf8(choice.section, "section"),
    )


def _blocked(time: BlockedTime) -> Any:
    instance(time, BlockedTime, "blocked time")
    return pentad_stellar_blocked_time(
        name=utf8(time.name, "name"),
        weekdays=sum({Weekday(day).bit for day in lasting(time.weekdays, "weekdays")}),
        start=_minute(time.start_minute, "start_minute"),
        end=_minute(time.end_minute, "end_minute"),
        first=code_of(time.first, "first"),
        last=code_of(time.last, "last"),
    )


def _minute(value: SupportsIndex, name: str) -> int:
    minute = whole(value, name)
    if not 0 <= minute <= 1_440:
        raise InvalidError(f"{name} must be in 0 to 1440 minutes since 00:00")
    return minute
