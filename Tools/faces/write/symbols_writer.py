"""Writes the library's exports: a list for people and tests, and the linker's version script."""

from __future__ import annotations

from collections.abc import Sequence

from read.facade import Function


def symbols(functions: Sequence[Function]) -> str:
    """Returns a line for each symbol: its name, and the version that introduced it."""
    lines = [f"{function.name} {_dotted(function.since)}\n" for function in functions]
    return "".join(sorted(lines))


def version_script(functions: Sequence[Function]) -> str:
    """Returns a node for each version, which depends on the previous one; all other symbols stay
    local.
    """
    nodes: list[str] = []
    before = ""
    for since in sorted({function.since for function in functions}):
        names = sorted(f.name for f in functions if f.since == since)
        exported = "".join(f"    {name};\n" for name in names)
        hidden = "" if before else "  local:\n    *;\n"
        nodes.append(f"PENTAD_{_dotted(since)} {{\n  global:\n{exported}{hidden}}}{before};\n")
        before = f" PENTAD_{_dotted(since)}"
    return "\n".join(nodes)


def _dotted(version: tuple[int, int]) -> str:
    return f"{version[0]}.{version[1]}"
