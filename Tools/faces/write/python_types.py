"""The spelling of a type in ctypes, and the hint that a type checker reads."""

from __future__ import annotations

from model.abi_types import VOID, Array, CType, Kind, Named, Pointer, Scalar, is_pointer, is_text
from read.facade import Function

_HINTS = {"bool": "bool", "char": "bytes", "double": "float", "float": "float"}


def spell(type_: CType) -> str:
    """Returns the type of an argument or a field."""
    if isinstance(type_, Array):
        return f"{spell(type_.element)} * {type_.count}"
    if isinstance(type_, Named):
        return "c_int" if type_.kind is Kind.ENUM else type_.name
    if isinstance(type_, Scalar):
        return "c_size_t" if type_.name == "size_t" else f"c_{type_.name.removesuffix('_t')}"
    if is_text(type_):
        return "c_char_p"
    if type_.target in (VOID, Scalar("char")):
        return "c_void_p"  # a c_char_p would lose the address that is to be freed
    return f"POINTER({spell(type_.target)})"


def result(type_: CType) -> str:
    """Returns the type of a result."""
    return "None" if type_ == VOID else spell(type_)


def hint(type_: CType) -> str:
    """Returns the type of a read field, or of a function's result."""
    if type_ == VOID:
        return "None"
    if is_text(type_):
        return "bytes | None" if isinstance(type_, Pointer) and type_.nullable else "bytes"
    if is_pointer(type_) or isinstance(type_, Array):
        return "Any"
    if isinstance(type_, Scalar):
        return _HINTS.get(type_.name, "int")
    return "int" if isinstance(type_, Named) and type_.kind is Kind.ENUM else "Any"


def annotation(function: Function) -> str:
    """Returns the type of a bound function. A pointer argument can be many things in ctypes."""
    arguments = ", ".join(_argument(parameter.type) for parameter in function.parameters)
    return f"Callable[[{arguments}], {hint(function.result)}]"


def _argument(type_: CType) -> str:
    return "bytes | None" if is_text(type_) else hint(type_)
