"""Fields of records that may say nothing."""

from __future__ import annotations

from typing import Any

from .._convert import text
from ..errors import PentadError, failure


def known_amount(number: int) -> int | None:
    """How much; None when nobody says, for which C has 0."""
    return number or None


def known_count(number: int) -> int | None:
    """How many; None when nobody says, for which C has -1."""
    return None if number < 0 else number


def known_mark(mark: int) -> bool | None:
    """Whether something is so; None when nobody has said."""
    return (None, True, False)[mark]


def texts(array: Any, count: int) -> tuple[str, ...]:
    return tuple(map(text, array[:count])) if count else ()


def optional_error(status: int, message: bytes | None, wait: int = -1) -> PentadError | None:
    """What went wrong; None for nothing."""
    return failure(status, text(message or b""), retry_after=wait) if status else None
