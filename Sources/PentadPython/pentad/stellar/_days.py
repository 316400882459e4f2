"""The days of classes and events as dates."""

from __future__ import annotations

from datetime import date

from .._times import to_date


class ClassDays:
    """The days of a class's term."""

    first_code: int | None
    last_code: int | None

    @property
    def first(self) -> date | None:
        """The first day of the term; None when the source does not send it."""
        return _date(self.first_code)

    @property
    def last(self) -> date | None:
        """The last day of the term; None when the source does not send it."""
        return _date(self.last_code)


class EventDay:
    """The day of an event that lasts a whole day."""

    day_code: int | None

    @property
    def day(self) -> date | None:
        """The day of an event that lasts a whole day; None for an event with a time."""
        return _date(self.day_code)


class TaskDay:
    """The day on which tasks are due."""

    day_code: int | None

    @property
    def day(self) -> date | None:
        """The day; None for tasks without a due time."""
        return _date(self.day_code)


def _date(code: int | None) -> date | None:
    return None if code is None else to_date(code)
