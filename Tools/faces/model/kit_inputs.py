"""The C records that a program passes in, and their conversion to values of a Kit.

A field of a table is `label [: reader] [?? nothing] [<- name]`. The label is a property, and also a
label of the type's initializer. The reader is one of `[readers]`, if it is not that of the
property's type. `nothing` is the value for a missing text. The name is that in C, if it is not the
property's with underscores.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from model import readers
from model.kit_records import count_of
from model.refusals import Refusals, Refused
from read import kit_types
from read.bridge import Bridge, InputBridge
from read.kit_enums import value_name
from read.kit_types import KitType
from read.operation_tables import Reader

_FIELD = re.compile(
    r"(?P<label>\w+)(?:: (?P<reader>\w+))?(?: \?\? (?P<none>\S+))?(?: <- (?P<name>\w+))?"
)
_PLAIN = KitType("")
_NUMBERS = {"Int64", "UInt64", "Double"}


@dataclass(frozen=True)
class KitInput:
    """A record that a program passes in, and the Swift code that reads each field."""

    bridge: InputBridge
    #: True if the program makes it, with a `struct_size`, and not the library.
    is_sized: bool
    #: The fields by the labels of the initializer.
    fields: dict[str, str]
    #: True if the initializer throws.
    is_throwing: bool


def read_all(
    tables: Sequence[Bridge], graphs: Path, refusals: Refusals
) -> dict[str, list[KitInput]]:
    """Returns the inputs of each Kit's table, in its order."""
    types = kit_types.read(graphs)
    enums = [enum for table in tables for enum in table.enums]
    return {
        table.kit: read(table, types, readers.of_kit(table, enums), refusals) for table in tables
    }


def read(
    table: Bridge,
    types: Mapping[str, KitType],
    known: Mapping[str, Reader],
    refusals: Refusals,
) -> list[KitInput]:
    """Returns the inputs of a Kit's table; a field without a rule is rejected."""
    given = {one.name for one in table.records if not one.sized}
    inputs = {one.swift for one in table.inputs}
    found = []
    for one in table.inputs:
        is_sized = one.name not in given
        rules = _Rules(one, is_sized, types, known, inputs)
        fields = {}
        for text in one.fields:
            try:
                label, fields[label] = rules.field(text)
            except Refused as refused:
                refusals.add(f"Bridge: {one.name}: {text}", str(refused))
        throwing = types[one.swift].throwing if one.swift in types else set()
        is_throwing = any(fields.keys() <= _labels(title) for title in throwing)
        found.append(KitInput(one, is_sized, fields, is_throwing))
    return found


def _labels(title: str) -> set[str]:
    return set(title.partition("(")[2].rstrip(")").split(":"))


@dataclass(frozen=True)
class _Rules:
    """The rules for reading the fields of one record."""

    bridge: InputBridge
    is_sized: bool
    types: Mapping[str, KitType]
    readers: Mapping[str, Reader]
    inputs: set[str]

    def field(self, text: str) -> tuple[str, str]:
        """Returns the label, and the code that reads its value."""
        match = _FIELD.fullmatch(text)
        if not match:
            raise Refused("a field is `label [: reader] [?? nothing] [<- name]`")
        swift, label = self.bridge.swift, match["label"]
        known = self.types.get(swift)
        if not known or label not in known.properties:
            raise Refused(f"{swift} has no property {label}")
        name = match["name"] or value_name(label).lower()
        type_ = known.properties[label].type
        literal = f'"{self.bridge.parameter}->{name}"'
        if type_.startswith("["):
            return label, self._list(type_[1:-1], name, literal)
        value = self._value(name)
        if match["reader"]:
            return label, _made(self.readers[match["reader"]], value, literal, False)
        if type_ == "String" and match["none"]:
            return label, f"try readOptionalText({value}, {literal}) ?? {match['none']}"
        return label, self._one(type_, value, literal)

    def _value(self, name: str) -> str:
        return f"record.{name}" if self.is_sized else f"readField(pointer, \\.{name})"

    def _list(self, item: str, name: str, literal: str) -> str:
        array = f"{self._value(name)}, {self._value(count_of(name))}, {literal}"
        if item == "String":
            return f"try readTexts({array})"
        each = self._one(item, "item", literal)
        return f"try readRecords({array}) {{ (item) throws(PentadError) in {each} }}"

    def _one(self, type_: str, value: str, literal: str) -> str:
        bare = type_.rstrip("?")
        is_optional = bare != type_
        if bare == "String":
            return f"try read{'Optional' if is_optional else ''}Text({value}, {literal})"
        if bare in self.inputs:
            each = f"{{ (item) throws(PentadError) in try {bare}(item) }}"
            return f"try {value}.map {each}" if is_optional else f"try {bare}({value})"
        if bare == "Bool" and not is_optional:
            return f"{value} != 0" if self.is_sized else value
        if reader := self.readers.get(bare):
            return _made(reader, value, literal, is_optional)
        if self.types.get(bare, _PLAIN).is_raw:
            text = self._one(f"String{type_[len(bare) :]}", value, literal)
            word = f"{bare}(rawValue: $0)"
            return f"{text}.map {{ {word} }}" if is_optional else f"{bare}(rawValue: {text})"
        if bare == "Int" or bare in _NUMBERS:
            number = f"Int({value})" if bare == "Int" else value
            return f"{value} == 0 ? nil : {number}" if is_optional else number
        raise Refused(f"no reader is known of {type_}")


def _made(reader: Reader, value: str, literal: str, is_optional: bool) -> str:
    function = reader.optional if is_optional else reader.reader
    make = reader.none if is_optional else reader.make
    if not make and not function:
        raise Refused("nothing says what nil is")
    return (
        (make or f"try {function}({{}}, {{name}})").replace("{}", value).replace("{name}", literal)
    )
