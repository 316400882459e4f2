"""The functions of the Swift facade, from its symbol graph."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath
from types import MappingProxyType

from model.abi_types import CType, Pointer
from model.refusals import Refusals, Refused
from read import doc_comment, swift_types, symbol_graph
from read.doc_comment import USUAL, DocComment
from read.symbol_graph import Symbol, SymbolGraph
from read.types_header import TypesHeader

_CDECL = re.compile(r'@_cdecl\("(\w+)"\) func (\w+)')
#: The suffixes of generated files, whose functions follow those they belong to.
TWINS, FREES = "Twins", "Frees"
# The common parts of all Kits come first in the header.
_FIRST = ["Library", "Errors", "Operations", "Subscriptions", "Sessions"]


@dataclass
class Parameter:
    """A parameter; its type is `nullable` if the Swift type is Optional."""

    name: str
    type: CType


@dataclass
class Function:
    """A function that C can call, with its file and line."""

    name: str
    swift_name: str
    parameters: list[Parameter]
    result: CType
    doc: DocComment
    file: str
    line: int

    @property
    def since(self) -> tuple[int, int]:
        """The version that introduced it; 0.0 if the comment has none."""
        return self.doc.since or (0, 0)


def handles(graph: SymbolGraph) -> set[str]:
    """Returns the handles that have a typealias in Swift."""
    names = [s["names"]["title"] for s in graph.of_kind("swift.typealias")]
    suffix = swift_types.HANDLE_SUFFIX
    return {name.removesuffix(suffix) for name in names if name.endswith(suffix)}


def functions(
    graph: SymbolGraph,
    types: TypesHeader,
    refusals: Refusals,
    places: Mapping[str, tuple[str, int]] = MappingProxyType({}),
) -> list[Function]:
    """Returns the functions in the order of the header; a function that cannot be translated is
    rejected.

    `places` contains the sections and the virtual lines of the functions that a table lists.
    """
    found = [_function(symbol, types, refusals) for symbol in graph.of_kind("swift.func")]
    for function in (f for f in found if f and f.name in places):
        function.file, function.line = places[function.name]
    read = sorted((f for f in found if f), key=lambda f: (_rank(f.file), f.file, f.line))
    written = [function for function in read if not function.file.endswith((TWINS, FREES))]
    for twin in (f for f in read if f.file.endswith(TWINS)):
        _insert_twin(twin, written)
    for function in (f for f in read if f.file.endswith(FREES)):
        _insert(function, written)
    return written


def _insert_twin(twin: Function, functions: list[Function]) -> None:
    """Inserts an asynchronous function after the blocking one."""
    names = [function.name for function in functions]
    place = names.index(twin.name.removesuffix("_async"))
    twin.file = functions[place].file
    functions.insert(place + 1, twin)


def _insert(free: Function, functions: list[Function]) -> None:
    """Inserts the free function of a record after the first function that returns one, and after
    its twin.
    """
    record = free.parameters[0].type
    place = len(functions)
    for index, function in enumerate(functions):
        if any(_gives(parameter.type, record) for parameter in function.parameters):
            names = [other.name for other in functions[index + 1 : index + 2]]
            place = index + (2 if names == [f"{function.name}_async"] else 1)
            free.file = function.file
            break
    functions.insert(place, free)


def _gives(type_: CType, record: CType) -> bool:
    return isinstance(type_, Pointer) and not type_.const and type_.target == record


def _rank(file: str) -> int:
    return _FIRST.index(file) if file in _FIRST else len(_FIRST)


def _function(symbol: Symbol, types: TypesHeader, refusals: Refusals) -> Function | None:
    match = _CDECL.search(symbol_graph.declaration(symbol))
    if not match:
        refusals.add(symbol["names"]["title"], "a public function without @_cdecl")
        return None
    name = match[1]
    signature = symbol["functionSignature"]
    read = _Reader(name, types, refusals)
    result = read.type(symbol_graph.spelled(signature["returns"]), "the result")
    parameters = [read.parameter(fragment) for fragment in signature.get("parameters", [])]
    if result is None or None in parameters:
        return None
    doc = doc_comment.read(symbol_graph.comment_lines(symbol))
    known = [parameter for parameter in parameters if parameter]
    unsaid = [one.name for one in known if one.name not in doc.said]
    doc.parameters |= {one: USUAL[one] for one in unsaid if one in USUAL}
    return Function(
        name=name,
        swift_name=match[2],
        parameters=known,
        result=result,
        doc=doc,
        file=PurePosixPath(symbol["location"]["uri"]).stem,
        line=symbol["location"]["position"]["line"],
    )


@dataclass
class _Reader:
    """Reads the types of one function; rejects unreadable ones, and returns None for them."""

    function: str
    types: TypesHeader
    refusals: Refusals

    def parameter(self, fragment: Symbol) -> Parameter | None:
        swift = symbol_graph.declaration(fragment).split(":", 1)[1]
        type_ = self.type(swift, f"parameter {fragment['name']}")
        return Parameter(fragment["name"], type_) if type_ else None

    def type(self, swift: str, where: str) -> CType | None:
        try:
            return swift_types.read(swift, self.types)
        except Refused as refused:
            self.refusals.add(f"{self.function}(): {where}", str(refused))
            return None
