"""Tasks by the day on which they are due."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .._convert import flag, instance, optional_utf8, pointers, several, utf8
from .._library import lib
from .._native import pentad_stellar_task
from ._enums import TaskKind
from ._known import known_moment, known_number
from ._records import StellarTask, StellarTaskDay, task_days_by
from ._submission import known_submission


def task_days(tasks: Iterable[StellarTask], zone: str) -> list[StellarTaskDay]:
    """Groups tasks by the day on which they are due, the earliest first; tasks without a due time
    come last.

    ``zone`` is the IANA name of the time zone of the days, such as ``America/New_York``.
    """
    records = [record_of_task(task) for task in several(tasks, "tasks")]
    array = pointers(pentad_stellar_task, records), len(records)
    return task_days_by(lib.pentad_stellar_task_days_make, *array, utf8(zone, "zone"))


def record_of_task(task: StellarTask) -> Any:
    """Makes a task's record, which keeps all data that it points to."""
    instance(task, StellarTask, "task")
    return pentad_stellar_task(
        id=utf8(task.id, "id"),
        master_id=optional_utf8(task.master_id, "master_id"),
        kind=TaskKind(task.kind).code,
        title=utf8(task.title, "title"),
        text=utf8(task.text, "text"),
        html=optional_utf8(task.html, "html"),
        site_url=optional_utf8(task.site_url, "site_url"),
        due=known_moment(task.due_ms, "due_ms"),
        unlock=known_moment(task.unlock_ms, "unlock_ms"),
        lock=known_moment(task.lock_ms, "lock_ms"),
        points=known_number(task.points, "points"),
        submission=known_submission(task.submission),
        is_done=flag(task.is_done, "is_done"),
    )
