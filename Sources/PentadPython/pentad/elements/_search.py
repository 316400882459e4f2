"""Formulas of a mass, and of an elemental analysis."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ctypes import POINTER, byref, c_double
from decimal import Decimal
from typing import NamedTuple

from .._convert import flag, items, optional_utf8, positive, real, utf8
from .._library import lib
from .._native import pentad_elements_candidates, pentad_elements_search_options
from ..errors import call
from ._formula import Formula, calculated
from ._records import FormulaCandidate, candidate_of
from ._table import shared


class EmpiricalFormula(NamedTuple):
    """The empirical formula of an elemental analysis."""

    #: The formula with the smallest counts.
    formula: Formula
    #: The largest difference between a measured percentage, scaled to a sum of 100 %, and that of
    #: the formula, in percentage points.
    error: float


def formula_search(
    mass: float,
    ppm: float | None = None,
    *,
    tolerance: float | None = None,
    adduct: str | None = None,
    elements: str | None = None,
    rule: str = "dbe",
    dbe: tuple[float, float] | None = None,
    radicals: bool = False,
    senior: bool = False,
    ratios: bool = False,
    maximum: int = 100_000,
) -> list[FormulaCandidate]:
    """Finds all formulas of a monoisotopic mass, the smallest error first.

    ``mass`` is that of the neutral molecule in u; with an ``adduct``, it is the m/z of the ion. The
    largest error is ``ppm`` in millionths of it, or ``tolerance`` in u or m/z. ``elements`` limits
    the atoms, ``"C0-50 H0-100 [13C]0-2"``; without it, C, H, N, O, P and S occur in any number.

    The rule ``"dbe"`` keeps formulas whose double bond equivalents are whole and at least 0, and
    ``"none"`` keeps all. ``dbe`` has the lowest and the highest number instead; with ``radicals``
    half-integer ones are kept. ``senior`` applies Senior's rules, and ``ratios`` the common ratios
    to carbon (Kind and Fiehn 2007).

        >>> [found.formula for found in formula_search(203.05261, 3, adduct="[M+Na]+",
        ...                                            elements="C0-50 H0-100 O0-20")]
        ['C6H12O6']

    Raises InvalidError for a number out of its range, for text that is not an adduct or limits, for
    more formulas than ``maximum``, and for a search of more than a few seconds.
    """
    if rule not in ("dbe", "none"):
        raise ValueError(f"rule must be 'dbe' or 'none', not {rule!r:.80}")
    value = real(mass, "mass")
    options = pentad_elements_search_options(
        adduct=optional_utf8(adduct, "adduct"),
        elements=optional_utf8(elements, "elements"),
        maximum=positive(maximum, "maximum"),
        ignores_valences=rule == "none",
        allows_radicals=flag(radicals, "radicals"),
        obeys_senior=flag(senior, "senior"),
        has_common_ratios=flag(ratios, "ratios"),
    )
    if ppm is not None:
        options.ppm = _above_zero(ppm, "ppm")
    if tolerance is not None:
        options.tolerance = _above_zero(tolerance, "tolerance")
    if dbe is not None:
        if not isinstance(dbe, Sequence) or len(dbe) != 2:
            raise TypeError(f"dbe must be two numbers, such as (0, 4), not {dbe!r:.40}")
        options.lowest_double_bond_equivalents = real(dbe[0], "dbe")
        options.highest_double_bond_equivalents = real(dbe[1], "dbe")
        options.sets_double_bond_equivalents = 1
    if (ppm is None) == (tolerance is None):
        raise TypeError("formula_search() needs one tolerance, either ppm or tolerance")
    pointer = POINTER(pentad_elements_candidates)()
    try:
        call(lib.pentad_elements_formulas_search, value, byref(options), byref(pointer))
        info = lib.pentad_elements_candidates_describe(pointer).contents
        return list(map(candidate_of, items(info.candidates, info.candidate_count)))
    finally:
        lib.pentad_elements_candidates_free(pointer)


def empirical(
    percentages: Mapping[str, float] | str,
    *,
    tolerance: float = 0.1,
    remainder: str | None = None,
) -> EmpiricalFormula:
    """Finds the empirical formula of an elemental analysis.

    ``percentages`` has the mass percentages by symbol, or is a text such as ``"C 40.00 H 6.71 O
    53.28"``. They may sum to 95 to 105 and are scaled to 100; ``remainder`` is the symbol of an
    element that makes up the rest. ``tolerance`` is the largest difference of a percentage, in
    percentage points; elemental analyses pass at 0.3 to 0.4.

        >>> str(empirical({"C": 40.00, "H": 6.71, "O": 53.28}).formula)
        'CH2O'

    Raises InvalidError if no formula with small counts fits, with the nearest one in the message,
    and for numbers out of range; NotFoundError for an unknown symbol.
    """
    if isinstance(percentages, Mapping):
        words = (
            f"{symbol} {Decimal(repr(real(percent, 'percentages'))):f}"
            for symbol, percent in percentages.items()
        )
        percentages = " ".join(words)
    rest = 0
    if remainder is not None:
        utf8(remainder, "remainder")
        rest = shared.by_symbol(remainder).number
    difference = c_double()
    data, limit = utf8(percentages, "percentages"), real(tolerance, "tolerance")
    formula = calculated(
        lib.pentad_elements_empirical_find, data, limit, rest, after=(byref(difference),)
    )
    return EmpiricalFormula(formula, difference.value)


def _above_zero(number: float, name: str) -> float:
    """Returns the number if it is not 0, which in C means that there is none."""
    value = real(number, name)
    if value == 0:
        raise ValueError(f"{name} must be above 0")
    return value
