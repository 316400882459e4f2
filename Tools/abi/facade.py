"""The functions of the Swift facade, from its symbol graph."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

import doc_comment
import swift_types
from abi_types import VOID, CType
from doc_comment import DocComment
from refusals import Refusals, Refused
from types_header import TypesHeader

_CDECL = re.compile(r'@_cdecl\("(\w+)"\) func (\w+)')
# What belongs to every Kit stands first in the header.
_FIRST = ["Library", "Errors", "Operations", "Subscriptions"]


@dataclass
class Parameter:
    """A parameter; its type's `nullable` says whether the Swift type is Optional."""

    name: str
    type: CType


@dataclass
class Function:
    """A function that C sees, and the file and line where it stands."""

    name: str
    swift_name: str
    parameters: list[Parameter]
    result: CType
    doc: DocComment
    file: str
    line: int

    @property
    def since(self) -> tuple[int, int]:
        """The version that brought it; 0.0 if the comment does not say."""
        return self.doc.since or (0, 0)


def handles(graph: dict[str, Any]) -> set[str]:
    """The handles that have a typealias in Swift."""
    names = [s["names"]["title"] for s in _symbols(graph, "swift.typealias")]
    suffix = swift_types.HANDLE_SUFFIX
    return {name.removesuffix(suffix) for name in names if name.endswith(suffix)}


def functions(graph: dict[str, Any], types: TypesHeader, refusals: Refusals) -> list[Function]:
    """The functions in the order of the header; what cannot be translated is refused."""
    found = [_function(symbol, types, refusals) for symbol in _symbols(graph, "swift.func")]
    return sorted((f for f in found if f), key=lambda f: (_rank(f.file), f.file, f.line))


def _symbols(graph: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [symbol for symbol in graph["symbols"] if symbol["kind"]["identifier"] == kind]


def _rank(file: str) -> int:
    return _FIRST.index(file) if file in _FIRST else len(_FIRST)


def _function(symbol: dict[str, Any], types: TypesHeader, refusals: Refusals) -> Function | None:
    match = _CDECL.search(_text(symbol["declarationFragments"]))
    if not match:
        refusals.add(symbol["names"]["title"], "a public function without @_cdecl")
        return None
    name = match[1]
    parameters: list[Parameter] = []
    for fragment in symbol["functionSignature"].get("parameters", []):
        swift = _text(fragment["declarationFragments"]).split(":", 1)[1]
        type_ = _type(swift, types, f"{name}(): parameter {fragment['name']}", refusals)
        if type_:
            parameters.append(Parameter(fragment["name"], type_))
    result = _text(symbol["functionSignature"]["returns"])
    lines = [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]
    return Function(
        name=name,
        swift_name=match[2],
        parameters=parameters,
        result=_type(result, types, f"{name}(): the result", refusals) or VOID,
        doc=doc_comment.read(lines),
        file=PurePosixPath(symbol["location"]["uri"]).stem,
        line=symbol["location"]["position"]["line"],
    )


def _type(swift: str, types: TypesHeader, where: str, refusals: Refusals) -> CType | None:
    try:
        return swift_types.read(swift, types)
    except Refused as refused:
        refusals.add(where, str(refused))
        return None


def _text(fragments: list[dict[str, str]]) -> str:
    return "".join(fragment["spelling"] for fragment in fragments)
