"""The benchmarks of StellarKit: a catalogue of 5,251 classes taken in and searched."""

from __future__ import annotations

import string
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from . import stellar_canvas
from .build import BUILD
from .contest import Row, progress

SWIFT = str(BUILD / "release" / "StellarBench")
C = str(BUILD / "stellar_bench")

ROUNDS = 3

#: Texts that a user may type for a number.
NUMBERS = ["6.0", "6.00", "6.1", "18.0", "18.06", "14.1", "2.0", "21M.0", "1.0", "8.0", "15.4"]


class Search(NamedTuple):
    """The times of searches, in milliseconds, and the number of classes found."""

    median: float
    late: float
    longest: float
    hits: float

    @classmethod
    def run(cls, program: str, folder: str, texts: Sequence[str]) -> Search:
        """Makes a run; each text's time is the minimum of its passes."""
        *times, hits = _numbers(program, *([] if program == C else ["search"]), folder, *texts)
        median, late, longest = (time / 1e6 for time in times)
        return cls(median, late, longest, hits)


def rows() -> Iterator[Row]:
    """All rows, each as soon as it is known; in milliseconds, and the targets are the design's."""
    with tempfile.TemporaryDirectory() as folder:
        progress("stellar: loading the catalogue from the reference server")
        subprocess.run([SWIFT, "prepare", folder], check=True)
        for name, target in ("import", 400), ("open", 5):
            progress(f"stellar.{name}: the target")
            best = min(_numbers(SWIFT, name, folder)[0] for _ in range(ROUNDS))
            yield Row.of(f"stellar.{name}", best / 1e6, "target", target, "ms")
        words = subprocess.run(
            [SWIFT, "words", folder], check=True, stdout=subprocess.PIPE, text=True
        ).stdout.split()
        progress("stellar.search: the targets and the C face")
        native, foreign = _contest(folder, words)
        yield Row.of("stellar.search.p50", native.median, "target", 0.5, "ms")
        yield Row.of("stellar.search.p99", native.late, "target", 5, "ms")
        yield Row.of("stellar.search.c", foreign.median, "native", native.median, "ms")
        number = _best(SWIFT, folder, NUMBERS)
        yield Row.of("stellar.search.number", number.longest, "target", 0.5, "ms")
        letter = _best(SWIFT, folder, string.ascii_lowercase)
        yield Row.of("stellar.search.letter", letter.longest, "target", 5, "ms")
    yield from stellar_canvas.rows()


def _contest(folder: str, texts: Sequence[str]) -> tuple[Search, Search]:
    """Swift and C in turn; raises ValueError when they do not find the same."""
    turns = [[Search.run(program, folder, texts) for program in (SWIFT, C)] for _ in range(ROUNDS)]
    native, foreign = (min(results) for results in zip(*turns))
    if native.hits != foreign.hits:
        raise ValueError(f"{native.hits} hits in Swift, {foreign.hits} in C")
    return native, foreign


def _best(program: str, folder: str, texts: Sequence[str]) -> Search:
    return min(Search.run(program, folder, texts) for _ in range(ROUNDS))


def _numbers(*command: str) -> list[float]:
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return [float(word) for word in done.stdout.split()]
