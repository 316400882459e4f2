"""The days of a term."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_int32
from dataclasses import dataclass
from typing import Any

from .._brief import brief
from .._convert import optional_utf8, several, text, utf8
from .._handle import reader
from .._library import lib
from .._native import pentad_stellar_term_calendar
from .._times import Day, day_code, to_date
from ..errors import NotFoundError, call_out
from ._records import StellarTerm


@brief
@dataclass(frozen=True)
class TermCalendar:
    """The days of a term, as the server or a registrar's calendar gives them."""

    #: The first day of classes.
    first: Day
    #: The last day of classes.
    last: Day
    #: The days without classes.
    holidays: tuple[Day, ...] = ()
    #: The days with a Monday schedule. A holiday takes precedence.
    monday_schedule: tuple[Day, ...] = ()
    #: The zone of class times; None for ``America/New_York``.
    zone: str | None = None

    def __post_init__(self) -> None:
        # An iterator would be empty at the second use of the calendar.
        for name in ("holidays", "monday_schedule"):
            object.__setattr__(self, name, tuple(several(getattr(self, name), name)))

    @classmethod
    def usual(cls, term: StellarTerm | str) -> TermCalendar:
        """Returns the usual days of a term, without holidays.

        IAP is January, spring lasts from February to May, summer from June to 14 August, fall from
        15 August to December.

        >>> TermCalendar.usual("fa26").last
        datetime.date(2026, 12, 31)
        """
        record = call_out(
            pentad_stellar_term_calendar,
            lib.pentad_stellar_term_calendar_set_usual,
            _code(term),
        )
        return cls(to_date(record.first), to_date(record.last))

    @classmethod
    def mit(cls, term: StellarTerm | str) -> TermCalendar | None:
        """Returns the first and last day, the holidays and the days on a Monday schedule of a term
        of MIT; None for a term other than spring 2025, fall 2025 and fall 2026.

        >>> TermCalendar.mit("fa26").first
        datetime.date(2026, 9, 9)
        """
        try:
            return calendar_by(lib.pentad_stellar_term_calendar_mit, _code(term))
        except NotFoundError:
            return None


def _code(term: StellarTerm | str) -> bytes:
    return utf8(term.code if isinstance(term, StellarTerm) else term, "term")


def _calendar_of(record: Any) -> TermCalendar:
    return TermCalendar(
        first=to_date(record.first),
        last=to_date(record.last),
        holidays=tuple(map(to_date, record.holidays[: record.holiday_count])),
        monday_schedule=tuple(map(to_date, record.monday_schedule[: record.monday_schedule_count])),
        zone=text(record.zone),
    )


calendar_by = reader(
    pentad_stellar_term_calendar, lib.pentad_stellar_term_calendar_free, _calendar_of
)


def record_of_calendar(calendar: TermCalendar | None) -> Any:
    """Makes the record of the days of a term for C; NULL for the usual ones."""
    if calendar is None:
        return None
    if not isinstance(calendar, TermCalendar):
        raise TypeError(f"calendar must be TermCalendar, not {type(calendar).__name__}")
    holidays, mondays = _days(calendar.holidays), _days(calendar.monday_schedule)
    return byref(
        pentad_stellar_term_calendar(
            zone=optional_utf8(calendar.zone, "zone"),
            holidays=holidays,
            holiday_count=len(holidays),
            monday_schedule=mondays,
            monday_schedule_count=len(mondays),
            first=day_code(calendar.first, "first"),
            last=day_code(calendar.last, "last"),
        )
    )


def _days(days: Iterable[Day]) -> Any:
    codes = [day_code(day) for day in days]
    return (c_int32 * len(codes))(*codes)
