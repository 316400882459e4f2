"""Writes the headers: pentad.h, and for each Kit one with its types and its functions."""

from __future__ import annotations

import itertools
import re
import textwrap
from collections.abc import Sequence
from dataclasses import replace

from model.abi_types import Named, Pointer, is_pointer, spell
from model.function_rules import is_out, may_be_null
from read.bridge import MODULES, Bridge, kit_of
from read.facade import Function, Parameter
from read.types_header import TypesHeader
from read.version import Version
from write import initialisers
from write.templates import WIDTH, banner, template

_GLUE = "\0"  # a space where a line must not end


def umbrella(kits: Sequence[str], version: Version) -> str:
    """Returns pentad.h: the common rules of all Kits, and their headers."""
    includes = "\n".join(f'#include "{file_of(kit)}"' for kit in kits)
    return template("pentad", VERSION=version.text, INCLUDES=includes)


def of_kit(
    table: Bridge,
    declarations: str,
    functions: Sequence[Function],
    types: TypesHeader,
    version: Version,
) -> str:
    """Returns the header of a Kit: its types, then its functions in sections."""
    kit = table.kit
    includes = '#include "core.h"'
    if kit == "core":
        core = template("core", VERSION=version.text, ABI=str(version.abi))
        includes = f"{template('pointers')}\n{core}".rstrip()
    own = [function for function in functions if kit_of(function.name) == kit]
    parts = [initialisers.inserted(declarations, types)]
    for title, section in _sections(kit, own):
        parts.append(banner(title))
        parts += [f"{_comment(function)}\n{_declaration(function)}" for function in section]
    return template(
        "kit",
        FILE=file_of(kit),
        ABOUT=table.hand.about.rstrip("\n") or f" * {MODULES[kit]}.",
        GUARD=f"PENTAD_{kit.upper()}_H",
        INCLUDES=includes,
        BODY="\n\n".join(part for part in parts if part),
    )


def file_of(kit: str) -> str:
    """Returns the header of a Kit, relative to include."""
    return f"pentad/{kit}.h"


def _sections(kit: str, functions: Sequence[Function]) -> list[tuple[str, list[Function]]]:
    """Returns a section for each file of the facade; the one that opens a client comes first."""
    groups = [
        (_title(kit, file), [*group])
        for file, group in itertools.groupby(functions, key=lambda function: function.file)
    ]
    return sorted(groups, key=lambda group: not any(_opens(function) for function in group[1]))


def _opens(function: Function) -> bool:
    return function.name.endswith("_open")


def _title(kit: str, file: str) -> str:
    """Returns `Day` for `AstroDayFunctions`, `Sign in` for `SignInFunctions`."""
    own = {"core": "PentadCore", "video": "Video"}.get(kit, kit.capitalize())
    name = re.sub(rf"^(?:{MODULES[kit]}|{own})(?=[A-Z])|Functions$", "", file)
    return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z]{2})(?=[A-Z][a-z])", " ", name).capitalize()


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
    """Returns the function's own comment; the common rules are at the head of pentad.h."""
    doc = function.doc
    lines = [*doc.about, ""]
    for parameter in function.parameters:
        if parameter.name in doc.said:
            mark = "[out]" if is_out(function, parameter.type) else ""
            text = doc.parameters[parameter.name]
            lines += _item(f"@param{mark} {parameter.name}", text)
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
