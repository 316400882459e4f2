"""Formats generated Python like the project's formatter, which is not needed to generate."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

WIDTH = 100


def imported(module: str, names: Sequence[str]) -> str:
    """Returns an import, with a line for each name if they do not fit."""
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"from {module} import (", *(f"    {name}," for name in names), ")"])


def imports(needed: Iterable[tuple[str, str]]) -> str:
    """Returns the imports of modules and names: first Python's, then the package's."""
    by_module: dict[str, set[str]] = {}
    for module, name in needed:
        by_module.setdefault(module, set()).add(name)
    lines = {module: imported(module, sorted(names)) for module, names in by_module.items()}
    own = sorted((one for one in lines if one[0] == "."), key=lambda one: (-_dots(one), one))
    others = [lines[one] for one in sorted(lines.keys() - own)]
    return "\n".join([*others, *([""] if others and own else []), *(lines[one] for one in own), ""])


def _dots(module: str) -> int:
    return len(module) - len(module.lstrip("."))


def function(head: str, parameters: Sequence[str], result: str, indent: str) -> list[str]:
    """Returns the head of a function, with a line for each parameter if they do not fit."""
    line = f"{indent}{head}({', '.join(parameters)}) -> {result}:"
    if len(line) <= WIDTH:
        return [line]
    line = f"{indent}    {', '.join(parameters)}"
    inner = [line] if len(line) <= WIDTH else [f"{indent}    {one}," for one in parameters]
    return [f"{indent}{head}(", *inner, f"{indent}) -> {result}:"]


def values(name: str, given: Sequence[str], indent: str) -> list[str]:
    """Returns the assignment of a tuple, with a line for each value if they do not fit."""
    line = f"{indent}{name} = {', '.join(given)}"
    if len(line) <= WIDTH:
        return [line]
    return [f"{indent}{name} = (", *(f"{indent}    {one}," for one in given), f"{indent})"]


def call(function: str, arguments: Sequence[str]) -> str:
    """Returns a call, with its arguments on one line, or on a line each, if they do not fit."""
    together = ", ".join(arguments)
    if len(f"{function}({together})") <= WIDTH:
        return f"{function}({together})"
    inside = f"    {together}\n"
    if len(inside) > WIDTH + 1:
        inside = "".join(f"    {one},\n" for one in arguments)
    return f"{function}(\n{inside})"


def argument(name: str, value: str, indent: str) -> list[str]:
    """Returns a keyword argument of a call that has a line for each."""
    line = f"{indent}{name}={value},"
    if len(line) <= WIDTH:
        return [line]
    value, _, condition = value.partition(" if ")
    if condition:
        when, _, otherwise = condition.partition(" else ")
        lines = [f"{name}={value}", f"if {when}", f"else {otherwise},"]
        return [indent + part for part in lines]
    function, _, inner = value.partition("(")
    return [f"{indent}{name}={function}(", f"{indent}    {inner[:-1]}", f"{indent}),"]
