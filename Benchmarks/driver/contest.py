"""Runs ours and a peer in turn, and makes a row of the best of both."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import NamedTuple


class Result(NamedTuple):
    """The time of a run, and the sum of its results, which is compared between runs."""

    time: float
    check: float


Run = Callable[[], Result]


@dataclass(frozen=True)
class Row:
    """A line of the output; less time is better, and `ratio` is above 1 if ours is better."""

    name: str
    ours: float
    peer: str
    theirs: float
    unit: str
    ratio: float

    @classmethod
    def of(cls, name: str, ours: float, peer: str, theirs: float, unit: str = "ns") -> Row:
        """The row with its ratio, in four digits."""
        numbers = (float(f"{number:.4g}") for number in (ours, theirs, theirs / ours))
        ours, theirs, ratio = numbers
        return cls(name, ours, peer, theirs, unit, ratio)

    def __str__(self) -> str:
        return json.dumps(asdict(self))


def best(runs: Sequence[Run], rounds: int, tolerance: float = 1e-3) -> list[Result]:
    """The least time of each, all run in turn, so that a busy moment does not strike one alone.

    Raises ValueError if their results differ by more than the tolerance, by default a thousandth.
    Libraries may differ in their atomic weights, but not in the reading of a formula.
    """
    turns = [[run() for run in runs] for _ in range(rounds)]
    results = [min(results) for results in zip(*turns)]
    for result in results:
        # NaN, a missing result, is close to nothing.
        if not math.isclose(result.check, results[0].check, rel_tol=tolerance):
            raise ValueError(f"the results differ: {results[0].check} and {result.check}")
    return results


def worker(command: Sequence[str]) -> Run:
    """A program that times itself and prints `nanoseconds check`."""

    def run() -> Result:
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        time, check = map(float, done.stdout.split())
        return Result(time, check)

    return run


def progress(text: str) -> None:
    """Prints the current step for the waiting user."""
    print(text, file=sys.stderr, flush=True)
