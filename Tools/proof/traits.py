"""Builds each combination of the package's traits and runs its tests.

`traits.py [--only Astro,Storage] [--untested]`. Each is built from scratch: in a folder of another
combination, a module of that one would hide a missing `#if`.
"""

from __future__ import annotations

import argparse
import itertools
import re
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from compiled import compiled
from rows import Table
from swift_tests import ROOT, build, run

SCRATCH = ROOT / ".build-traits"
NONE = "none"


def traits() -> list[str]:
    """Returns the traits that Package.swift declares."""
    return re.findall(r'\.trait\(name: "(\w+)"', (ROOT / "Package.swift").read_text("utf-8"))


def combinations(names: list[str]) -> list[tuple[str, ...]]:
    """Returns every combination, those with few traits first."""
    counts = range(len(names) + 1)
    return [chosen for count in counts for chosen in itertools.combinations(names, count)]


@contextmanager
def kept(path: Path) -> Iterator[None]:
    """Restores Package.resolved: SwiftPM reduces it to the packages of a combination."""
    content = path.read_bytes() if path.exists() else None
    try:
        yield
    finally:
        if content is None:
            path.unlink(missing_ok=True)
        else:
            path.write_bytes(content)


def check(chosen: tuple[str, ...], table: Table, tested: bool = True) -> bool:
    """Builds a combination, optionally tests it, prints its row; returns true on success."""
    shutil.rmtree(SCRATCH / "package", ignore_errors=True)
    log = SCRATCH / f"{'+'.join(chosen) or NONE}.log"
    begun = time.monotonic()
    with kept(ROOT / "Package.resolved"):
        variant = f"--scratch-path {SCRATCH / 'package'}"
        environment = {"PENTAD_TRAITS": ",".join(chosen)}
        outcome = (run if tested else build)(variant, log, environment)
    seconds = time.monotonic() - begun
    modules, packages = compiled(SCRATCH / "package/debug")
    shutil.rmtree(SCRATCH / "package", ignore_errors=True)
    name = " ".join(chosen) or NONE
    result = outcome.failure or "ok"
    table.row(name, len(packages), len(modules), outcome.passed, f"{seconds:.0f}", result)
    return not outcome.failure


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", help="one combination, such as Astro,Storage or none")
    parser.add_argument("--untested", action="store_true", help="build what a host would, alone")
    arguments = parser.parse_args()
    only = arguments.only
    chosen = combinations(traits())
    if only:
        wanted = set() if only == NONE else set(only.split(","))
        chosen = [combination for combination in chosen if set(combination) == wanted]
    if not chosen:
        sys.exit(f"error: no combination of {', '.join(traits())} is {only}")
    table = Table(traits=-36, packages=8, modules=7, tests=6, seconds=7, outcome=-8)
    outcomes = [check(combination, table, not arguments.untested) for combination in chosen]
    if not all(outcomes):
        sys.exit(1)


if __name__ == "__main__":
    main()
