"""Tasks by the day on which they are due."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .._convert import flag, instance, optional_utf8, pointers, several, utf8
from .._library import lib
from .._native import pentad_stellar_task
from .._times import NO_TIME
from ._enums import TaskKind
from ._records import StellarTask, StellarTaskDay, task_days_by


def task_days(tasks: Iterable[StellarTask], zone: str) -> list[StellarTaskDay]:
    """Groups tasks by the day on which they are due, the earliest first; tasks without a due time
    come last.

    ``zone`` is the IANA name of the time zone of the days, such as ``America/New_York``.
    """
    records = [_record_of(task) for task in several(tasks, "tasks")]
    array = pointers(pentad_stellar_task, records), len(records)
    return task_days_by(lib.pentad_stellar_task_days_make, *array, utf8(zone, "zone"))


def _record_of(task: StellarTask) -> Any:
    """Makes a task's record, which keeps all data that it points to."""
    instance(task, StellarTask, "tasks")
    return pentad_stellar_task(
        id=utf8(task.id, "id"),
        master_id=optional_utf8(task.master_id, "master_id"),
        kind=TaskKind(task.kind).code,
        title=utf8(task.title, "title"),
        text=utf8(task.text, "text"),
        html=optional_utf8(task.html, "html"),
        site_url=optional_utf8(task.site_url, "site_url"),
        due=NO_TIME if task.due_ms is None else task.due_ms,
        unlock=NO_TIME if task.unlock_ms is None else task.unlock_ms,
        lock=NO_TIME if task.lock_ms is None else task.lock_ms,
        points=float("nan") if task.points is None else task.points,
        submission=-1 if task.submission is None else int(task.submission),
        is_done=flag(task.is_done, "is_done"),
    )
