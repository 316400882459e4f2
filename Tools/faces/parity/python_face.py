"""The Python face: the C functions that each public function and method calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from parity.python_source import Module, Package


@dataclass(frozen=True)
class Body:
    """The definition of a name: a function, a method of a class, an assignment."""

    module: Module
    #: The class of `self`, and the module that defines it.
    owner: tuple[Module, str] | None
    node: ast.AST


# The methods that run when a value is made; a dataclass has only the second.
_MAKING = ("__init__", "__post_init__")


def calls(folder: Path) -> Mapping[str, frozenset[str]]:
    """Returns the C names that a public name of the package uses: `chat.ChatClient.like`."""
    package = Package(folder)
    return {name: frozenset(_used(package, body)) for name, body in _public(package)}


def _public(package: Package) -> Iterator[tuple[str, Body]]:
    for module in package.modules.values():
        for name in module.public if "._" not in module.name else ():
            place = package.find(module.name, name)
            if place is None:
                continue
            shown = ".".join([*module.name.split(".")[1:], name])
            if place[1] not in place[0].classes:
                yield shown, Body(place[0], None, place[0].functions[place[1]])
                continue
            for member, body in _members(package, place).items():
                if member in _MAKING:
                    yield shown, body
                elif not member.startswith("_"):
                    yield f"{shown}.{member}", body


def _members(package: Package, place: tuple[Module, str]) -> dict[str, Body]:
    found = package.members(*place)
    return {name: Body(module, place, node) for name, (module, node) in found.items()}


def _used(package: Package, body: Body) -> set[str]:
    """Returns the names with `pentad_` in a body and in everything that it names."""
    found: set[str] = set()
    seen: set[tuple[int, str]] = set()
    waiting = [body]
    while waiting:
        one = waiting.pop()
        key = id(one.node), one.owner[1] if one.owner else ""
        if key in seen:
            continue
        seen.add(key)
        for node in ast.walk(one.node):
            if isinstance(node, ast.Attribute):
                if node.attr.startswith("pentad_"):
                    found.add(node.attr)
                elif isinstance(node.value, ast.Name):
                    waiting += _member(package, one, node.value.id, node.attr)
            elif isinstance(node, ast.Name):
                waiting += _named(package, one.module.name, node.id)
    return found


def _member(package: Package, body: Body, of: str, name: str) -> list[Body]:
    """Returns a member of the object itself, or a name of an imported module."""
    if of in ("self", "cls") and body.owner:
        own = _members(package, body.owner)
        return [own[name]] if name in own else []
    place = body.module.imports.get(of)
    return _named(package, f"{place[0]}.{place[1]}", name) if place else []


def _named(package: Package, module: str, name: str) -> list[Body]:
    """Returns a function; for a class its construction, and all of it if it is not public."""
    place = package.find(module, name)
    if place is None:
        return []
    if place[1] not in place[0].classes:
        return [Body(place[0], None, place[0].functions[place[1]])]
    own = _members(package, place)
    is_public = not place[1].startswith("_")
    return [body for member, body in own.items() if not is_public or member in _MAKING]
