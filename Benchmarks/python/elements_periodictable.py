"""`elements_periodictable.py CASE TEXT…` times one case over the texts in periodictable."""

from __future__ import annotations

import sys

import periodictable
import stopwatch


def lookup(symbols: list[str]) -> None:
    """Symbol to element."""
    symbol = periodictable.elements.symbol
    stopwatch.report(len(symbols), lambda: sum(symbol(text).number for text in symbols))


def mass(texts: list[str]) -> None:
    """Text to molar mass."""
    formula = periodictable.formula
    stopwatch.report(len(texts), lambda: sum(formula(text).mass for text in texts))


if __name__ == "__main__":
    {"lookup": lookup, "mass": mass}[sys.argv[1]](sys.argv[2:])
