"""A method of Python's client that calls one function of C."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from model.c_calls import CCall

#: What a module imports: the module and the name.
Import = tuple[str, str]


@dataclass(frozen=True)
class PythonParameter:
    """A parameter, and what C gets for it."""

    name: str
    #: Its name in Swift.
    swift: str
    annotation: str
    #: As Python writes it; empty where a caller has to give one.
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
    #: What C gets behind the parameters.
    constants: Sequence[str]
    #: What the function gives in Python, and the function that reads a record: `group_of`.
    result: str
    read: str
    is_timed: bool
    #: What gives it without waiting in C: `give_group`, `complete`; empty where a thread does.
    give: str
    #: The paragraphs of its docstring, and the line of the twin's.
    doc: Sequence[str]
    twin_doc: str
    imports: frozenset[Import] = field(default_factory=frozenset)
