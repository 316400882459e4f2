"""Months, lunar years and lunar dates as immutable values."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import byref
from dataclasses import dataclass
from typing import Any

from .._brief import brief
from .._convert import flag, instance, int32, items
from .._library import lib
from .._native import pentad_astro_lunar_date
from .._ordered import Ordered
from .._times import day_parts
from ..errors import call_text
from ._days import PanchangDay, Span, days_of, span_of
from ._enums import Script
from ._inputs import Place
from ._names import Limb, Unit
from ._records import LunarMonth, Samvat, lunar_month_of, samvat_of


@dataclass(frozen=True)
class MonthGrid:
    """A civil month as six weeks of seven days, the form of a wall calendar."""

    year: int
    month: int
    #: The weekday with which a week begins.
    first_vara: Limb
    #: The six weeks; the first and the last contain days of the neighbouring months. A date that
    #: the place's clock skipped is missing from its week, and so is a neighbouring month's that is
    #: outside the ephemeris files.
    weeks: tuple[tuple[PanchangDay, ...], ...]

    def __contains__(self, day: PanchangDay) -> bool:
        return day_parts(day.number)[:2] == (self.year, self.month)

    @property
    def days(self) -> tuple[PanchangDay, ...]:
        """The days of the month itself."""
        return tuple(day for week in self.weeks for day in week if day in self)

    def __iter__(self) -> Iterator[tuple[PanchangDay, ...]]:
        return iter(self.weeks)

    def __repr__(self) -> str:
        return f"<MonthGrid {self.year}-{self.month:02}>"

    def _repr_html_(self) -> str:
        """Returns the HTML for notebooks."""
        from .._html import table

        def cell(day: PanchangDay) -> str:
            number = day_parts(day.number)[2]
            tithi = "" if day.udaya_tithi is None else f"{day.paksha}\n{day.udaya_tithi}"
            return f"{number if day in self else f'({number})'}\n{tithi}"

        heads = [
            Limb(Unit.VARA, (self.first_vara.number + place - 1) % 7 + 1) for place in range(7)
        ]
        # A week with a missing date has an empty cell in its place.
        weeks = [{day.vara.number: cell(day) for day in week} for week in self.weeks]
        return table(
            map(str, heads), ([week.get(head.number, "") for head in heads] for week in weeks)
        )


@brief
@dataclass(frozen=True)
class MasaCell:
    """A tithi of a lunar month: it rules two sunrises if it is vriddhi, none if it is kshaya."""

    tithi: Span
    days: tuple[PanchangDay, ...]

    @property
    def is_vriddhi(self) -> bool:
        return len(self.days) > 1

    @property
    def is_kshaya(self) -> bool:
        return not self.days


@dataclass(frozen=True)
class MasaGrid:
    """A lunar month as its thirty tithis, each with the days that it rules."""

    month: Limb
    is_adhika: bool
    samvat: Samvat
    cells: tuple[MasaCell, ...]

    def __repr__(self) -> str:
        adhika = "Adhika " if self.is_adhika else ""
        return f"<MasaGrid {adhika}{self.month} of Shaka {self.samvat.shaka}>"


@dataclass(frozen=True)
class LunarYear:
    """A lunar year, from Chaitra's bright fortnight: 12 or 13 months."""

    samvat: Samvat
    months: tuple[LunarMonth, ...]

    def __repr__(self) -> str:
        return f"<LunarYear Shaka {self.samvat.shaka}, {len(self.months)} months>"


@brief
@dataclass(frozen=True)
class LunarDate(Ordered):
    """A date of the lunisolar calendar: a tithi, 1 to 30, of a month, 1 to 12, of a Shaka year.

    Dates are in chronological order; an intercalary month comes before the month with the same
    name.
    """

    shaka: int
    month: int
    tithi: int
    is_adhika: bool = False

    def _key(self, _: Any) -> tuple[int, int, bool, int]:
        return self.shaka, self.month, not self.is_adhika, self.tithi

    @property
    def month_name(self) -> str:
        return Limb(Unit.MASA, self.month).name

    @property
    def tithi_name(self) -> str:
        return Limb(Unit.TITHI, self.tithi).name

    def text(self, script: Script | str = Script.ENGLISH) -> str:
        """Returns the date in words: ``Adhika Jyeshtha Shukla Ekadashi 1948``."""
        function, code = lib.pentad_astro_lunar_date_text, Script(script).code
        return call_text(function, byref(lunar_date_record(self)), code)

    def __str__(self) -> str:
        return self.text()


def month_of(record: Any, place: Place) -> MonthGrid:
    weeks: list[list[PanchangDay]] = []
    last = 7
    for day in days_of(record.days, record.day_count, place):
        column = (day.vara.number - record.first_vara) % 7
        if column <= last:
            weeks.append([])
        weeks[-1].append(day)
        last = column
    first = Limb(Unit.VARA, record.first_vara)
    return MonthGrid(record.year, record.month, first, tuple(map(tuple, weeks)))


def masa_grid_of(record: Any, place: Place) -> MasaGrid:
    cells = (record.cells[index].contents for index in range(record.cell_count))
    return MasaGrid(
        month=Limb(Unit.MASA, record.month),
        is_adhika=record.is_adhika,
        samvat=samvat_of(record.samvat.contents),
        cells=tuple(
            MasaCell(
                span_of(Unit.TITHI, cell.tithi.contents, place.tzinfo),
                tuple(days_of(cell.days, cell.day_count, place)),
            )
            for cell in cells
        ),
    )


def lunar_year_of(record: Any) -> LunarYear:
    months = items(record.months, record.month_count)
    return LunarYear(samvat_of(record.samvat.contents), tuple(map(lunar_month_of, months)))


def lunar_date_record(date: LunarDate) -> Any:
    instance(date, LunarDate, "date")
    return pentad_astro_lunar_date(
        shaka=int32(date.shaka, "shaka"),
        month=int32(date.month, "month"),
        tithi=int32(date.tithi, "tithi"),
        is_adhika=flag(date.is_adhika, "is_adhika"),
    )
