"""The rules at the head of pentad.h for every function, which its own comment does not repeat."""

from __future__ import annotations

from collections.abc import Iterator

from model.abi_types import CType, Kind, Named, Pointer, is_pointer, is_text, record_of
from model.function_rules import INFALLIBLE, STATUS, is_out, may_be_null
from model.type_rules import has_struct_size
from read.facade import Function, Parameter
from read.types_header import TypesHeader

#: Handles that need no thread: their functions work in the child of a `fork()`.
_PURE = ("pentad_error", "pentad_elements_")


def statuses(function: Function, types: TypesHeader) -> Iterator[str]:
    """Yields the statuses that a function returns by the rules."""
    if function.result != STATUS or function.name in INFALLIBLE:
        return
    given = [one for one in function.parameters if not is_out(function, one.type)]
    is_asynchronous = function.name.endswith("_async")
    yield "PENTAD_OK"
    if any(_is_needed(function, one) or _is_sized(one.type, types) for one in function.parameters):
        yield "PENTAD_MISUSE"
    if any(_has_text(one.type, types, ()) for one in given):
        yield "PENTAD_INVALID"
    if is_asynchronous:
        yield "PENTAD_CLOSED"
    if is_asynchronous or any(_needs_threads(one.type) for one in given):
        yield "PENTAD_UNSUPPORTED"


def _is_needed(function: Function, parameter: Parameter) -> bool:
    return is_pointer(parameter.type) and not may_be_null(function, parameter)


def _is_sized(type_: CType, types: TypesHeader) -> bool:
    return has_struct_size(types.records.get(record_of(type_), []))


def _needs_threads(type_: CType) -> bool:
    if not isinstance(type_, Pointer) or not isinstance(type_.target, Named):
        return False
    return type_.target.kind is Kind.HANDLE and not type_.target.name.startswith(_PURE)


def _has_text(type_: CType, types: TypesHeader, seen: tuple[str, ...]) -> bool:
    """Returns true if a program passes text there, directly or in a record."""
    if is_text(type_):
        return True
    name = record_of(type_)
    return (
        bool(name)
        and name not in seen
        and any(_has_text(field.type, types, (*seen, name)) for field in types.records[name])
    )
