"""`stellar_canvasapi.py URL FOLDER`: fetches an account's data with canvasapi into a SQLite file,
as StellarKit does; see driver/stellar_canvas.py.

Prints the nanoseconds, those of processor time, the largest memory of the process in kilobytes, and
the number of announcements, assignments, quizzes and events. A quiz is an assignment too, so the
list of assignments contains it. A second run on the same folder fetches all of it again, because
canvasapi has no other way.
"""

from __future__ import annotations

import json
import resource
import sqlite3
import sys
import time
import warnings
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from canvasapi import Canvas

EVER = {"start_date": "2000-01-01", "end_date": "2100-01-01"}
DETAILS = ["term", "teachers", "favorites", "concluded", "public_description", "syllabus_body"]
PAGE = 100


def main() -> None:
    url, folder = sys.argv[1:]
    start, processor_start = time.perf_counter_ns(), time.process_time_ns()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it prefers HTTPS
        canvas = Canvas(f"{url}/canvas", "canvas-alice")
    database = sqlite3.connect(Path(folder) / "canvas.sqlite")
    database.execute("PRAGMA journal_mode = WAL")
    database.execute(
        "CREATE TABLE IF NOT EXISTS item (kind TEXT, id TEXT, json TEXT, PRIMARY KEY (kind, id))"
    )
    person = canvas.get_current_user()
    courses = []
    for state in "active", "invited_or_pending", "completed":
        found = list(canvas.get_courses(enrollment_state=state, include=DETAILS, per_page=PAGE))
        _keep(database, "course", found)
        if state == "active":
            courses = found
    codes = [f"course_{course.id}" for course in courses]
    news = list(
        canvas.get_announcements(context_codes=codes, active_only=True, per_page=PAGE, **EVER)
    )
    _keep(database, "announcement", news)
    tasks = [
        task
        for course in courses
        for task in course.get_assignments(include=["submission"], per_page=PAGE)
    ]
    _keep(database, "assignment", tasks)
    _keep(database, "override", list(canvas.get_planner_overrides(per_page=PAGE)))
    calendars = [f"user_{person.id}", *codes]
    events = list(canvas.get_calendar_events(context_codes=calendars, per_page=PAGE, **EVER))
    _keep(database, "event", events)
    database.close()
    taken = time.perf_counter_ns() - start
    processor = time.process_time_ns() - processor_start
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(taken, processor, memory, len(news) + len(tasks) + len(events))


def _keep(database: sqlite3.Connection, kind: str, items: Iterable[Any]) -> None:
    with database:
        database.executemany(
            "INSERT OR REPLACE INTO item VALUES (?, ?, ?)",
            ((kind, str(item.id), json.dumps(_members(item))) for item in items),
        )


def _members(item: Any) -> dict[str, Any]:
    """The members as the server sent them, without those that canvasapi adds."""
    simple = (str, int, float, bool, list, dict, type(None))
    return {name: value for name, value in vars(item).items() if isinstance(value, simple)}


if __name__ == "__main__":
    main()
