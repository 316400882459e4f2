"""Prints which Swift tests a change that is not committed needs, as SwiftPM's --filter takes them.

`all` when more than Kits has changed; nothing when no Swift has.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

KITS = ("ElementsKit", "AstroKit", "StellarKit", "ChatKit", "VideoFeedKit")
_ROOT = Path(__file__).parents[1]


def needed(paths: Iterable[str]) -> str:
    """What has to run when the files at these paths, from the project's folder, have changed."""
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
    # The C interface has all Kits below it.
    names = [f"{kit}Tests" for kit in sorted(kits)] + ["PentadCTests"]
    return f"^({'|'.join(names)})\\." if kits else ""


def changed() -> list[str]:
    """The files that differ from the last commit, new ones too."""
    listing = ["git", "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"]
    told = subprocess.run(listing, cwd=_ROOT, check=True, capture_output=True, text=True).stdout
    return [line[3:] for line in told.split("\0") if line]


if __name__ == "__main__":
    print(needed(changed()))
