"""A method of Python's client that calls one C function."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from model.c_calls import CCall

#: An import of a module: the module and the name.
Import = tuple[str, str]


@dataclass(frozen=True)
class PythonParameter:
    """A parameter, and the arguments for C."""

    name: str
    #: The parameter's name in Swift.
    swift: str
    annotation: str
    #: The default in Python; empty for a required parameter.
    default: str
    is_keyword: bool
    #: An expression of its name; one with a star is more than one argument.
    argument: str
    imports: frozenset[Import] = frozenset()


@dataclass(frozen=True)
class PythonMethod:
    """A method and its asynchronous twin."""

    name: str
    owner: str
    function: str
    call: CCall
    parameters: Sequence[PythonParameter]
    #: The arguments for C after the parameters.
    constants: Sequence[str]
    #: The result in Python, and the function that reads a record: `group_of`.
    result: str
    read: str
    is_timed: bool
    #: The asynchronous callable: `give_group`, `complete`; empty if a thread runs the call.
    give: str
    #: The paragraphs of its docstring, and the line of the twin's.
    doc: Sequence[str]
    twin_doc: str
    imports: frozenset[Import] = field(default_factory=frozenset)
