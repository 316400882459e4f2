"""What is known of an element, as immutable values with the fields of the Swift types.

What nobody knows is None: never 0, NaN or an empty text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .._ordered import Ordered
from ._enums import Certainty, Phase
from ._names import Property


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


@dataclass(frozen=True)
class Quantity(Ordered):
    """A physical value in a unit, with who says so.

    Quantities of one unit are ordered by their values; for a calculation, and to compare it with a
    number, take ``float(quantity)``.
    """

    value: float
    uncertainty: float | None
    unit: str
    condition: str | None
    certainty: Certainty
    source: Reference

    def __float__(self) -> float:
        """The value, for a calculation: ``float(iron["density"])``."""
        return self.value

    def _key(self, other: Quantity) -> float:
        if self.unit != other.unit:
            raise TypeError(f"{self} and {other} are of different units")
        return self.value

    def __str__(self) -> str:
        spread = "" if self.uncertainty is None else f" ± {self.uncertainty:g}"
        unit = f" {self.unit}" if self.unit not in ("", "1") else ""
        return f"{self.value!r}{spread}{unit}"

    def __repr__(self) -> str:
        condition = f", {self.condition}" if self.condition else ""
        return f"<Quantity {self}{condition}>"


@dataclass(frozen=True)
class ElementValue:
    """A property's value, for the element (``allotrope`` is empty) or for one of its allotropes."""

    property: Property
    allotrope: str
    quantity: Quantity

    def __repr__(self) -> str:
        form = f" of {self.allotrope}" if self.allotrope else ""
        return f"<ElementValue {self.property}{form}: {self.quantity}>"


@dataclass(frozen=True)
class AtomicWeight:
    """A standard atomic weight, in u, as CIAAW states it.

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
        """The weight to calculate with: the published value, for an interval the abridged one."""
        return self.abridged if self.published is None else self.published

    def __repr__(self) -> str:
        if self.kind == "interval":
            return f"<AtomicWeight {self.low} to {self.high}>"
        spread = "" if self.uncertainty is None else f" ± {self.uncertainty:g}"
        return f"<AtomicWeight {self.value}{spread}>"


@dataclass(frozen=True)
class ElementName:
    """Another name or symbol: us, alternative, historical, temporaryName or temporarySymbol."""

    text: str
    kind: str
    source: Reference


@dataclass(frozen=True)
class Subshell:
    """A subshell, ``3d``, and how many electrons are in it."""

    #: The principal quantum number, from 1.
    shell: int
    #: s, p, d or f.
    block: str
    electrons: int

    def __str__(self) -> str:
        return f"{self.shell}{self.block}{self.electrons}"


@dataclass(frozen=True)
class ElectronConfiguration:
    """The electrons of the neutral atom in its ground state, short and in full."""

    short: str
    full: str
    shells: tuple[int, ...]
    #: In the order of ``full``.
    subshells: tuple[Subshell, ...]
    certainty: Certainty
    source: Reference

    def __repr__(self) -> str:
        return f"<ElectronConfiguration {self.short}>"


@dataclass(frozen=True)
class Allotrope:
    """A form of an element."""

    name: str
    structure: str | None
    is_standard: bool
    melting_point: Quantity | None
    boiling_point: Quantity | None
    sublimation_point: Quantity | None
    density: Quantity | None

    def __repr__(self) -> str:
        return f"<Allotrope {self.name}>"


@dataclass(frozen=True)
class DiscoveryClaim:
    """One statement of a source on a discovery; years before the common era are negative."""

    years: tuple[int, int] | None
    credited: str | None
    note: str | None
    source: Reference


@dataclass(frozen=True)
class Discovery:
    """When and by whom an element was discovered: the accepted statement, then others."""

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
    """A half-life in seconds, by which it is ordered, and as published in ``unit``.

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
class Decay:
    """A way in which a nuclide decays; ``relation`` is empty, ~, <, > or ?."""

    mode: str
    percent: float | None
    uncertainty: float | None
    relation: str
    source: Reference

    def __repr__(self) -> str:
        share = "" if self.percent is None else f" {self.relation}{self.percent:g} %"
        return f"<Decay {self.mode}{share}>"


@dataclass(frozen=True)
class Nuclide(Ordered):
    """A nuclide in its ground state; ordered by element, then by mass number.

    ``abundance.condition`` names the isomer where it is not the ground state that is found in
    nature, ``half_life_limit`` is what a search for the decay reached, and ``spin_parity`` has the
    marks of NUBASE: ( ) for tentative, # for estimated. ``spin`` and ``parity`` are None where
    several are possible.
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

    @property
    def neutrons(self) -> int:
        return self.mass_number - self.number

    def _key(self, _: Any) -> tuple[int, int]:
        return self.number, self.mass_number

    def __str__(self) -> str:
        return f"{self.symbol}-{self.mass_number}"

    def __repr__(self) -> str:
        return f"<Nuclide {self}>"
