"""The examples in docstrings print the shown output, and public names have types."""

from __future__ import annotations

import ast
import doctest
import pkgutil
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pentad
from pentad import astro, chat, elements, stellar, video

PACKAGE = Path(pentad.__file__).parent
PUBLIC = {name for kit in (pentad, astro, chat, elements, stellar, video) for name in kit.__all__}
#: Modules whose examples run directly; those of the other Kits show a server's answers.
SHOWN = ["pentad", "pentad._json", "pentad.errors", "pentad.elements", "pentad.astro"]


def modules() -> Iterator[ModuleType]:
    for name in SHOWN:
        module = import_module(name)
        yield module
        for found in pkgutil.walk_packages(getattr(module, "__path__", ()), f"{name}."):
            if name != "pentad":
                yield import_module(found.name)


def test_examples_in_docstrings() -> None:
    run = 0
    for module in modules():
        names: dict[str, Any] = {**vars(elements), **vars(astro), **vars(module)}
        found = doctest.testmod(module, extraglobs=names)
        assert found.failed == 0, module.__name__
        run += found.attempted
    assert run >= 20


def attributes(path: Path) -> Iterator[str]:
    """The public attributes of public classes that are given what a call makes, and no type."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ClassDef) or node.name not in PUBLIC:
            continue
        if any("Name" in ast.unparse(base) for base in node.bases):
            continue
        yield from (f"{node.name}.{name}" for name in given(node.body, ""))
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                yield from (f"{node.name}.{name}" for name in given(method.body, "self."))


def given(lines: Iterable[ast.stmt], prefix: str) -> Iterator[str]:
    for line in lines:
        if isinstance(line, ast.Assign) and isinstance(line.value, (ast.Call, ast.IfExp)):
            for target in map(ast.unparse, line.targets):
                name = target.removeprefix(prefix)
                if target.startswith(prefix) and name.isidentifier() and name[0] != "_":
                    yield name


def test_public_attributes_state_their_types() -> None:
    """Types that a type checker would have to guess: pyright's --verifytypes counts them as
    unknown.
    """
    found = [name for path in PACKAGE.rglob("*.py") for name in attributes(path)]
    assert found == []
