"""The rows that the modules of `quantities.tsv` make."""

from __future__ import annotations

from .schema import Row


def quantity_row(number: int, name: str, value: str, unit: str, source: str, **more: str) -> Row:
    """Returns a row of `quantities.tsv`, measured unless `more` overrides that."""
    row = {"number": str(number), "property": name, "value": value, "unit": unit, "source": source}
    return {"certainty": "measured", **row, **more}
