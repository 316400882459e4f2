"""Readers for C records that become values with other fields.

Imported when the first value is read.
"""

from __future__ import annotations

from typing import Any

from .._convert import items, known, optional_text, text
from ._records import Quantity, decay_of, quantity_of
from ._references import reference_of
from ._values import AtomicWeight, Discovery, DiscoveryClaim, HalfLife, Nuclide

_WEIGHT_KINDS = ("none", "value", "interval")


def optional_quantity(pointer: Any) -> Quantity | None:
    return quantity_of(pointer.contents) if pointer else None


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
        source=reference_of(record.source.contents),
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
        source=reference_of(record.source.contents),
    )


def nuclide(record: Any) -> Nuclide:
    return Nuclide(
        number=record.number,
        symbol=text(record.name).partition("-")[0],
        mass_number=record.mass_number,
        mass=optional_quantity(record.mass),
        abundance=optional_quantity(record.abundance),
        stability=text(record.stability),
        half_life=_half_life(record),
        decays=tuple(map(decay_of, items(record.decays, record.decay_count))),
        spin=optional_text(record.spin),
        parity=optional_text(record.parity),
        discovery_year=record.discovery_year or None,
        half_life_limit=_half_life_limit(record),
        spin_parity=optional_text(record.spin_parity),
        name=text(record.name),
        name_note=optional_text(record.name_note),
        decay_constant=record.decay_constant,
        specific_activity=known(record.specific_activity),
        level=optional_text(record.isomer_level),
        excitation=optional_quantity(record.excitation),
        is_order_uncertain=record.is_order_uncertain,
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
