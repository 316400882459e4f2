"""The methods of the Kits with C functions, from symbol graphs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from read import doc_comment, symbol_graph
from read.doc_comment import DocComment
from read.symbol_graph import Symbol

_C_NAMES = re.compile(r"(?:^|\n)C: (`pentad_\w+`(?:(?:,| and|;) `pentad_\w+`)*)\.?(?=\n|$)")
#: A parameter with its default, in a declaration: `reload: Bool = false`.
_DEFAULT = re.compile(r"(\w+): [^,()]+? = ([^,()]+)")
_KINDS = ("swift.method", "swift.type.method", "swift.init")
_TYPES = ("swift.struct", "swift.class", "swift.enum")


@dataclass(frozen=True)
class SwiftParameter:
    """A parameter: its label, empty for `_`, its inner name, its type and its default."""

    label: str
    name: str
    type: str
    #: The default in Swift: `.active`; empty for a required parameter.
    default: str = ""


@dataclass(frozen=True)
class Method:
    """A method, its comment in Swift's Markdown, and its thrown errors in the same form."""

    owner: str
    title: str
    parameters: list[SwiftParameter]
    result: str
    is_static: bool
    is_async: bool
    throws_errors: bool
    is_discardable: bool
    doc: DocComment
    throws: str
    #: The C functions that its comment names.
    c: list[str]


def read(graphs: Path, module: str) -> tuple[list[Method], dict[str, str]]:
    """Returns all methods of a Kit that name a C function, and the C names of its types."""
    graph = symbol_graph.read(graphs, module)
    found = [_method(symbol) for symbol in graph.of_kind(*_KINDS)]
    types = {
        symbol["names"]["title"].split(".")[-1]: names[0]
        for symbol in graph.of_kind(*_TYPES)
        if (names := _c_names(symbol))
    }
    return [method for method in found if method.c], types


def _c_names(symbol: Symbol) -> list[str]:
    names = _C_NAMES.search(symbol_graph.comment(symbol))
    return re.findall(r"pentad_\w+", names[1]) if names else []


def _method(symbol: Symbol) -> Method:
    doc = doc_comment.read(_C_NAMES.sub("", symbol_graph.comment(symbol)).split("\n"))
    signature = symbol["functionSignature"]
    *owners, title = symbol["pathComponents"]
    owner = ".".join(owners)
    is_init = symbol_graph.kind(symbol) == "swift.init"
    effects = _behind_parameters(symbol_graph.declaration(symbol)).partition(" -> ")[0]
    labels = title.partition("(")[2].rstrip(")").split(":")[:-1]
    given = signature.get("parameters", [])
    defaults = dict(_DEFAULT.findall(symbol_graph.declaration(symbol)))
    return Method(
        owner=owner,
        title=title,
        parameters=[_parameter(label, one, defaults) for label, one in zip(labels, given)],
        result=owner if is_init else symbol_graph.spelled(signature["returns"]),
        is_static=is_init or symbol_graph.kind(symbol) == "swift.type.method",
        is_async="async" in effects,
        throws_errors="throws" in effects,
        is_discardable="@discardableResult" in symbol_graph.declaration(symbol),
        doc=doc,
        throws=doc.parameters.pop("Throws", ""),
        c=_c_names(symbol),
    )


def _behind_parameters(declaration: str) -> str:
    """Returns the part after the list of parameters: ` async throws(PentadError) -> Int`."""
    depth = 0
    for place, letter in enumerate(declaration):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == ")" and depth == 0:
            return declaration[place + 1 :]
    return ""


def _parameter(label: str, given: Symbol, defaults: Mapping[str, str]) -> SwiftParameter:
    name, _, type_ = symbol_graph.declaration(given).partition(": ")
    return SwiftParameter("" if label == "_" else label, name, type_, defaults.get(name, ""))
