"""Many days, transitions or risings as flat arrays, which the library fills itself."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from ctypes import POINTER, c_double, c_int32, c_int64, cast
from dataclasses import dataclass
from typing import Any, NamedTuple

from .._native import pentad_astro_day_columns
from ..errors import InvalidError
from ._inputs import Place

#: The item codes of ``array``, and their types in C and in NumPy.
_TYPES: dict[str, tuple[Any, str]] = {
    "q": (c_int64, "int64"),
    "i": (c_int32, "int32"),
    "d": (c_double, "float64"),
}

_DAY_MS = 86_400_000

_COLUMNS = {
    "dates": "i",
    "sunrises": "q",
    "sunsets": "q",
    "moonrises": "q",
    "moonsets": "q",
    "tithis": "i",
    "tithi_ends": "q",
}


@dataclass(frozen=True)
class DayColumns:
    """Days at a place, one item a day; a column that was not asked for is None.

    With NumPy, moments are ``datetime64[ms]`` in UTC and ``NaT`` where there is none. Without it
    they are ``array`` of milliseconds since 1970, and ``pentad.astro.NO_TIME``.
    """

    place: Place
    #: How many days there are.
    count: int
    #: Civil dates as year × 10000 + month × 100 + day.
    dates: Any = None
    #: The date's first sunrise.
    sunrises: Any = None
    #: The first sunset after it, or the date's first when the Sun does not rise.
    sunsets: Any = None
    #: The Moon's first rising of the date.
    moonrises: Any = None
    #: The Moon's first setting of the date.
    moonsets: Any = None
    #: The tithi at sunrise, 1 to 30; 0 without a sunrise.
    tithis: Any = None
    #: When that tithi ends.
    tithi_ends: Any = None

    def __len__(self) -> int:
        return self.count


class TransitionArrays(NamedTuple):
    """When each transition is, and the number of what begins with it."""

    times: Any
    values: Any


class HorizonArrays(NamedTuple):
    """When each event is, what it is (1 rise, 2 set, 4 transit, 8 antitransit), and the azimuth."""

    times: Any
    kinds: Any
    azimuths: Any


class Column:
    """An array of NumPy when that is there, else of Python; C writes into its memory."""

    def __init__(self, code: str, count: int, numpy: Any) -> None:
        self.numpy, self.code = numpy, code
        c_type, kind = _TYPES[code]
        if numpy is None:
            self.data: Any = array(code, bytes(array(code).itemsize * count))
            address = self.data.buffer_info()[0]
        else:
            self.data = numpy.empty(count, kind)
            address = self.data.ctypes.data
        self.pointer = cast(address, POINTER(c_type))

    def head(self, count: int) -> Any:
        """The first items."""
        return self.data if count == len(self.data) else self.data[:count]

    def times(self, count: int) -> Any:
        """The first items as moments: what C has for none is NumPy's NaT."""
        head = self.head(count)
        return head if self.numpy is None else head.view("datetime64[ms]")


def room(span: int, shortest: float) -> int:
    """How many events there can be in a time; what is too long is C's to refuse."""
    return int(min(max(span, 0) / _DAY_MS, 1_000_000) / shortest) + 2


def find_numpy(wanted: bool | None) -> Any:
    """The module, or None when it is not there or not wanted."""
    if wanted is False:
        return None
    try:
        import numpy
    except ImportError:
        if wanted:
            raise
        return None
    return numpy


class DayTarget:
    """The arrays of a call for days."""

    def __init__(self, count: int, wanted: Iterable[str] | None, numpy: bool | None) -> None:
        if isinstance(wanted, str):
            raise TypeError("columns must be several, such as a list of str")
        names = list(_COLUMNS if wanted is None else wanted)
        if unknown := sorted(set(names) - set(_COLUMNS)):
            raise InvalidError(f"there is no column {unknown[0]!r:.40}; use {', '.join(_COLUMNS)}")
        module = find_numpy(numpy)
        self.count = count
        self.columns = {name: Column(_COLUMNS[name], count, module) for name in names}
        pointers = {name: column.pointer for name, column in self.columns.items()}
        self.record = pentad_astro_day_columns(**pointers)

    def result(self, place: Place) -> DayColumns:
        arrays = {
            name: column.times(self.count) if column.code == "q" else column.data
            for name, column in self.columns.items()
        }
        return DayColumns(place, self.count, **arrays)
