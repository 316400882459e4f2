"""`elements_pentad.py CASE TEXT…` times one case over the texts in Pentad's Python package."""

from __future__ import annotations

import itertools
import sys

import pentad
import stopwatch

BATCH = 10_000


def lookup(symbols: list[str]) -> None:
    """Symbol to element."""
    element = pentad.elements.element
    stopwatch.report(len(symbols), lambda: sum(element(text).number for text in symbols))


def batch(texts: list[str]) -> None:
    """Text to molar mass, 10,000 formulas in one call; the check is of the texts given."""
    formulas = list(itertools.islice(itertools.cycle(texts), BATCH))
    share = len(texts) / BATCH
    stopwatch.report(BATCH, lambda: sum(pentad.elements.molar_masses(formulas).values) * share)


if __name__ == "__main__":
    {"lookup": lookup, "batch": batch}[sys.argv[1]](sys.argv[2:])
