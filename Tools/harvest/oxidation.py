"""Oxidation states of the elements, with their frequency."""

from __future__ import annotations

from pathlib import Path

from .schema import Row

COLUMNS = ("number", "state", "level", "source")


def oxidation_rows(folder: Path) -> list[Row]:
    """Returns the rows of `oxidation_states.tsv`, which compares the lists of four packages."""
    lines = (folder / "oxidation_states.tsv").read_text(encoding="utf-8").splitlines()
    table = [line.split("\t") for line in lines if not line.startswith("#")]
    header, rows = table[0], table[1:]
    return [{column: row[header.index(column)] for column in COLUMNS} for row in rows]
