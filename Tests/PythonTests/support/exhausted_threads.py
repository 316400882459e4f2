"""A Python program that uses a Kit while few threads can be started, and again when many can.

The arguments are a Kit, the port of the reference server, a folder, and the number of threads that
can be started. `walk` instead of the number tries all numbers from 0 to 20 in one process. It runs
as a user without other processes, because the system counts all threads of a user. It does not run
as root, which has no limit. It writes a line of JSON for each number.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pentad import NetworkOptions, PentadError
from pentad.astro import AstroCalendar, MasterDataHandler, Place
from pentad.chat import ChatClient
from pentad.elements import molar_masses_async
from pentad.stellar import StellarClient
from pentad.video import VideoFeed

#: More than one try, so that a client waits between them.
NETWORK = NetworkOptions(tries=3)
#: No rate limit and no background work, so that no call waits for its turn.
FAST: dict[str, Any] = {"requests_per_second": None, "works_by_itself": False}
UJJAIN = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")


def elements(server: str, folder: Path) -> None:
    asyncio.run(molar_masses_async(["H2O", "NaCl"]))


def calendar(server: str, folder: Path) -> None:
    with (
        AstroCalendar(ephemeris="moshier") as engine,
        MasterDataHandler(engine, store_folder=folder) as handler,
    ):
        handler.update_location(UJJAIN)
        handler.get_date("2026-11-01", "2026-11-03")


def handler(server: str, folder: Path) -> None:
    there = f"{server}/astro/apiv2.php"
    with MasterDataHandler(server=there, store_folder=folder, network=NETWORK) as handler:
        handler.update_location(UJJAIN)
        handler.get_date("2026-11-01", "2026-11-03")


def stellar(server: str, folder: Path) -> None:
    with StellarClient(f"{server}/stellar/api/", store_folder=folder, network=NETWORK) as client:
        client.courses(reload=True)


def chat(server: str, folder: Path) -> None:
    options: dict[str, Any] = {"server": server, "store_folder": folder, "network": NETWORK, **FAST}
    with ChatClient.sign_in("tok-alice", **options) as client:
        client.synchronise()


def video(server: str, folder: Path) -> None:
    with VideoFeed(store_folder=folder, network=NETWORK, **FAST) as feed:
        feed.add_feed(f"{server}/feeds/mrss/all")
        feed.refresh()


KITS: dict[str, Callable[[str, Path], None]] = {
    "elements": elements,
    "calendar": calendar,
    "handler": handler,
    "stellar": stellar,
    "chat": chat,
    "video": video,
}


def outcome(work: Callable[[], Any]) -> str:
    """`ok`, or the code and the text of the error."""
    try:
        work()
    except PentadError as error:
        return f"{error.code}: {error.message}"
    return "ok"


def attempt(kit: Callable[[str, Path], None], server: str, folder: Path, free: int) -> Any:
    """Returns the outcomes of a Kit's work with few free threads, and then with many."""
    before, most = resource.getrlimit(resource.RLIMIT_NPROC)
    running = len(os.listdir("/proc/self/task"))
    resource.setrlimit(resource.RLIMIT_NPROC, (running + free, most))
    begin = time.monotonic()
    found = outcome(lambda: kit(server, folder / "few"))
    seconds = time.monotonic() - begin
    resource.setrlimit(resource.RLIMIT_NPROC, (before, most))
    after = outcome(lambda: kit(server, folder / "many"))
    return {"free": free, "found": found, "seconds": seconds, "after": after}


def main() -> None:
    name, port, folder, free = sys.argv[1:]
    for number in range(21) if free == "walk" else [int(free)]:
        place = Path(folder) / str(number)
        place.mkdir(mode=0o700)
        found = attempt(KITS[name], f"http://127.0.0.1:{port}", place, number)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
