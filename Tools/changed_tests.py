"""Prints the Swift tests that an uncommitted change needs, as a value of SwiftPM's --filter.

It prints `all` if more than Kits has changed, and nothing if no Swift file has.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

KITS = ("ElementsKit", "AstroKit", "StellarKit", "ChatKit", "VideoFeedKit")
_ROOT = Path(__file__).parents[1]


def needed(paths: Iterable[str]) -> str:
    """Returns the tests to run after a change of these files, given relative to the project's
    folder.
    """
    kits = set()
    for path in map(PurePosixPath, paths):
        if path.parts[0] not in ("Sources", "Tests", "Package.swift"):
            continue
        if path.suffix not in (".swift", ".c", ".h", ".json"):
            continue
        kit = path.parts[1].removesuffix("Tests") if len(path.parts) > 1 else ""
        if kit not in KITS:
            return "all"
        kits.add(kit)
    # The C interface depends on all Kits.
    names = [f"{kit}Tests" for kit in sorted(kits)] + ["PentadCTests"]
    return f"^({'|'.join(names)})\\." if kits else ""


def changed() -> list[str]:
    """Returns the files that differ from the last commit, including new ones."""
    listing = ["git", "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"]
    told = subprocess.run(listing, cwd=_ROOT, check=True, capture_output=True, text=True).stdout
    return [line[3:] for line in told.split("\0") if line]


if __name__ == "__main__":
    print(needed(changed()))
