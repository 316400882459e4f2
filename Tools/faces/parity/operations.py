"""The public interface of a Swift module, from its symbol graph: operations, and the fields of its
values.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from parity.index import Index
from read import symbol_graph
from read.symbol_graph import Symbol

_KINDS = {
    "swift.method", "swift.type.method", "swift.init", "swift.subscript", "swift.func.op",
    "swift.property", "swift.enum.case",
}  # fmt: skip
# Members that the compiler writes, or the standard library requires of a value.
_OWED = re.compile(r"(init\(\w+Literal:\)|init\(rawValue:\)|rawValue|init\(from:\)|encode\(to:\))$")


@dataclass(frozen=True)
class Member:
    """A public member of a public type."""

    module: str
    usr: str
    owner: str
    name: str
    #: True if it is data: a stored property or a case. Otherwise it is an operation.
    is_field: bool
    #: The C functions and types that its documentation names.
    named: tuple[str, ...] = ()
    #: For a field, the initialisers that take only fields, including this one.
    filled_by: frozenset[str] = frozenset()

    @property
    def title(self) -> str:
        return f"{self.owner}.{self.name}"


def read(graphs: Path, module: str, index: Index) -> list[Member]:
    """Returns the members of a module, sorted by name; the index is that of the module."""
    graph = symbol_graph.read(graphs, module)
    symbols = [s for s in graph.symbols if "::SYNTHESIZED::" not in symbol_graph.usr(s)]
    kinds = {".".join(s["pathComponents"]): symbol_graph.kind(s) for s in symbols}
    fields = {symbol_graph.place(s) for s in symbols if _is_field(s, kinds)}
    fillers = _fillers(symbols, fields)
    filling = {usr for usrs in fillers.values() for usr in usrs}
    found = {}
    for symbol in symbols:
        usr, kind = symbol_graph.usr(symbol), symbol_graph.kind(symbol)
        if kind not in _KINDS or _is_owed(symbol, index):
            continue
        place, named = symbol_graph.place(symbol), symbol_graph.c_names(symbol)
        if usr in filling and not named:
            continue
        filled_by = frozenset(fillers.get(place, ()))
        # A requirement and its default implementation are one operation.
        found[place, kind, symbol_graph.declaration(symbol)] = Member(
            module, usr, *place, place in fields, named, filled_by
        )
    return [found[key] for key in sorted(found)]


def _is_field(symbol: Symbol, kinds: dict[str, str]) -> bool:
    if symbol_graph.kind(symbol) == "swift.enum.case":
        return True
    is_stored = "{ get" not in symbol_graph.declaration(symbol)
    is_value = kinds.get(symbol_graph.place(symbol)[0]) == "swift.struct"
    return symbol_graph.kind(symbol) == "swift.property" and is_stored and is_value


def _is_owed(symbol: Symbol, index: Index) -> bool:
    """Returns true if it satisfies another project's protocol, such as Comparable."""
    usr = symbol_graph.usr(symbol)
    wanted = index.requirements.get(usr, set())
    return bool(_OWED.match(symbol["pathComponents"][-1])) or bool(
        wanted and not any(_is_ours(one) for one in wanted)
    )


def _is_ours(usr: str) -> bool:
    return bool(re.match(r"s:\d+(Pentad|Elements|Astro|Stellar|Chat|VideoFeed)", usr))


def _fillers(
    symbols: Iterable[Symbol], fields: set[tuple[str, str]]
) -> dict[tuple[str, str], set[str]]:
    """Returns for each field the initialisers that take only fields, including this one."""
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for symbol in symbols:
        owner, _ = symbol_graph.place(symbol)
        own = {name for place, name in fields if place == owner}
        if symbol_graph.kind(symbol) != "swift.init" or not own:
            continue
        parameters = symbol.get("functionSignature", {}).get("parameters", [])
        given = [{p["name"], p.get("internalName", p["name"])} & own for p in parameters]
        for name in set().union(*given) if all(given) else ():
            found[owner, name].add(symbol_graph.usr(symbol))
    return found
