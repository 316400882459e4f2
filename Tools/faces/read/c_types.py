"""Reads a type as clang prints it: `const char *_Nonnull`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from model.abi_types import C_SCALARS, Array, CType, Kind, Named, Pointer, Scalar
from model.refusals import Refused

Find = Callable[[str], "Named | None"]

_CALLBACK = re.compile(r"(.*)\(\*\)\((.*)\)")
_ARRAY = re.compile(r"(.*)\[(\d+)\]")
_NULLABILITY = {"_Nonnull": False, "_Nullable": True}


def read(text: str, find: Find) -> CType:
    """Returns the type; `find` looks up the names of the types header."""
    if "(" in text:
        raise Refused("a callback's type must be a typedef of its own")
    if match := _ARRAY.fullmatch(text):
        return Array(read(match[1], find), int(match[2]))
    # clang puts the constness of an inner pointer before its nullability; it belongs to the outer.
    text = re.sub(r"\bconst +(_Nonnull|_Nullable)\b", r"\1 const", text.replace("*", " * "))
    return _read(text.split(), find)


def read_callback(text: str, find: Find) -> tuple[CType, list[CType]]:
    """Returns the result and the parameters of `void (*)(void *_Nullable)`."""
    match = _CALLBACK.fullmatch(text)
    if not match:
        raise Refused(f"{text} is no plain callback")
    parameters = [part.strip() for part in match[2].split(",")]
    return read(match[1], find), [read(part, find) for part in parameters if part != "void"]


def _read(words: Sequence[str], find: Find) -> CType:
    """Reads from the right, where the outermost part is."""
    words = list(words)
    nullable = _NULLABILITY[words.pop()] if words[-1] in _NULLABILITY else None
    if words[-1] == "*":
        target = words[:-1]
        const = "const" in (target[0], target[-1]) if "*" not in target else target[-1] == "const"
        if "*" not in target or target[-1] == "const":
            target = _without_const(target)
        type_ = _read(target, find)
        if const and isinstance(type_, Named) and type_.kind is Kind.HANDLE:
            raise Refused(f"const {type_.name}: a handle is never const")
        return Pointer(type_, const, nullable)
    return _named(
        " ".join(word for word in words if word not in ("struct", "enum")), nullable, find
    )


def _without_const(words: list[str]) -> list[str]:
    if words[-1] == "const":
        return words[:-1]
    return words[1:] if words[0] == "const" else words


def _named(name: str, nullable: bool | None, find: Find) -> CType:
    if name in C_SCALARS:
        return Scalar(C_SCALARS[name])
    if named := find(name):
        return replace(named, nullable=nullable) if named.kind is Kind.CALLBACK else named
    raise Refused(f"{name} is no type that every language has")
