"""`elements_pyteomics.py monoisotopic TEXT…` times text to monoisotopic mass in pyteomics."""

from __future__ import annotations

import sys

import stopwatch
from pyteomics.mass import calculate_mass


def mass(texts: list[str]) -> None:
    """Text to monoisotopic mass."""
    stopwatch.report(len(texts), lambda: sum(calculate_mass(formula=text) for text in texts))


if __name__ == "__main__":
    {"monoisotopic": mass}[sys.argv[1]](sys.argv[2:])
