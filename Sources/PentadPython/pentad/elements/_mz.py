"""The m/z of many ions in one call."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from ctypes import c_char_p, c_double, c_int, c_int64
from typing import Any

from .._convert import several, utf8
from .._library import lib
from ..errors import call
from ._batch import c_strings, encoded
from ._batch_results import FormulaColumn
from ._enums import Reading


class MassToCharges(FormulaColumn):
    """The m/z of ions, in the order of their formulas; None where there is none.

    ``errors`` contains the reasons. ``values`` and ``masses`` are flat arrays of doubles, NaN where
    there is no ion: those of Python's ``array``, or NumPy's if requested.
    """

    def __init__(
        self,
        formulas: Sequence[bytes | None],
        reading: Reading,
        statuses: Any,
        offsets: Any,
        numbers: Sequence[Any],
        adducts: Sequence[bytes],
    ) -> None:
        super().__init__(formulas, reading, statuses, offsets)
        #: The m/z.
        self.values: Any = numbers[0]
        #: The monoisotopic masses of the ions in u, with the electrons counted.
        self.masses: Any = numbers[1]
        self._adducts = adducts

    def _repeat(self, formula: bytes, place: int) -> None:
        own = self._adducts[place if len(self._adducts) > 1 else 0] if self._adducts else None
        call(lib.pentad_elements_mz_compute, formula, self._reading.code, own, None, None)

    def numpy(self) -> MassToCharges:
        """Returns the same with NumPy arrays, which share the memory."""
        from numpy import asarray

        numbers = [asarray(self.values), asarray(self.masses)]
        return MassToCharges(
            self._formulas, self._reading, self._statuses, self._offsets, numbers, self._adducts
        )

    def __repr__(self) -> str:
        return f"<MassToCharges of {len(self)} formulas, {self._failures()} without an ion>"


def mz(
    formulas: Iterable[str | None],
    adduct: str | Iterable[str] | None = None,
    *,
    reading: Reading | str = Reading.AUTOMATIC,
    numpy: bool = False,
) -> MassToCharges:
    """Returns the m/z of many ions, with a reading as for :class:`Formula`.

    ``adduct`` is one for all formulas, several with one for each, or None if the formulas are ions
    themselves. An invalid formula, a molecule that cannot form the ion, and a missing value (None,
    NaN, pandas' NA) do not end the call: the m/z is None, and ``errors`` has the reason. With
    ``numpy`` the numbers are NumPy arrays. Raises InvalidError for a text that is not an adduct.

        >>> [round(value, 4) for value in mz(["C6H12O6", "C8H10N4O2"], "[M+H]+")]
        [181.0707, 195.0877]
    """
    texts, rules = encoded(formulas), Reading(reading)
    adducts = _adducts(adduct, len(texts))
    count = len(texts)
    statuses, offsets = array("i", bytes(4 * count)), array("q", bytes(8 * count))
    masses, values = (array("d", bytes(8 * count)) for _ in range(2))
    pointers, lengths = c_strings(texts)
    call(
        lib.pentad_elements_mzs_compute,
        pointers,
        lengths,
        count,
        rules.code,
        (c_char_p * len(adducts))(*adducts),
        len(adducts),
        (c_int * count).from_buffer(statuses),
        (c_int64 * count).from_buffer(offsets),
        (c_double * count).from_buffer(masses),
        (c_double * count).from_buffer(values),
        None,
    )
    results = MassToCharges(texts, rules, statuses, offsets, [values, masses], adducts)
    return results.numpy() if numpy else results


def _adducts(adduct: str | Iterable[str] | None, count: int) -> list[bytes]:
    if adduct is None:
        return []
    if isinstance(adduct, str):
        return [utf8(adduct, "adduct")]
    texts = [utf8(each, "adduct") for each in several(adduct, "adduct")]
    if len(texts) != count:
        raise ValueError(f"adduct has {len(texts)} items, and formulas has {count}")
    return texts
