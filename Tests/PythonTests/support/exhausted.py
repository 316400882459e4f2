"""A Python program that uses Pentad with few free descriptors, and again when there are more.

Its arguments are the address of a Stellar server, a folder and how many descriptors are free, or
`walk` for all numbers from 0 to 20 in one process. It writes a line of JSON for each number.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pentad import NetworkOptions, PentadError
from pentad.stellar import StellarClient

#: More than one try, so that the client waits between them.
TRIES = 3


def limit(number: int) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (number, most))


def fill() -> list[int]:
    """Takes every descriptor that is free below the highest open one; they are in order."""
    highest = max(int(name) for name in os.listdir("/proc/self/fd"))
    taken = [os.dup(0)]
    while taken[-1] <= highest:
        taken.append(os.dup(0))
    return taken


def outcome(work: Callable[[], Any]) -> str:
    """`ok`, or the code of the error."""
    try:
        work()
    except PentadError as error:
        return f"{error.code}: {error.message}"
    return "ok"


def ask(server: str, folder: Path) -> None:
    """Makes a transport, opens a store, sends, and retries."""
    with StellarClient(server, store_folder=folder, network=NetworkOptions(tries=TRIES)) as client:
        client.courses(reload=True)


def attempt(server: str, folder: Path, free: int) -> dict[str, Any]:
    """Returns the result with the given number of free descriptors, and then with many."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    taken = fill()
    limit(taken[-1] + 1 + free)
    begin = time.monotonic()
    found = outcome(lambda: ask(server, folder))
    seconds = time.monotonic() - begin
    limit(before)
    for one in taken:
        os.close(one)
    return {
        "free": free,
        "found": found,
        "seconds": seconds,
        "after": outcome(lambda: ask(server, folder)),
    }


def main() -> None:
    server, folder, free = sys.argv[1:]
    for number in range(21) if free == "walk" else [int(free)]:
        print(json.dumps(attempt(server, Path(folder) / str(number), number)), flush=True)


if __name__ == "__main__":
    main()
