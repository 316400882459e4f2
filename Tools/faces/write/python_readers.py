"""The Python classes for C types, and the functions that read them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from model.python_method import Import
from read.bridge import Bridge, EnumBridge
from read.python_tables import PythonRead


@dataclass(frozen=True)
class Readers:
    """The Python classes for the enums and records of C, and their modules."""

    enums: Mapping[str, str]
    #: The classes of records, generated and hand-written.
    kinds: Mapping[str, str]
    #: The modules of hand-written ones; a function `…_of` next to each class reads it.
    by_hand: Mapping[str, str]
    flat: frozenset[str]
    #: The readers of Swift types that have no class here.
    types: Mapping[str, PythonRead]

    @classmethod
    def of_kit(cls, bridge: Bridge, enums: Iterable[EnumBridge]) -> Readers:
        """Returns those of a Kit's table, with the enums of all Kits."""
        kinds = {record.name: record.python.name for record in bridge.records if record.python}
        by_hand = {}
        hands = [(hand.record, hand.python) for hand in bridge.by_hand.values()]
        hands += [(record.name, record.python_by_hand) for record in bridge.records]
        for record, python in hands:
            if python:
                by_hand[record], _, kinds[record] = python.rpartition(".")
        return cls(
            enums={enum.name: enum.python for enum in enums if enum.python},
            kinds=kinds,
            by_hand=by_hand,
            flat=frozenset(record.name for record in bridge.records if record.flat),
            types=bridge.python_types,
        )

    def imports(self, record: str) -> set[Import]:
        """Returns the imports for reading a record that are not in its own module."""
        if record not in self.by_hand:
            return set()
        module = f".{self.by_hand[record]}"
        return {(module, self.kinds[record]), (module, reader(record))}


def reader(record: str) -> str:
    """Returns the function that reads a record: `member_of` for `pentad_chat_member`."""
    return record.split("_", 2)[2] + "_of"
