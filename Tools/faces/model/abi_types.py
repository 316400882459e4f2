"""The types that cross the boundary, in C's terms, from either side."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Union


class Kind(Enum):
    """The kind of a name in the types header."""

    HANDLE = "handle"
    RECORD = "record"
    ENUM = "enum"
    CALLBACK = "callback"


@dataclass(frozen=True)
class Scalar:
    """A scalar: `int32_t`, `double`, `char`, …; `void` behind a pointer or as a result."""

    name: str


@dataclass(frozen=True)
class Named:
    """A type of the types header. A callback is a pointer, so it may be NULL."""

    name: str
    kind: Kind
    nullable: bool | None = None


@dataclass(frozen=True)
class Pointer:
    """A pointer; `nullable` is None if it is unspecified."""

    target: CType
    const: bool
    nullable: bool | None


@dataclass(frozen=True)
class Array:
    """A field of several elements."""

    element: CType
    count: int


CType = Union[Scalar, Named, Pointer, Array]

VOID = Scalar("void")
_SIZE = Scalar("size_t")
_COUNTED = re.compile(r"`(\w+)` (?!is\b)\w")

# Swift's name of a type: C's. Int and UInt are missing: they could be size_t, ptrdiff_t or long.
SWIFT_SCALARS = {
    "Void": "void",
    "()": "void",
    "Bool": "bool",
    "CChar": "char",
    "CInt": "int",
    "Double": "double",
    "Float": "float",
    "Int8": "int8_t",
    "Int16": "int16_t",
    "Int32": "int32_t",
    "Int64": "int64_t",
    "UInt8": "uint8_t",
    "UInt16": "uint16_t",
    "UInt32": "uint32_t",
    "UInt64": "uint64_t",
    "size_t": "size_t",
}

C_SCALARS = {name: name for name in SWIFT_SCALARS.values()} | {"_Bool": "bool"}


def is_pointer(type_: CType) -> bool:
    """Returns true if NULL is a value of the type."""
    return isinstance(type_, Pointer) or (isinstance(type_, Named) and type_.kind is Kind.CALLBACK)


def nullability(type_: CType) -> bool | None:
    """Returns whether a pointer may be NULL; None if it is unspecified, or for another type."""
    return type_.nullable if isinstance(type_, (Pointer, Named)) else None


def record_of(type_: CType) -> str:
    """Returns the record that a pointer, or an array of them, points to; empty for another type."""
    while isinstance(type_, Pointer):
        type_ = type_.target
    return type_.name if isinstance(type_, Named) and type_.kind is Kind.RECORD else ""


def is_text(type_: CType) -> bool:
    """Returns true if the type is `const char *`."""
    return isinstance(type_, Pointer) and type_.const and type_.target == Scalar("char")


def lengths(members: Sequence[tuple[str, CType, str]]) -> list[str | None]:
    """Returns the field or parameter that counts the items of each, found by name, type and
    comment.

    The comment names it, as in "receives `count` masses", or it is the next one: `items,
    item_count`.
    """
    counts = {name for name, type_, _ in members if type_ == _SIZE}
    found: list[str | None] = []
    for (_, type_, about), (next_, next_type, _) in zip(members, [*members[1:], ("", VOID, "")]):
        told = [name for name in _COUNTED.findall(about) if name in counts]
        is_next = next_type == _SIZE and next_.endswith(("count", "capacity"))
        told += [next_] if is_next else []
        found.append(told[0] if told and isinstance(type_, Pointer) else None)
    return found


def spell(type_: CType) -> str:
    """Returns the type in C, as it precedes a parameter's name."""
    if isinstance(type_, Pointer):
        target = spell(type_.target)
        if type_.const:
            target = f"{target} const" if is_pointer(type_.target) else f"const {target}"
        return f"{target} *{_mark(type_.nullable)}"
    if isinstance(type_, Array):
        raise ValueError("an array is a field, not a parameter")
    if isinstance(type_, Named) and type_.kind is Kind.CALLBACK:
        return f"{type_.name} {_mark(type_.nullable)}"
    return type_.name


def _mark(nullable: bool | None) -> str:
    return "PENTAD_NULLABLE" if nullable else "PENTAD_NONNULL"
