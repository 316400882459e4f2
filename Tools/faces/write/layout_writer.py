"""Writes pentad.layout: claims about sizes, offsets and values, which a C compiler checks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from model import layout
from model.abi_types import Array, CType, Kind, Named, Pointer, lengths
from read.facade import Function
from read.types_header import TypesHeader

_TEMPLATE = Path(__file__).with_name("pentad.layout.in")


def write(functions: Sequence[Function], types: TypesHeader) -> str:
    """Returns the whole file."""
    fixed = _fixed(functions, types)
    lines = [line for name in types.order for line in _claims(name, types, name in fixed)]
    return _TEMPLATE.read_text(encoding="utf-8").replace("@BODY@", "\n".join(lines))


def _claims(name: str, types: TypesHeader, fixed: bool) -> Iterator[str]:
    if name in types.enums:
        yield f"\nENUM({name})"
        for value in types.enums[name]:
            yield f"VALUE({value.name}, {value.value:#x})"
    elif name in types.records:
        fields, records = types.records[name], types.field_types()
        kind = "FIXED" if fixed else "GROWS"
        yield f"\n{kind}({name}, {layout.record_size(records[name], records)})"
        for field, place in zip(fields, layout.places(records[name], records)):
            yield f"FIELD({name}, {field.name}, {place.offset}, {place.size})"


def _fixed(functions: Sequence[Function], types: TypesHeader) -> set[str]:
    """Returns the records that are used inside other records or arrays: a pointer followed by a
    count.
    """
    found: set[str] = set()
    for fields in types.records.values():
        found |= {record for field in fields if (record := _record(field.type))}
        found |= _elements([(field.name, field.type, field.doc) for field in fields])
    for function in functions:
        found |= _elements(
            [(p.name, p.type, function.doc.parameters[p.name]) for p in function.parameters]
        )
    return found


def _elements(members: Sequence[tuple[str, CType, str]]) -> set[str]:
    arrays = (type_ for (_, type_, _), length in zip(members, lengths(members)) if length)
    targets = (type_.target for type_ in arrays if isinstance(type_, Pointer))
    return {record for target in targets if (record := _record(target))}


def _record(type_: CType) -> str | None:
    """Returns the record of a value, or of its items."""
    if isinstance(type_, Array):
        return _record(type_.element)
    return type_.name if isinstance(type_, Named) and type_.kind is Kind.RECORD else None
