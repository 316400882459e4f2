"""Calls that wait, a slice at a time: between two, Python sees signals, as that of Ctrl-C."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import Callable, TypeVar

from ._convert import int64
from .errors import TimedOutError

_SLICE_MS = 100
_Found = TypeVar("_Found")


def slices(timeout_ms: int | None) -> Iterator[int]:
    """For how many milliseconds to wait, again and again, until the time is over.

    None is without limit. It ends too when what waited came back long before its time.
    """
    begin = monotonic()
    limit = None if timeout_ms is None else max(0, int64(timeout_ms, "timeout_ms"))
    passed = 0
    while True:
        wait = _SLICE_MS if limit is None else min(limit - passed, _SLICE_MS)
        yield wait
        before, passed = passed, int((monotonic() - begin) * 1000)
        if passed - before < wait // 2 or (limit is not None and passed >= limit):
            return


def patiently(attempt: Callable[[int], _Found], timeout_ms: int | None) -> _Found:
    """What a call that waits for so many milliseconds brings, if it does so in time."""
    late = TimedOutError("nothing came in time")
    for wait in slices(timeout_ms):
        try:
            return attempt(wait)
        except TimedOutError as error:
            late = error
    raise late
