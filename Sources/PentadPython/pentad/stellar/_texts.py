"""Values as text, and the hours of a week as times of day."""

from __future__ import annotations

from datetime import time

from ._names import Weekday


class TermText:
    """A term as text: ``Fall 2026``."""

    code: str
    text: str

    def __str__(self) -> str:
        return self.text or self.code


class CourseText:
    """A course as text: its number and its title."""

    number: str
    title: str

    def __str__(self) -> str:
        return f"{self.number} {self.title}"


class ClassText:
    """A class as text: its name and its title."""

    name: str
    title: str

    def __str__(self) -> str:
        return f"{self.name} {self.title}"


class WeeklyHours:
    """Hours of a week, in the school's time zone: ``Monday, Wednesday 11:00-12:30``."""

    weekdays: tuple[Weekday, ...]
    start_minute: int
    end_minute: int

    @property
    def start(self) -> time:
        """The time of day of the start."""
        return _clock(self.start_minute)

    @property
    def end(self) -> time:
        """The time of day of the end; 00:00 for the end of the day."""
        return _clock(self.end_minute)

    def __str__(self) -> str:
        days = ", ".join(day.capitalize() for day in self.weekdays)
        return f"{days} {self.start:%H:%M}-{self.end:%H:%M}"


def _clock(minute: int) -> time:
    """Converts a minute of the day; the last one is the first of the next day."""
    return time(minute // 60 % 24, minute % 60)
