"""The public types of the Kits, from their symbol graphs: properties, with types and comments."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bridge import MODULES

_RAW_REPRESENTABLE = "s:SY"
_TYPES = ("swift.struct", "swift.enum", "swift.class")


@dataclass(frozen=True)
class Property:
    """A property, with its type as Swift writes it: `ChatImage?`, `[String]`."""

    type: str
    about: str


@dataclass
class KitType:
    """A struct, enum or class: its comment, its properties, and whether it has a raw value."""

    about: str
    properties: dict[str, Property] = field(default_factory=dict)
    is_raw: bool = False


def read(graphs: Path) -> dict[str, KitType]:
    """The types of all Kits, by their names as other Kits write them: `ChatAttachment.Mention`."""
    found: dict[str, KitType] = {}
    for module in MODULES.values():
        for graph in (
            graphs / f"{module}.symbols.json",
            graphs / f"{module}@PentadCore.symbols.json",
        ):
            if graph.exists():
                _add(json.loads(graph.read_text(encoding="utf-8")), found)
    return found


def comment(symbol: Mapping[str, Any]) -> str:
    """The comment of a symbol, in Markdown."""
    lines = symbol.get("docComment", {}).get("lines", [])
    return "\n".join(line["text"] for line in lines)


def _add(graph: Mapping[str, Any], found: dict[str, KitType]) -> None:
    names = {}
    for symbol in _of_kind(graph, *_TYPES):
        name = ".".join(symbol["pathComponents"])
        names[symbol["identifier"]["precise"]] = name
        found[name] = KitType(comment(symbol))
    for symbol in _of_kind(graph, "swift.property"):
        *owner, name = symbol["pathComponents"]
        if owner and (kit_type := found.get(".".join(owner))):
            kit_type.properties[name] = Property(_type(symbol), comment(symbol))
    for relation in graph["relationships"]:
        of_raw_value = names.get(relation["source"])
        if of_raw_value and relation["target"] == _RAW_REPRESENTABLE:
            found[of_raw_value].is_raw = True


def _of_kind(graph: Mapping[str, Any], *kinds: str) -> Iterator[dict[str, Any]]:
    return (symbol for symbol in graph["symbols"] if symbol["kind"]["identifier"] in kinds)


def _type(symbol: Mapping[str, Any]) -> str:
    declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
    return declaration.partition(": ")[2].partition(" {")[0].strip()
