"""The screens as values, made from days, for a program to display."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ctypes import byref
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from .._brief import brief
from .._convert import int32, int64, items, pointers, text, utf8
from .._handle import owned, reader
from .._library import lib
from .._native import (
    pentad_astro_alert,
    pentad_astro_alerts,
    pentad_astro_day_view,
    pentad_astro_moon_view,
    pentad_astro_sun_view,
    pentad_astro_sun_view_options,
)
from .._times import Day, day_code
from .._zones import Zone, optional_zone
from ._inputs import checked_vara
from ._records import (
    Alert,
    DayContainer,
    DayLine,
    HelpTopic,
    MoonRow,
    MoonSection,
    SunCell,
    day_line_of,
    help_topics_by,
    help_topics_of,
    moon_section_of,
    sun_cell_of,
)
from ._row_times import Dated
from ._rows import record_of_containers


@brief
@dataclass(frozen=True)
class MoonView:
    """Dates and tithis in sections by the lunar month."""

    sections: tuple[MoonSection, ...]

    @classmethod
    def of(cls, days: Iterable[DayContainer]) -> MoonView:
        """Makes the view of days, in any order."""
        kind, free = pentad_astro_moon_view, lib.pentad_astro_moon_view_free
        records = record_of_containers(list(days))
        with owned(kind, free, lib.pentad_astro_moon_view_make, records) as view:
            return cls(tuple(map(moon_section_of, items(view.sections, view.section_count))))

    @property
    def rows(self) -> tuple[MoonRow, ...]:
        """All rows, in order."""
        return tuple(row for section in self.sections for row in section.rows)


@brief
@dataclass(frozen=True)
class SunView:
    """A civil month as six weeks, with marks under its dates."""

    year: int
    month: int
    #: The range to request from a handler for the days of all cells.
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
        """Makes the view of a month, each week from ``first_vara``: 1 is Sunday.

        The date of an alert is in ``time_zone``, or in the first day's zone.
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
            cells = [sun_cell_of(view.cells[index].contents) for index in range(view.cell_count)]
            rows = tuple(tuple(cells[start : start + 7]) for start in range(0, len(cells), 7))
            return cls(view.year, view.month, (view.first, view.last), rows)


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
class DayView(Dated):
    """The calendar's data of one date, as lines of a title and a text."""

    #: The date as year × 10000 + month × 100 + day.
    number: int
    lines: tuple[DayLine, ...]

    @classmethod
    def of(cls, days: Iterable[DayContainer]) -> DayView:
        """Makes the view of the first date of days; NotFoundError without any."""
        records = record_of_containers(list(days))
        return day_view_by(lib.pentad_astro_day_view_make, records)

    def __getitem__(self, id: str) -> str:
        """Returns the text of the line with an id."""
        return next(line.text for line in self.lines if line.id == id)


def day_view_of(record: Any) -> DayView:
    lines = items(record.lines, record.line_count)
    return DayView(record.date, tuple(map(day_line_of, lines)))


day_view_by = reader(pentad_astro_day_view, lib.pentad_astro_day_view_free, day_view_of)


@lru_cache(maxsize=1)
def help_topics() -> tuple[HelpTopic, ...]:
    """Returns all terms, ordered so that they can be read from first to last."""
    return tuple(help_topics_of(lib.pentad_astro_help_all().contents))


def help_topic(id: str) -> HelpTopic | None:
    """Returns the term with an id; None when there is none."""
    wanted = text(utf8(id, "id"))
    return next((topic for topic in help_topics() if topic.id == wanted), None)


def search_help(word: str) -> tuple[HelpTopic, ...]:
    """Returns the terms whose heading or text contains a word, ignoring case."""
    return tuple(help_topics_by(lib.pentad_astro_help_search, utf8(word, "word")))
