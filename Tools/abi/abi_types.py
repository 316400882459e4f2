"""The types that cross the boundary, as C sees them, whichever side they were read from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Union


class Kind(Enum):
    """What a name of the types header stands for."""

    HANDLE = "handle"
    RECORD = "record"
    ENUM = "enum"
    CALLBACK = "callback"


@dataclass(frozen=True)
class Scalar:
    """`int32_t`, `double`, `char`, …; `void` behind a pointer or as a result."""

    name: str


@dataclass(frozen=True)
class Named:
    """A type of the types header. A callback is a pointer, so it may be NULL."""

    name: str
    kind: Kind
    nullable: bool | None = None


@dataclass(frozen=True)
class Pointer:
    """`nullable` is None where nobody said."""

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
    """Whether NULL is a value of the type."""
    return isinstance(type_, Pointer) or (isinstance(type_, Named) and type_.kind is Kind.CALLBACK)


def nullability(type_: CType) -> bool | None:
    """Whether a pointer may be NULL; None if nobody said, or if it is no pointer."""
    return type_.nullable if isinstance(type_, (Pointer, Named)) else None


def is_text(type_: CType) -> bool:
    """Whether the type is `const char *`."""
    return isinstance(type_, Pointer) and type_.const and type_.target == Scalar("char")


def spell(type_: CType) -> str:
    """The type in C, as it stands before a parameter's name."""
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
