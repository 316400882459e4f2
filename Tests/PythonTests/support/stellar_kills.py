"""A process that is killed while it keeps bookmarks and marks announcements as read.

Acknowledged data is kept, and so is the device's registration at the server. In the end the server
follows exactly the bookmarks for the device.
"""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from killed_writer import check_files, said
from loop_outcome import Outcome, Programs, main
from pentad.stellar import StellarClient
from reference_server import ReferenceServer
from stellar_followed import followed, settle
from stellar_server import announce, open_at, teach_algebra, url

#: The number of the last bookmarks for which the server's subscription is checked.
ASKED = 40

# Reports the next change, and the data that the store has acknowledged; the client sends in
# automatic mode.
WRITER = """
import json, sys
from pentad.stellar import StellarClass, StellarClient, StellarTerm

def say(*words):
    print(json.dumps(words), flush=True)

folder, run, server = sys.argv[1], int(sys.argv[2]), sys.argv[3]
with StellarClient(server, store_folder=folder) as client:
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


def kills(programs: Programs, folder: Path, seed: int, count: int) -> Outcome:
    """A whole run, with a server of its own."""
    with ReferenceServer(programs.server, "--classes", "300", "--groups", "1") as server:
        teach_algebra(server)
        for number in range(4 * count):
            announce(server, f"Notice {number}", 1_788_200_000 + number)
        return _run(server, folder, seed, count)


def _run(server: ReferenceServer, folder: Path, seed: int, count: int) -> Outcome:
    with open_at(server, store_folder=folder) as client:
        client.register_device()
        client.class_info("18.06")
        known = {news.key for news in client.announcements("18.06")}
    assert len(known) == 4 * count + 2
    device = _device(folder)
    chance = random.Random(seed)
    outcome = Outcome(kills=count)
    told: dict[str, dict[str, None]] = {
        word: {} for word in ("added", "removing", "removed", "read")
    }
    for run in range(count):
        words = [str(folder), str(run), url(server)]
        for word, id in said(WRITER, words, chance.uniform(0, 0.15)):
            outcome.operations += 1
            told[word][id] = None
    with StellarClient(store_folder=folder) as client:
        kept = {bookmark.item.master_id for bookmark in client.bookmarks()}
        archived = {bookmark.item.master_id for bookmark in client.archived_bookmarks()}
        outcome.check(not archived, f"bookmarks of a term that stands were archived: {archived}")
        gone = set(told["added"]) - set(told["removing"]) - kept
        outcome.check(not gone, f"bookmarks that are gone: {gone}")
        back = set(told["removed"]) & kept
        outcome.check(not back, f"bookmarks that came back: {back}")
        news = client.announcements("18.06")
        outcome.check({one.key for one in news} == known, "announcements are gone")
        unread = set(told["read"]) - {one.key for one in news if one.is_read}
        outcome.check(not unread, f"unread again: {unread}")
        title = client.cached_class("18.06").title
        outcome.check(title == "Linear Algebra", f"the class is called {title}")
    outcome.check(_device(folder) == device, "the server knows another device")
    with open_at(server, store_folder=folder, works_by_itself=False) as client:
        outcome.check(settle(client) == 0, "some changes were not sent")
    asked = set([*told["added"]][-ASKED:])
    there = followed(server, folder, asked)
    outcome.check(there == asked & kept, f"the server follows {there}, not {asked & kept}")
    check_files(folder, outcome)
    outcome.details = {"bookmarks": len(told["added"]), "read": len(told["read"])}
    return outcome


def _device(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "stellar.sqlite")) as database:
        ((device,),) = database.execute("SELECT value FROM setting WHERE name = 'device'")
        return str(device)


if __name__ == "__main__":
    main(kills, 100)
