"""Makes each system call of the Kits' operations fail, once and permanently: `make torture`.

An operation runs once without a fault, to count its calls. Then call after call fails, in a run of
its own on a fresh copy of the same store. Each time, the process must end in time, and without a
signal. An error must be one line with a code that is not `internal`, and any output must be right.
Then the store must open and contain all acknowledged changes. Prints a table; the status is 1 after
a failure.
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from faults import FAIL_CALLS, LATE, MODES, Fault, build, chosen, run
from reference_server import ReferenceServer
from tortured import OPERATIONS, SIZES, Operation, Programs


@dataclass
class Row:
    """The results of an operation, a line of the table."""

    name: str
    calls: int = 0
    runs: dict[str, int] = field(default_factory=lambda: dict.fromkeys(MODES, 0))
    failures: list[str] = field(default_factory=list)
    seconds: float = 0


class Torture:
    """All runs of one operation."""

    def __init__(self, operation: Operation, programs: Programs, shim: Path, folder: Path) -> None:
        self.operation = operation
        self.programs = programs
        self.shim = shim
        self.folder = folder
        self.row = Row(operation.name)
        self.right = ""

    def count(self) -> None:
        """Performs the run without a fault."""
        self.operation.prepare(self.programs, str(self.folder / "base"))
        done = self.attempt(Fault(0, "once"), "count")
        if done.status:
            raise RuntimeError(f"{self.operation.name} without a fault: {done.errors}")
        self.row.calls, self.right = done.calls, done.output

    def attempt(self, fault: Fault, name: str) -> Run:
        store = self.folder / name
        if (self.folder / "base").exists():
            shutil.copytree(self.folder / "base", store)
        command = self.operation.command(self.programs, str(store))
        found = run(command, self.shim, fault, self.folder / f"{name}.report")
        return Run(store, *found)

    def fail(self, fault: Fault) -> None:
        name = f"{fault.mode}-{fault.call}"
        found = self.attempt(fault, name)
        is_done = found.status == 0
        problem = found.problem
        if not problem and is_done and self.operation.is_steady and found.output != self.right:
            problem = "it succeeded with another answer"
        if not problem:
            try:
                problem = self.operation.verify(self.programs, str(found.store), is_done)
            except (RuntimeError, subprocess.TimeoutExpired) as error:
                problem = f"afterwards: {error}"
        self.row.runs[fault.mode] += 1
        if problem:
            self.row.failures.append(f"call {fault.call} {fault.mode} ({found.failed}): {problem}")
        else:
            shutil.rmtree(found.store, ignore_errors=True)

    def walk(self, faults: list[Fault], jobs: int) -> Row:
        begin = time.monotonic()
        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(self.fail, faults))
        self.row.seconds = time.monotonic() - begin
        return self.row


@dataclass(frozen=True)
class Run:
    """The result of a run."""

    store: Path
    status: int
    output: str
    errors: str
    calls: int
    failed: str

    @property
    def problem(self) -> str | None:
        if self.status == LATE:
            return "it did not end in time"
        if self.status < 0 or self.status > 128:
            return f"a signal ended it ({self.status}): {self.errors[-200:]}"
        if self.status == 0:
            return None
        lines = [line for line in self.errors.splitlines() if not line.startswith("note: ")]
        if (
            len(lines) != 1
            or not lines[0].startswith("error: ")
            or lines[0].startswith("error: int")
        ):
            return f"it failed without a typed error: {self.errors[-300:]!r}"
        return None


def table(rows: list[Row]) -> str:
    heads = ("operation", "calls", "once", "lasting", "failures", "seconds")
    lines: list[tuple[str, ...]] = [heads]
    for row in rows:
        numbers = row.calls, row.runs["once"], row.runs["lasting"], len(row.failures), row.seconds
        lines.append((row.name, *(f"{number:,.0f}" for number in numbers)))
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    return "\n".join(
        "  ".join(w.rjust(n) if i else w.ljust(n) for i, (w, n) in enumerate(zip(line, widths)))
        for line in lines
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", type=Path, help="pentad-cli")
    parser.add_argument("server", type=Path, help="pentad-reference-server")
    parser.add_argument("--only", default="", help="a part of the name of the operations")
    parser.add_argument("--third", help="a commit: a third of the operations is chosen by it")
    parser.add_argument("--step", type=int, default=1, help="test one call of every STEP")
    parser.add_argument("--call", type=int, help="the number of the only call to test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, help="the folder for stores of failed runs")
    return parser.parse_args()


def wanted(options: argparse.Namespace) -> list[Operation]:
    chosen = [one for one in OPERATIONS if options.only in one.name]
    return chosen[int(options.third[:8], 16) % 3 :: 3] if options.third else chosen


def main() -> int:
    options = arguments()
    folder = options.folder or Path(tempfile.mkdtemp(prefix="pentad-torture-"))
    folder.mkdir(parents=True, exist_ok=True)
    shim = build(FAIL_CALLS, folder)
    chance = random.Random(options.seed)
    rows = []
    for operation in wanted(options):
        with ReferenceServer(options.server, *SIZES) as server:
            place = Path(tempfile.mkdtemp(prefix=operation.name.replace(" ", "-"), dir=folder))
            torture = Torture(operation, Programs(options.command, server), shim, place)
            torture.count()
            faults = chosen(torture.row.calls, options.step, chance)
            if options.call:
                faults = [Fault(options.call, mode) for mode in MODES]
            rows.append(torture.walk(faults, options.jobs))
        for failure in rows[-1].failures:
            print(f"{operation.name}, {failure}", flush=True)
    print(f"\n{table(rows)}\n")
    if any(row.failures for row in rows):
        print(f"error: see above; stores are left in {folder}", file=sys.stderr)
        return 1
    shutil.rmtree(folder)
    print("nothing was lost")
    return 0 if rows else 1


if __name__ == "__main__":
    sys.exit(main())
