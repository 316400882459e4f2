"""`elements_molmass.py CASE TEXT…` times masses and isotopic distributions in molmass.

A `Formula` keeps what it has worked out, so each pass makes new ones.
"""

from __future__ import annotations

import sys

import stopwatch
from molmass import Formula


def mass(texts: list[str]) -> None:
    """Text to molar mass."""
    stopwatch.report(len(texts), lambda: sum(Formula(text).mass for text in texts))


def monoisotopic(texts: list[str]) -> None:
    """Text to monoisotopic mass."""
    stopwatch.report(len(texts), lambda: sum(Formula(text).monoisotopic_mass for text in texts))


def nominal(texts: list[str]) -> None:
    """The distribution by nucleon number."""

    def work() -> float:
        found = (Formula(text).spectrum(min_intensity=1e-10) for text in texts)
        return float(sum(entry.fraction for each in found for entry in each.values()))

    stopwatch.report(len(texts), work)


if __name__ == "__main__":
    cases = {"mass": mass, "monoisotopic": monoisotopic, "nominal": nominal}
    cases[sys.argv[1]](sys.argv[2:])
