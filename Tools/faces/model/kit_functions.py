"""The operations of a Kit: generated from its methods, and hand-written in the facade."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from model import kit_operations, readers
from model.kit_operations import Kit
from model.operation import Operation
from model.refusals import Refusals
from model.shapes import Shapes
from read import kit_methods, kit_types, written_operations
from read.bridge import MODULES, Bridge
from read.kit_enums import KitEnum


def made(
    table: Bridge,
    tables: Sequence[Bridge],
    enums: Iterable[KitEnum],
    graphs: Path,
    root: Path,
    refusals: Refusals,
) -> list[Operation]:
    """Returns the functions that are generated from a Kit's methods."""
    if not table.tables.operations:
        return []
    methods, words = kit_methods.read(graphs, MODULES[table.kit])
    for enum in enums:
        swift = enum.bridge.swift.replace(".", "/")
        words |= {f"{swift}/{case.swift}": f"`{enum.value(case)}`" for case in enum.cases}
    header = (root / "Bridge/core.h").read_text(encoding="utf-8")
    statuses = set(re.findall(r"^  (PENTAD_\w+)", header, re.MULTILINE))
    types, all_enums = kit_types.read(graphs), [enum for one in tables for enum in one.enums]
    kit = Kit(
        table.tables,
        readers.of_kit(table, all_enums),
        table.builder,
        Shapes.of_kit(table, all_enums, types),
        types,
    )
    return kit_operations.read(kit, methods, words, statuses, refusals)


def waiting(
    table: Bridge, made: Iterable[Operation], root: Path, refusals: Refusals
) -> list[Operation]:
    """Returns the functions that have a twin; hand-written ones are in the Kit's folder."""
    twins = [one for one in made if one.name in table.twins]
    by_hand = [name for name in table.twins if name not in {one.name for one in twins}]
    folder = root / "Sources/PentadC" / table.kit.capitalize()
    return [*twins, *written_operations.read(by_hand, folder, refusals)]
