"""The time that a fresh Python takes to import a library and return its first result."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator

from .build import PYTHON, peers
from .contest import Result, Row, Run, best, progress

ROUNDS = 15


def rows(name: str, ours: str, theirs: dict[str, str], target: float) -> Iterator[Row]:
    """Against the target and each peer: the whole process, and what it takes beyond `pass`."""
    progress(f"{name}: {', '.join(theirs)}")
    results = best([_process(code) for code in ("pass", ours, *theirs.values())], ROUNDS)
    bare, mine, *others = (result.time for result in results)
    yield Row.of(name, mine, "target", target, "ms")
    for peer, other in zip(theirs, others):
        yield Row.of(name, mine, peers()[peer], other, "ms")
        yield Row.of(f"{name}.net", mine - bare, peers()[peer], other - bare, "ms")


def _process(code: str) -> Run:
    """A fresh interpreter, from its start to its end, in milliseconds."""

    def run() -> Result:
        start = time.perf_counter_ns()
        subprocess.run([str(PYTHON), "-c", code], check=True)
        return Result((time.perf_counter_ns() - start) / 1e6, 0)

    return run
