"""Common code of the loops of `make soak`: their start and their result.

Each kills processes or has servers fail, at random, out of a number: the same number makes the same
choices. Then it compares what is there with what has to be there. ``python3 LOOP.py COMMAND SERVER
FOLDER [SEED [SIZE]]`` runs it in an empty folder, prints the outcome as JSON, and ends with 1 when
anything was lost.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple


class Programs(NamedTuple):
    """The programs that a loop runs."""

    command: Path
    server: Path


@dataclass
class Outcome:
    """The result of a run."""

    #: The number of killed processes.
    kills: int = 0
    #: The number of other injected faults.
    faults: int = 0
    #: The number of operations.
    operations: int = 0
    #: Violations of a guarantee, a line each.
    losses: list[str] = field(default_factory=list)
    #: Other figures, by name.
    details: dict[str, Any] = field(default_factory=dict)

    def check(self, is_kept: bool, loss: str) -> None:
        """Notes a loss, unless all is kept."""
        if not is_kept:
            self.losses.append(loss)


#: Runs in a folder, out of a number, so much.
Loop = Callable[[Programs, Path, int, int], Outcome]


def main(loop: Loop, size: int) -> None:
    """Runs a loop with the command line's arguments, else with a new seed and this size."""
    command, server, folder = map(Path, sys.argv[1:4])
    given = [int(word) for word in sys.argv[4:]]
    seed, size = (*given, *(random.randrange(1 << 32), size)[len(given) :])
    start = time.monotonic()
    outcome = loop(Programs(command, server), folder, seed, size)
    seconds = round(time.monotonic() - start)
    print(json.dumps({"seed": seed, **asdict(outcome), "seconds": seconds}))
    if outcome.losses:
        sys.exit(1)
