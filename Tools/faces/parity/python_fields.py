"""The fields of C records that Python does not read or write."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

# The fields that the generated layer sets itself.
_FILLED = {"struct_size", "reserved"}


def unread(folder: Path) -> list[str]:
    """Returns the fields that no line of a Kit's modules, or of the shared ones, reads or writes.

    Fields are matched only by name: a field of the same name in another record of the Kit counts,
    too.
    """
    trees: dict[str, list[ast.Module]] = {}
    for path in sorted(folder.rglob("*.py")):
        if not path.name.startswith("_native"):
            inside = path.relative_to(folder).parts
            kit = inside[0] if len(inside) > 1 else ""
            trees.setdefault(kit, []).append(ast.parse(path.read_text(encoding="utf-8")))
    words = {kit: {word for tree in some for word in _words(tree)} for kit, some in trees.items()}
    found = []
    natives = [_records(path) for path in sorted(folder.glob("_native*.py"))]
    for record, fields in sorted(item for native in natives for item in native.items()):
        kit = record.split("_")[1]
        known = words[kit] | words[""] if kit in words else set().union(*words.values())
        found += [f"{record}.{name}" for name in fields if name not in known | _FILLED]
    return found


def _records(native: Path) -> dict[str, list[str]]:
    found = {}
    for node in ast.parse(native.read_text(encoding="utf-8")).body:
        for item in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(item, ast.Assign) and "_fields_" in ast.unparse(item.targets[0]):
                record = node.name if isinstance(node, ast.ClassDef) else ""
                record = record or ast.unparse(item.targets[0]).partition(".")[0]
                pairs = [e for e in getattr(item.value, "elts", ()) if isinstance(e, ast.Tuple)]
                found[record] = [str(ast.literal_eval(pair.elts[0])) for pair in pairs]
    return found


def _words(tree: ast.AST) -> Iterator[str]:
    """Yields the names with which a module reads and writes fields."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.keyword) and node.arg:
            yield node.arg
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            # A string argument, as for getattr(); a word of a sentence does not count.
            yield node.value
