"""Writes pentad.json: a description of the whole interface for generators of bindings.

There is one line for each enum, record, callback type and function, so that a diff shows the
changes.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from typing import Any

from model import layout
from model.abi_types import Array, CType, Kind, Named, Pointer, Scalar, is_pointer, lengths
from model.function_rules import is_out, may_be_null
from model.statuses import statuses
from model.type_rules import has_struct_size
from read.bridge import kit_of
from read.facade import Function, Parameter
from read.types_header import Field, TypesHeader
from read.version import Version
from write.header_writer import file_of

#: The version of the format, which grows with each change that a reader must handle.
FORMAT = 1

NOTES = ("Ownership", "Threads", "Blocks", "Since")


def write(functions: Sequence[Function], types: TypesHeader, version: Version) -> str:
    """Returns the whole file."""
    frees = {f.name for f in functions if f.name.endswith("_free")}
    lists = {
        "handles": [_handle(name, types, frees) for name in types.handles],
        "enums": [_enum(name, types) for name in types.order if name in types.enums],
        "records": [_record(name, types, frees) for name in types.order if name in types.records],
        "callbacks": [_callback(name, types) for name in types.order if name in types.callbacks],
        "functions": [_function(f, functions, types, frees) for f in functions],
    }
    for one in itertools.chain.from_iterable(lists.values()):
        one["header"] = file_of(kit_of(one["name"]))
    head = {"format": FORMAT, "version": version.text, "abi": version.abi}
    parts = [f'"{key}": {_line(value)}' for key, value in head.items()]
    for key, items in lists.items():
        parts.append(f'"{key}": [\n' + ",\n".join(map(_line, items)) + "\n]")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _handle(name: str, types: TypesHeader, frees: set[str]) -> dict[str, Any]:
    return _without_none(name=name, about=types.docs[name], free=_free(name, frees))


def _enum(name: str, types: TypesHeader) -> dict[str, Any]:
    values = [{"name": v.name, "value": v.value, "about": v.doc} for v in types.enums[name]]
    return {"name": name, "about": types.docs[name], "values": values}


def _record(name: str, types: TypesHeader, frees: set[str]) -> dict[str, Any]:
    fields, records = types.records[name], types.field_types()
    described = [
        {**_field(field, length), "offset": place.offset}
        for field, length, place in zip(
            fields, _lengths(fields), layout.places(records[name], records)
        )
    ]
    return _without_none(
        name=name,
        about=types.docs[name],
        size=layout.record_size(records[name], records),
        made_by="program" if has_struct_size(fields) else "library",
        free=_free(name, frees),
        fields=described,
    )


def _callback(name: str, types: TypesHeader) -> dict[str, Any]:
    callback = types.callbacks[name]
    given = zip(callback.parameters, _lengths(callback.parameters))
    return _without_none(
        name=name,
        about=types.docs[name],
        parameters=[_field(parameter, length) for parameter, length in given],
        result=_type(callback.result),
        returns=callback.returns or None,
    )


def _function(
    function: Function, functions: Sequence[Function], types: TypesHeader, frees: set[str]
) -> dict[str, Any]:
    told = function.doc.parameters
    given = zip(
        function.parameters,
        lengths([(one.name, one.type, told[one.name]) for one in function.parameters]),
    )
    notes = {name.lower(): function.doc.note(name) or None for name in NOTES}
    twin = f"{function.name}_async"
    return _without_none(
        name=function.name,
        about="\n".join(function.doc.about),
        parameters=[_parameter(function, parameter, length, frees) for parameter, length in given],
        result=_type(function.result),
        returns=function.doc.returns or None,
        statuses=statuses(function, functions, types) or None,
        free=_free_of(function.result, frees),
        asynchronous=twin if any(other.name == twin for other in functions) else None,
        **notes,
    )


def _parameter(
    function: Function, parameter: Parameter, length: str | None, frees: set[str]
) -> dict[str, Any]:
    type_ = _type(parameter.type)
    if is_pointer(parameter.type):
        type_["nullable"] = may_be_null(function, parameter)
    is_given = is_out(function, parameter.type)
    target = parameter.type.target if isinstance(parameter.type, Pointer) else None
    return _without_none(
        name=parameter.name,
        type=type_,
        about=function.doc.parameters[parameter.name],
        out=is_given or None,
        length=length,
        free=_free_of(target, frees) if is_given and target else None,
    )


def _field(field: Field, length: str | None) -> dict[str, Any]:
    return _without_none(name=field.name, type=_type(field.type), about=field.doc, length=length)


def _type(type_: CType) -> dict[str, Any]:
    """Returns a type as a tree, from the outside inwards."""
    if isinstance(type_, Scalar):
        return {"kind": "scalar", "name": type_.name}
    if isinstance(type_, Array):
        return {"kind": "array", "of": _type(type_.element), "count": type_.count}
    if isinstance(type_, Named):
        nullable = {"nullable": bool(type_.nullable)} if type_.kind is Kind.CALLBACK else {}
        return {"kind": type_.kind.value, "name": type_.name, **nullable}
    return {
        "kind": "pointer",
        "to": _type(type_.target),
        "const": type_.const,
        "nullable": bool(type_.nullable),
    }


def _lengths(members: Sequence[Field]) -> list[str | None]:
    return lengths([(member.name, member.type, member.doc) for member in members])


def _free_of(type_: CType | None, frees: set[str]) -> str | None:
    """Returns the function that frees a value of the type; None for a borrowed or other one."""
    if not isinstance(type_, Pointer) or type_.const:
        return None
    if type_.target == Scalar("char"):
        return "pentad_string_free"
    return _free(type_.target.name, frees) if isinstance(type_.target, Named) else None


def _free(name: str, frees: set[str]) -> str | None:
    return f"{name}_free" if f"{name}_free" in frees else None


def _without_none(**values: Any) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value is not None}
