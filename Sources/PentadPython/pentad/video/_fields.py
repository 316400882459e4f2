"""Fields of records that may say nothing."""

from __future__ import annotations


def known_amount(number: int) -> int | None:
    """How much; None when nobody says, for which C has 0."""
    return number or None


def known_mark(mark: int) -> bool | None:
    """Whether something is so; None when nobody has said."""
    return (None, True, False)[mark]
