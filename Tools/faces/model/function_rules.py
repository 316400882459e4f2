"""The rules for every function of the facade."""

from __future__ import annotations

from model.abi_types import VOID, CType, Kind, Named, Pointer, is_pointer, nullability
from model.refusals import Refusals
from read.facade import Function, Parameter

NOTES = ("Blocks", "Since")

# Functions that return a status and cannot fail: they read one.
INFALLIBLE = {"pentad_error_code"}

STATUS = Named("pentad_status", Kind.ENUM)
ERROR_OUT = Pointer(
    Pointer(Named("pentad_error", Kind.HANDLE), const=False, nullable=True),
    const=False,
    nullable=True,
)


def check(function: Function, version: tuple[int, int], refusals: Refusals) -> None:
    """Rejects a function that would mislead a reader of the header or crash a caller."""
    where = f"{function.name}()"
    if function.swift_name != function.name:
        refusals.add(where, f"is called {function.swift_name} in Swift")
    if not function.name.startswith("pentad_"):
        refusals.add(where, "does not begin with pentad_")
    if not function.doc.about:
        refusals.add(where, "has no doc comment")
        return
    for note in NOTES:
        if not function.doc.note(note):
            refusals.add(where, f"its doc comment lacks `{note}:`")
    if function.since > version:
        refusals.add(where, f"is newer (Since: {_dotted(function.since)}) than {_dotted(version)}")
    _check_parameters(function, where, refusals)
    _check_result(function, where, refusals)
    if function.name.endswith("_free"):
        _check_destructor(function, where, refusals)


def _check_parameters(function: Function, where: str, refusals: Refusals) -> None:
    documented = function.doc.parameters
    for parameter in function.parameters:
        if not documented.get(parameter.name):
            refusals.add(where, f"parameter {parameter.name} is not documented")
        if not _is_optional(parameter.type):
            refusals.add(
                where,
                f"parameter {parameter.name} must be Optional: Swift does not check for NULL",
            )
    for name in documented.keys() - {parameter.name for parameter in function.parameters}:
        refusals.add(where, f"documents parameter {name}, which it does not take")
    if function.result == STATUS and function.name not in INFALLIBLE:
        last = function.parameters[-1] if function.parameters else None
        if last is None or not _is_error(last):
            refusals.add(where, "can fail, so its last parameter must be `pentad_error **error`")


def _check_result(function: Function, where: str, refusals: Refusals) -> None:
    is_said = bool(function.doc.returns)
    if is_said if function.result == VOID else not is_said and function.result != STATUS:
        refusals.add(where, "`- Returns:` must stand where there is a result, and only there")
    if nullability(function.result) and "NULL" not in function.doc.returns:
        refusals.add(where, "`- Returns:` must say when the result is NULL")


def _check_destructor(function: Function, where: str, refusals: Refusals) -> None:
    kinds = [parameter.type for parameter in function.parameters]
    if function.result != VOID or len(kinds) != 1 or not isinstance(kinds[0], Pointer):
        refusals.add(where, "a _free takes one pointer and returns nothing")
    elif not may_be_null(function, function.parameters[0]):
        refusals.add(where, "a _free takes NULL, and its comment says so")


def may_be_null(function: Function, parameter: Parameter) -> bool:
    """Returns true if NULL has a meaning, which the parameter's comment must explain."""
    return "NULL" in function.doc.parameters.get(parameter.name, "")


def is_out(function: Function, type_: CType) -> bool:
    """Returns true if a call writes there; a `void *` is passed back, a handle is the library's."""
    if not isinstance(type_, Pointer) or type_.const or type_.target == VOID:
        return False
    if function.name.endswith("_free"):
        return False
    return not (isinstance(type_.target, Named) and type_.target.kind is Kind.HANDLE)


def _is_optional(type_: CType) -> bool:
    """Returns true if each pointer in the type can carry NULL into Swift."""
    if isinstance(type_, Pointer):
        return bool(type_.nullable) and _is_optional(type_.target)
    return not is_pointer(type_) or bool(nullability(type_))


def _is_error(parameter: Parameter) -> bool:
    return parameter.name == "error" and parameter.type == ERROR_OUT


def _dotted(version: tuple[int, int]) -> str:
    return f"{version[0]}.{version[1]}"
