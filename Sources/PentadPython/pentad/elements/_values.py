"""The data of an element, as immutable values with the fields of the Swift types.

Unknown values are None: never 0, NaN or an empty text. Values whose fields differ from those of C's
record are here, the others in ``_records``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .._ordered import Ordered
from ._enums import Certainty, Phase
from ._records import Decay, Quantity
from ._references import Reference


@dataclass(frozen=True)
class AtomicWeight:
    """A standard atomic weight, in u, as published by CIAAW.

    ``kind`` is ``value`` (with ``uncertainty``), ``interval`` (with ``low`` and ``high``) or
    ``none`` (with the longest-lived nuclide's ``mass_number``).
    """

    kind: str
    published: float | None
    uncertainty: float | None
    low: float | None
    high: float | None
    abridged: float | None
    abridged_uncertainty: float | None
    mass_number: int | None
    notes: str
    source: Reference

    @property
    def value(self) -> float | None:
        """The weight for calculations: the published value, for an interval the abridged one."""
        return self.abridged if self.published is None else self.published

    def __repr__(self) -> str:
        if self.kind == "interval":
            return f"<AtomicWeight {self.low} to {self.high}>"
        spread = "" if self.uncertainty is None else f" ± {self.uncertainty:g}"
        return f"<AtomicWeight {self.value}{spread}>"


@dataclass(frozen=True)
class DiscoveryClaim:
    """A statement of a source on a discovery; years before the common era are negative."""

    years: tuple[int, int] | None
    credited: str | None
    note: str | None
    source: Reference


@dataclass(frozen=True)
class Discovery:
    """The time and the people of an element's discovery: the accepted statement, then others."""

    era: str
    accepted: DiscoveryClaim
    claims: tuple[DiscoveryClaim, ...]

    def __repr__(self) -> str:
        credited = f", {self.accepted.credited}" if self.accepted.credited else ""
        return f"<Discovery {self.accepted.years or self.era}{credited}>"


@dataclass(frozen=True)
class PhaseStatement:
    """A phase, and whether the transitions around it were measured."""

    phase: Phase
    certainty: Certainty


@dataclass(frozen=True)
class TablePosition:
    """A cell of the table, from 1."""

    column: int
    row: int


@dataclass(frozen=True)
class HalfLife(Ordered):
    """A half-life in seconds, which is its sort key, and as published in ``unit``.

    ``relation`` is empty, or ~, < or >, for which the time is a bound; ``is_estimated`` is True if
    it was not measured, but estimated from trends.
    """

    seconds: float
    uncertainty: float | None
    published: float
    unit: str
    relation: str = ""
    is_estimated: bool = False

    def _key(self, _: Any) -> float:
        return self.seconds

    def __repr__(self) -> str:
        return f"<HalfLife {self.relation}{self.published!r} {self.unit}>"


@dataclass(frozen=True)
class Nuclide(Ordered):
    """A nuclide in its ground state, or an isomer; ordered by element, then by mass number.

    ``abundance.condition`` names the isomer if the natural form is not the ground state.
    ``half_life_limit`` is the bound that a search for the decay reached. ``spin_parity`` has the
    marks of NUBASE: ( ) for tentative, # for estimated. ``spin`` and ``parity`` are None if several
    are possible. ``decay_constant`` is in 1/s, and ``specific_activity`` in Bq/g. An isomer has a
    ``level``, NUBASE's letter, and an ``excitation``, its energy above the ground state in keV.
    """

    number: int
    symbol: str
    mass_number: int
    mass: Quantity | None
    abundance: Quantity | None
    stability: str
    half_life: HalfLife | None
    decays: tuple[Decay, ...]
    spin: str | None
    parity: str | None
    discovery_year: int | None
    half_life_limit: HalfLife | None = None
    spin_parity: str | None = None
    name: str = ""
    name_note: str | None = None
    decay_constant: float = 0.0
    specific_activity: float | None = None
    level: str | None = None
    excitation: Quantity | None = None
    is_order_uncertain: bool = False

    @property
    def neutrons(self) -> int:
        return self.mass_number - self.number

    def _key(self, _: Any) -> tuple[int, int, str]:
        return self.number, self.mass_number, self.level or ""

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<Nuclide {self}>"
