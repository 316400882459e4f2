"""Reads and spells a parameter's type in Swift: `UnsafeMutablePointer<pentad_error_ref?>?`."""

from __future__ import annotations

import re
from dataclasses import replace

from model.abi_types import SWIFT_SCALARS, VOID, Array, CType, Kind, Named, Pointer, Scalar
from model.refusals import Refused
from read.types_header import TypesHeader

_POINTER = re.compile(r"Unsafe(Mutable)?Pointer<(.*)>")
_RAW_POINTER = re.compile(r"Unsafe(Mutable)?RawPointer")
HANDLE_SUFFIX = "_ref"
_SCALARS = {c: swift for swift, c in SWIFT_SCALARS.items() if c != "void"}


def read(text: str, types: TypesHeader) -> CType:
    """Returns the C type of a Swift type; a pointer is nullable if it is Optional."""
    text = text.strip()
    optional = text.endswith("?")
    bare = text.rstrip("?")
    if match := _POINTER.fullmatch(bare):
        return Pointer(read(match[2], types), const=not match[1], nullable=optional)
    if match := _RAW_POINTER.fullmatch(bare):
        return Pointer(VOID, const=not match[1], nullable=optional)
    if bare.endswith(HANDLE_SUFFIX):
        return _handle(bare.removesuffix(HANDLE_SUFFIX), optional, types)
    if named := types.find(bare):
        return replace(named, nullable=optional) if named.kind is Kind.CALLBACK else named
    if bare in SWIFT_SCALARS:
        return Scalar(SWIFT_SCALARS[bare])
    raise Refused(_why_not(bare))


def spell(type_: CType) -> str:
    """Returns the type in Swift; a handle as its pointer, since its Kit has the typealias."""
    mark = "?" if isinstance(type_, (Pointer, Named)) and type_.nullable else ""
    if isinstance(type_, Array):
        raise ValueError("an array is a field, not a parameter")
    if not isinstance(type_, Pointer):
        return _SCALARS.get(type_.name, type_.name) + mark
    if isinstance(type_.target, Named) and type_.target.kind is Kind.HANDLE:
        return f"OpaquePointer{mark}"
    start = "Unsafe" if type_.const else "UnsafeMutable"
    if type_.target == VOID:
        return f"{start}RawPointer{mark}"
    return f"{start}Pointer<{spell(type_.target)}>{mark}"


def _handle(name: str, optional: bool, types: TypesHeader) -> CType:
    named = types.find(name)
    if named is None or named.kind is not Kind.HANDLE:
        raise Refused(f"the types header declares no handle {name}")
    return Pointer(named, const=False, nullable=optional)


def _why_not(text: str) -> str:
    if text in ("Int", "UInt"):
        return f"{text} has no single C type: write size_t, Int64, …"
    if "->" in text:
        return "a callback's type must be a typedef of its own"
    if text == "OpaquePointer":
        return "a handle's type must be its typealias, which ends in _ref"
    return f"{text} has no C type"
