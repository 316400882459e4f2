"""The result of a C function, by the type of its method's result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from model import kit_records
from model.kit_records import RecordField
from model.operation import Gift, Part
from model.refusals import Refused
from model.shapes import Shapes
from read import swift_types
from read.bridge import RecordBridge
from read.kit_methods import Method
from read.kit_types import KitType
from read.operation_tables import OperationBridge, OperationTables
from words import comments


@dataclass(frozen=True)
class Given:
    """The result, the parameter that receives it, and the code that makes it."""

    gift: Gift
    out: str = ""
    record: str = ""
    make: str = ""
    parts: tuple[Part, ...] = ()
    #: The descriptions of the parts, by name.
    about: Mapping[str, str] = field(default_factory=dict)


def of(
    bridge: OperationBridge,
    tables: OperationTables,
    method: Method,
    shapes: Shapes,
    types: Mapping[str, KitType],
) -> Given:
    """Returns the result of a method's function; a type without a rule is rejected."""
    result = method.result.removesuffix("?") if bridge.absent else method.result
    if bridge.absent and result == method.result:
        raise Refused(f"{method.title} gives no optional, and absent says what nil means")
    if bridge.parts:
        return _parts(Gift.PARTS, bridge, bridge.parts, result, shapes, types)
    if bridge.items:
        if not result.startswith("["):
            raise Refused(f"{method.title} gives no list, and items says what is in it")
        return _parts(Gift.ITEMS, bridge, bridge.items, result[1:-1], shapes, types)
    if bridge.gives and result in tables.handles:
        return Given(Gift.HANDLE, "out", *tables.handles[result])
    if bridge.gives and result in tables.results:
        record, make = tables.results[result]
        gift = Gift.FILLED if record in tables.sized else Gift.RECORD
        return Given(gift, bridge.out or "out", record, make)
    if result == "String":
        return Given(Gift.TEXT, "out")
    if result == "Bool" and bridge.out:
        return Given(Gift.FLAG, bridge.out)
    if result == "()" or method.is_discardable or not bridge.gives:
        return Given(Gift.NOTHING)
    raise Refused(f"nothing is known of {method.result}, which {method.title} gives")


def _parts(
    gift: Gift,
    bridge: OperationBridge,
    fields: tuple[str, ...],
    owner: str,
    shapes: Shapes,
    types: Mapping[str, KitType],
) -> Given:
    record = RecordBridge(bridge.name, owner, [*fields], comments=dict(bridge.comments))
    found = [one for text in fields for one in kit_records.fields_of(text, record, types, shapes)]
    parts = tuple(_part(one, one.name in bridge.required) for one in found)
    for name in {*bridge.required} - {one.name for one in parts}:
        raise Refused(f"{name} is no part of what is given")
    return Given(gift, parts=parts, about={one.name: _about(one) for one in found})


def _part(field: RecordField, is_required: bool) -> Part:
    type_ = swift_types.spell(field.type)
    if type_.startswith("Unsafe"):
        raise Refused(f"{field.name} is a pointer, whose memory nobody would own")
    empty = {"Double": ".nan", "Bool": "false"}.get(type_, "0")
    if field.is_moment:
        empty = ".min"
    elif type_.startswith("pentad_"):
        empty = f"{type_}(rawValue: 0)"
    return Part(field.name, type_, empty, field.expression, is_required)


def _about(field: RecordField) -> str:
    """Returns the comment as it follows "receives"."""
    text = comments.field(field.about).removesuffix(".")
    text = comments.absent(text, field.absent) if field.absent else text
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]
