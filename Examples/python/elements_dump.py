"""Writes all that is known of the 118 elements as canonical JSON (RFC 8785), a line each.

The output equals that of `pentad-cli elements show --all --nuclides --format jsonl`, byte for byte:
Swift, C and Python return the same data.
"""

from __future__ import annotations

import json
import sys
from dataclasses import fields, is_dataclass
from math import isfinite
from typing import Any

from pentad import elements

# JSON names that differ from Python's field in camel case.
NAMES = {
    "weight": "atomicWeight",
    "cas_number": "casNumber",
    "wikipedia_url": "wikipediaURL",
}
# Fields that the JSON leaves to its reader: the text of a configuration contains them.
LEFT_OUT = {"subshells"}
ELEMENT = [
    "allotropes",
    "weight",
    "cas_number",
    "category",
    "configuration",
    "discovery",
    "ionization_energies",
    "is_radioactive",
    "name",
    "number",
    "other_names",
    "period",
    "source",
    "state",
    "symbol",
    "values",
    "wikipedia_url",
    "nuclides",
]


def camel(name: str) -> str:
    head, *rest = name.split("_")
    return NAMES.get(name) or head + "".join(word.capitalize() for word in rest)


def number(value: float) -> str:
    """A number as ECMAScript writes it: Python finds the same digits, but places them otherwise."""
    if not isfinite(value):
        raise ValueError(f"JSON has no {value}")
    if value == 0:
        return "0"
    sign = "-" if value < 0 else ""
    mantissa, _, exponent = repr(abs(value)).partition("e")
    whole, _, fraction = mantissa.partition(".")
    # The value is 0.digits × 10^point.
    digits = (whole + fraction).lstrip("0")
    point = len(whole) + int(exponent or 0) - (len(whole + fraction) - len(digits))
    digits = digits.rstrip("0")
    if len(digits) <= point <= 21:
        return sign + digits.ljust(point, "0")
    if 0 < point <= 21:
        return f"{sign}{digits[:point]}.{digits[point:]}"
    if -6 < point <= 0:
        return f"{sign}0.{'0' * -point}{digits}"
    tail = f".{digits[1:]}" if len(digits) > 1 else ""
    return f"{sign}{digits[0]}{tail}e{point - 1:+d}"


def canonical(value: Any) -> str:
    if value is None or isinstance(value, (bool, int)):
        return json.dumps(value)
    if isinstance(value, str):
        return json.dumps(str(value), ensure_ascii=False)
    if isinstance(value, float):
        return number(value)
    if isinstance(value, (list, tuple)):
        return f"[{','.join(map(canonical, value))}]"
    names = sorted(value, key=lambda name: name.encode("utf-16-be"))
    return "{" + ",".join(f"{canonical(name)}:{canonical(value[name])}" for name in names) + "}"


def plain(value: Any) -> Any:
    """A value as lists and dictionaries; a reference is its key."""
    if isinstance(value, elements.Reference):
        return value.id
    if isinstance(value, elements.AtomicWeight):
        return weight(value)
    if isinstance(value, elements.Discovery):
        claims = [value.accepted, *value.claims]
        return {"claims": [claim(each) for each in claims], "era": value.era}
    if isinstance(value, elements.Nuclide):
        return nuclide(value)
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    if is_dataclass(value):
        names = [field.name for field in fields(value) if field.name not in LEFT_OUT]
        return {camel(name): plain(getattr(value, name)) for name in names}
    return value


def weight(weight: elements.AtomicWeight) -> dict[str, Any]:
    stated = {
        "value": {"value": weight.published, "uncertainty": weight.uncertainty},
        "interval": {"low": weight.low, "high": weight.high},
        "none": {"massNumber": weight.mass_number or 0},
    }[weight.kind]
    return {
        "abridged": weight.abridged,
        "abridgedUncertainty": weight.abridged_uncertainty,
        "kind": weight.kind,
        "notes": weight.notes,
        "source": weight.source.id,
        **stated,
    }


def claim(claim: elements.DiscoveryClaim) -> dict[str, Any]:
    first, last = claim.years or (None, None)
    return {
        "credited": claim.credited,
        "from": first,
        "note": claim.note,
        "source": claim.source.id,
        "to": last,
    }


def nuclide(nuclide: elements.Nuclide) -> dict[str, Any]:
    names = [
        "abundance",
        "decays",
        "discovery_year",
        "mass",
        "mass_number",
        "parity",
        "spin",
        "spin_parity",
        "stability",
    ]
    half, limit = nuclide.half_life, nuclide.half_life_limit
    return {
        **{camel(name): plain(getattr(nuclide, name)) for name in names},
        "halfLife": half and half.seconds,
        "halfLifeIsEstimated": half is not None and half.is_estimated,
        "halfLifeLimit": limit and limit.seconds,
        "halfLifeLimitPublished": limit and limit.published,
        "halfLifeLimitRelation": limit and limit.relation,
        "halfLifeLimitUnit": limit and limit.unit,
        "halfLifeRelation": half and half.relation,
        "halfLifePublished": half and half.published,
        "halfLifeUncertainty": half and half.uncertainty,
        "halfLifeUnit": half and half.unit,
    }


def main() -> None:
    for element in elements.elements():
        members = {camel(name): plain(getattr(element, name)) for name in ELEMENT}
        members["group"] = element.group()
        sys.stdout.buffer.write(canonical(members).encode() + b"\n")


if __name__ == "__main__":
    main()
