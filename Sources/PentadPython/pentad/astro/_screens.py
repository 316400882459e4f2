"""The screens as values, made from days; a program shows them as it likes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ctypes import byref
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Any

from .._brief import brief
from .._convert import int32, int64, items, optional_text, pointers, text, utf8
from .._handle import owned, reader
from .._library import lib
from .._names import Name
from .._native import (
    pentad_astro_alert,
    pentad_astro_alerts,
    pentad_astro_day_view,
    pentad_astro_help_topics,
    pentad_astro_moon_view,
    pentad_astro_sun_view,
    pentad_astro_sun_view_options,
)
from .._times import Day, day_code, to_date
from .._zones import Zone, optional_zone
from ._alerts import Alert
from ._enums import SunMark
from ._inputs import checked_vara
from ._rows import DayContainer, container_of, record_of_containers


class MoonRole(Name):
    """In which colour a row of the moon view is shown."""

    BRIGHT = "bright"
    DARK = "dark"
    FULL_MOON = "fullMoon"
    NEW_MOON = "newMoon"
    UNKNOWN = "unknown"


@brief
@dataclass(frozen=True)
class MoonRow:
    """A row of the moon view: a date with one tithi."""

    day: DayContainer
    #: The tithi, or ``(no data)``.
    tithi: str
    #: The fortnight, or ``(No Paksha)``.
    fortnight: str
    role: MoonRole
    #: Whether the tithi goes on from the date before.
    is_continued: bool

    @property
    def date(self) -> date:
        return self.day.date


@brief
@dataclass(frozen=True)
class MoonSection:
    """The rows that follow one another in one lunar month."""

    #: The month's name, or ``(no data)``.
    lunar_month: str
    rows: tuple[MoonRow, ...]


@brief
@dataclass(frozen=True)
class MoonView:
    """Dates and tithis in sections by the lunar month."""

    sections: tuple[MoonSection, ...]

    @classmethod
    def of(cls, days: Iterable[DayContainer]) -> MoonView:
        """The view of days, in any order."""
        kind, free = pentad_astro_moon_view, lib.pentad_astro_moon_view_free
        records = record_of_containers(list(days))
        with owned(kind, free, lib.pentad_astro_moon_view_make, records) as view:
            return cls(tuple(map(_section, items(view.sections, view.section_count))))

    @property
    def rows(self) -> tuple[MoonRow, ...]:
        """All rows, in order."""
        return tuple(row for section in self.sections for row in section.rows)


def _section(record: Any) -> MoonSection:
    rows = tuple(
        MoonRow(
            container_of(row.day.contents),
            text(row.tithi),
            text(row.fortnight),
            MoonRole.of(row.role),
            row.is_continued,
        )
        for row in items(record.rows, record.row_count)
    )
    return MoonSection(text(record.lunar_month), rows)


@brief
@dataclass(frozen=True)
class SunCell:
    """A date of the sun view."""

    #: The date as year × 10000 + month × 100 + day.
    number: int
    marks: frozenset[SunMark]
    is_in_month: bool
    is_today: bool
    is_selected: bool

    @property
    def date(self) -> date:
        return to_date(self.number)


@brief
@dataclass(frozen=True)
class SunView:
    """A civil month as six weeks, with marks under its dates."""

    year: int
    month: int
    #: What to ask a handler for, to have the days of all cells.
    request: tuple[int, int]
    rows: tuple[tuple[SunCell, ...], ...]

    @classmethod
    def of(
        cls,
        year: int,
        month: int,
        days: Iterable[DayContainer] = (),
        alerts: Iterable[Alert] = (),
        *,
        first_vara: int = 1,
        today: Day | None = None,
        selected: Day | None = None,
        time_zone: Zone | None = None,
    ) -> SunView:
        """The view of a month, each week from ``first_vara``: 1 is Sunday.

        Alerts have their date by the clock of ``time_zone``, or of the first day's zone.
        """
        options = pentad_astro_sun_view_options(
            time_zone=optional_zone(time_zone),
            year=int32(year, "year"),
            month=int32(month, "month"),
            first_vara=checked_vara(first_vara),
            today=0 if today is None else day_code(today, "today"),
            selected=0 if selected is None else day_code(selected, "selected"),
        )
        records = record_of_containers(list(days)), _alerts(list(alerts))
        kind, free = pentad_astro_sun_view, lib.pentad_astro_sun_view_free
        with owned(kind, free, lib.pentad_astro_sun_view_make, byref(options), *records) as view:
            cells = [_cell(view.cells[index].contents) for index in range(view.cell_count)]
            rows = tuple(tuple(cells[start : start + 7]) for start in range(0, len(cells), 7))
            return cls(view.year, view.month, (view.first, view.last), rows)


def _cell(record: Any) -> SunCell:
    marks = frozenset(mark for mark in SunMark if record.marks >> mark.code & 1)
    return SunCell(record.date, marks, record.is_in_month, record.is_today, record.is_selected)


def _alerts(alerts: Sequence[Alert]) -> Any:
    records = [
        pentad_astro_alert(
            int64(alert.id, "the alert's id"),
            int64(alert.due_ms, "due_ms"),
            utf8(alert.message, "message"),
        )
        for alert in alerts
    ]
    return byref(pentad_astro_alerts(pointers(pentad_astro_alert, records), len(records)))


@brief
@dataclass(frozen=True)
class DayLine:
    """A line of the day view."""

    #: Of all lines of a view only this one: ``sunrise``.
    id: str
    title: str
    #: A time is that of the place's clock, with ``+1`` for the next date.
    text: str
    #: The id of the help topic that explains it.
    term: str | None


@brief
@dataclass(frozen=True)
class DayView:
    """What the calendar says of one date, as lines of a title and a text."""

    #: The date as year × 10000 + month × 100 + day.
    number: int
    lines: tuple[DayLine, ...]

    @classmethod
    def of(cls, days: Iterable[DayContainer]) -> DayView:
        """The view of the first date of days; NotFoundError without any."""
        records = record_of_containers(list(days))
        return day_view_by(lib.pentad_astro_day_view_make, records)

    @property
    def date(self) -> date:
        return to_date(self.number)

    def __getitem__(self, id: str) -> str:
        """The text of the line of an id."""
        return next(line.text for line in self.lines if line.id == id)


def day_view_of(record: Any) -> DayView:
    lines = (record.lines[index].contents for index in range(record.line_count))
    return DayView(
        record.date,
        tuple(
            DayLine(text(line.id), text(line.title), text(line.text), optional_text(line.term))
            for line in lines
        ),
    )


day_view_by = reader(pentad_astro_day_view, lib.pentad_astro_day_view_free, day_view_of)


@brief
@dataclass(frozen=True)
class HelpTopic:
    """A term of the calendar and what it means."""

    #: What the term is found by: ``tithi``.
    id: str
    term: str
    text: str


@lru_cache(maxsize=1)
def help_topics() -> tuple[HelpTopic, ...]:
    """All terms, in an order in which they can be read from the first to the last."""
    return _topics(lib.pentad_astro_help_all().contents)


def help_topic(id: str) -> HelpTopic | None:
    """The term of an id; None when there is none."""
    wanted = text(utf8(id, "id"))
    return next((topic for topic in help_topics() if topic.id == wanted), None)


def search_help(word: str) -> tuple[HelpTopic, ...]:
    """The terms whose heading or text has a word in it, capital letters or not."""
    kind, free = pentad_astro_help_topics, lib.pentad_astro_help_topics_free
    with owned(kind, free, lib.pentad_astro_help_search, utf8(word, "word")) as found:
        return _topics(found)


def _topics(record: Any) -> tuple[HelpTopic, ...]:
    topics = items(record.items, record.count)
    return tuple(HelpTopic(text(topic.id), text(topic.term), text(topic.text)) for topic in topics)
