"""The isotopic distributions of many formulas in one call."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from ctypes import POINTER, byref, string_at
from typing import TYPE_CHECKING, Any, overload

from .._convert import known
from .._library import lib
from .._native import pentad_elements_isotopes, pentad_elements_isotopes_batch
from ..errors import call
from ._batch import c_strings, encoded
from ._batch_results import FormulaResults
from ._enums import Reading
from ._isotopes import Isotopes, View, doubles, view_options

if TYPE_CHECKING:
    from typing_extensions import Unpack

_Pointer = POINTER(pentad_elements_isotopes_batch)


class IsotopeBatch(FormulaResults, Sequence["Isotopes | None"]):
    """The isotopic distributions of formulas, in their order; None where there is none.

    ``errors`` contains the reasons. The peaks of all formulas are in two flat arrays of doubles:
    Python's ``array``, or NumPy's if requested. Those of formula ``i`` are at ``starts[i]`` up to
    ``starts[i + 1]``.
    """

    def __init__(
        self,
        formulas: Sequence[bytes | None],
        reading: Reading,
        statuses: Any,
        offsets: Any,
        numbers: Sequence[Any],
        options: Any,
    ) -> None:
        super().__init__(formulas, reading, statuses, offsets)
        #: Masses in u, or m/z where there is a charge.
        self.positions: Any = numbers[0]
        #: Probabilities; for a resolving power, heights relative to the highest.
        self.probabilities: Any = numbers[1]
        #: The index of the first peak of each formula, then the number of all peaks.
        self.starts: Any = numbers[2]
        #: The sum of the probabilities of each formula; NaN where there is none.
        self.coverages: Any = numbers[3]
        #: The charge of each formula; 0 where there is none.
        self.charges: Any = numbers[4]
        self._options = options

    def _repeat(self, formula: bytes, place: int) -> None:
        pointer = POINTER(pentad_elements_isotopes)()
        try:
            compute = lib.pentad_elements_isotopes_compute
            call(compute, formula, self._reading.code, byref(self._options), byref(pointer))
        finally:
            lib.pentad_elements_isotopes_free(pointer)

    @overload
    def __getitem__(self, place: int) -> Isotopes | None: ...
    @overload
    def __getitem__(self, place: slice) -> list[Isotopes | None]: ...
    def __getitem__(self, place: int | slice) -> Isotopes | list[Isotopes | None] | None:
        if isinstance(place, slice):
            return [self[each] for each in range(*place.indices(len(self)))]
        place = range(len(self))[place]
        if self._statuses[place]:
            return None
        peaks = slice(self.starts[place], self.starts[place + 1])
        coverage, charge = known(float(self.coverages[place])), int(self.charges[place])
        return Isotopes(self.positions[peaks], self.probabilities[peaks], coverage, charge)

    def __iter__(self) -> Iterator[Isotopes | None]:
        return (self[place] for place in range(len(self)))

    def numpy(self) -> IsotopeBatch:
        """Returns the same with NumPy arrays, which share the memory."""
        from numpy import asarray

        numbers = (self.positions, self.probabilities, self.starts, self.coverages, self.charges)
        return IsotopeBatch(
            self._formulas,
            self._reading,
            self._statuses,
            self._offsets,
            [asarray(each) for each in numbers],
            self._options,
        )

    def __repr__(self) -> str:
        return f"<IsotopeBatch of {len(self)} formulas, {self._failures()} without a distribution>"


def isotopes(
    formulas: Iterable[str | None],
    *,
    reading: Reading | str = Reading.AUTOMATIC,
    numpy: bool = False,
    **view: Unpack[View],
) -> IsotopeBatch:
    """Returns the isotopic distributions of many formulas, with a reading as for :class:`Formula`.

    The other arguments are those of :meth:`Formula.isotopes`, for all formulas. An invalid formula,
    one without natural abundances, and a missing value (None, NaN, pandas' NA) do not end the call:
    the distribution is None, and ``errors`` has the reason. With ``numpy`` the numbers are NumPy
    arrays. Raises RefusedError for more than 50,000,000 peaks of all formulas.

        >>> found = isotopes(["C6H12O6", "C8H10N4O2"], coverage=0.999, charge=1)
        >>> [round(peaks.positions[0], 4) for peaks in found]
        [180.0628, 194.0798]
    """
    texts, rules, options = encoded(formulas), Reading(reading), view_options(**view)
    pointers, lengths = c_strings(texts)
    pointer = _Pointer()
    try:
        call(
            lib.pentad_elements_isotopes_batch_compute,
            pointers,
            lengths,
            len(texts),
            rules.code,
            byref(options),
            byref(pointer),
        )
        info = lib.pentad_elements_isotopes_batch_describe(pointer).contents
        count, peaks = info.count, info.peak_count
        numbers = [
            doubles(info.positions, peaks),
            doubles(info.probabilities, peaks),
            _copied("Q", info.starts, count + 1),
            doubles(info.coverages, count),
            _copied("q", info.charges, count),
        ]
        statuses = _copied("i", info.statuses, count)
        offsets = _copied("q", info.offsets, count)
    finally:
        lib.pentad_elements_isotopes_batch_free(pointer)
    found = IsotopeBatch(texts, rules, statuses, offsets, numbers, options)
    return found.numpy() if numpy else found


def _copied(code: str, values: Any, count: int) -> Any:
    numbers = array(code)
    numbers.frombytes(string_at(values, numbers.itemsize * count))
    return numbers
