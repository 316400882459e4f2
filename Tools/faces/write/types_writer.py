"""Writes the types of C: those of a Kit, and Sources/CPentad/types.h with all, for Swift."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from model.kit_records import KitRecord
from read.bridge import Bridge
from read.kit_enums import KitEnum
from write import completions_writer, enum_writers, record_writers
from write.templates import banner, template

_ABOUT = " * The types of Pentad's C interface, for Swift, which defines the functions itself."


def of_kit(table: Bridge, enums: Sequence[KitEnum], records: Sequence[KitRecord]) -> str:
    """Returns the types of a Kit, each after those that it needs."""
    sections = {
        "Enums": [enum_writers.declaration(enum) for enum in enums],
        "Records": record_writers.declarations(table, records),
        "": [table.hand.text] if table.hand.text else [],
        "Completions of asynchronous calls": [*map(completions_writer.callback, table.completions)],
    }
    parts = [
        text
        for title, texts in sections.items()
        for text in ([banner(title)] if title and texts else []) + texts
    ]
    return "\n\n".join(part.strip("\n") for part in parts)


def all_kits(types: Mapping[str, str]) -> str:
    """Returns types.h."""
    return template(
        "kit",
        FILE="types.h",
        ABOUT=_ABOUT,
        GUARD="PENTAD_TYPES_H",
        INCLUDES=template("pointers").rstrip(),
        BODY="\n\n".join(filter(None, types.values())),
    )
