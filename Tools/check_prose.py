#!/usr/bin/env python3
"""Measures the plain English of comments, docstrings and pages: check_prose.py [ROOT].

Prints a row for each part of the project: comments, fragments among their openings, overused words
per thousand, and long sentences. With `--list` each finding is printed with its file and line; with
`--check` a part that exceeds a limit fails.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from prose import figures, sources
from prose.figures import LIMITS, Figures


def parts(root: Path, names: Iterable[str]) -> dict[str, Figures]:
    """Returns the figures of each part that has any text."""
    counted = {name: figures.count(sources.blocks(root, sources.PARTS[name])) for name in names}
    return {name: each for name, each in counted.items() if each.words}


def table(counted: dict[str, Figures]) -> str:
    """Returns the figures as text, with a row for each part."""
    heads = ["part", "comments", "words", *LIMITS]
    rows = [
        [name, str(each.openings), str(each.words), *(f"{each.rate(key):.2f}" for key in LIMITS)]
        for name, each in counted.items()
    ]
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths)) for row in [heads, *rows]
    ]
    return "\n".join(line.rstrip() for line in lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("root", nargs="?", type=Path, default=Path(__file__).parents[1])
    parser.add_argument("--only", choices=sources.PARTS, action="append", help="this part alone")
    parser.add_argument("--list", action="store_true", help="print each finding")
    parser.add_argument("--check", action="store_true", help="fail when a limit is exceeded")
    options = parser.parse_args()
    counted = parts(options.root, options.only or sources.PARTS)
    if options.list:
        found = [finding for each in counted.values() for finding in each.findings]
        print("\n".join(finding.line(options.root) for finding in found))
    print(table(counted))
    above = [
        f"{name}: {key} {each.rate(key):.2f}, at most {limit}"
        for name, each in counted.items()
        for key, limit in LIMITS.items()
        if each.rate(key) > limit
    ]
    if options.check and above:
        sys.exit("\n".join(f"error: {line}" for line in above))


if __name__ == "__main__":
    main()
