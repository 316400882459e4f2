"""What is known of an element, as immutable values with the fields of the Swift types.

What nobody knows is None: never 0, NaN or an empty text.
"""

from __future__ import annotations

from dataclasses import dataclass

from ._names import Certainty, Phase, Property


@dataclass(frozen=True)
class Reference:
    """A source of values: a table, a database, a paper."""

    id: str
    title: str
    year: int | None
    licence: str
    url: str | None


@dataclass(frozen=True)
class Quantity:
    """A physical value in a unit, with who says so."""

    value: float
    uncertainty: float | None
    unit: str
    condition: str | None
    certainty: Certainty
    source: Reference


@dataclass(frozen=True)
class ElementValue:
    """A property's value, for the element (``allotrope`` is empty) or for one of its allotropes."""

    property: Property
    allotrope: str
    quantity: Quantity


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
class HalfLife:
    """A half-life in seconds, and as published in ``unit``."""

    seconds: float
    uncertainty: float | None
    published: float
    unit: str


@dataclass(frozen=True)
class Decay:
    """A way in which a nuclide decays; ``relation`` is empty, ~, <, > or ?."""

    mode: str
    percent: float | None
    uncertainty: float | None
    relation: str
    source: Reference


@dataclass(frozen=True)
class Nuclide:
    """A nuclide in its ground state."""

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

    @property
    def neutrons(self) -> int:
        return self.mass_number - self.number

    def __str__(self) -> str:
        return f"{self.symbol}-{self.mass_number}"
