"""The rows that the modules of `quantities.tsv` make."""

from __future__ import annotations

from .schema import Row


def quantity_row(number: int, name: str, value: str, unit: str, source: str, **more: str) -> Row:
    """A row of `quantities.tsv`, measured unless `more` says otherwise."""
    row = {"number": str(number), "property": name, "value": value, "unit": unit, "source": source}
    return {"certainty": "measured", **row, **more}
