"""Writes the initialiser of each record that a program makes, after its struct."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

from model.abi_types import Array, CType, Kind, Named, Scalar, is_pointer
from model.type_rules import has_struct_size
from read.types_header import Field, TypesHeader
from write.templates import WIDTH

_END = re.compile(r"^\} (\w+);$", re.MULTILINE)


def inserted(declarations: str, types: TypesHeader) -> str:
    """Returns the declarations with the `_INIT` of each record that begins with `struct_size`."""
    return _END.sub(lambda end: f"{end[0]}{_macro(end[1], types)}", declarations)


def _macro(name: str, types: TypesHeader) -> str:
    fields = types.records.get(name, [])
    if not has_struct_size(fields):
        return ""
    lines = textwrap.wrap(
        _value(name, fields, types), WIDTH - 2, initial_indent="  ", subsequent_indent="    "
    )
    return " \\\n".join([f"\n#define {name.upper()}_INIT", *lines])


def _value(name: str, fields: Sequence[Field], types: TypesHeader) -> str:
    """Lists every field: compilers warn about a missing one."""
    first = [f"sizeof({name})"] if has_struct_size(list(fields)) else []
    values = first + [_zero(field.type, types) for field in fields[len(first) :]]
    return f"{{ {', '.join(values)} }}"


def _zero(type_: CType, types: TypesHeader) -> str:
    if isinstance(type_, Array):
        return f"{{ {', '.join([_zero(type_.element, types)] * type_.count)} }}"
    if is_pointer(type_):
        return "NULL"
    if isinstance(type_, Named) and type_.kind is Kind.RECORD:
        return _value(type_.name, types.records[type_.name], types)
    if isinstance(type_, Named):
        return next(value.name for value in types.enums[type_.name] if value.value == 0)
    zeros = {Scalar("bool"): "false", Scalar("double"): "0.0", Scalar("float"): "0.0f"}
    return zeros.get(type_, "0") if isinstance(type_, Scalar) else "0"
