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


def coverage(texts: list[str]) -> None:
    """The isotopologues that cover 0.999; the check is the sum of their probabilities."""
    formulas = [pentad.elements.Formula(text) for text in texts]

    def work() -> float:
        return sum(sum(formula.isotopes(coverage=0.999).probabilities) for formula in formulas)

    stopwatch.report(len(texts), work)


def isotopes(texts: list[str]) -> None:
    """As ``coverage``, 200 formulas in one call; the check is of the texts given."""
    formulas = list(itertools.islice(itertools.cycle(texts), 200))
    share = len(texts) / len(formulas)

    def work() -> float:
        found = pentad.elements.isotopes(formulas, coverage=0.999, order="none")
        return float(sum(found.coverages)) * share

    stopwatch.report(len(formulas), work)


def balance(texts: list[str]) -> None:
    """Text to coefficients; the check is their sum."""
    solve = pentad.elements.balance
    stopwatch.report(len(texts), lambda: sum(sum(solve(text).coefficients) for text in texts))


if __name__ == "__main__":
    cases = {
        "lookup": lookup,
        "batch": batch,
        "coverage": coverage,
        "isotopes": isotopes,
        "balance": balance,
    }
    cases[sys.argv[1]](sys.argv[2:])
