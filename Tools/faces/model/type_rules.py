"""The rules of the types header."""

from __future__ import annotations

from model import layout
from model.abi_types import CType, Kind, Named, Pointer, Scalar, is_pointer, nullability
from model.refusals import Refusals
from read.types_header import Field, TypesHeader, Value

FORCE_INT32 = 0x7FFFFFFF


def check(types: TypesHeader, swift_handles: set[str], refusals: Refusals) -> None:
    """Rejects declarations that would mislead a reader, or prevent changes in a later version."""
    for name in sorted(swift_handles ^ set(types.handles)):
        where = "in Swift (a typealias)" if name not in swift_handles else "in Bridge"
        refusals.add(name, f"this handle is missing {where}")
    for name in [*types.handles, *types.order]:
        if not types.docs.get(name):
            refusals.add(name, "has no comment")
    for name, values in types.enums.items():
        _check_enum(name, values, refusals)
    for name, fields in types.records.items():
        _check_record(name, fields, types, refusals)
    for name, callback in types.callbacks.items():
        _check_nullability(callback.result, f"{name}: the result", refusals)
        for parameter in callback.parameters:
            _check_nullability(parameter.type, f"{name}: parameter {parameter.name}", refusals)


def has_struct_size(fields: list[Field]) -> bool:
    """Returns true if a program initialises the record with its `_INIT`."""
    return bool(fields) and (fields[0].name, fields[0].type) == ("struct_size", Scalar("size_t"))


def _check_enum(name: str, values: list[Value], refusals: Refusals) -> None:
    for value in values:
        if not value.doc:
            refusals.add(f"{name}: {value.name}", "has no comment")
    if values[-1].value != FORCE_INT32 or not values[-1].name.endswith("_FORCE_INT32"):
        refusals.add(name, "its last value must be …_FORCE_INT32 = 0x7fffffff")


def _check_record(name: str, fields: list[Field], types: TypesHeader, refusals: Refusals) -> None:
    for field in fields:
        if not field.doc:
            refusals.add(f"{name}.{field.name}", "has no comment")
        _check_nullability(field.type, f"{name}.{field.name}", refusals)
    if not has_struct_size(fields):
        return
    for field in fields[1:]:
        _check_default(field, f"{name}.{field.name}", types, refusals)
    records = types.field_types()
    for field, place in zip(fields, layout.places(records[name], records)):
        if place.padding:
            where = f"{name}.{field.name}"
            refusals.add(where, f"{place.padding} bytes before it are nobody's: add a `reserved`")
    if unused := layout.tail_padding(records[name], records):
        refusals.add(name, f"a later field would lie in its last {unused} bytes: add a `reserved`")


def _check_default(field: Field, where: str, types: TypesHeader, refusals: Refusals) -> None:
    if is_pointer(field.type) and not nullability(field.type):
        refusals.add(where, "must be PENTAD_NULLABLE: zero means the default")
    if isinstance(field.type, Named) and field.type.kind is Kind.ENUM:
        values = types.enums[field.type.name]
        if all(value.value != 0 for value in values):
            refusals.add(where, f"{field.type.name} has no value 0, the default")


def _check_nullability(type_: CType, where: str, refusals: Refusals) -> None:
    if is_pointer(type_) and nullability(type_) is None:
        refusals.add(where, "must be PENTAD_NONNULL or PENTAD_NULLABLE")
    if isinstance(type_, Pointer):
        _check_nullability(type_.target, where, refusals)
