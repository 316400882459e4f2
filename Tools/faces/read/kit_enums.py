"""The enums of the Kits in other languages: cases and comments, from symbol graphs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from model.refusals import Refusals
from read import symbol_graph
from read.bridge import MODULES, Bridge, EnumBridge
from read.symbol_graph import SymbolGraph


@dataclass(frozen=True)
class Case:
    """A case of Swift, and the value of C: `name` is without the common prefix of all values."""

    swift: str
    name: str
    number: int
    about: str
    word: str


@dataclass(frozen=True)
class KitEnum:
    """An enum of the faces. The comments are Swift's, in Markdown."""

    bridge: EnumBridge
    about: str
    cases: list[Case]

    def value(self, case: Case) -> str:
        """Returns the name of a case in C."""
        return f"{self.bridge.name.upper()}_{case.name}"


def read(bridge: Bridge, graphs: Path, refusals: Refusals) -> list[KitEnum]:
    """Returns the enums of a Kit's table; one that differs from the table is rejected."""
    if not bridge.enums:
        return []
    known = _enums(symbol_graph.read(graphs, MODULES[bridge.kit]))
    return [_read(enum, known.get(enum.swift), refusals) for enum in bridge.enums]


def value_name(case: str) -> str:
    """Returns `LONG_POLLING` for `longPolling`, `HMAC_SHA1` for `hmacSHA1`."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", case)
    return words.upper()


@dataclass
class _SwiftEnum:
    """An enum of a Kit: its comment, the comments of its cases, and its cases with values."""

    about: str
    cases: dict[str, str] = field(default_factory=dict)
    holding: set[str] = field(default_factory=set)


def _enums(graph: SymbolGraph) -> dict[str, _SwiftEnum]:
    found = {
        ".".join(symbol["pathComponents"]): _SwiftEnum(symbol_graph.comment(symbol))
        for symbol in graph.of_kind("swift.enum")
    }
    for symbol in graph.of_kind("swift.enum.case"):
        owner, title = symbol_graph.place(symbol)
        name, _, held = title.partition("(")
        enum = found[owner]
        enum.cases[name] = symbol_graph.comment(symbol)
        if held:
            enum.holding.add(name)
    return found


def _read(bridge: EnumBridge, swift: _SwiftEnum | None, refusals: Refusals) -> KitEnum:
    swift = swift or _SwiftEnum("")
    for message in _faults(bridge, swift):
        refusals.add(f"Bridge/{bridge.kit}.toml: {bridge.name}", message)
    cases = [
        Case(
            swift=case,
            name=bridge.names.get(case, value_name(case)),
            number=bridge.number(index),
            about=swift.cases.get(case, ""),
            word=bridge.words.get(case, case),
        )
        for index, case in enumerate(bridge.cases)
    ]
    return KitEnum(bridge, swift.about, cases)


def _faults(bridge: EnumBridge, swift: _SwiftEnum) -> Iterator[str]:
    """Yields the entries of the table that Swift does not confirm, and the missing ones."""
    if not swift.about:
        yield f"{bridge.swift} is no enum of the Kit with a comment"
        return
    for case in [*bridge.names, *bridge.words]:
        if case not in bridge.cases:
            yield f"names {case}, which is not among its cases"
    for case in swift.cases:
        if case not in bridge.cases:
            yield f"{bridge.swift} has a case {case}: add it at the end of the cases"
    for case in bridge.cases:
        if case not in swift.cases:
            yield f"{bridge.swift} has no case {case}"
        elif not swift.cases[case]:
            yield f"{bridge.swift}.{case} has no comment"
        if bridge.is_input and case in swift.holding:
            yield f"{bridge.swift}.{case} holds values, which no number of a program gives"
