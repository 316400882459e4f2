"""Many days, transitions or risings as flat arrays, which the library fills itself."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from ctypes import POINTER, c_double, c_int32, c_int64, cast
from dataclasses import dataclass
from datetime import tzinfo
from typing import Any, NamedTuple

from .._columns import Columns
from .._convert import several
from .._native import pentad_astro_day_columns
from .._times import known_time, optional_datetime, to_date
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


def _same(one: Iterable[Any], other: Iterable[Any]) -> bool:
    """Returns true if arrays have the same items; two absent moments are equal."""
    return [_bytes(array) for array in one] == [_bytes(array) for array in other]


def _bytes(array: Any) -> bytes | None:
    return None if array is None else bytes(array.tobytes())


@dataclass(frozen=True, eq=False)
class DayColumns:
    """Days at a place, with one item for each day; a column that was not requested is None.

    A date that the place's clock skipped has no item.
    Two are equal if place, days and columns are, whether they are NumPy's or not.

    With NumPy, moments are ``datetime64[ms]`` in UTC and ``NaT`` where there is none. Without it
    they are ``array`` of milliseconds since 1970, and ``pentad.astro.NO_TIME``.
    """

    place: Place
    #: The number of days.
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
    #: The end of that tithi.
    tithi_ends: Any = None

    def to_dict(self) -> Columns:
        """Returns the requested columns by name: ``pandas.DataFrame(days.to_dict())``.

        With NumPy, ``dates`` are ``datetime64[D]``, and moments ``datetime64[ms]`` in UTC. Without
        it, dates are ``datetime.date``, and moments datetimes in the local time of the place, None
        where there is none.
        """
        found = Columns()
        for name, code in _COLUMNS.items():
            column = getattr(self, name)
            if column is not None:
                found[name] = _readable(name, code, column, self.place.tzinfo)
        return found

    def __repr__(self) -> str:
        names = [name for name in _COLUMNS if getattr(self, name) is not None]
        return f"<DayColumns {', '.join(names)}: {self.count} days>"

    def _repr_html_(self) -> str:
        """Returns the HTML for notebooks."""
        return self.to_dict()._repr_html_()

    def __len__(self) -> int:
        return self.count

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DayColumns):
            return NotImplemented
        return (self.place, self.count) == (other.place, other.count) and _same(
            (getattr(self, name) for name in _COLUMNS), (getattr(other, name) for name in _COLUMNS)
        )


def _readable(name: str, code: str, column: Any, zone: tzinfo) -> Any:
    """Converts a column for tables; numbers are unchanged."""
    if isinstance(column, array):
        if name == "dates":
            return [to_date(number) for number in column]
        if code == "q":
            return [optional_datetime(known_time(moment), zone) for moment in column]
        return column.tolist()
    return _datetime64(column) if name == "dates" else column


def _datetime64(dates: Any) -> Any:
    """Converts an array of numbers, year × 10000 + month × 100 + day, to NumPy dates."""
    numbers = dates.astype("int64")
    years, months, days = numbers // 10_000, numbers // 100 % 100, numbers % 100
    first = (years - 1970).astype("datetime64[Y]").astype("datetime64[M]") + (months - 1)
    return first.astype("datetime64[D]") + (days - 1)


class TransitionArrays(NamedTuple):
    """The times of transitions, and the numbers of the units that begin."""

    times: Any
    values: Any

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TransitionArrays) and _same(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other


class HorizonArrays(NamedTuple):
    """The times, kinds (1 rise, 2 set, 4 transit, 8 antitransit) and azimuths of events."""

    times: Any
    kinds: Any
    azimuths: Any

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HorizonArrays) and _same(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other


class Column:
    """An array of NumPy if it is installed, else of Python; C writes into its memory."""

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
        """Returns the first items."""
        return self.data if count == len(self.data) else self.data[:count]

    def zeros(self) -> list[int]:
        """Returns the indices of the items that are 0."""
        if self.numpy is not None:
            return list(self.numpy.flatnonzero(self.data == 0))
        if not self.data.count(0):
            return []
        return [index for index, item in enumerate(self.data) if item == 0]

    def leave_out(self, indices: list[int]) -> None:
        """Removes items."""
        if self.numpy is not None:
            self.data = self.numpy.delete(self.data, indices)
            return
        for index in reversed(indices):
            del self.data[index]

    def times(self, count: int) -> Any:
        """Returns the first items as moments: C's value for no moment becomes NumPy's NaT."""
        head = self.head(count)
        return head if self.numpy is None else head.view("datetime64[ms]")


def room(span: int, shortest: float) -> int:
    """Returns the maximum number of events in a period; C rejects a period that is too long."""
    return int(min(max(span, 0) / _DAY_MS, 1_000_000) / shortest) + 2


def find_numpy(wanted: bool | None) -> Any:
    """Returns the module; None if it is not installed or not wanted."""
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
        names = list(_COLUMNS if wanted is None else several(wanted, "columns"))
        if unknown := sorted(set(names) - set(_COLUMNS)):
            raise InvalidError(f"there is no column {unknown[0]!r:.40}; use {', '.join(_COLUMNS)}")
        module = find_numpy(numpy)
        self.count = count
        self.columns = {name: Column(_COLUMNS[name], count, module) for name in names}
        #: The dates show which of them the clock skipped.
        self.dates = self.columns.get("dates") or Column("i", count, module)
        pointers = {name: column.pointer for name, column in self.columns.items()}
        self.record = pentad_astro_day_columns(**{**pointers, "dates": self.dates.pointer})

    def result(self, place: Place) -> DayColumns:
        self._leave_out_skipped()
        arrays = {
            name: column.times(self.count) if column.code == "q" else column.data
            for name, column in self.columns.items()
        }
        return DayColumns(place, self.count, **arrays)

    def _leave_out_skipped(self) -> None:
        """Removes the dates that the place's clock skipped, which have the number 0."""
        if skipped := self.dates.zeros():
            for column in self.columns.values():
                column.leave_out(skipped)
            self.count -= len(skipped)
