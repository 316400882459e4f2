"""Fields of records that may have no value."""

from __future__ import annotations


def known_amount(number: int) -> int | None:
    """Returns an amount; None for 0, which C uses for an unknown one."""
    return number or None


def known_mark(mark: int) -> bool | None:
    """Returns a Boolean; None if it is unknown."""
    return (None, True, False)[mark]
