"""Builds the packages that depend on this one: examples, benchmarks, fuzzers, consumers."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

# See the Makefile: otherwise each environment would compile everything again.
STEADY = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}


def build(package: Path, scratch: Path, *options: str, swift: str = "swift") -> None:
    """Builds a package in its own folder.

    A cached plan does not contain files that were added to the package below: a new one is made.
    The compiler's output goes to standard error: standard output is for the results of the caller.
    """
    for plan in (*scratch.glob("*.yaml"), *scratch.glob("*/*/description.json")):
        plan.unlink()
    place = ["--package-path", str(package), "--scratch-path", str(scratch)]
    subprocess.run([swift, "build", *options, *place], check=True, env=STEADY, stdout=2)
