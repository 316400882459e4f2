"""Waits in slices: between two slices, Python handles signals such as Ctrl-C."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from time import monotonic
from typing import Callable, TypeVar

from ._convert import real
from .errors import InvalidError, TimedOutError

_SLICE_MS = 100
_YEAR = 366.0 * 86_400
_Found = TypeVar("_Found")


def checked_timeout(seconds: float) -> float:
    """Checks a timeout in seconds; a year is the maximum."""
    limit = real(seconds, "timeout")
    if not limit >= 0:
        raise InvalidError(f"timeout is {limit}, not at least 0")
    return min(limit, _YEAR)


def slices(timeout: float | None) -> Iterator[int]:
    """Yields the milliseconds to wait, again and again, until the time is over.

    ``timeout`` is in seconds; None is without limit. It also ends if a wait returned long before
    its time.
    """
    begin = monotonic()
    limit = None if timeout is None else ceil(checked_timeout(timeout) * 1000)
    passed = 0
    while True:
        wait = _SLICE_MS if limit is None else min(limit - passed, _SLICE_MS)
        yield wait
        before, passed = passed, int((monotonic() - begin) * 1000)
        if passed - before < wait // 2 or (limit is not None and passed >= limit):
            return


def patiently(attempt: Callable[[int], _Found], timeout: float | None) -> _Found:
    """Returns the result of a call that waits for a number of milliseconds, if it comes in time.

    ``timeout`` is in seconds; None is without limit.
    """
    late = TimedOutError("nothing came in time")
    for wait in slices(timeout):
        try:
            return attempt(wait)
        except TimedOutError as error:
            late = error
    raise late
