"""`elements_mendeleev.py lookup TEXT…` times symbol to element in mendeleev."""

from __future__ import annotations

import sys

import stopwatch
from mendeleev import element


def lookup(symbols: list[str]) -> None:
    """Symbol to element; each is read from the database that comes with mendeleev."""
    stopwatch.report(len(symbols), lambda: sum(element(text).atomic_number for text in symbols))


if __name__ == "__main__":
    {"lookup": lookup}[sys.argv[1]](sys.argv[2:])
