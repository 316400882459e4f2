"""`elements_chempy.py balance TEXT…` times balancing equations in chempy.

The check is the sum of all coefficients.
"""

from __future__ import annotations

import sys

import stopwatch
from chempy import balance_stoichiometry


def balance(texts: list[str]) -> None:
    """Text to coefficients."""

    def work() -> float:
        total = 0
        for text in texts:
            left, right = (side.split(" + ") for side in text.split(" -> "))
            for coefficients in balance_stoichiometry(left, right):
                total += sum(int(number) for number in coefficients.values())
        return float(total)

    stopwatch.report(len(texts), work)


if __name__ == "__main__":
    {"balance": balance}[sys.argv[1]](sys.argv[2:])
