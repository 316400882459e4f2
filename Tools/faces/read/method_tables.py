"""The part of a Kit's table for the methods of Python's client."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Argument:
    """The Python form of an argument of a Swift method: names have their modules before them."""

    #: The annotation: `_inputs.Group`.
    type: str
    #: The conversion to C's value, with `{}` for the name: `_inputs.group_id({})`.
    make: str
    #: The same for an optional value; empty if None is not allowed.
    optional: str = ""
    #: The parameter's name, if it is not Swift's.
    name: str = ""


@dataclass(frozen=True)
class Result:
    """The Python result for a C record that `_records` does not read."""

    type: str
    #: The function that reads the record.
    read: str


@dataclass(frozen=True)
class MethodBridge:
    """A Python method that calls one C function, with the facts that Swift does not express."""

    name: str
    function: str
    #: The class of the method.
    owner: str
    #: The method of Swift, if several name the function.
    swift: str | None = None
    #: The parameters if they do not follow from the rules, as `model/python_arguments.py` reads
    #: them.
    parameters: tuple[str, ...] | None = None
    #: The arguments for C after them.
    constants: tuple[str, ...] = ()
    #: The number of the comment's paragraphs that concern Python, if not all do.
    paragraphs: int | None = None
    #: The descriptions of parameters that differ from Swift's; empty for none.
    comments: Mapping[str, str] = field(default_factory=dict)
    #: True if it takes `timeout`; by default if it has a twin in C.
    timed: bool | None = None
    #: The effect of cancelling its task; empty for no text.
    cancelled: str | None = None


@dataclass(frozen=True)
class MethodTables:
    """All of these tables for a Kit."""

    #: The folder of the client in the Kit's package.
    folder: str = ""
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    #: The results by the record's name in C.
    results: Mapping[str, Result] = field(default_factory=dict)
    #: The beginning of the sentence for each phrase of `- Throws:`.
    throws: Mapping[str, str] = field(default_factory=dict)
    #: The classes and their docstrings.
    classes: Mapping[str, str] = field(default_factory=dict)
    methods: tuple[MethodBridge, ...] = ()


def read(table: Mapping[str, Any]) -> MethodTables:
    """Reads the tables of `python`."""
    classes = table.get("methods", {})
    return MethodTables(
        folder=table.get("folder", ""),
        arguments={name: Argument(**keys) for name, keys in table.get("arguments", {}).items()},
        results={name: Result(**keys) for name, keys in table.get("results", {}).items()},
        throws=table.get("throws", {}),
        classes={owner: functions["about"] for owner, functions in classes.items()},
        methods=tuple(
            method for owner, functions in classes.items() for method in _methods(owner, functions)
        ),
    )


def _methods(owner: str, functions: Mapping[str, Any]) -> Iterator[MethodBridge]:
    for function, given in functions.items():
        for keys in (given if isinstance(given, list) else [given]) if function != "about" else ():
            keys = {"name": keys} if isinstance(keys, str) else dict(keys)
            for key in keys.keys() & {"parameters", "constants"}:
                keys[key] = tuple(keys[key])
            yield MethodBridge(function=function, owner=owner, **keys)
