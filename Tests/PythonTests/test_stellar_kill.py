"""A process that is killed while it writes: what it was told is kept, is kept.

``PENTAD_KILLS`` says how many processes are killed; 15 when it says nothing.
"""

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
from pentad.stellar import StellarClient
from reference_server import ReferenceServer
from stellar_server import announce, open_at

KILLS = int(os.environ.get("PENTAD_KILLS", "15"))

# Says on a line what it is about to do, and what the store has promised to keep.
WRITER = """
import json, sys
from pentad.stellar import StellarClass, StellarClient, StellarTerm

def say(*words):
    print(json.dumps(words), flush=True)

folder, run = sys.argv[1], int(sys.argv[2])
with StellarClient(store_folder=folder) as client:
    unread = [news.key for news in client.announcements("18.06") if not news.is_read]
    for number in range(10_000):
        id = f"{run}.{number}"
        client.bookmark(StellarClass(id, id, "Of a process", term=StellarTerm("fa26")))
        say("added", id)
        if number % 3 == 2:
            say("removing", id)
            client.remove_bookmark(id)
            say("removed", id)
        if number % 4 == 1 and unread:
            key = unread.pop()
            client.mark_read("18.06", key)
            say("read", key)
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


def test_what_was_acknowledged_survives_a_kill(
    stellar_server: ReferenceServer, tmp_path: Path
) -> None:
    for number in range(4 * KILLS):
        announce(stellar_server, f"Notice {number}", 1_788_200_000 + number)
    with open_at(stellar_server, store_folder=tmp_path) as client:
        client.class_info("18.06")
        known = {news.key for news in client.announcements("18.06")}
    assert len(known) == 4 * KILLS + 2
    chance = random.Random(20_261_121)
    told: dict[str, set[str]] = {word: set() for word in ("added", "removing", "removed", "read")}
    for run in range(KILLS):
        for word, id in said(tmp_path, run, chance.uniform(0, 0.15)):
            told[word].add(id)
    assert len(told["added"]) > KILLS
    assert told["read"]
    with StellarClient(store_folder=tmp_path) as client:
        kept = {bookmark.item.master_id for bookmark in client.bookmarks()}
        kept |= {bookmark.item.master_id for bookmark in client.archived_bookmarks()}
        assert told["added"] - told["removing"] <= kept
        assert not told["removed"] & kept
        news = client.announcements("18.06")
        assert {one.key for one in news} == known
        assert told["read"] <= {one.key for one in news if one.is_read}
        assert client.cached_class("18.06").title == "Linear Algebra"
    with sqlite3.connect(tmp_path / "stellar.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    database.close()
    assert not list(tmp_path.glob("*.damaged*"))
