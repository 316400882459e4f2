"""The Python package as syntax trees: the definitions, and the names that refer to them."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path
from typing import Union

Function = Union[ast.FunctionDef, ast.AsyncFunctionDef]


@dataclass
class Module:
    """A module, and the meaning of its names: (module, name) of the definitions."""

    name: str
    is_package: bool
    functions: dict[str, ast.AST] = field(default_factory=dict)
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)
    imports: dict[str, tuple[str, str]] = field(default_factory=dict)
    public: list[str] = field(default_factory=list)


class Package:
    """All modules of a package except those with the C functions."""

    def __init__(self, folder: Path, native: str = "_native") -> None:
        self.modules: dict[str, Module] = {}
        for path in sorted(folder.rglob("*.py")):
            parts = list(path.relative_to(folder.parent).with_suffix("").parts)
            is_package = parts[-1] == "__init__"
            name = ".".join(parts[:-1] if is_package else parts)
            if not parts[-1].startswith(native):
                tree = ast.parse(path.read_text(encoding="utf-8"))
                self.modules[name] = _read(Module(name, is_package), tree)

    def find(self, module: str, name: str) -> tuple[Module, str] | None:
        """Returns the definition of a name in a module; None for one outside the package."""
        known = self.modules.get(module)
        for _ in range(8):
            if known is None:
                return None
            if name in known.functions or name in known.classes:
                return known, name
            if name not in known.imports:
                return None
            place, name = known.imports[name]
            known = self.modules.get(place)
        return None

    def members(self, module: Module, name: str) -> dict[str, tuple[Module, ast.AST]]:
        """Returns the methods of a class and of its bases."""
        found: dict[str, tuple[Module, ast.AST]] = {}
        for base in module.classes[name].bases:
            base = base.value if isinstance(base, ast.Subscript) else base
            place = self.find(module.name, base.id) if isinstance(base, ast.Name) else None
            if place and place[1] in place[0].classes:
                found.update(self.members(*place))
        for item in module.classes[name].body:
            for own in _defined(item):
                found[own] = module, item
        return found


def _read(module: Module, tree: ast.Module) -> Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            base = _base(module, node)
            for alias in node.names:
                module.imports[alias.asname or alias.name] = base, alias.name
    for item in tree.body:
        if isinstance(item, ast.ClassDef):
            module.classes[item.name] = item
        for name in _defined(item):
            module.functions[name] = item
            if name == "__all__" and isinstance(item, ast.Assign):
                module.public = list(ast.literal_eval(item.value))
    return module


def _base(module: Module, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    parts = module.name.split(".")
    above = len(parts) - node.level + (1 if module.is_package else 0)
    return ".".join([*parts[:above], *([node.module] if node.module else [])])


def _defined(item: ast.stmt) -> list[str]:
    """Returns the names that a statement of a module or a class defines."""
    if isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return [item.name]
    targets = item.targets if isinstance(item, ast.Assign) else []
    if isinstance(item, ast.AnnAssign) and item.value:
        targets = [item.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]
