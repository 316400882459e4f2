"""Chemical equations, balanced and checked by the library."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import POINTER, byref
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple

from .._convert import optional_text, text, texts, utf8
from .._library import lib
from .._native import pentad_elements_equation, pentad_elements_equation_check
from ..errors import at_character, call

_Pointer = POINTER(pentad_elements_equation)
_CheckPointer = POINTER(pentad_elements_equation_check)


class Balance(NamedTuple):
    """The result of balancing a chemical equation."""

    #: ``unique``, ``several``, ``impossible``, ``unneeded`` or ``wrongSide``.
    status: str
    #: The coefficient of each species; empty for several solutions and for none.
    coefficients: tuple[int, ...]
    #: The elementary modes if there are several solutions, with one coefficient per species.
    modes: tuple[tuple[int, ...], ...]
    #: The species in the order of the text.
    species: tuple[str, ...]
    #: The equation with its coefficients; None unless the status is ``unique``.
    balanced: str | None
    #: For ``impossible``: the elements, nuclides and ``charge`` that only one side has.
    one_sided: tuple[str, ...]
    #: For ``impossible``: the species that no solution contains.
    uncovered: tuple[str, ...]


class EquationCheck(NamedTuple):
    """The result of checking the written coefficients of an equation."""

    #: True if both sides have the same atoms and the same charge.
    is_balanced: bool
    #: The right side minus the left side, by element, nuclide or ``charge``; empty if balanced.
    differences: Mapping[str, Fraction]
    #: The species that occur on both sides, and cancel in whole or in part.
    cancelling: tuple[str, ...]


def balance(equation: str) -> Balance:
    """Balances a chemical equation, ignoring the written coefficients.

    The status is ``unneeded`` if species with the coefficient 0 do not take part, and ``wrongSide``
    if species with a negative coefficient belong on the other side. Raises InvalidError, with the
    offset, for text that is not an equation.

        >>> balance("Fe + O2 -> Fe2O3").balanced
        '4 Fe + 3 O2 -> 2 Fe2O3'
    """
    data = utf8(equation, "equation")
    pointer = _Pointer()
    try:
        with at_character(data):
            call(lib.pentad_elements_equation_balance, data, byref(pointer))
        return _read(lib.pentad_elements_equation_describe(pointer).contents)
    finally:
        lib.pentad_elements_equation_free(pointer)


def check_equation(equation: str) -> EquationCheck:
    """Checks the written coefficients of a chemical equation; a missing one counts as 1.

    Raises InvalidError, with the offset, for text that is not an equation.

        >>> check_equation("4 Fe + 3 O2 -> 2 Fe2O3").is_balanced
        True
        >>> dict(check_equation("2 H2 + O2 -> H2O").differences)
        {'H': Fraction(-2, 1), 'O': Fraction(-1, 1)}
    """
    data = utf8(equation, "equation")
    pointer = _CheckPointer()
    try:
        with at_character(data):
            call(lib.pentad_elements_equation_check_compute, data, byref(pointer))
        return _read_check(lib.pentad_elements_equation_check_describe(pointer).contents)
    finally:
        lib.pentad_elements_equation_check_free(pointer)


def _read_check(info: Any) -> EquationCheck:
    count = int(info.label_count)
    terms = zip(info.numerators[:count], info.denominators[:count])
    differences = dict(zip(texts(info.labels, count), (Fraction(*term) for term in terms)))
    species = texts(info.species, info.species_count)
    cancelling = tuple(species[place] for place in info.cancelling[: info.cancelling_count])
    return EquationCheck(bool(info.is_balanced), MappingProxyType(differences), cancelling)


def _read(info: Any) -> Balance:
    width = int(info.species_count)
    numbers = tuple(info.modes[: info.mode_count])
    species = texts(info.species, width)
    return Balance(
        text(info.status),
        tuple(info.coefficients[: info.coefficient_count]),
        tuple(numbers[start : start + width] for start in range(0, len(numbers), width)),
        species,
        optional_text(info.balanced),
        texts(info.one_sided, info.one_sided_count),
        tuple(species[place] for place in info.uncovered[: info.uncovered_count]),
    )
