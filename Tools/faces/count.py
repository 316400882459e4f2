#!/usr/bin/env python3
"""Counts the hand-written parts of the Kits' faces: lines, files, and repeated comments.

count.py [REVISION ...] counts the files of each git revision side by side; HEAD by default.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import PurePosixPath

#: The parts, by the patterns of their files' paths or contents.
PARTS = {
    "C: the facade": "Sources/PentadC/",
    "C: types": r"Bridge/\w+\.h|include/pentad_types\.h",
    "Python": "Sources/PentadPython/",
    "command": "Sources/PentadCLI/",
    "generator": "Tools/(abi|parity|faces)/",
    "tables": r"Bridge/\w+\.toml",
}
GENERATED = re.compile(
    r"/Generated/|/_native(?:_\w+)?\.py$|/_(?:enums|records|methods|gives)\.py$|/frozen/"
)
SUFFIXES = {".swift", ".h", ".py", ".toml", ".in", ".txt", ".sh"}


def git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], check=True, stdout=subprocess.PIPE).stdout


def lines(revision: str, part: str) -> dict[str, list[str]]:
    """Returns the hand-written files of a part, with their lines."""
    paths = git("ls-tree", "-r", "--name-only", "-z", revision).decode().split("\0")
    own = [path for path in paths if re.match(part, path)]
    kept = [
        path
        for path in own
        if PurePosixPath(path).suffix in SUFFIXES and not GENERATED.search(path)
    ]
    return {path: git("show", f"{revision}:{path}").decode().splitlines() for path in kept}


def counted(revision: str) -> dict[str, int]:
    """Returns a figure for each row of the table."""
    found: dict[str, int] = {}
    files = 0
    comments: Counter[str] = Counter()
    for name, pattern in PARTS.items():
        part = lines(revision, pattern)
        found[name] = sum(map(len, part.values()))
        files += len(part)
        if name == "C: the facade":
            told = (line.strip() for text in part.values() for line in text)
            comments.update(line for line in told if line.startswith("/// "))
    found["all lines by hand"] = sum(found.values())
    found["files"] = files
    found["comment lines of the facade"] = comments.total()
    found["of them there three times or more"] = sum(n for n in comments.values() if n >= 3)
    return found


def main() -> None:
    revisions = sys.argv[1:] or ["HEAD"]
    columns = [counted(revision) for revision in revisions]
    print("| |" + "".join(f" {revision} |" for revision in revisions))
    print("|---|" + "---:|" * len(revisions))
    for row in columns[0]:
        print(f"| {row} |" + "".join(f" {column[row]:,} |" for column in columns))


if __name__ == "__main__":
    main()
