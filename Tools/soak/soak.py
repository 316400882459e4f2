"""Runs every loop that kills processes and makes servers fail, and prints a table: `make soak`.

The seeds of all loops are derived from one, `--seed`, so that all runs can be repeated. Each round
uses new seeds, until `--minutes` are over. The programs that follow events come last. The status is
1 if data was lost or a run failed; then its folder is kept.
"""

from __future__ import annotations

import argparse
import os
import random
import shlex
import shutil
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from child import Run, run
from loops import LOOPS, ROOT, Loop, memories
from table import table

#: The time limit of a run, in seconds.
LIMIT = 3_600
#: The variables with which programs find the library and the package.
PLACES = ("PENTAD_LIBRARY", "PYTHONPATH")


class Soak:
    """All runs of one call."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.runs: dict[str, list[Run]] = {}
        self.end = time.monotonic() + 60 * options.minutes

    @property
    def is_well(self) -> bool:
        return all(one.is_well for found in self.runs.values() for one in found)

    def loops(self) -> None:
        """Runs each loop as often as it specifies, and all again until the time is over."""
        wanted = [loop for loop in LOOPS if self.options.only in loop.name]
        seeds = {loop: loop.seeds(self.options.seed) for loop in wanted}
        is_first = True
        while wanted and (is_first or time.monotonic() < self.end):
            for loop in wanted:
                for _ in range(loop.runs):
                    if is_first or time.monotonic() < self.end:
                        self.loop(loop, next(seeds[loop]))
            is_first = False

    def loop(self, loop: Loop, seed: int) -> None:
        folder = self.folder(f"{loop.name}-{seed}")
        programs = self.options.command, self.options.server
        command = loop.command(programs, folder, seed, self.options.size)
        self.run(loop.name, command, folder, seed)

    def memories(self) -> None:
        given = self.options
        for one in memories(given.server, given.events, given.c_follower, given.swift_test):
            if given.only in one.name:
                self.run(one.name, one.command, self.folder(one.name), None)

    def folder(self, name: str) -> Path:
        """Returns an empty folder."""
        path: Path = self.options.folder / name
        shutil.rmtree(path, ignore_errors=True)
        path.mkdir(parents=True)
        return path

    def run(self, name: str, command: Sequence[str], folder: Path, seed: int | None) -> None:
        """Performs one run, and prints a line about it."""
        log = folder.with_suffix(".log")
        found = run(command, log, seed, LIMIT)
        self.runs.setdefault(name, []).append(found)
        said = (
            f"{found.kills:,} kills, {found.faults:,} faults, {found.operations:,} operations, "
            f"{len(found.losses):,} lost, {found.seconds:,} s"
        )
        print(f"{name}{'' if seed is None else f' {seed}'}: {found.failure or said}", flush=True)
        if found.is_well:
            shutil.rmtree(folder)
            log.unlink()
            return
        for loss in found.losses:
            print(f"  lost: {loss[:300]}")
        places = [f"{name}={os.environ[name]}" for name in PLACES if name in os.environ]
        again = shlex.join(["env", *places, *command])
        print(f"  left in {folder} and {log}; again, in an empty folder:\n  {again}", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", help="pentad-cli")
    parser.add_argument("server", help="pentad-reference-server")
    parser.add_argument("--seed", type=int, help="out of which all is made; else a new one")
    parser.add_argument("--minutes", type=float, default=0, help="how long; each loop runs once")
    parser.add_argument("--size", type=int, default=100, help="of each run, in percent")
    parser.add_argument("--only", default="", help="a part of the name of the loops that are run")
    parser.add_argument("--events", type=int, default=0, help="how many are followed; 0 for none")
    parser.add_argument("--c-follower", default="", help="Tests/CTests/soak/chat_events.c, built")
    parser.add_argument("--swift-test", default="", help="the command that runs a Swift test")
    parser.add_argument("--folder", type=Path, default=ROOT / ".build/soak")
    options = parser.parse_args()
    if options.seed is None:
        options.seed = random.SystemRandom().randrange(1 << 32)
    return options


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    options = arguments()
    soak = Soak(options)
    print(f"seed {options.seed}", flush=True)
    is_whole = True
    try:
        soak.loops()
        if options.events:
            soak.memories()
    except KeyboardInterrupt:
        is_whole = False
    print(f"\n{table(soak.runs, options.seed)}\n")
    if not soak.is_well:
        print("error: something was lost, or a loop failed; see above", file=sys.stderr)
        return 1
    if not is_whole:
        print("error: interrupted; what was run lost nothing", file=sys.stderr)
        return 130
    if not soak.runs:
        print(f"error: no loop is called {options.only}", file=sys.stderr)
        return 1
    print("nothing was lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
