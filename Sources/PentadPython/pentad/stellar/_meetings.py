"""The times and places of classes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .._brief import brief
from .._convert import instance, optional_text, text, whole
from .._times import day_parts
from ..errors import InvalidError
from ._names import Weekday
from ._texts import WeeklyHours


@brief
@dataclass(frozen=True)
class MeetingDay:
    """A day on which a series of meetings begins or ends: 8 September, with or without its year.

    >>> str(MeetingDay(9, 8)), str(MeetingDay(9, 8, 2026))
    ('--09-08', '2026-09-08')
    """

    #: The month, 1 to 12.
    month: int
    #: The day, 1 to 31.
    day: int
    #: The year; None if only the month and the day are known.
    year: int | None = None

    def __str__(self) -> str:
        year = "-" if self.year is None else f"{self.year:04}"
        return f"{year}-{self.month:02}-{self.day:02}"


@brief
@dataclass(frozen=True)
class Meeting(WeeklyHours):
    """A weekly meeting, in the school's time zone."""

    #: The days, at least one, Monday first.
    weekdays: tuple[Weekday, ...]
    #: The start in minutes since 00:00, 0 to 1439.
    start_minute: int
    #: The end in minutes since 00:00; after the start, at most 1440.
    end_minute: int
    #: The room in its text, else the one of its time; None if neither has one.
    location: str | None = None
    #: The day on or after which the first meeting is; None for the first day of the term.
    first: MeetingDay | None = None
    #: The day on or before which the last meeting is; None for the last day of the term.
    last: MeetingDay | None = None
    #: The number of weeks from one meeting to the next; 1 for every week.
    interval: int = 1


@brief
@dataclass(frozen=True)
class StellarClassTime:
    """The time and place of a class, as its staff wrote it and as far as it could be parsed.

    ``meetings`` and ``is_parsed`` follow from the other fields: an object made by hand has neither
    until the library has parsed it.
    """

    #: The type of meeting: ``Lecture``, ``Recitation``.
    title: str
    #: The time as text: ``MWF 11-12:30 p.m.``.
    text: str
    #: The location; empty if there is none.
    location: str = ""
    #: The position among the times of the class, from 0.
    order: int = 0
    #: The section that it belongs to, in the source's words; empty for none.
    section: str = ""
    #: The day on or after which the first meeting is; one in ``text`` takes precedence. None for
    #: none.
    first: MeetingDay | None = None
    #: The day on or before which the last meeting is; one in ``text`` takes precedence. None for
    #: none.
    last: MeetingDay | None = None
    #: The number of weeks from one meeting to the next, 1 to 52.
    interval: int = 1
    #: The parsed meetings; empty if there is no time yet, or the text could not be parsed.
    meetings: tuple[Meeting, ...] = field(default=(), compare=False)
    #: True if the text was parsed; ``TBA`` and an empty text count as parsed.
    is_parsed: bool = field(default=False, compare=False)


def weekdays_of(joined: int) -> tuple[Weekday, ...]:
    return tuple(day for day in Weekday if joined & day.bit)


def class_time_of(record: Any) -> StellarClassTime:
    return StellarClassTime(
        title=text(record.title),
        text=text(record.text),
        location=text(record.location),
        order=record.order,
        section=optional_text(record.section) or "",
        first=day_of(record.first),
        last=day_of(record.last),
        interval=record.interval,
        meetings=tuple(map(_meeting_of, record.meetings[: record.meeting_count])),
        is_parsed=record.is_parsed,
    )


def _meeting_of(record: Any) -> Meeting:
    return Meeting(
        weekdays=weekdays_of(record.weekdays),
        start_minute=record.start,
        end_minute=record.end,
        location=optional_text(record.location),
        first=day_of(record.first),
        last=day_of(record.last),
        interval=record.interval,
    )


def day_of(code: int) -> MeetingDay | None:
    if code == 0:
        return None
    year, month, day = day_parts(code)
    return MeetingDay(month, day, year or None)


def code_of(day: MeetingDay | None, name: str) -> int:
    """Converts a day for C, with the year 0 if it is unknown."""
    if day is None:
        return 0
    instance(day, MeetingDay, name)
    month, number = whole(day.month, "month"), whole(day.day, "day")
    year = 0 if day.year is None else whole(day.year, "year")
    if day.year is not None and not 1_583 <= year <= 9_998:
        raise InvalidError(f"{name}: the year of a meeting is in 1583 to 9998")
    if not (1 <= month <= 12 and 1 <= number <= 31):
        raise InvalidError(f"{name} has a month of 1 to 12 and a day of 1 to 31")
    return year * 10_000 + month * 100 + number
