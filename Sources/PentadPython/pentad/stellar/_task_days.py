"""Tasks by the day on which they are due."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from .._convert import flag, instance, int32, int64, optional_utf8, pointers, real, several, utf8
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
        due=_moment(task.due_ms, "due_ms"),
        unlock=_moment(task.unlock_ms, "unlock_ms"),
        lock=_moment(task.lock_ms, "lock_ms"),
        points=math.nan if task.points is None else real(task.points, "points"),
        submission=-1 if task.submission is None else int32(task.submission, "submission"),
        is_done=flag(task.is_done, "is_done"),
    )


def _moment(milliseconds: int | None, name: str) -> int:
    return NO_TIME if milliseconds is None else int64(milliseconds, name)
