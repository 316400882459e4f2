"""`elements_isospecpy.py fine|coverage TEXT…` times fine isotopic distributions in IsoSpecPy.

The check is the sum of all probabilities.
"""

from __future__ import annotations

import sys

import stopwatch
from IsoSpecPy import IsoThreshold, IsoTotalProb


def fine(texts: list[str]) -> None:
    """All isotopologues from a probability of 1e-6 on."""

    def work() -> float:
        found = (IsoThreshold(1e-6, formula=text, absolute=True) for text in texts)
        return sum(float(each.np_probs().sum()) for each in found)

    stopwatch.report(len(texts), work)


def coverage(texts: list[str]) -> None:
    """The smallest set of isotopologues that covers 0.999."""

    def work() -> float:
        found = (IsoTotalProb(0.999, formula=text) for text in texts)
        return sum(float(each.np_probs().sum()) for each in found)

    stopwatch.report(len(texts), work)


if __name__ == "__main__":
    {"fine": fine, "coverage": coverage}[sys.argv[1]](sys.argv[2:])
