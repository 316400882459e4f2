"""The public types of the Kits, from their symbol graphs: properties, with types and comments."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from read import symbol_graph
from read.bridge import MODULES
from read.symbol_graph import Symbol, SymbolGraph

_RAW_REPRESENTABLE = "s:SY"
_TYPES = ("swift.struct", "swift.enum", "swift.class")


@dataclass(frozen=True)
class Property:
    """A property, with its type in Swift: `ChatImage?`, `[String]`."""

    type: str
    about: str


@dataclass
class KitType:
    """A struct, enum or class: its comment, properties, raw value and throwing initializers."""

    about: str
    properties: dict[str, Property] = field(default_factory=dict)
    is_raw: bool = False
    #: The initializers that throw, by their titles: `init(name:start:)`.
    throwing: set[str] = field(default_factory=set)


def read(graphs: Path) -> dict[str, KitType]:
    """Returns the types of all Kits, by their names in other Kits: `ChatAttachment.Mention`."""
    found: dict[str, KitType] = {}
    for module in MODULES.values():
        for name in (module, f"{module}@PentadCore"):
            if (graphs / f"{name}.symbols.json").exists():
                _add(symbol_graph.read(graphs, name), found)
    return found


def _add(graph: SymbolGraph, found: dict[str, KitType]) -> None:
    names = {}
    for symbol in graph.of_kind(*_TYPES):
        name = ".".join(symbol["pathComponents"])
        names[symbol_graph.usr(symbol)] = name
        found[name] = KitType(symbol_graph.comment(symbol))
    for symbol in graph.of_kind("swift.property"):
        owner, name = symbol_graph.place(symbol)
        if kit_type := found.get(owner):
            kit_type.properties[name] = Property(_type(symbol), symbol_graph.comment(symbol))
    for symbol in graph.of_kind("swift.init"):
        owner, title = symbol_graph.place(symbol)
        if owner in found and "throws" in symbol_graph.declaration(symbol):
            found[owner].throwing.add(title)
    for relation in graph.relationships:
        of_raw_value = names.get(relation["source"])
        if of_raw_value and relation["target"] == _RAW_REPRESENTABLE:
            found[of_raw_value].is_raw = True


def _type(symbol: Symbol) -> str:
    return symbol_graph.declaration(symbol).partition(": ")[2].partition(" {")[0].strip()
