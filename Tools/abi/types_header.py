"""What pentad_types.h declares, through clang's syntax tree."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import c_types
from abi_types import CType, Kind, Named
from refusals import Refusals, Refused


@dataclass
class Value:
    """One value of an enum."""

    name: str
    value: int
    doc: str


@dataclass
class Field:
    """One field of a record."""

    name: str
    type: CType
    doc: str


@dataclass
class Callback:
    """A callback's typedef."""

    result: CType
    parameters: list[CType]


@dataclass
class TypesHeader:
    """Every type by name; `order` is that of the file."""

    handles: list[str] = field(default_factory=list)
    enums: dict[str, list[Value]] = field(default_factory=dict)
    records: dict[str, list[Field]] = field(default_factory=dict)
    callbacks: dict[str, Callback] = field(default_factory=dict)
    docs: dict[str, str] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)

    def find(self, name: str) -> Named | None:
        """What a name stands for."""
        for kind, names in (
            (Kind.HANDLE, self.handles),
            (Kind.ENUM, self.enums),
            (Kind.RECORD, self.records),
            (Kind.CALLBACK, self.callbacks),
        ):
            if name in names:
                return Named(name, kind)
        return None

    def field_types(self) -> dict[str, list[CType]]:
        """The types of each record's fields."""
        return {name: [field.type for field in fields] for name, fields in self.records.items()}


def read(path: Path, refusals: Refusals) -> TypesHeader:
    """Reads the header; what cannot be translated is refused."""
    types = TypesHeader()
    for node in _syntax_tree(path)["inner"]:
        name = node.get("name", "")
        if name.startswith("pentad_"):
            _declare(types, node, name, refusals)
    return types


def _syntax_tree(path: Path) -> dict[str, Any]:
    options = ["-std=c11", "-fsyntax-only", "-fparse-all-comments", "-Xclang", "-ast-dump=json"]
    command = ["clang", "-x", "c", *options, str(path)]
    tree: dict[str, Any] = json.loads(subprocess.run(command, check=True, stdout=-1).stdout)
    return tree


def _declare(types: TypesHeader, node: dict[str, Any], name: str, refusals: Refusals) -> None:
    if doc := _doc(node):
        types.docs[name] = doc
    if node["kind"] == "EnumDecl":
        types.enums[name] = _values(node)
    elif node["kind"] == "RecordDecl" and node.get("completeDefinition"):
        if name in types.handles:
            types.handles.remove(name)
        types.records[name] = _fields(types, node, name, refusals)
    elif node["kind"] == "RecordDecl":
        types.handles.append(name)
        return
    elif node["kind"] == "TypedefDecl" and "(*" in node["type"]["qualType"]:
        try:
            result, parameters = c_types.read_callback(node["type"]["qualType"], types.find)
            types.callbacks[name] = Callback(result, parameters)
        except Refused as refused:
            refusals.add(name, str(refused))
    else:
        return
    types.order.append(name)


def _values(node: dict[str, Any]) -> list[Value]:
    values: list[Value] = []
    for constant in _children(node, "EnumConstantDecl"):
        explicit = _children(constant, "ConstantExpr")
        number = int(explicit[0]["value"]) if explicit else (values[-1].value + 1 if values else 0)
        values.append(Value(constant["name"], number, _doc(constant)))
    return values


def _fields(types: TypesHeader, node: dict[str, Any], name: str, refusals: Refusals) -> list[Field]:
    fields: list[Field] = []
    for child in _children(node, "FieldDecl"):
        where = f"{name}.{child['name']}"
        if child.get("isBitfield"):
            refusals.add(where, "a bit-field has no fixed place")
        try:
            fields.append(
                Field(
                    child["name"], c_types.read(child["type"]["qualType"], types.find), _doc(child)
                )
            )
        except Refused as refused:
            refusals.add(where, str(refused))
    return fields


def _children(node: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [child for child in node.get("inner", []) if child["kind"] == kind]


def _doc(node: dict[str, Any]) -> str:
    """The first paragraph of a declaration's comment."""
    for comment in _children(node, "FullComment"):
        for paragraph in _children(comment, "ParagraphComment"):
            text = " ".join(part.get("text", "").strip() for part in paragraph.get("inner", []))
            if text.strip():
                return text.strip()
    return ""
