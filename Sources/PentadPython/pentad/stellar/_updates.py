"""Changes at a school, for notifications."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from .._brief import brief
from .._convert import items, optional_text
from .._names import Name
from .._times import known_time, optional_datetime


class StellarUpdateKind(Name):
    """The kind of an update."""

    #: A new announcement of a class.
    ANNOUNCEMENT = "announcement"
    #: A new task that has a due date.
    NEW_TASK = "newTask"
    #: The due date of a task has changed.
    DUE_CHANGED = "dueChanged"
    #: A grade is new or has changed.
    GRADE = "grade"
    #: The account was enrolled in a class.
    CLASS_ADDED = "classAdded"
    #: The account is no longer enrolled in a class. Its data is kept.
    CLASS_REMOVED = "classRemoved"
    #: Earlier updates are no longer stored, or cannot be read by this version: reload the data.
    RESET = "reset"


class StellarUpdateCategory(Name):
    """The category of an update. A program can group notifications by it, or let a person turn a
    category off.
    """

    #: New announcements.
    ANNOUNCEMENTS = "announcements"
    #: Due dates.
    TASKS = "tasks"
    #: Grades.
    GRADES = "grades"
    #: Classes that were added or removed.
    CLASSES = "classes"


@brief
@dataclass(frozen=True)
class StellarUpdate:
    """A change at the school, for a notification: a new announcement, a new or changed due date, a
    grade, or a class that was added or removed.

    It is stored until it is at least seven days old. Data that arrives with the first answer for a
    class is not an update.
    """

    kind: StellarUpdateKind
    #: The number of the update, from 1, and larger than that of the previous one.
    number: int
    #: The id of the class; None for an update of no class.
    master_id: str | None = None
    #: The key of the announcement, or the id of the task or the grade; None for other kinds.
    id: str | None = None
    #: The previous due date of a task in milliseconds; None for none, and for other kinds.
    old_due_ms: int | None = None
    #: The new due date of a task in milliseconds; None for none, and for other kinds.
    new_due_ms: int | None = None
    #: The category of the program's notification; None for a reset.
    category: StellarUpdateCategory | None = None

    @property
    def old_due(self) -> datetime | None:
        """The previous due date of a task, in UTC; None for none, and for other kinds."""
        return optional_datetime(self.old_due_ms)

    @property
    def new_due(self) -> datetime | None:
        """The new due date of a task, in UTC; None for none, and for other kinds."""
        return optional_datetime(self.new_due_ms)


def updates_of(record: Any) -> list[StellarUpdate]:
    return [_update_of(one) for one in items(record.items, record.count)]


def _update_of(record: Any) -> StellarUpdate:
    return StellarUpdate(
        kind=StellarUpdateKind.of(record.kind),
        number=record.number,
        master_id=optional_text(record.master_id),
        id=optional_text(record.id),
        old_due_ms=known_time(record.old_due),
        new_due_ms=known_time(record.new_due),
        category=StellarUpdateCategory.of(record.category - 1) if record.category else None,
    )
