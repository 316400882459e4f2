"""From the records of C to values. Imported when the first value is asked for."""

from __future__ import annotations

from ctypes import addressof
from typing import Any

from .._convert import items, known, optional_text, text
from ._enums import Certainty
from ._names import Property
from ._values import (
    Allotrope,
    AtomicWeight,
    Decay,
    Discovery,
    DiscoveryClaim,
    ElectronConfiguration,
    ElementName,
    ElementValue,
    HalfLife,
    Nuclide,
    Quantity,
    Reference,
    Subshell,
)

_WEIGHT_KINDS = ("none", "value", "interval")

# Many values share a source, and a record of a source lives as long as the process.
_references: dict[int, Reference] = {}


def reference(pointer: Any) -> Reference:
    record = pointer.contents
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


def quantity(pointer: Any) -> Quantity:
    record = pointer.contents
    return Quantity(
        value=record.value,
        uncertainty=known(record.uncertainty),
        unit=text(record.unit),
        condition=optional_text(record.condition),
        certainty=Certainty.of(record.certainty),
        source=reference(record.source),
    )


def optional_quantity(pointer: Any) -> Quantity | None:
    return quantity(pointer) if pointer else None


def value(record: Any) -> ElementValue:
    return ElementValue(
        Property.of(record.property), text(record.allotrope), quantity(record.quantity)
    )


def weight(record: Any) -> AtomicWeight:
    return AtomicWeight(
        kind=_WEIGHT_KINDS[record.kind],
        published=known(record.value),
        uncertainty=known(record.uncertainty),
        low=known(record.low),
        high=known(record.high),
        abridged=known(record.abridged),
        abridged_uncertainty=known(record.abridged_uncertainty),
        mass_number=record.mass_number or None,
        notes=text(record.notes),
        source=reference(record.source),
    )


def name(record: Any) -> ElementName:
    return ElementName(text(record.text), text(record.kind), reference(record.source))


def configuration(record: Any) -> ElectronConfiguration:
    return ElectronConfiguration(
        short=text(record.short_form),
        full=text(record.full_form),
        shells=tuple(record.shells[: record.shell_count]),
        subshells=tuple(map(_subshell, record.subshells[: record.subshell_count])),
        certainty=Certainty.of(record.certainty),
        source=reference(record.source),
    )


def _subshell(record: Any) -> Subshell:
    return Subshell(record.shell, text(record.block), record.electrons)


def allotrope(record: Any) -> Allotrope:
    return Allotrope(
        name=text(record.name),
        structure=optional_text(record.structure),
        is_standard=record.is_standard,
        melting_point=optional_quantity(record.melting_point),
        boiling_point=optional_quantity(record.boiling_point),
        sublimation_point=optional_quantity(record.sublimation_point),
        density=optional_quantity(record.density),
    )


def discovery(element: Any) -> Discovery | None:
    if element.discovery_era is None or not element.discovery_claim_count:
        return None
    accepted, *others = map(_claim, items(element.discovery_claims, element.discovery_claim_count))
    return Discovery(text(element.discovery_era), accepted, tuple(others))


def _claim(record: Any) -> DiscoveryClaim:
    return DiscoveryClaim(
        years=(record.from_year, record.to_year) if record.has_years else None,
        credited=optional_text(record.credited),
        note=optional_text(record.note),
        source=reference(record.source),
    )


def nuclide(record: Any, symbol: str) -> Nuclide:
    return Nuclide(
        number=record.number,
        symbol=symbol,
        mass_number=record.mass_number,
        mass=optional_quantity(record.mass),
        abundance=optional_quantity(record.abundance),
        stability=text(record.stability),
        half_life=_half_life(record),
        decays=tuple(map(_decay, items(record.decays, record.decay_count))),
        spin=optional_text(record.spin),
        parity=optional_text(record.parity),
        discovery_year=record.discovery_year or None,
        half_life_limit=_half_life_limit(record),
        spin_parity=optional_text(record.spin_parity),
    )


def _half_life(record: Any) -> HalfLife | None:
    if record.half_life_unit is None:
        return None
    return HalfLife(
        seconds=record.half_life,
        uncertainty=known(record.half_life_uncertainty),
        published=record.half_life_published,
        unit=text(record.half_life_unit),
        relation=text(record.half_life_relation or b""),
        is_estimated=record.half_life_is_estimated,
    )


def _half_life_limit(record: Any) -> HalfLife | None:
    if record.half_life_limit_unit is None:
        return None
    return HalfLife(
        seconds=record.half_life_limit,
        uncertainty=None,
        published=record.half_life_limit_published,
        unit=text(record.half_life_limit_unit),
        relation=text(record.half_life_limit_relation or b""),
    )


def _decay(record: Any) -> Decay:
    return Decay(
        mode=text(record.mode),
        percent=known(record.percent),
        uncertainty=known(record.uncertainty),
        relation=text(record.relation),
        source=reference(record.source),
    )
