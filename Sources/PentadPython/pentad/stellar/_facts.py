"""Values of the catalogue's facts of a class."""

from __future__ import annotations

from typing import Any

from ._names import Season


def seasons_of(record: Any) -> tuple[Season, ...]:
    codes = record.seasons[: record.season_count] if record.season_count else ()
    # In C, 0 is a season that this version does not know.
    return tuple(Season.of(code - 1) for code in codes if code > 0)


def known_flag(number: int) -> bool | None:
    """Returns a flag that may be unknown: -1 in C."""
    return None if number < 0 else number != 0
