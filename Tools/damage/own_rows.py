"""The rows of the user's own data, read directly from a store's file that is not open."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from kits import MARK

#: A table's name and a row of it.
Rows = Counter[tuple[str, str]]


def all_rows(tables: Mapping[str, str], file: Path) -> Rows:
    """Returns all rows of the given columns of tables."""
    rows: Rows = Counter()
    with closing(sqlite3.connect(file)) as database:
        database.text_factory = bytes
        for table, columns in tables.items():
            for row in database.execute(f"SELECT {columns} FROM {table}"):
                rows[table, repr(row)] += 1
    return rows


def has_mark(rows: Rows) -> bool:
    """Returns true if the row written after the damage is among them."""
    return any(MARK in text for _, text in rows)


def without_mark(rows: Rows) -> Rows:
    """Returns the rows that existed before the damage."""
    return Counter({row: count for row, count in rows.items() if MARK not in row[1]})
