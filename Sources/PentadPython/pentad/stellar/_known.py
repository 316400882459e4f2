"""Numbers of records whose unknown value is None in Python and a number in C."""

from __future__ import annotations

import math

from .._convert import int64, real
from .._times import NO_TIME
from ..errors import InvalidError


def known_count(number: int | None, name: str) -> int:
    if number is None:
        return -1
    if int64(number, name) < 0:
        raise InvalidError(f"{name} is negative; use None for an unknown number")
    return number


def known_number(number: float | None, name: str) -> float:
    if number is None:
        return math.nan
    value = real(number, name)
    if not math.isfinite(value):
        raise InvalidError(f"{name} is not finite; use None for an unknown number")
    return value


def known_moment(milliseconds: int | None, name: str) -> int:
    if milliseconds is None:
        return NO_TIME
    if int64(milliseconds, name) == NO_TIME:
        raise InvalidError(f"{name} is out of range; use None for no time")
    return milliseconds
