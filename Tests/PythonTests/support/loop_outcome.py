"""What the loops of `make soak` have in common: how they are begun, and what they come to.

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
    """What a loop runs."""

    command: Path
    server: Path


@dataclass
class Outcome:
    """What a run came to."""

    #: How many processes were killed.
    kills: int = 0
    #: How often something went wrong otherwise.
    faults: int = 0
    #: How much was done.
    operations: int = 0
    #: What is not as it has to be, a line each.
    losses: list[str] = field(default_factory=list)
    #: What else is known, by name.
    details: dict[str, Any] = field(default_factory=dict)

    def check(self, is_kept: bool, loss: str) -> None:
        """Notes a loss, unless all is kept."""
        if not is_kept:
            self.losses.append(loss)


#: Runs in a folder, out of a number, so much.
Loop = Callable[[Programs, Path, int, int], Outcome]


def main(loop: Loop, size: int) -> None:
    """Runs a loop as the command line says, else with a new number and this size."""
    command, server, folder = map(Path, sys.argv[1:4])
    given = [int(word) for word in sys.argv[4:]]
    seed, size = (*given, *(random.randrange(1 << 32), size)[len(given) :])
    start = time.monotonic()
    outcome = loop(Programs(command, server), folder, seed, size)
    seconds = round(time.monotonic() - start)
    print(json.dumps({"seed": seed, **asdict(outcome), "seconds": seconds}))
    if outcome.losses:
        sys.exit(1)
