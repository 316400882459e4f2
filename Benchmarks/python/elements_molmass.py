"""`elements_molmass.py mass TEXT…` times text to molar mass in molmass.

A `Formula` keeps what it has worked out, so each pass makes new ones.
"""

from __future__ import annotations

import sys

import stopwatch
from molmass import Formula


def mass(texts: list[str]) -> None:
    """Text to molar mass."""
    stopwatch.report(len(texts), lambda: sum(Formula(text).mass for text in texts))


if __name__ == "__main__":
    {"mass": mass}[sys.argv[1]](sys.argv[2:])
