"""The part of a Kit's table that makes the methods of Python's client."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Argument:
    """How Python gives what a method of Swift takes: names have their modules before them."""

    #: The annotation: `_inputs.Group`.
    type: str
    #: What makes C's value of it, with `{}` for the name: `_inputs.group_id({})`.
    make: str
    #: The same for one that may be None; empty where none may be.
    optional: str = ""
    #: The parameter's name, where it is not Swift's.
    name: str = ""


@dataclass(frozen=True)
class Result:
    """What Python gives for a record of C that `_records` does not read."""

    type: str
    #: The function that reads the record.
    read: str


@dataclass(frozen=True)
class MethodBridge:
    """A method of Python that calls one function of C, and what Swift does not say of it."""

    name: str
    function: str
    #: The class that has it.
    owner: str
    #: The method of Swift, where several name the function.
    swift: str | None = None
    #: The parameters where they follow from no rule, as `model/python_arguments.py` reads them.
    parameters: tuple[str, ...] | None = None
    #: What C gets behind them.
    constants: tuple[str, ...] = ()
    #: How many paragraphs of the comment concern Python, if not all do.
    paragraphs: int | None = None
    #: What parameters are, where Python has it otherwise than Swift; empty for no word.
    comments: Mapping[str, str] = field(default_factory=dict)
    #: Whether it takes `timeout`; else one with a twin in C does.
    timed: bool | None = None
    #: What becomes of it when its task is cancelled; empty for no word.
    cancelled: str | None = None


@dataclass(frozen=True)
class MethodTables:
    """All of it for a Kit."""

    #: The folder of the client in the Kit's package.
    folder: str = ""
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    #: By the record's name in C.
    results: Mapping[str, Result] = field(default_factory=dict)
    #: How a sentence begins about what a phrase of `- Throws:` comes to.
    throws: Mapping[str, str] = field(default_factory=dict)
    #: The classes and what they say of themselves.
    classes: Mapping[str, str] = field(default_factory=dict)
    methods: tuple[MethodBridge, ...] = ()


def read(table: Mapping[str, Any]) -> MethodTables:
    """The tables of `python`."""
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
