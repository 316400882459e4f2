"""`stellar_canvasapi.py URL FOLDER`: fetches an account's data with canvasapi into a SQLite file,
as StellarKit does; see driver/stellar_canvas.py.

Prints the nanoseconds, the number of announcements and assignments, and the largest memory of the
process in kilobytes. A second run on the same folder fetches all of it again, because canvasapi has
no other way.
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
    start = time.perf_counter_ns()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it prefers HTTPS
        canvas = Canvas(f"{url}/canvas", "canvas-alice")
    database = sqlite3.connect(Path(folder) / "canvas.sqlite")
    database.execute("PRAGMA journal_mode = WAL")
    database.execute(
        "CREATE TABLE IF NOT EXISTS item (kind TEXT, id TEXT, json TEXT, PRIMARY KEY (kind, id))"
    )
    canvas.get_current_user()
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
    events = list(canvas.get_calendar_events(context_codes=codes, per_page=PAGE, **EVER))
    _keep(database, "event", events)
    database.close()
    taken = time.perf_counter_ns() - start
    print(taken, len(news) + len(tasks), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


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
