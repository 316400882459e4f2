"""Builds the packages that stand on this one: examples, benchmarks, fuzzers, consumers."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

# See the Makefile: else each environment would compile everything again.
STEADY = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}


def build(package: Path, scratch: Path, *options: str, swift: str = "swift") -> None:
    """Builds a package in a folder of its own.

    A plan that is kept does not know the files that were added to the package below: a new one is
    made.
    """
    for plan in (*scratch.glob("*.yaml"), *scratch.glob("*/*/description.json")):
        plan.unlink()
    place = ["--package-path", str(package), "--scratch-path", str(scratch)]
    subprocess.run([swift, "build", *options, *place], check=True, env=STEADY)
