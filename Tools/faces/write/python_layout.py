"""Lays generated Python out as the project's formatter does, which is not needed to generate."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH = 100


def imported(module: str, names: Sequence[str]) -> str:
    """An import, with a line for each name where they do not fit."""
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"from {module} import (", *(f"    {name}," for name in names), ")"])


def call(function: str, arguments: Sequence[str]) -> str:
    """A call, with its arguments on a line of their own, or each on one, where they do not fit."""
    together = ", ".join(arguments)
    if len(f"{function}({together})") <= WIDTH:
        return f"{function}({together})"
    inside = f"    {together}\n"
    if len(inside) > WIDTH + 1:
        inside = "".join(f"    {one},\n" for one in arguments)
    return f"{function}(\n{inside})"


def argument(name: str, value: str, indent: str) -> list[str]:
    """A keyword argument of a call that has a line for each."""
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
