"""A process that is killed while it fills the cache of days and keeps alerts.

A registered alert exists, a removed one does not, and the days of each written month equal a new
computation of the calendar.
"""

from __future__ import annotations

import random
from pathlib import Path

from killed_writer import check_files, said
from loop_outcome import Outcome, Programs, main
from pentad.astro import AstroCalendar, MasterDataHandler, Place

UJJAIN = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
#: The number of the newest months that are read again; the cache has room for 24.
MONTHS = 20

# Reports the data that the store has acknowledged; a month is written between two alerts.
WRITER = """
import json, sys
from datetime import date, datetime, timedelta, timezone
from pentad.astro import AstroCalendar, MasterDataHandler, Place

def say(*words):
    print(json.dumps(words), flush=True)

folder, run = sys.argv[1], int(sys.argv[2])
place = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
due = datetime(2999, 1, 1, tzinfo=timezone.utc)
with AstroCalendar(store_folder=folder) as calendar:
    with MasterDataHandler(calendar, store_folder=folder) as handler:
        handler.update_location(place)
        for number in range(10_000):
            alert = handler.register_alert(due, f"{run}.{number}")
            say("added", alert.id)
            first = date(1950 + run % 150, 1 + number % 12, 1)
            last = first + timedelta(days=27)
            handler.get_date(first, last)
            say("read", str(first), str(last))
            if number % 3 == 2:
                say("removing", alert.id)
                handler.deregister_alert(alert)
                say("removed", alert.id)
"""


def kills(programs: Programs, folder: Path, seed: int, count: int) -> Outcome:
    """A whole run."""
    chance = random.Random(seed)
    outcome = Outcome(kills=count)
    told: dict[str, set[int]] = {"added": set(), "removing": set(), "removed": set()}
    months: dict[tuple[str, str], None] = {}
    for run in range(count):
        for word, *words in said(WRITER, [str(folder), str(run)], chance.uniform(0, 0.15)):
            outcome.operations += 1
            if word == "read":
                month = words[0], words[1]
                months.pop(month, None)
                months[month] = None
            else:
                told[word].update(words)
    with (
        AstroCalendar(store_folder=folder) as calendar,
        MasterDataHandler(calendar, store_folder=folder) as handler,
        AstroCalendar() as anew,
    ):
        kept = {alert.id for alert in handler.alerts()}
        gone = told["added"] - told["removing"] - kept
        outcome.check(not gone, f"alerts that are gone: {gone}")
        back = told["removed"] & kept
        outcome.check(not back, f"alerts that came back: {back}")
        handler.update_location(UJJAIN)
        outcome.details["months"] = handler.storage_usage().months
        outcome.check(outcome.details["months"] > 0, "the cache of days is empty")
        for first, last in list(months)[-MONTHS:]:
            days = [day for day in handler.get_date(first, last) if first <= str(day.date) <= last]
            exact = anew.day_containers(first, last, UJJAIN).days
            outcome.check(tuple(days) == tuple(exact), f"the days from {first} on are others")
    check_files(folder, outcome)
    outcome.details["alerts"] = len(told["added"])
    return outcome


if __name__ == "__main__":
    main(kills, 100)
