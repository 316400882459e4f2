"""A symbol graph of the compiler: the public symbols of a module, with types and comments."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

#: A symbol in the compiler's JSON.
Symbol = Mapping[str, Any]


@dataclass(frozen=True)
class SymbolGraph:
    """The compiler's graph of a module, or of a module's extensions of another one."""

    symbols: list[Symbol]
    relationships: list[Mapping[str, Any]]

    def of_kind(self, *kinds: str) -> list[Symbol]:
        """Returns the symbols of these kinds: `swift.struct`, `swift.method`."""
        return [symbol for symbol in self.symbols if kind(symbol) in kinds]


def read(graphs: Path, module: str) -> SymbolGraph:
    """Reads the graph of a module from the compiler's output folder."""
    graph = json.loads((graphs / f"{module}.symbols.json").read_text(encoding="utf-8"))
    return SymbolGraph(graph["symbols"], graph["relationships"])


def kind(symbol: Symbol) -> str:
    """Returns the kind of a symbol: `swift.struct`."""
    return str(symbol["kind"]["identifier"])


def usr(symbol: Symbol) -> str:
    """Returns the unique name of a symbol across all modules."""
    return str(symbol["identifier"]["precise"])


def place(symbol: Symbol) -> tuple[str, str]:
    """Returns the type of a symbol, empty for one of the module, and its name in it."""
    *owner, name = symbol["pathComponents"]
    return ".".join(owner), name


def spelled(fragments: Iterable[Mapping[str, str]]) -> str:
    """Returns the text of a declaration, which the compiler stores in pieces."""
    return "".join(fragment["spelling"] for fragment in fragments)


def declaration(symbol: Symbol) -> str:
    """Returns a symbol's declaration: `let name: String`."""
    return spelled(symbol["declarationFragments"])


def comment_lines(symbol: Symbol) -> list[str]:
    """Returns the lines of a symbol's comment."""
    return [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]


def comment(symbol: Symbol) -> str:
    """Returns a symbol's comment, in Markdown."""
    return "\n".join(comment_lines(symbol))


def c_names(symbol: Symbol) -> tuple[str, ...]:
    """Returns all C names in a comment, in the order of the text."""
    return tuple(re.findall(r"`(pentad_\w+)`", " ".join(comment_lines(symbol))))
