"""Replaces the links of Swift's comments by the names of another language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from model.kit_records import KitRecord
from read.bridge import Bridge
from read.kit_enums import KitEnum, value_name

_LINK = re.compile(r"``([\w./]+)``")


@dataclass(frozen=True)
class Links:
    """The names of types, cases and properties in the language."""

    #: The names by type: `ChatAttachment.Mention`.
    types: Mapping[str, str]
    #: The names by the type's name and the member's: `MembershipState.active`.
    members: Mapping[str, str]
    #: The hand-written types: their properties have the same names with underscores.
    by_hand: frozenset[str]

    @classmethod
    def of_c(
        cls,
        tables: Sequence[Bridge],
        enums: Iterable[KitEnum],
        records: Iterable[KitRecord],
    ) -> Links:
        """Returns those of C, for the comments of all Kits."""
        types, members = {}, {}
        for enum in enums:
            name = types[enum.bridge.swift] = enum.bridge.name
            for case in enum.cases:
                members[f"{enum.bridge.swift}.{case.swift}"] = f"{name.upper()}_{case.name}"
        for record in records:
            types[record.bridge.swift] = record.bridge.name
            members |= _fields(record, {})
        hands = {name: hand.record for table in tables for name, hand in table.by_hand.items()}
        return cls(types | hands, members, frozenset(hands))

    @classmethod
    def of_python(
        cls, table: Bridge, enums: Iterable[KitEnum], records: Iterable[KitRecord]
    ) -> Links:
        """Returns those of Python, for the comments of a Kit."""
        types, members = {}, {}
        for enum in enums:
            if python := enum.bridge.python:
                types[enum.bridge.swift] = f"`{python}`"
                for case in enum.cases:
                    members[f"{enum.bridge.swift}.{case.swift}"] = f"`{python}.{case.name}`"
        for record in records:
            if record.bridge.python:
                types[record.bridge.swift] = f"`{record.bridge.python.name}`"
                members |= _fields(record, record.bridge.python.names)
        hands = {
            name: f"`{hand.python.rpartition('.')[2]}`"
            for name, hand in table.by_hand.items()
            if hand.python
        }
        return cls(types | hands, members, frozenset(hands))

    def record(self, record: KitRecord) -> KitRecord:
        """Returns a record with the names in its comments; a link without a type is to a member of
        it.
        """
        swift = record.bridge.swift
        fields = [replace(one, about=self.text(one.about, swift)) for one in record.fields]
        return replace(record, about=self.text(record.about, swift), fields=fields)

    def enum(self, enum: KitEnum) -> KitEnum:
        """Returns an enum with the names in its comments."""
        swift = enum.bridge.swift
        cases = [replace(case, about=self.text(case.about, swift)) for case in enum.cases]
        return replace(enum, about=self.text(enum.about, swift), cases=cases)

    def text(self, comment: str, swift: str = "") -> str:
        """Returns a comment with the language's names for its links."""
        return _LINK.sub(lambda match: self._name(match[1], swift) or match[0], comment)

    def _name(self, link: str, swift: str) -> str | None:
        """Returns the name for a link; None if the language does not have it."""
        path = link.replace("/", ".")
        for name in (path, f"{swift}.{path}"):
            if found := self.types.get(name) or self.members.get(name):
                return found
        owner, _, member = path.rpartition(".")
        return f"`{value_name(member).lower()}`" if owner in self.by_hand else None


def _fields(record: KitRecord, names: Mapping[str, str]) -> dict[str, str]:
    """Returns the fields that are properties of the record's own type."""
    return {
        f"{record.bridge.swift}.{field.property}": f"`{names.get(field.name, field.name)}`"
        for field in record.fields
        if field.property
    }
