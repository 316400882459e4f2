"""The operators of formulas, and their atoms as a mapping."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, KeysView, Mapping
from ctypes import c_char_p, c_int64
from decimal import Decimal
from fractions import Fraction
from numbers import Rational
from typing import TYPE_CHECKING, Any, Union

from .._convert import int64, utf8
from .._library import lib

if TYPE_CHECKING:
    from ._formula import Formula

#: A number of atoms.
Count = Union[int, Decimal]
#: A number of atoms that a program passes.
Number = Union[int, Fraction, Decimal]
_INT64 = range(-(2**63), 2**63)
#: Other names of nuclides.
_NUCLIDES = {"D": "2H", "T": "3H"}


class FormulaArithmetic:
    """The operators of formulas.

    ``a + b`` and ``a - b`` add and subtract atoms and charges, ``a * n`` multiplies them; nuclides
    and natural atoms are counted apart. Subtracting atoms that are not there raises InvalidError,
    with the element and both counts.

    A formula is also a mapping from symbols to counts: ``"Fe" in formula``, ``formula["Fe"]``,
    which is 0 for absent atoms, and ``dict(formula)``. ``len(formula)`` is the number of kinds of
    atoms.
    """

    __slots__ = ()

    if TYPE_CHECKING:
        _composition: dict[str, Count]

    def __add__(self, other: Formula) -> Formula:
        total: Formula = _both(lib.pentad_elements_formula_add, self, other)
        return total

    def __radd__(self, other: object) -> Any:
        # sum() begins with 0.
        return self if type(other) is int and other == 0 else NotImplemented

    def __sub__(self, other: Formula) -> Formula:
        rest: Formula = _both(lib.pentad_elements_formula_subtract, self, other)
        return rest

    def __mul__(self, factor: Number) -> Formula:
        exact = _fraction(factor)
        if exact is None:
            return NotImplemented
        from ._formula import calculated, opened

        with opened(self) as pointer:
            multiply = lib.pentad_elements_formula_multiply
            return calculated(multiply, pointer, *_terms(exact, "the factor"))

    __rmul__ = __mul__

    def __iter__(self) -> Iterator[str]:
        return iter(self._composition)

    def __len__(self) -> int:
        return len(self._composition)

    def __bool__(self) -> bool:
        # The electron has no atoms, and `if formula:` asks if there is a formula.
        return True

    def __contains__(self, label: object) -> bool:
        return isinstance(label, str) and _NUCLIDES.get(label, label) in self._composition

    def __getitem__(self, label: str) -> Count:
        """Returns the number of atoms: ``formula["Fe"]``, ``formula["13C"]``.

        A symbol counts natural atoms, not nuclides that were named. Raises InvalidError for a text
        that is neither a symbol nor a nuclide.
        """
        if not isinstance(label, str):
            raise TypeError(f"a label must be str, not {type(label).__name__}")
        count = self._composition.get(_NUCLIDES.get(label, label))
        if count is None:
            made({label: 1}, 0)
            return 0
        return count

    def keys(self) -> KeysView[str]:
        """The symbols, in Hill order."""
        return self._composition.keys()

    def items(self) -> ItemsView[str, Count]:
        """The symbols with their counts, in Hill order."""
        return self._composition.items()


def _both(function: Any, a: Any, b: Any) -> Any:
    from ._formula import Formula, calculated, opened

    if not isinstance(b, Formula):
        return NotImplemented
    with opened(a) as first, opened(b) as second:
        return calculated(function, first, second)


def made(counts: Mapping[str, Number], charge: int) -> Formula:
    """Makes a formula from its counts."""
    from ._formula import calculated

    labels, numbers = [], []
    for label, count in counts.items():
        labels.append(utf8(label, "a symbol"))
        exact = _fraction(count)
        if exact is None:
            raise TypeError(f"the count of {label} must be int or Fraction, not {count!r:.40}")
        numbers.append(_terms(exact, f"the count of {label}"))
    size = len(labels)
    return calculated(
        lib.pentad_elements_formula_make,
        (c_char_p * size)(*labels),
        (c_int64 * size)(*(top for top, _ in numbers)),
        (c_int64 * size)(*(bottom for _, bottom in numbers)),
        size,
        int64(charge, "charge"),
    )


def _fraction(number: object) -> Fraction | None:
    """Returns an exact number; None for a float, which is not exact, and for other objects."""
    if isinstance(number, bool) or not isinstance(number, (Rational, Decimal)):
        return None
    if isinstance(number, Decimal) and not number.is_finite():
        return None
    return Fraction(number)


def _terms(number: Fraction, name: str) -> tuple[int, int]:
    from ..errors import InvalidError

    if number.numerator not in _INT64 or number.denominator not in _INT64:
        raise InvalidError(f"{name} has more than 64 bits")
    return number.numerator, number.denominator
