"""Chemical equations, balanced by the library."""

from __future__ import annotations

from ctypes import POINTER, byref
from typing import Any, NamedTuple

from .._convert import optional_text, text, texts, utf8
from .._library import lib
from .._native import pentad_elements_equation
from ..errors import at_character, call

_Pointer = POINTER(pentad_elements_equation)


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


def _read(info: Any) -> Balance:
    width = int(info.species_count)
    numbers = tuple(info.modes[: info.mode_count])
    return Balance(
        text(info.status),
        tuple(info.coefficients[: info.coefficient_count]),
        tuple(numbers[start : start + width] for start in range(0, len(numbers), width)),
        texts(info.species, width),
        optional_text(info.balanced),
    )
