"""The columns of numbers for many formulas, with an error for each bad one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, overload

from ..errors import PentadError, at_character, character, failure
from ._enums import Reading


class FormulaResults:
    """The results of many formulas, in their order; ``errors`` explains those without a result."""

    def __init__(
        self, formulas: Sequence[bytes | None], reading: Reading, statuses: Any, offsets: Any
    ) -> None:
        self._formulas = formulas
        self._reading = reading
        self._statuses = statuses
        self._offsets = offsets
        self._errors: dict[int, PentadError] | None = None

    @property
    def errors(self) -> Mapping[int, PentadError]:
        """The errors of the formulas without a result, by their index."""
        if self._errors is None:
            failed = (place for place, status in enumerate(self._statuses) if status)
            self._errors = {place: self._error(place) for place in failed}
        return MappingProxyType(self._errors)

    def _error(self, place: int) -> PentadError:
        # The batch returns status and offset; the message is made only when it is read.
        formula = self._formulas[place]
        status, offset = int(self._statuses[place]), int(self._offsets[place])
        if formula is None:
            return failure(status, "the formula is missing")
        offset = character(formula, offset) if offset >= 0 else offset
        if b"\0" in formula:
            return failure(status, "a formula has no NUL in it", offset)
        try:
            with at_character(formula):
                self._repeat(formula, place)
        except PentadError as error:
            return error.with_traceback(None)
        return failure(status, "the formula has no result", offset)

    @abstractmethod
    def _repeat(self, formula: bytes, place: int) -> None:
        """Computes the result of one formula again, for the message of its error."""

    def __len__(self) -> int:
        return len(self._formulas)

    def _failures(self) -> int:
        return sum(1 for status in self._statuses if status)


class FormulaColumn(FormulaResults, Sequence["float | None"]):
    """A number for each formula, in their order; None where there is none.

    ``values`` is a flat array of doubles, NaN where there is no number; ``errors`` contains the
    reasons.
    """

    #: The numbers: Python's ``array``, or NumPy's if requested.
    values: Any

    @overload
    def __getitem__(self, place: int) -> float | None: ...
    @overload
    def __getitem__(self, place: slice) -> list[float | None]: ...
    def __getitem__(self, place: int | slice) -> float | list[float | None] | None:
        if isinstance(place, slice):
            return [self[each] for each in range(*place.indices(len(self)))]
        return None if self._statuses[place] else float(self.values[place])

    def __iter__(self) -> Iterator[float | None]:
        for value in self.values:
            yield float(value) if value == value else None
