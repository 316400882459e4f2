"""Oxidation states of formulas."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import POINTER, byref
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple

from .._convert import items, text
from .._library import lib
from .._native import pentad_elements_assignments
from ..errors import call
from ._enums import OxidationLevel


class OxidationAssignment(NamedTuple):
    """Oxidation states of the elements of a formula that sum to its charge."""

    #: The mean state of the atoms of each element: ``{"Fe": Fraction(8, 3), "O": Fraction(-2)}``.
    states: Mapping[str, Fraction]
    #: The least usual level of the states.
    level: OxidationLevel


def assignments(formula: bytes, reading: int) -> tuple[OxidationAssignment, ...]:
    """Returns the assignments, the most plausible first."""
    pointer = POINTER(pentad_elements_assignments)()
    try:
        call(lib.pentad_elements_oxidation_assign, formula, reading, byref(pointer))
        info = lib.pentad_elements_assignments_describe(pointer).contents
        return tuple(map(_read, items(info.assignments, info.assignment_count)))
    finally:
        lib.pentad_elements_assignments_free(pointer)


def _read(record: Any) -> OxidationAssignment:
    states = {
        text(state.symbol): Fraction(state.numerator, state.denominator)
        for state in items(record.states, record.state_count)
    }
    return OxidationAssignment(MappingProxyType(states), OxidationLevel.of(record.level))
