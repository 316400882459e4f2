"""The benchmark of an account: its first fetch and a second one, beside canvasapi."""

from __future__ import annotations

import json
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from .build import BUILD, HERE, PYTHON, peers
from .contest import Row, progress

SWIFT = str(BUILD / "release" / "StellarBench")
ROUNDS = 5

#: The maximum number of requests of the first fetch and of one with nothing new.
REQUESTS = {"first": 60, "second": 12}


class Fetch(NamedTuple):
    """A fetch of all data: nanoseconds, those of processor time, kilobytes, and two numbers."""

    time: float
    processor: float
    memory: float
    requests: int
    #: The number of items.
    check: float


def rows() -> Iterator[Row]:
    """All rows: milliseconds from the start of the work, megabytes, and numbers of requests."""
    peer = f"python {peers()['canvasapi']} + sqlite3"
    programs = ([SWIFT, "canvas"], [str(PYTHON), str(HERE / "python" / "stellar_canvasapi.py")])
    with _school() as url:
        progress(f"stellar.canvas: {peer}")
        turns = [[_both(program, url) for program in programs] for _ in range(ROUNDS)]
    ours, theirs = ([turn[place] for turn in turns] for place in (0, 1))
    for place, name in enumerate(REQUESTS):
        mine, other = _best(ours, place), _best(theirs, place)
        if mine.check != other.check:
            raise ValueError(f"{mine.check} items in Swift, {other.check} in Python")
        row = f"stellar.canvas.{name}"
        yield Row.of(row, mine.time / 1e6, peer, other.time / 1e6, "ms")
        yield Row.of(f"{row}.cpu", mine.processor / 1e6, peer, other.processor / 1e6, "ms")
        yield Row.of(f"{row}.memory", mine.memory / 1e3, peer, other.memory / 1e3, "MB")
        yield Row.of(f"{row}.requests", mine.requests, peer, other.requests, "requests")
        yield Row.of(f"{row}.requests", mine.requests, "target", REQUESTS[name], "requests")


def _best(runs: Sequence[Sequence[Fetch]], place: int) -> Fetch:
    """The least of each figure; the number of items is that of all runs."""
    found = [run[place] for run in runs]
    checks = {one.check for one in found}
    if len(checks) != 1:
        raise ValueError(f"the runs differ: {checks}")
    return Fetch(*(min(figures) for figures in zip(*found)))


def _both(program: Sequence[str], url: str) -> list[Fetch]:
    """A first fetch into a new folder, and a second one."""
    with tempfile.TemporaryDirectory() as folder:
        return [_fetch([*program, url, folder], url) for _ in REQUESTS]


def _fetch(command: Sequence[str], url: str) -> Fetch:
    before = _requests(url)
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    time, processor, memory, check = map(float, done.stdout.split())
    return Fetch(time, processor, memory, _requests(url) - before, check)


def _requests(url: str) -> int:
    with urllib.request.urlopen(f"{url}/control/canvas/counters") as answer:
        return int(json.load(answer)["requests"])


@contextmanager
def _school() -> Iterator[str]:
    """The address of a school's server, without its rate limit."""
    pipe = subprocess.PIPE
    with subprocess.Popen([SWIFT, "school"], stdin=pipe, stdout=pipe, text=True) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        url = server.stdout.readline().strip()
        body = json.dumps({"reserved": 0, "cost": 0}).encode()
        request = urllib.request.Request(
            f"{url}/control/canvas/throttle", body, {"Content-Type": "application/json"}
        )
        urllib.request.urlopen(request).close()
        try:
            yield url
        finally:
            server.stdin.close()
