"""A symbol graph of the compiler: the public symbols of a module, with types and comments."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

#: A symbol as the compiler's JSON has it.
Symbol = Mapping[str, Any]


@dataclass(frozen=True)
class SymbolGraph:
    """What the compiler says of a module, or of a module's extensions of another one."""

    symbols: list[Symbol]
    relationships: list[Mapping[str, Any]]

    def of_kind(self, *kinds: str) -> list[Symbol]:
        """The symbols of these kinds: `swift.struct`, `swift.method`."""
        return [symbol for symbol in self.symbols if kind(symbol) in kinds]


def read(graphs: Path, module: str) -> SymbolGraph:
    """The graph of a module, from the folder in which the compiler left it."""
    graph = json.loads((graphs / f"{module}.symbols.json").read_text(encoding="utf-8"))
    return SymbolGraph(graph["symbols"], graph["relationships"])


def kind(symbol: Symbol) -> str:
    """What a symbol is: `swift.struct`."""
    return str(symbol["kind"]["identifier"])


def usr(symbol: Symbol) -> str:
    """The name that no other symbol of any module has."""
    return str(symbol["identifier"]["precise"])


def place(symbol: Symbol) -> tuple[str, str]:
    """The type that a symbol belongs to, empty for one of the module, and its name in it."""
    *owner, name = symbol["pathComponents"]
    return ".".join(owner), name


def spelled(fragments: Iterable[Mapping[str, str]]) -> str:
    """The text of a declaration, which the compiler gives in pieces."""
    return "".join(fragment["spelling"] for fragment in fragments)


def declaration(symbol: Symbol) -> str:
    """A symbol's declaration: `let name: String`."""
    return spelled(symbol["declarationFragments"])


def comment_lines(symbol: Symbol) -> list[str]:
    """The lines of a symbol's comment."""
    return [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]


def comment(symbol: Symbol) -> str:
    """A symbol's comment, in Markdown."""
    return "\n".join(comment_lines(symbol))


def c_names(symbol: Symbol) -> tuple[str, ...]:
    """All that a comment names of C, in the order of the text."""
    return tuple(re.findall(r"`(pentad_\w+)`", " ".join(comment_lines(symbol))))
