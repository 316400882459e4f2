"""Conversions of moments and days to and from C.

A moment is milliseconds since 1970, UTC; a day is year × 10000 + month × 100 + day, with
astronomical years. Python's own types support only the years 1 to 9999, so results contain the
numbers, too.
"""

from __future__ import annotations

from datetime import date, datetime, time, timedelta, timezone, tzinfo
from typing import Any, Protocol, SupportsIndex, Union

from ._convert import int32, int64
from .errors import InvalidError

#: The value in C for no moment.
NO_TIME = -(2**63)


class DateTime64(Protocol):
    """A ``datetime64`` of NumPy."""

    @property
    def dtype(self) -> Any: ...

    def astype(self, dtype: Any, /) -> Any: ...


#: A day: a date, ``"2026-11-21"``, or year × 10000 + month × 100 + day for any year. NumPy and
#: pandas have dates as a ``datetime64`` or a ``Timestamp`` of midnight without a zone.
Day = Union[date, str, SupportsIndex, tuple[int, int, int], DateTime64]
#: A moment: a datetime with a time zone, such as pandas' ``Timestamp``, ``"2026-11-21T06:00Z"``,
#: milliseconds since 1970, or a ``datetime64`` of NumPy, which is in UTC.
Moment = Union[datetime, str, SupportsIndex, DateTime64]

_EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
_MILLISECOND = timedelta(milliseconds=1)


def day_code(day: Day, name: str = "date") -> int:
    """Converts a day for C, which checks that it exists."""
    if _is_datetime64(day):
        return _code_of_datetime64(day, name)
    if isinstance(day, datetime):
        _check_midnight(day, name)
    if isinstance(day, date):
        return _code(day.year, day.month, day.day)
    if isinstance(day, str):
        return _code_of_text(day, name)
    if isinstance(day, tuple):
        if len(day) != 3:
            raise InvalidError(f"{name} has {len(day)} parts, not year, month and day")
        year, month, number = (int32(part, name) for part in day)
        if not (1 <= month <= 12 and 1 <= number <= 31):
            raise InvalidError(f"{name}: there is no day {year}-{month}-{number}")
        return int32(_code(year, month, number), name)
    if isinstance(day, SupportsIndex):
        return int32(day, name)
    raise TypeError(f"{name} must be a date, a str or an int, not {type(day).__name__}")


def _check_midnight(day: datetime, name: str) -> None:
    """Rejects a value with a time of day: pandas has dates as midnights without a zone."""
    _check_there(day, name)
    if day.tzinfo is not None or day.time() != time() or getattr(day, "nanosecond", False):
        raise _not_a_date(name)


def _code_of_datetime64(day: Any, name: str) -> int:
    _check_there(day, name)
    whole = day.astype("datetime64[D]")
    if whole != day:
        raise _not_a_date(name)
    return int32(day_of_ordinal(int(whole.astype("int64")) + ordinal(19700101)), name)


def _not_a_date(name: str) -> TypeError:
    return TypeError(f"{name} must be a date, not a datetime: convert it to a date")


def _is_datetime64(value: Any) -> bool:
    if getattr(getattr(value, "dtype", None), "kind", None) != "M":
        return False
    # An array, a Series or an index is not one day, even with a single item.
    return getattr(value, "shape", None) == ()


def _check_there(moment: Any, name: str) -> None:
    # NaT differs from itself, as NaN does.
    if moment != moment:
        raise InvalidError(f"{name} is NaT, which is not a time")


def _code_of_text(text: str, name: str) -> int:
    # int() accepts blanks, signs, underscores and digits of any script.
    year, *parts = text.rsplit("-", 2)
    digits = year[1:] if year[:1] in ("+", "-") else year
    try:
        if [len(part) for part in parts] != [2, 2] or not _are_digits(digits, *parts):
            raise ValueError
        return day_code((int(year), int(parts[0]), int(parts[1])), name)
    except ValueError:
        raise InvalidError(f"{name} {text!r:.40} is not a date; write it as 2026-11-21") from None


def _are_digits(*parts: str) -> bool:
    return all(part.isascii() and part.isdigit() for part in parts)


def _code(year: int, month: int, day: int) -> int:
    return year * 10_000 + month * 100 + day


def day_parts(code: int) -> tuple[int, int, int]:
    """Returns year, month and day of a day in C's form; floor division keeps negative years
    correct.
    """
    year, rest = divmod(code, 10_000)
    return (year, *divmod(rest, 100))


def to_date(code: int) -> date:
    """Converts a day to Python's date."""
    year, month, day = day_parts(code)
    try:
        return date(year, month, day)
    except ValueError:
        raise InvalidError(f"Python has no date {day_text(code)}; use its number") from None


