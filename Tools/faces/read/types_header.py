"""The declarations of Sources/CPentad/types.h, through clang's syntax tree."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from model.abi_types import CType, Kind, Named
from model.refusals import Refusals, Refused
from read import c_types


@dataclass
class Value:
    """A value of an enum."""

    name: str
    value: int
    doc: str


@dataclass
class Field:
    """A field of a record."""

    name: str
    type: CType
    doc: str


@dataclass
class Callback:
    """A callback's typedef, with its parameters and the meaning of its result."""

    result: CType
    parameters: list[Field]
    returns: str


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
        """Returns the type for a name."""
        for kind, names in (
            (Kind.HANDLE, self.handles),
            (Kind.ENUM, self.enums),
            (Kind.RECORD, self.records),
            (Kind.CALLBACK, self.callbacks),
        ):
            if name in names:
                return Named(name, kind)
        return None

    def about(self, name: str) -> str:
        """Returns the first paragraph of its comment."""
        return self.docs[name].split("\n\n")[0]

    def field_types(self) -> dict[str, list[CType]]:
        """Returns the types of each record's fields."""
        return {name: [field.type for field in fields] for name, fields in self.records.items()}


def read(path: Path, refusals: Refusals) -> TypesHeader:
    """Reads the header; a declaration that cannot be translated is rejected."""
    types = TypesHeader()
    nodes = [
        one for one in _syntax_tree(path)["inner"] if one.get("name", "").startswith("pentad_")
    ]
    # A record may point to a later one.
    types.records = {node["name"]: [] for node in nodes if _is_record(node)}
    for node in nodes:
        _declare(types, node, node["name"], refusals)
    return types


def _is_record(node: dict[str, Any]) -> bool:
    return node["kind"] == "RecordDecl" and bool(node.get("completeDefinition"))


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
    elif _is_record(node):
        types.records[name] = _fields(types, node, name, refusals)
    elif node["kind"] == "RecordDecl":
        if name not in types.records:
            types.handles.append(name)
        return
    elif node["kind"] == "TypedefDecl" and "(*" in node["type"]["qualType"]:
        try:
            types.callbacks[name] = _callback(types, node)
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


def _callback(types: TypesHeader, node: dict[str, Any]) -> Callback:
    """The names of its parameters are only in its comment: clang drops them in a typedef."""
    result, given = c_types.read_callback(node["type"]["qualType"], types.find)
    told = list(_told(node, "ParamCommandComment"))
    if len(told) != len(given):
        raise Refused(f"its comment has {len(told)} @param, and it takes {len(given)}")
    parameters = [
        Field(comment["param"], type_, _paragraphs(comment)) for comment, type_ in zip(told, given)
    ]
    returns = " ".join(_paragraphs(comment) for comment in _told(node, "BlockCommandComment"))
    return Callback(result, parameters, returns)


def _children(node: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [child for child in node.get("inner", []) if child["kind"] == kind]


def _doc(node: dict[str, Any]) -> str:
    """Returns a declaration's comment without its commands: paragraphs with empty lines."""
    return "\n\n".join(filter(None, map(_paragraphs, _children(node, "FullComment"))))


def _told(node: dict[str, Any], command: str) -> Iterator[dict[str, Any]]:
    """Yields the commands of a kind in a declaration's comment: `@param`, `@return`."""
    for comment in _children(node, "FullComment"):
        yield from _children(comment, command)


def _paragraphs(comment: dict[str, Any]) -> str:
    texts = (
        " ".join(part.get("text", "").strip() for part in paragraph.get("inner", []))
        for paragraph in _children(comment, "ParagraphComment")
    )
    return "\n\n".join(text.strip() for text in texts if text.strip())
