"""The C records with the properties of a Kit's type: fields, comments and the code that fills them.

A field of a table is `path [?? number] [-> name] [: shape]`. The path is a property, or a property
of a property (`failure.message`). The number represents nil, if it is not the usual one. The name
is that in C, if it is not the last property's with underscores. The shape defines the conversion,
if the type alone does not (`shapes.py`). A list becomes two fields, the second with the number of
items. A field `= name: type[!] [?? number]` comes from a function of the builder, `name(of:)`, and
has its comment in the table; a record or text with `!` is never nil.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from model.abi_types import CType, Kind, Named, Pointer, Scalar
from model.refusals import Refusals, Refused
from model.shapes import Shapes
from read import kit_types
from read.bridge import Bridge, RecordBridge
from read.kit_enums import value_name
from read.kit_types import KitType, Property
from words import comments

_FIELD = re.compile(
    r"(?P<path>[\w.]+)(?: \?\? (?P<none>\S+))?(?: -> (?P<name>\w+))?(?:: (?P<shape>\w+))?"
)
_OWN_FIELD = re.compile(r"= (?P<name>\w+): (?P<type>\w+)(?P<never>!)?(?: \?\? (?P<none>\S+))?")
_RANGE = re.compile(r"(?:Closed)?Range<(\w+)>")
#: The type of a code.
STATUS = Named("pentad_status", Kind.ENUM)


@dataclass(frozen=True)
class RecordField:
    """A field of C: its content, and the Swift code that returns it."""

    name: str
    type: CType
    expression: str
    #: Swift's comment, in Markdown.
    about: str
    #: The C value for nil; empty if it is never nil.
    absent: str = ""
    #: True if it is an array, and the next field counts its items.
    is_list: bool = False
    #: True if it is a moment, in milliseconds.
    is_moment: bool = False
    #: True if it is an error message for a person.
    is_message: bool = False
    #: The property of the record's type, or the function; empty for a property of a property.
    property: str = ""
    #: The Swift type without `?`; empty if a function returns it.
    swift: str = ""
    #: The clause of the comment with the numbers that represent the type.
    numbers: str = ""


@dataclass(frozen=True)
class KitRecord:
    """A record of the faces."""

    bridge: RecordBridge
    about: str
    fields: list[RecordField]


def read_all(
    tables: Sequence[Bridge], graphs: Path, refusals: Refusals
) -> dict[str, list[KitRecord]]:
    """Returns the records of each Kit's table, in its order."""
    types = kit_types.read(graphs)
    enums = [enum for table in tables for enum in table.enums]
    found = {}
    for table in tables:
        shapes = Shapes.of_kit(table, enums, types)
        found[table.kit] = [read(record, types, shapes, refusals) for record in table.records]
        lists = table.lists.keys() | table.snapshots.keys() | table.merged.keys()
        for name in lists ^ table.list_comments.keys():
            refusals.add(f"Bridge: {name}", "is no list with a comment in list_comments")
    return found


def read(
    record: RecordBridge, types: Mapping[str, KitType], shapes: Shapes, refusals: Refusals
) -> KitRecord:
    """Returns the record of a table; a mismatch with the Swift type is rejected."""
    swift = types.get(record.swift)
    if not swift or not swift.about:
        refusals.add(f"Bridge: {record.name}", f"{record.swift} is no type with a comment")
        return KitRecord(record, "", [])
    fields: list[RecordField] = []
    for text in record.fields:
        try:
            fields += fields_of(text, record, types, shapes)
        except Refused as refused:
            refusals.add(f"Bridge: {record.name}: {text}", str(refused))
    for name in record.comments.keys() - {field.name for field in fields}:
        refusals.add(f"Bridge: {record.name}", f"comments {name}, which is none of its fields")
    return KitRecord(record, record.about or swift.about, fields)


