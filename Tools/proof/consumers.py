"""Builds and runs the packages of Tests/Consumers, each for one Kit and its traits.

`consumers.py [--only ElementsKit] [--swift swift]` prints the costs of each. These are the packages
and the MB of their sources, and the modules and the seconds of a release build on this machine. The
size of the program is printed without its symbols and Swift's own libraries.
"""

from __future__ import annotations

import argparse
import difflib
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

from compiled import compiled
from rows import Table
from swift_tests import ROOT

CONSUMERS = ROOT / "Tests/Consumers"
SCRATCH = ROOT / ".build-consumers"


def traits(consumer: Path) -> str:
    """Returns the traits that its Package.swift requests."""
    found = re.search(r"traits: \[(.*?)\]", (consumer / "Package.swift").read_text("utf-8"))
    return " ".join(re.findall(r'"(\w+)"', found[1] if found else "")) or "none"


def megabytes(folder: Path) -> float:
    """Returns the size of the files below it, without their history."""
    files = (path for path in folder.rglob("*") if ".git" not in path.parts)
    return sum(path.lstat().st_size for path in files if path.is_file()) / 1e6


def stripped(program: Path) -> float:
    """Returns the MB of a program without its symbols."""
    copy = program.with_suffix(".stripped")
    subprocess.run(["strip", "-s", "-o", copy, program], check=True)
    return copy.stat().st_size / 1e6


def check(consumer: Path, swift: str, table: Table) -> str:
    """Fetches, builds and runs one, and prints its row; returns the error."""
    scratch = SCRATCH / consumer.name
    shutil.rmtree(scratch, ignore_errors=True)
    place = ["--package-path", str(consumer), "--scratch-path", str(scratch)]
    fetch = [swift, "package", *place, "resolve"]
    build = [swift, "build", "-q", "-c", "release", *place]
    for command in (fetch, build):
        begun = time.monotonic()
        if subprocess.run(command).returncode != 0:
            return f"{' '.join(command)} failed\n"
        seconds = time.monotonic() - begun
    program = scratch / "release/Consumer"
    fetched = scratch / "checkouts"
    table.row(
        consumer.name,
        traits(consumer),
        len(list(fetched.glob("*/"))),
        f"{megabytes(fetched):.1f}",
        len(compiled(scratch / "release").modules),
        f"{seconds:.0f}",
        f"{stripped(program):.1f}",
    )
    run = subprocess.run([program], stdout=subprocess.PIPE, timeout=60)
    wanted = (consumer / "Consumer.expected").read_text("utf-8").splitlines(keepends=True)
    differs = difflib.unified_diff(wanted, run.stdout.decode().splitlines(keepends=True))
    ended = f"it ended with {run.returncode}\n" if run.returncode else ""
    return "".join(differs) + ended


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", help="one Kit")
    parser.add_argument("--swift", default="swift")
    arguments = parser.parse_args()
    consumers = sorted(path.parent for path in CONSUMERS.glob("*/Package.swift"))
    consumers = [path for path in consumers if arguments.only in (None, path.name)]
    if not consumers:
        sys.exit(f"error: no consumer is called {arguments.only}")
    table = Table(Kit=-14, traits=-8, packages=8, MB=6, modules=7, seconds=7, program_MB=10)
    wrong = {path.name: check(path, arguments.swift, table) for path in consumers}
    for name, failure in wrong.items():
        if failure:
            print(f"\n{name}:\n{failure}", file=sys.stderr)
    if any(wrong.values()):
        sys.exit(1)


if __name__ == "__main__":
    main()
