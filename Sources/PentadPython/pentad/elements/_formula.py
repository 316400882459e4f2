"""Chemical formulas, read by the library and kept as values."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import POINTER, byref
from decimal import Decimal
from types import MappingProxyType
from typing import Any, NamedTuple, Union

from .._convert import items, known, text, utf8
from .._library import lib
from .._native import pentad_elements_formula
from ..errors import call

_Pointer = POINTER(pentad_elements_formula)

#: A number of atoms.
Count = Union[int, Decimal]


class MolarMass(NamedTuple):
    """A molar mass in g/mol.

    ``value`` takes published weights, for an interval the abridged one; ``low`` and ``high`` take
    the ends of intervals, or value ∓ uncertainty; ``uncertainty`` is the standard uncertainty.
    """

    value: float
    low: float
    high: float
    uncertainty: float


class Formula:
    """A chemical formula: ``Formula("CuSO4·5H2O")``.

    An immutable value that owns nothing of the library. Two formulas are equal when their
    composition and charge are. Raises InvalidError, with the offset, for a text that is no formula.
    """

    __slots__ = (
        "_charge",
        "_composition",
        "_empirical",
        "_hill",
        "_mass_fractions",
        "_molar_mass",
        "_monoisotopic_mass",
        "_text",
    )

    def __init__(self, formula: str) -> None:
        data = utf8(formula, "formula")
        self._text = formula
        pointer = _Pointer()
        try:
            call(lib.pentad_elements_formula_parse, data, byref(pointer))
            self._read(lib.pentad_elements_formula_describe(pointer).contents)
        finally:
            lib.pentad_elements_formula_free(pointer)

    def _read(self, info: Any) -> None:
        self._hill = text(info.hill)
        self._empirical = text(info.empirical)
        self._charge = int(info.charge)
        parts = [(text(part.key), part) for part in items(info.parts, info.part_count)]
        self._composition = {key: _count(text(part.count_text)) for key, part in parts}
        fractions = {key: part.mass_fraction for key, part in parts}
        mass = info.molar_mass.contents if info.molar_mass else None
        self._molar_mass = mass and MolarMass(mass.value, mass.low, mass.high, mass.uncertainty)
        self._mass_fractions = fractions if mass else None
        self._monoisotopic_mass = known(info.monoisotopic_mass)

    @property
    def composition(self) -> Mapping[str, Count]:
        """How many of each element, in Hill order and exactly: ``{"H": 2, "O": 1}``.

        A given nuclide has a key of its own: ``18O``. A count is an int if it is whole, else a
        Decimal; for one such as 1/3, whose decimals do not end, the shortest that is the same
        float.
        """
        return MappingProxyType(self._composition)

    @property
    def charge(self) -> int:
        """The charge number."""
        return self._charge

    @property
    def hill(self) -> str:
        """In Hill order, without the charge."""
        return self._hill

    @property
    def empirical(self) -> str:
        """The smallest whole-number formula of the same composition, in Hill order."""
        return self._empirical

    @property
    def molar_mass(self) -> MolarMass | None:
        """The molar mass; None if an element has no standard weight."""
        return self._molar_mass

    @property
    def monoisotopic_mass(self) -> float | None:
        """In u, of the molecule of most abundant nuclides; None if an element has none."""
        return self._monoisotopic_mass

    @property
    def mass_fractions(self) -> Mapping[str, float] | None:
        """The share of the molar mass of each key of the composition; None without a molar mass."""
        return None if self._mass_fractions is None else MappingProxyType(self._mass_fractions)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Formula):
            return NotImplemented
        return self._charge == other._charge and self._composition == other._composition

    def __hash__(self) -> int:
        return hash((self._hill, self._charge))

    def __str__(self) -> str:
        if not self._charge:
            return self._hill
        size = abs(self._charge)
        return f"{self._hill}^{size if size > 1 else ''}{'-' if self._charge < 0 else '+'}"

    def __repr__(self) -> str:
        return f"Formula({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        # What it was made of: the decimals of a count such as 1/3 do not end.
        return Formula, (self._text,)


def _count(decimal: str) -> Count:
    return int(decimal) if decimal.isdigit() else Decimal(decimal)