def fields_of(
    text: str, record: RecordBridge, types: Mapping[str, KitType], shapes: Shapes
) -> list[RecordField]:
    """Returns the C fields for one field of a table."""
    if own := _OWN_FIELD.fullmatch(text):
        return [_own_field(own, record, shapes)]
    match = _FIELD.fullmatch(text)
    if not match:
        raise Refused("a field is `path [?? number] [-> name] [: shape]`")
    steps = match["path"].split(".")
    name = match["name"] or value_name(steps[-1]).lower()
    value, type_, about = _walk(record.swift, steps, types)
    about = record.comments.get(name, about)
    if not about:
        raise Refused("has no comment")
    bare = type_.rstrip("?")
    of_type = steps[0] if len(steps) == 1 else ""
    numbers = "" if name in record.comments else shapes.numbers_of(bare)
    if numbers:
        about = comments.with_clause(about, numbers)
    is_optional = type_.endswith("?")
    if bare == "status":
        given, absent = (f"{value} ?? PENTAD_OK", "PENTAD_OK") if is_optional else (value, "")
        return [RecordField(name, STATUS, given, about, absent)]
    if bare.startswith("[["):
        bare, value = bare[1:-1], f"{value}.flatMap(\\.self)"
    shape = shapes.of(bare, steps[-1], match["shape"] or "")
    if match["none"]:
        shape = replace(shape, none=match["none"], absent=match["none"])
    if shape.is_list:
        if is_optional:
            raise Refused("a list that may be nil has no shape")
        return [
            RecordField(
                name, shape.c, shape.expression(value, False), about, is_list=True, property=of_type
            ),
            RecordField(count_of(name), Scalar("size_t"), f"{value}.count", "The number of items."),
        ]
    c = Pointer(shape.c.target, True, is_optional) if isinstance(shape.c, Pointer) else shape.c
    given = shape.expression(value, is_optional)
    absent = shape.absent if is_optional else ""
    return [
        RecordField(
            name,
            c,
            given,
            about,
            absent,
            is_moment=shape.is_moment,
            is_message=f"{'.'.join(steps[:-1])}.status" in record.fields,
            property=of_type,
            swift=bare,
            numbers=numbers,
        )
    ]


def _own_field(match: re.Match[str], record: RecordBridge, shapes: Shapes) -> RecordField:
    """Returns a field from a function of the builder."""
    name = match["name"]
    if name not in record.comments:
        raise Refused("has no comment in the table")
    type_ = shapes.named(match["type"])
    if match["never"] and isinstance(type_, Pointer):
        return RecordField(
            name,
            replace(type_, nullable=False),
            f"{name}(of: value)",
            record.comments[name],
            property=name,
        )
    absent = match["none"] or ("NULL" if isinstance(type_, Pointer) else "")
    given = f"{name}(of: value)"
    return RecordField(name, type_, given, record.comments[name], absent, property=name)


def _walk(owner: str, steps: list[str], types: Mapping[str, KitType]) -> tuple[str, str, str]:
    """Returns the expression of a path, its type and its comment; after an optional step, the rest
    is optional.

    The expression ends with `?` if the last property itself may be nil.
    """
    value, about, is_optional = "value", "", owner.endswith("?")
    if is_optional:
        value, owner = "value?", owner.rstrip("?")
    for step in [] if steps == ["self"] else steps:
        if owner == "PentadError" and step == "status":
            return f"{value}.status", f"status{'?' if is_optional else ''}", about
        found = _property(owner, step, types)
        if not found:
            raise Refused(f"{owner} has no property {step}")
        value += f".{step}" + ("?" if found.type.endswith("?") else "")
        is_optional |= found.type.endswith("?")
        if owner != "PentadError":
            about = found.about or about
        owner = found.type.rstrip("?")
    return value, owner + ("?" if is_optional else ""), about


def _property(owner: str, name: str, types: Mapping[str, KitType]) -> Property | None:
    """Returns a property of a type of the Kits, or a bound of a range."""
    if (range_ := _RANGE.fullmatch(owner)) and name in ("lowerBound", "upperBound"):
        return Property(range_[1], "")
    owner = owner.partition("<")[0]
    return types[owner].properties.get(name) if owner in types else None


def count_of(name: str) -> str:
    """Returns the field that counts the items of a list: `role_count` for `roles`."""
    return f"{_singular(name)}_count"


def _singular(name: str) -> str:
    """Returns `role` for `roles`, `entry` for `entries`."""
    for ending, one in (("ies", "y"), ("sses", "ss"), ("shes", "sh"), ("s", "")):
        if name.endswith(ending):
            return name.removesuffix(ending) + one
    return name
