"""Sources of values."""

from __future__ import annotations

from ctypes import addressof
from dataclasses import dataclass
from typing import Any

from .._convert import optional_text, text

# Many values share a source, and the record of a source lives as long as the process.
_references: dict[int, Reference] = {}


@dataclass(frozen=True)
class Reference:
    """A source of values: a table, a database, a paper."""

    id: str
    title: str
    year: int | None
    licence: str
    url: str | None

    def __repr__(self) -> str:
        return f"<Reference {self.id}>"


def reference_of(record: Any) -> Reference:
    found = _references.get(addressof(record))
    if found is None:
        found = Reference(
            id=text(record.id),
            title=text(record.title),
            year=record.year or None,
            licence=text(record.licence),
            url=optional_text(record.url),
        )
        _references[addressof(record)] = found
    return found