def day_text(code: int) -> str:
    """Formats a day as ISO 8601, with more digits and a sign outside the years 0 to 9999."""
    year, month, day = day_parts(code)
    digits = f"{year:04}" if 0 <= year <= 9999 else f"{year:+05}"
    return f"{digits}-{month:02}-{day:02}"


def ordinal(code: int) -> int:
    """Returns the days of the proleptic Gregorian calendar since 1 March of the year 0."""
    year, month, day = day_parts(code)
    shifted = year - (month <= 2)
    era, rest = divmod(shifted, 400)
    days = (153 * ((month + 9) % 12) + 2) // 5 + day - 1
    return era * 146_097 + rest * 365 + rest // 4 - rest // 100 + days


def day_of_ordinal(days: int) -> int:
    """The inverse of :func:`ordinal`."""
    era, rest = divmod(days, 146_097)
    year = (rest - rest // 1_460 + rest // 36_524 - rest // 146_096) // 365
    rest -= year * 365 + year // 4 - year // 100
    shifted = (5 * rest + 2) // 153
    month = shifted + 3 if shifted < 10 else shifted - 9
    year += era * 400 + (month <= 2)
    return _code(year, month, rest - (153 * shifted + 2) // 5 + 1)


def checked_ordinal(day: Day, name: str) -> int:
    """Returns the ordinal of a day that must exist."""
    code = day_code(day, name)
    days = ordinal(code)
    if day_of_ordinal(days) != code:
        raise InvalidError(f"{name}: there is no day {day_text(code)}")
    return days


def checked_range(start: Day, end: Day) -> tuple[int, int]:
    """Returns the ordinals of the first and the last of a range of at most a million days."""
    first, last = checked_ordinal(start, "start"), checked_ordinal(end, "end")
    if first > last:
        raise InvalidError("the end is before the start")
    if last - first >= 1_000_000:
        raise InvalidError("more than 1000000 days; request them in parts")
    return first, last


def milliseconds(moment: Moment, name: str) -> int:
    """Converts a moment for C."""
    if _is_datetime64(moment):
        return _milliseconds_of_datetime64(moment, name)
    if isinstance(moment, datetime):
        _check_there(moment, name)
        # A datetime whose tzinfo has no offset is naive.
        if moment.utcoffset() is None:
            raise InvalidError(f"{name} has no time zone; give it a tzinfo, such as timezone.utc")
        return (moment - _EPOCH) // _MILLISECOND
    if isinstance(moment, str):
        return milliseconds(_moment_of_text(moment, name), name)
    if isinstance(moment, SupportsIndex):
        return int64(moment, name)
    raise TypeError(f"{name} must be a datetime, a str or an int, not {type(moment).__name__}")


def optional_milliseconds(moment: Moment | None, name: str) -> int:
    return NO_TIME if moment is None else milliseconds(moment, name)


def _milliseconds_of_datetime64(moment: Any, name: str) -> int:
    _check_there(moment, name)
    found = moment.astype("datetime64[ms]")
    # A moment out of the range of milliseconds comes back as another time.
    if found.astype("datetime64[Y]") != moment.astype("datetime64[Y]"):
        raise InvalidError(f"{name} is too far away for milliseconds")
    return int(found.astype("int64"))


def _moment_of_text(text: str, name: str) -> datetime:
    try:
        # Python 3.9 and 3.10 do not accept Z.
        return datetime.fromisoformat(text[:-1] + "+00:00" if text.endswith(("Z", "z")) else text)
    except ValueError:
        shown = f"{text!r:.40}"
        raise InvalidError(f"{name} {shown} is not a time; write it as 2026-11-21T06:00Z") from None


def moments(start: Moment, end: Moment) -> tuple[int, int]:
    """Converts a period for C."""
    return milliseconds(start, "start"), milliseconds(end, "end")


def known_time(moment: int) -> int | None:
    """Returns a moment; None if C marks it as absent."""
    return None if moment == NO_TIME else moment


def to_datetime(moment: int, zone: tzinfo = timezone.utc) -> datetime:
    """Converts a moment to a datetime in a zone."""
    try:
        return (_EPOCH + moment * _MILLISECOND).astimezone(zone)
    except OverflowError:
        raise InvalidError(
            f"Python has no datetime {moment} ms from 1970; use the milliseconds"
        ) from None


def optional_datetime(moment: int | None, zone: tzinfo = timezone.utc) -> datetime | None:
    return None if moment is None else to_datetime(moment, zone)
