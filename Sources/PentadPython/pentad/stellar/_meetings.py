"""When and where classes meet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .._brief import brief
from .._convert import optional_text, text
from .._times import day_parts
from ._names import Weekday
from ._texts import WeeklyHours


@brief
@dataclass(frozen=True)
class MeetingDay:
    """A day on which a series of meetings begins or ends: 8 September, with or without its year.

    >>> str(MeetingDay(9, 8)), str(MeetingDay(9, 8, 2026))
    ('--09-08', '2026-09-08')
    """

    #: 1 to 12.
    month: int
    #: 1 to 31.
    day: int
    #: None where only the month and the day are known.
    year: int | None = None

    def __str__(self) -> str:
        year = "-" if self.year is None else f"{self.year:04}"
        return f"{year}-{self.month:02}-{self.day:02}"


@brief
@dataclass(frozen=True)
class Meeting(WeeklyHours):
    """A weekly meeting, by the clock of the school."""

    #: At least one, Monday first.
    weekdays: tuple[Weekday, ...]
    #: Minutes since 00:00, 0 to 1439.
    start_minute: int
    #: Minutes since 00:00; after the start, at most 1440.
    end_minute: int
    #: The room of its text, else that of its time; None when neither says.
    location: str | None = None
    #: The day on or after which it is held first; None for the first day of the term.
    first: MeetingDay | None = None
    #: The day on or before which it is held last; None for the last day of the term.
    last: MeetingDay | None = None
    #: The number of weeks from one meeting to the next; 1 for every week.
    interval: int = 1


@brief
@dataclass(frozen=True)
class StellarClassTime:
    """When and where a class meets, as its staff wrote it and as far as that can be read.

    ``meetings`` and ``is_parsed`` follow from the rest: one made by hand has none of them until the
    library has read it.
    """

    #: What meets: ``Lecture``, ``Recitation``.
    title: str
    #: When, as it was written: ``MWF 11-12:30 p.m.``.
    text: str
    #: Where; empty when nothing was written.
    location: str = ""
    #: Its place among the times of the class, from 0.
    order: int = 0
    #: The section that it belongs to, in the source's words; empty where it names none.
    section: str = ""
    #: The day on or after which it is held first; one in ``text`` counts more. None for none.
    first: MeetingDay | None = None
    #: The day on or before which it is held last; one in ``text`` counts more. None for none.
    last: MeetingDay | None = None
    #: The number of weeks from one meeting to the next, 1 to 52.
    interval: int = 1
    #: None while there is no time yet, or when it could not be read.
    meetings: tuple[Meeting, ...] = field(default=(), compare=False)
    #: Whether the text was understood; ``TBA`` and an empty one are.
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
        first=_day_of(record.first),
        last=_day_of(record.last),
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
        first=_day_of(record.first),
        last=_day_of(record.last),
        interval=record.interval,
    )


def _day_of(code: int) -> MeetingDay | None:
    if code == 0:
        return None
    year, month, day = day_parts(code)
    return MeetingDay(month, day, year or None)


def code_of(day: MeetingDay | None) -> int:
    """A day for C, whose year is 0 where none is known."""
    return 0 if day is None else (day.year or 0) * 10_000 + day.month * 100 + day.day
