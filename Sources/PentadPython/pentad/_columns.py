"""Columns of equal length, for a DataFrame."""

from __future__ import annotations

from typing import Any

from ._html import table

_SHOWN = 12


class Columns(dict[str, Any]):
    """A dict of columns by name, as ``pandas.DataFrame`` and similar classes take it.

    A notebook shows the first rows. ``units`` contains the units of the columns that have one.
    """

    units: dict[str, str]

    def __init__(self, *columns: Any, **others: Any) -> None:
        super().__init__(*columns, **others)
        self.units = {}

    def __repr__(self) -> str:
        count = len(next(iter(self.values()), ()))
        return f"<Columns {', '.join(self)}: {count} rows>"

    def _repr_html_(self) -> str:
        rows = zip(*(column[:_SHOWN] for column in self.values()))
        return table(self, rows)
