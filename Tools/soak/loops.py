"""Which loops there are, and how each is run.

ElementsKit has none: it keeps nothing that it could lose.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SUPPORT = ROOT / "Tests/PythonTests/support"


@dataclass(frozen=True)
class Loop:
    """A program in Tests/PythonTests/support that prints what it came to."""

    name: str
    #: How much a run does, by what the loop counts: processes killed, questions, messages.
    size: int
    #: How often it is run with a number of its own before all others have their turn again.
    runs: int = 1

    def command(self, programs: Sequence[str], folder: Path, seed: int, percent: int) -> list[str]:
        """One run, in a folder, of so much of the size."""
        script = SUPPORT / f"{self.name.replace('-', '_')}.py"
        size = max(1, self.size * percent // 100)
        return [sys.executable, str(script), *programs, str(folder), str(seed), str(size)]

    def seeds(self, seed: int) -> Iterator[int]:
        """The numbers of its runs: the first out of that of all loops, then one after the other."""
        first = random.Random(f"{seed} {self.name}").randrange(1 << 31)
        return iter(range(first, 1 << 32))


LOOPS = (
    Loop("astro-kills", 100),
    Loop("astro-faults", 300),
    Loop("stellar-kills", 100),
    Loop("stellar-faults", 500),
    Loop("chat-storm", 10_000, runs=3),
    Loop("video-kills", 200),
    Loop("video-faults", 100),
)


@dataclass(frozen=True)
class Memory:
    """A program that follows events, in memory that must not grow."""

    name: str
    command: tuple[str, ...]


def memories(server: str, events: int, c_program: str, swift_test: str) -> list[Memory]:
    """Those who follow so many events, in C, Python and Swift."""
    python = sys.executable
    served = (python, str(SUPPORT / "chat_memory.py"), server, str(events))
    swift = (python, str(SUPPORT / "chat_memory_swift.py"), str(events), *swift_test.split())
    return [
        Memory("chat-memory-c", (*served, c_program)),
        Memory("chat-memory-python", (*served, python, str(SUPPORT / "chat_follower.py"))),
        Memory("chat-memory-swift", swift),
    ]
