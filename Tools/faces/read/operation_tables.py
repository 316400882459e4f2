"""The part of a Kit's table that makes functions of C of the methods of its client."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Client:
    """What a Kit is used by, and what the facade has for it."""

    #: The class of Swift, its handle in the facade, and the first parameter of its functions.
    swift: str
    handle: str
    parameter: str
    #: When a call says `PENTAD_CLOSED`; empty if none does.
    closed: str = ""
    #: The parameters that come first in C, by their names there.
    order: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reader:
    """How a value of C becomes one of a type of the Kit."""

    #: The name in C and what the comment says of it, where the method has no better.
    parameter: str = ""
    about: str = ""
    #: What reads a text in the facade; the one for a text that may be NULL has `Optional` in
    #: its name.
    reader: str = ""
    #: For a value that is no text, its type and what makes the Kit's of it: of `{}`, the value, and
    #: of `{name}`, the parameter as errors name it. `none` makes one that may be nil, which C
    #: says by `nil`.
    type: str = ""
    make: str = ""
    none: str = ""
    nil: str = "NULL"
    #: The parameters of a value that is made of several of that type, with what they are.
    parameters: Mapping[str, str] = field(default_factory=dict)
    #: Which texts it refuses, besides those that are not UTF-8.
    refuses: str = ""
    #: For what values it throws `invalid`: `no date`; and `misuse`: `a wrong size`.
    invalid: tuple[str, ...] = ()
    misuse: tuple[str, ...] = ()
    #: What else it throws, in C: "`PENTAD_NOT_FOUND` outside 1 to 118".
    statuses: str = ""
    #: Whether it refuses a number that is no case of an enum.
    is_enum: bool = False

    @property
    def optional(self) -> str:
        """The function for a text that may be NULL."""
        return self.reader.replace("read", "readOptional", 1)


@dataclass(frozen=True)
class Thrown:
    """What a phrase of a `- Throws:` means in C, and for what such a call blocks."""

    statuses: str
    blocks: str


@dataclass(frozen=True)
class OperationBridge:
    """A function of C that is made of a method, and what the method does not say."""

    name: str
    #: The section of the header.
    section: str
    since: str = ""
    #: Why it is written by hand in the facade, if it is.
    by_hand: str | None = None
    #: The method, where several name the function.
    swift: str | None = None
    #: The parameters' names in C that are not those of Swift, and Swift's that C does not have.
    names: Mapping[str, str] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    #: The names in the order of C, where that is another.
    order: tuple[str, ...] = ()
    #: The readers of parameters that are not read by their type alone, by Swift's names.
    readers: Mapping[str, str] = field(default_factory=dict)
    #: The parameter that receives a flag; without it a flag is not given.
    out: str | None = None
    #: The properties of the result that parameters receive each, as a record's fields.
    parts: tuple[str, ...] = ()
    #: The properties of each item of the result that arrays of the caller's receive.
    items: tuple[str, ...] = ()
    #: What parameters are or receive, where no comment of Swift says it; and which of those that
    #: receive something may not be NULL.
    comments: Mapping[str, str] = field(default_factory=dict)
    required: tuple[str, ...] = ()
    #: The message of `notFound` for a result that is nil.
    absent: str = ""
    #: Whether the store is read or written on the thread of the caller, by `…Now`.
    now: bool = False
    #: How many paragraphs of the method's comment concern C, if not all do.
    paragraphs: int | None = None
    #: Whether what the method returns is given.
    gives: bool = True
    #: For what the call blocks.
    blocks: str | None = None


@dataclass(frozen=True)
class OperationTables:
    """All of it for a Kit."""

    clients: tuple[Client, ...] = ()
    readers: Mapping[str, Reader] = field(default_factory=dict)
    #: By a method's result: the record, and the function of the builder.
    results: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    #: The records that a caller owns, and that are filled.
    sized: frozenset[str] = frozenset()
    #: By a method's result: the handle of C, and its class in the facade.
    handles: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    throws: Mapping[str, Thrown] = field(default_factory=dict)
    operations: tuple[OperationBridge, ...] = ()

    @property
    def places(self) -> dict[str, tuple[str, int]]:
        """The section of each function in the header, and its line there: before all others'."""
        names = [name for one in self.operations for name in (one.name, f"{one.name}_async")]
        sections = [one.section for one in self.operations for _ in range(2)]
        lines = range(-len(names), 0)
        return dict(zip(names, zip(sections, lines)))


KEYS = {"client", "readers", "results", "handles", "throws", "operations"}


def read(table: Mapping[str, Any]) -> OperationTables:
    """The tables of those keys."""
    return OperationTables(
        clients=_clients(table),
        readers={name: Reader(**_tuples(keys)) for name, keys in table.get("readers", {}).items()},
        results=_results(table),
        sized=frozenset(name for name, one in table.get("records", {}).items() if "sized" in one),
        handles={name: (c, swift) for name, (c, swift) in table.get("handles", {}).items()},
        throws={name: Thrown(*pair) for name, pair in table.get("throws", {}).items()},
        operations=tuple(
            _operation(name, section, keys)
            for section, functions in table.get("operations", {}).items()
            for name, keys in functions.items()
        ),
    )


def _clients(table: Mapping[str, Any]) -> tuple[Client, ...]:
    """One table, or an array of them."""
    given = table.get("client", [])
    return tuple(Client(**_tuples(keys)) for keys in ([given] if "swift" in given else given))


def _tuples(keys: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in keys.items()}


def _results(table: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """The records of the table by their types, then those that its `results` add."""
    types = {name: keys["swift"] for name, keys in table.get("records", {}).items()}
    types |= {keys["record"]: type_ for type_, keys in table.get("by_hand", {}).items()}
    types |= {name: f"[{types[item]}]" for name, item in table.get("lists", {}).items()}
    found = {type_: (name, "record") for name, type_ in types.items()}
    for type_, given in table.get("results", {}).items():
        found[type_] = (given, "record") if isinstance(given, str) else tuple(given)
    return found


def _operation(name: str, section: str, keys: Any) -> OperationBridge:
    if isinstance(keys, str):
        return OperationBridge(name, section, keys)
    return OperationBridge(name=name, section=section, **_tuples(keys))
