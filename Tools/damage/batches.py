"""Runs the places of a target in child processes, and survives the death of a child."""

from __future__ import annotations

import json
import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path

from verdict import Verdict
from victim import Job

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
#: The timeout in seconds, longer than a place takes. A process without output for this time hangs.
WATCHDOG = 60.0


def environment() -> dict[str, str]:
    """Returns the environment in which the children find their imports."""
    parts = ["Sources/PentadPython", "Tools/damage", "Tools", "Tests/PythonTests/support"]
    paths = os.pathsep.join(str(ROOT / part) for part in parts)
    # A child that traps must end immediately.
    return {**os.environ, "PYTHONPATH": paths, "SWIFT_BACKTRACE": "enable=no"}


def verdicts(job: Job) -> Iterator[Verdict]:
    """Yields the verdicts of all places of a job; a place at which its process died or hung has
    failed.

    RuntimeError if the process dies or hangs between two places, or after the last.
    """
    end = job.first + job.count
    while job.count > 0:
        began: tuple[int, str] | None = None
        reached = job.first
        died = ""
        for line in lines(job):
            if line.startswith("begin "):
                _, number, place = line.split(" ", 2)
                began = int(number), place
            elif line.startswith("{"):
                yield Verdict(**json.loads(line))
                reached, began = reached + 1, None
            else:
                died = line
        if began is not None:
            yield Verdict(*began, "failure", why=died)
            reached += 1
        elif died or reached < end:
            raise RuntimeError(f"{job.name}: the child ended between places: {died}")
        job = replace(job, first=reached, count=end - reached)


def lines(job: Job) -> Iterator[str]:
    """Yields the lines that a child prints, and its end if it did not succeed."""
    shutil.rmtree(job.work, ignore_errors=True)
    command = [sys.executable, str(HERE / "victim.py"), json.dumps(asdict(job))]
    with (
        open(f"{job.work}.log", "w+") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment()) as process,
    ):
        assert process.stdout is not None
        rest, last, is_hung = b"", time.monotonic(), False
        while True:
            ready, _, _ = select.select([process.stdout], [], [], 1.0)
            if ready:
                chunk = os.read(process.stdout.fileno(), 65_536)
                if not chunk:
                    break
                last = time.monotonic()
                *whole, rest = (rest + chunk).split(b"\n")
                for line in whole:
                    yield line.decode()
            elif time.monotonic() - last > WATCHDOG:
                is_hung = True
                process.kill()
                break
        process.wait()
        if is_hung:
            yield f"it hung for {WATCHDOG:.0f} s"
        elif process.returncode:
            log.seek(0)
            words = next((line for line in log if "rror" in line), "").strip()
            yield f"it ended with {process.returncode}: {words[:300]}"
