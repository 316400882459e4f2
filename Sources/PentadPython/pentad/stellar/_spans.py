"""Ranges of times."""

from __future__ import annotations

from typing import Optional

from .._times import NO_TIME, Moment, optional_milliseconds

#: The first and the last time of a range, each of them None for no limit.
Span = tuple[Optional[Moment], Optional[Moment]]


def span_of(span: Span | None, name: str) -> tuple[int, int]:
    """Converts a range for C. A datetime without a time zone is rejected."""
    if span is None:
        return NO_TIME, NO_TIME
    if not isinstance(span, (tuple, list)) or len(span) != 2:
        raise TypeError(f"{name} must be a start and an end, not {type(span).__name__}")
    start, end = span
    return optional_milliseconds(start, f"{name}[0]"), optional_milliseconds(end, f"{name}[1]")
