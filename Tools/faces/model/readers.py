"""The conversion of C values to a Kit's types: from a table, or derived from enums."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from read.bridge import Bridge, EnumBridge
from read.operation_tables import Reader


def of_kit(table: Bridge, enums: Iterable[EnumBridge]) -> dict[str, Reader]:
    """Returns the readers of a Kit by type: those of its table, of its inputs, and of enums."""
    of_enums = {
        enum.swift: Reader(type=enum.name, make=f"try {enum.swift}({{}}, {{name}})", is_enum=True)
        for enum in enums
        if enum.is_input
    }
    own = dict(table.tables.readers)
    for one in table.inputs:
        type_, make = f"UnsafePointer<{one.name}>?", f"try {one.swift}({{}})"
        own[one.swift] = replace(own.get(one.swift, Reader()), type=type_, make=make)
    return of_enums | own
