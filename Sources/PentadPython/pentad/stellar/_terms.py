"""Terms."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .._brief import brief
from .._convert import text
from ._names import Season


@brief
@dataclass(frozen=True)
class StellarTerm:
    """A term: its code is what counts, the rest is what the library reads in it."""

    #: As the server wrote it: ``fa26``.
    code: str
    #: ``Fall 2026``; the code when it cannot be read. Empty in one that is made by hand.
    text: str = field(default="", compare=False)
    #: None when the code cannot be read.
    season: Season | None = field(default=None, compare=False)
    #: None when the code cannot be read.
    year: int | None = field(default=None, compare=False)

    def __str__(self) -> str:
        return self.text or self.code


def term_of(record: Any) -> StellarTerm:
    known = record.season
    return StellarTerm(
        code=text(record.code),
        text=text(record.text),
        season=Season.of(known - 1) if known else None,
        year=record.year if known else None,
    )


def optional_term(pointer: Any) -> StellarTerm | None:
    return term_of(pointer.contents) if pointer else None
