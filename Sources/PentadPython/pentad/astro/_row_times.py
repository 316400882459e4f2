"""The dates and times of the screens' rows."""

from __future__ import annotations

from datetime import date, datetime, tzinfo
from typing import TYPE_CHECKING

from .._times import day_text, optional_datetime, to_date
from .._zones import zone_of

if TYPE_CHECKING:
    from ._records import DayContainer


class Dated:
    """A value with a date, which is a number to support years outside Python's range."""

    number: int

    @property
    def date(self) -> date:
        """The date, for the years that Python supports."""
        return to_date(self.number)


class ContainerTimes(Dated):
    """The times of a day in the local time of its place."""

    time_zone: str
    sunrise_ms: int | None
    sunset_ms: int | None
    moonrise_ms: int | None
    moonset_ms: int | None
    tithi: str | None
    tithi_start_ms: int | None

    @property
    def zone(self) -> tzinfo:
        return zone_of(self.time_zone)

    @property
    def sunrise(self) -> datetime | None:
        return optional_datetime(self.sunrise_ms, self.zone)

    @property
    def sunset(self) -> datetime | None:
        """The first sunset after the sunrise."""
        return optional_datetime(self.sunset_ms, self.zone)

    @property
    def moonrise(self) -> datetime | None:
        return optional_datetime(self.moonrise_ms, self.zone)

    @property
    def moonset(self) -> datetime | None:
        return optional_datetime(self.moonset_ms, self.zone)

    @property
    def tithi_start(self) -> datetime | None:
        """The start of the tithi."""
        return optional_datetime(self.tithi_start_ms, self.zone)

    def __str__(self) -> str:
        return f"{day_text(self.number)} {self.tithi or '(no data)'}"


class MoonRowDate:
    """The date of a row of the moon view."""

    day: DayContainer

    @property
    def date(self) -> date:
        return self.day.date
