"""What a Swift module offers, from its symbol graph: operations, and the fields of its values."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from index import Index

_KINDS = {
    "swift.method", "swift.type.method", "swift.init", "swift.subscript", "swift.func.op",
    "swift.property", "swift.enum.case",
}  # fmt: skip
# What the compiler writes, or the standard library wants of a value.
_OWED = re.compile(r"(init\(\w+Literal:\)|init\(rawValue:\)|rawValue|init\(from:\)|encode\(to:\))$")


@dataclass(frozen=True)
class Member:
    """A public member of a public type."""

    module: str
    usr: str
    owner: str
    name: str
    #: Whether it is data: a stored property or a case. Otherwise it does something.
    is_field: bool
    #: The C functions and types that its documentation names.
    named: tuple[str, ...] = ()
    #: Of a field, the initialisers that take nothing but fields, and this one.
    filled_by: frozenset[str] = frozenset()

    @property
    def title(self) -> str:
        return f"{self.owner}.{self.name}"


def read(graphs: Path, module: str, index: Index) -> list[Member]:
    """The members of a module in the order of their names; the index is that of the module."""
    graph = json.loads((graphs / f"{module}.symbols.json").read_text(encoding="utf-8"))
    symbols = [s for s in graph["symbols"] if "::SYNTHESIZED::" not in s["identifier"]["precise"]]
    kinds = {".".join(s["pathComponents"]): s["kind"]["identifier"] for s in symbols}
    fields = {_place(s) for s in symbols if _is_field(s, kinds)}
    fillers = _fillers(symbols, fields)
    filling = {usr for usrs in fillers.values() for usr in usrs}
    found = {}
    for symbol in symbols:
        usr, kind = symbol["identifier"]["precise"], symbol["kind"]["identifier"]
        if kind not in _KINDS or _is_owed(symbol, index):
            continue
        place, named = _place(symbol), _named(symbol)
        if usr in filling and not named:
            continue
        filled_by = frozenset(fillers.get(place, ()))
        # A requirement and its default implementation are one operation.
        found[place, kind, _text(symbol, "declarationFragments")] = Member(
            module, usr, *place, place in fields, named, filled_by
        )
    return [found[key] for key in sorted(found)]


def _place(symbol: Any) -> tuple[str, str]:
    *owner, name = symbol["pathComponents"]
    return ".".join(owner), name


def _text(symbol: Any, key: str) -> str:
    return "".join(fragment["spelling"] for fragment in symbol[key])


def _named(symbol: Any) -> tuple[str, ...]:
    lines = symbol.get("docComment", {}).get("lines", [])
    return tuple(re.findall(r"`(pentad_\w+)`", " ".join(line["text"] for line in lines)))


def _is_field(symbol: Any, kinds: dict[str, str]) -> bool:
    if symbol["kind"]["identifier"] == "swift.enum.case":
        return True
    is_stored = "{ get" not in _text(symbol, "declarationFragments")
    is_value = kinds.get(_place(symbol)[0]) == "swift.struct"
    return symbol["kind"]["identifier"] == "swift.property" and is_stored and is_value


def _is_owed(symbol: Any, index: Index) -> bool:
    """Whether it meets a requirement of another project's protocol, such as Comparable."""
    usr = symbol["identifier"]["precise"]
    wanted = index.requirements.get(usr, set())
    return bool(_OWED.match(symbol["pathComponents"][-1])) or bool(
        wanted and not any(_is_ours(one) for one in wanted)
    )


def _is_ours(usr: str) -> bool:
    return bool(re.match(r"s:\d+(Pentad|Elements|Astro|Stellar|Chat|VideoFeed)", usr))


def _fillers(
    symbols: Iterable[Any], fields: set[tuple[str, str]]
) -> dict[tuple[str, str], set[str]]:
    """For each field the initialisers that take nothing but fields, and this one among them."""
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for symbol in symbols:
        owner, _ = _place(symbol)
        own = {name for place, name in fields if place == owner}
        if symbol["kind"]["identifier"] != "swift.init" or not own:
            continue
        parameters = symbol.get("functionSignature", {}).get("parameters", [])
        given = [{p["name"], p.get("internalName", p["name"])} & own for p in parameters]
        for name in set().union(*given) if all(given) else ():
            found[owner, name].add(symbol["identifier"]["precise"])
    return found
