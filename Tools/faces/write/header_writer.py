"""Writes pentad.h: the initialisers of records, then the functions in sections."""

from __future__ import annotations

import itertools
import re
import textwrap
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from model.abi_types import Array, CType, Kind, Named, Pointer, Scalar, is_pointer, spell
from model.function_rules import is_out, may_be_null
from model.type_rules import has_struct_size
from read.facade import Function, Parameter
from read.types_header import Field, TypesHeader
from read.version import Version

WIDTH = 100
_GLUE = "\0"  # a space where a line must not end
_TEMPLATE = Path(__file__).with_name("pentad.h.in")


def write(functions: Sequence[Function], types: TypesHeader, version: Version) -> str:
    """The whole header."""
    parts = [_banner("Initialisers"), *_initialisers(types)]
    for file, section in itertools.groupby(functions, key=lambda function: function.file):
        parts.append(_banner(file))
        parts += [f"{_comment(function)}\n{_declaration(function)}" for function in section]
    text = _TEMPLATE.read_text(encoding="utf-8")
    text = text.replace("@VERSION@", version.text).replace("@ABI@", str(version.abi))
    return text.replace("@BODY@", "\n" + "\n\n".join(parts) + "\n")


def _banner(title: str) -> str:
    """`SomeKit` as `/* ---- Some kit ------ */`."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z]{2})(?=[A-Z][a-z])", " ", title).capitalize()
    return f"/* ---- {words} ".ljust(WIDTH - 3, "-") + " */"


def _initialisers(types: TypesHeader) -> list[str]:
    return [
        f"/** A {name} with its `struct_size`; every other field is zero, the default. */\n"
        f"#define {name.upper()}_INIT \\\n  {_initialiser(name, fields, types)}"
        for name, fields in types.records.items()
        if has_struct_size(fields)
    ]


def _initialiser(name: str, fields: Sequence[Field], types: TypesHeader) -> str:
    """Every field is spelled out: compilers warn about one that is not."""
    first = [f"sizeof({name})"] if has_struct_size(list(fields)) else []
    values = first + [_zero(field.type, types) for field in fields[len(first) :]]
    return f"{{ {', '.join(values)} }}"


def _zero(type_: CType, types: TypesHeader) -> str:
    if isinstance(type_, Array):
        return f"{{ {', '.join([_zero(type_.element, types)] * type_.count)} }}"
    if is_pointer(type_):
        return "NULL"
    if isinstance(type_, Named) and type_.kind is Kind.RECORD:
        return _initialiser(type_.name, types.records[type_.name], types)
    if isinstance(type_, Named):
        return next(value.name for value in types.enums[type_.name] if value.value == 0)
    zeros = {Scalar("bool"): "false", Scalar("double"): "0.0", Scalar("float"): "0.0f"}
    return zeros.get(type_, "0") if isinstance(type_, Scalar) else "0"


def _declaration(function: Function) -> str:
    glued = [_parameter(function, p).replace(" ", _GLUE) for p in function.parameters]
    head = f"PENTAD_API {spell(function.result)} {function.name}(".replace(" ", _GLUE)
    lines = textwrap.wrap(
        f"{head}{', '.join(glued) or 'void'});",
        WIDTH,
        subsequent_indent="    ",
        break_long_words=False,
    )
    return "\n".join(lines).replace(_GLUE, " ")


def _parameter(function: Function, parameter: Parameter) -> str:
    type_ = parameter.type
    if isinstance(type_, (Pointer, Named)) and is_pointer(type_):
        type_ = replace(type_, nullable=may_be_null(function, parameter))
    return f"{spell(type_)} {parameter.name}"


def _comment(function: Function) -> str:
    doc = function.doc
    lines = [*doc.about, ""]
    for parameter in function.parameters:
        mark = "[out]" if is_out(function, parameter.type) else ""
        lines += _item(f"@param{mark} {parameter.name}", doc.parameters[parameter.name])
    if doc.returns:
        lines += _item("@return", doc.returns)
    if lines[-1]:
        lines.append("")
    lines += doc.notes
    return "/**\n" + "\n".join(f" * {line}".rstrip() for line in lines) + "\n */"


def _item(head: str, text: str) -> list[str]:
    return textwrap.wrap(
        f"{head} {text}", WIDTH - 3, subsequent_indent="  ", break_long_words=False
    )
