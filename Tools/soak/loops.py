"""The loops of the soak test, and their commands.

ElementsKit has none: it stores no data that it could lose.
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
    """A program in Tests/PythonTests/support that prints its result."""

    name: str
    #: The size of a run, in the loop's units: killed processes, requests, messages.
    size: int
    #: The number of runs with different seeds before all other loops run again.
    runs: int = 1

    def command(self, programs: Sequence[str], folder: Path, seed: int, percent: int) -> list[str]:
        """Returns the command of one run, in a folder, with a percentage of the size."""
        script = SUPPORT / f"{self.name.replace('-', '_')}.py"
        size = max(1, self.size * percent // 100)
        return [sys.executable, str(script), *programs, str(folder), str(seed), str(size)]

    def seeds(self, seed: int) -> Iterator[int]:
        """Yields the seeds of its runs: the first derived from that of all loops, then consecutive
        ones.
        """
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
    """A program that follows events, whose memory must not grow."""

    name: str
    command: tuple[str, ...]


def memories(server: str, events: int, c_program: str, swift_test: str) -> list[Memory]:
    """Returns the programs that follow events, in C, Python and Swift."""
    python = sys.executable
    served = (python, str(SUPPORT / "chat_memory.py"), server, str(events))
    swift = (python, str(SUPPORT / "chat_memory_swift.py"), str(events), *swift_test.split())
    return [
        Memory("chat-memory-c", (*served, c_program)),
        Memory("chat-memory-python", (*served, python, str(SUPPORT / "chat_follower.py"))),
        Memory("chat-memory-swift", swift),
    ]
