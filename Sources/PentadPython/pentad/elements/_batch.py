"""The molar masses of many formulas in one call."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from ctypes import c_char_p, c_double, c_int, c_int64, c_size_t
from numbers import Number
from typing import Any

from .._convert import several
from .._library import lib
from ..errors import call
from ._batch_results import FormulaColumn
from ._enums import Reading


class MolarMasses(FormulaColumn):
    """Molar masses in g/mol, in the order of their formulas; None where there is none.

    ``errors`` contains the reasons. ``values``, ``lows`` and ``highs`` are flat arrays of doubles,
    NaN where there is no mass: those of Python's ``array``, or NumPy's if requested.
    """

    def __init__(
        self,
        formulas: Sequence[bytes | None],
        reading: Reading,
        statuses: Any,
        offsets: Any,
        masses: Sequence[Any],
    ) -> None:
        super().__init__(formulas, reading, statuses, offsets)
        #: The masses; :class:`MolarMass` explains value, low and high.
        self.values: Any = masses[0]
        self.lows: Any = masses[1]
        self.highs: Any = masses[2]

    def _repeat(self, formula: bytes, place: int) -> None:
        code = self._reading.code
        call(lib.pentad_elements_molar_mass_compute_as, formula, code, None, None, None)

    def numpy(self) -> MolarMasses:
        """Returns the same with NumPy arrays, which share the memory."""
        from numpy import asarray

        masses = [asarray(masses) for masses in (self.values, self.lows, self.highs)]
        return MolarMasses(self._formulas, self._reading, self._statuses, self._offsets, masses)

    def __repr__(self) -> str:
        return f"<MolarMasses of {len(self)} formulas, {self._failures()} without a mass>"


def molar_masses(
    formulas: Iterable[str | None],
    *,
    reading: Reading | str = Reading.AUTOMATIC,
    numpy: bool = False,
) -> MolarMasses:
    """Returns the molar masses of many formulas, in g/mol, with a reading as for :class:`Formula`.

    An invalid formula, one without a mass, and a missing value (None, NaN, pandas' NA) do not end
    the call: the mass is None, and ``errors`` has the reason. With ``numpy`` the masses are NumPy
    arrays.

        >>> masses = molar_masses(["H2O", "H2OO0"])
        >>> list(masses)
        [18.015, None]
    """
    texts, rules = encoded(formulas), Reading(reading)
    count = len(texts)
    statuses, offsets = array("i", bytes(4 * count)), array("q", bytes(8 * count))
    masses = [array("d", bytes(8 * count)) for _ in range(3)]
    pointers, lengths = c_strings(texts)
    call(
        lib.pentad_elements_molar_masses_compute_as,
        pointers,
        lengths,
        count,
        rules.code,
        (c_int * count).from_buffer(statuses),
        (c_int64 * count).from_buffer(offsets),
        *map((c_double * count).from_buffer, masses),
        None,
    )
    results = MolarMasses(texts, rules, statuses, offsets, masses)
    return results.numpy() if numpy else results


def encoded(formulas: Iterable[str | None]) -> list[bytes | None]:
    """Encodes the formulas as UTF-8, None for a missing one; the library rejects surrogates."""
    texts = list(several(formulas, "formulas"))
    try:
        return list(map(str.encode, texts))  # type: ignore[arg-type]
    except (TypeError, UnicodeEncodeError):
        return [_encoded(text, place) for place, text in enumerate(texts)]


def _encoded(text: Any, place: int) -> bytes | None:
    if isinstance(text, str):
        return text.encode("utf-8", "surrogatepass")
    if is_missing(text):
        return None
    raise TypeError(f"formula {place} must be str, not {type(text).__name__}")


def is_missing(value: Any) -> bool:
    """Returns true if a value is None, a NaN or pandas' NA, which mark missing values in tables."""
    if value is None or type(value).__name__ == "NAType":
        return True
    # NaN, also of a Decimal or of NumPy, is the number that differs from itself.
    return isinstance(value, Number) and bool(value != value)


def c_strings(texts: Sequence[bytes | None]) -> tuple[Any, Any]:
    """Makes pointers and lengths for C; with its length, a text with a NUL in it is read
    completely.

    A missing formula is an empty one, which has no mass.
    """
    count = len(texts)
    try:
        lengths = (c_size_t * count)(*map(len, texts))  # type: ignore[arg-type]
    except TypeError:
        return c_strings([text or b"" for text in texts])
    return (c_char_p * count)(*texts), lengths
