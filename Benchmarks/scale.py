"""Measures the panchang of many cities by Dask's workers against one process: a JSON object.

`make scale` builds the library and calls this. The times are those of the whole programs, the
workers' start included. The files of both must be equal, byte for byte.
"""

from __future__ import annotations

import argparse
import filecmp
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from driver.contest import Row, progress

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "Examples/python/panchang_dask/panchang_dask.py"

#: The last year of what is worked out.
LAST = 2050


def seconds(folder: Path, question: list[str], *how: str) -> float:
    """Returns the time that the program takes to fill a folder."""
    command = [sys.executable, str(EXAMPLE), "--out", str(folder), *question, *how]
    start = time.monotonic()
    # Its output goes to the progress stream: stdout is for the row.
    subprocess.run(command, check=True, stdout=sys.stderr)
    return time.monotonic() - start


def compare(ours: Path, theirs: Path) -> None:
    """Raises ValueError when two folders do not hold the same."""
    names = sorted(file.name for file in ours.iterdir())
    _, mismatch, errors = filecmp.cmpfiles(ours, theirs, names, shallow=False)
    if mismatch or errors or names != sorted(file.name for file in theirs.iterdir()):
        raise ValueError(f"the results differ: {mismatch or errors or names}")
    size = sum(file.stat().st_size for file in ours.iterdir())
    progress(f"{len(names)} files are equal, {size / 1e6:.1f} MB")


def main() -> None:
    """Both in turn, one process first."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--cities", type=int, default=1000)
    parser.add_argument("--years", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    first = f"{LAST + 1 - options.years}-01-01"
    question = ["--cities", str(options.cities), "--from", first, "--to", f"{LAST}-12-31"]
    build = ROOT / ".build"
    build.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="scale-", dir=build) as folder:
        one, many = Path(folder, "one"), Path(folder, "many")
        theirs = seconds(one, question, "--one-process")
        ours = seconds(many, question, "--workers", str(options.workers))
        compare(many, one)
    print(Row.of(f"astro.scale.{options.workers}", ours, "one process", theirs, "s"), flush=True)


if __name__ == "__main__":
    main()
