"""A process that is killed while it writes: what it was told is kept, is kept."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pentad
from pentad.astro import AstroCalendar, MasterDataHandler, Place

UJJAIN = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")

# Says on a line what the store has promised to keep; a month is written between two alerts.
WRITER = """
import json, sys
from datetime import date, datetime, timedelta, timezone
from pentad.astro import AstroCalendar, MasterDataHandler, Place

folder, run = sys.argv[1], int(sys.argv[2])
place = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
due = datetime(2999, 1, 1, tzinfo=timezone.utc)
with AstroCalendar(store_folder=folder) as calendar:
    with MasterDataHandler(calendar, store_folder=folder) as handler:
        handler.update_location(place)
        for number in range(10_000):
            alert = handler.register_alert(due, f"{run}.{number}")
            print(json.dumps(["added", alert.id]), flush=True)
            first = date(2000 + run, 1 + number % 12, 1)
            handler.get_date(first, first + timedelta(days=27))
            if number % 3 == 2:
                print(json.dumps(["removing", alert.id]), flush=True)
                handler.deregister_alert(alert)
                print(json.dumps(["removed", alert.id]), flush=True)
"""


def said(folder: Path, run: int, seconds: float) -> list[Any]:
    """What a writer said before it was killed, `seconds` after its first line."""
    command = [sys.executable, "-c", WRITER, str(folder), str(run)]
    package = str(Path(pentad.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": package}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline()]
        time.sleep(seconds)
        writer.kill()
        lines += writer.stdout.readlines()
    # The last line may have been cut.
    return [json.loads(line) for line in lines if line.endswith(b"]\n")]


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    chance = random.Random(20_261_121)
    told: dict[str, set[int]] = {"added": set(), "removing": set(), "removed": set()}
    for run in range(12):
        for word, number in said(tmp_path, run, chance.uniform(0, 0.15)):
            told[word].add(number)
    assert len(told["added"]) > 12
    with (
        AstroCalendar(store_folder=tmp_path) as calendar,
        MasterDataHandler(calendar, store_folder=tmp_path) as handler,
    ):
        kept = {alert.id for alert in handler.alerts()}
        assert told["added"] - told["removing"] <= kept
        assert not told["removed"] & kept
        assert handler.storage_usage().months > 0
        handler.update_location(UJJAIN)
        # The first run's month is computed anew or comes from the cache: it is whole.
        assert len(handler.get_date("2000-01-01", "2000-01-28")) >= 28
    for file in tmp_path.glob("*.sqlite"):
        with sqlite3.connect(file) as database:
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert not list(tmp_path.glob("*.damaged*"))
