"""The part of a Kit's table for the C functions generated from its client's methods."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Client:
    """The client of a Kit, and its representation in the facade."""

    #: The class of Swift, its handle in the facade, and the first parameter of its functions.
    swift: str
    handle: str
    parameter: str
    #: The condition for `PENTAD_CLOSED`; empty if there is none.
    closed: str = ""
    #: The parameters that come first in C, by their names there.
    order: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reader:
    """The conversion of a C value to a type of the Kit."""

    #: The name in C and the description in the comment, if the method has no better ones.
    parameter: str = ""
    about: str = ""
    #: The facade's function that reads a text; the one for an optional text has `Optional` in its
    #: name.
    reader: str = ""
    #: For a value that is not a text, its type and the conversion to the Kit's type: from `{}`, the
    #: value, and `{name}`, the parameter's name in errors. `none` converts an optional value, where
    #: `nil` is the C value for nil.
    type: str = ""
    make: str = ""
    none: str = ""
    nil: str = "NULL"
    #: The parameters of a value that combines several of that type, with their descriptions.
    parameters: Mapping[str, str] = field(default_factory=dict)
    #: The texts that it rejects, other than those that are not UTF-8.
    refuses: str = ""
    #: The values for which it throws `invalid`: `no date`; and `misuse`: `a wrong size`.
    invalid: tuple[str, ...] = ()
    misuse: tuple[str, ...] = ()
    #: The other errors, in C: "`PENTAD_NOT_FOUND` outside 1 to 118".
    statuses: str = ""
    #: True if it rejects a number that is not a case of an enum.
    is_enum: bool = False

    @property
    def optional(self) -> str:
        """The function for an optional text."""
        return self.reader.replace("read", "readOptional", 1)


@dataclass(frozen=True)
class Thrown:
    """The meaning of a phrase of `- Throws:` in C, and the reason why such a call blocks."""

    statuses: str
    blocks: str


@dataclass(frozen=True)
class OperationBridge:
    """A C function generated from a method, with the facts that the method does not express."""

    name: str
    #: The section of the header.
    section: str
    since: str = ""
    #: The reason why it is hand-written in the facade, if it is.
    by_hand: str | None = None
    #: The method, if several name the function.
    swift: str | None = None
    #: The parameters' names in C that differ from Swift's, and Swift's that C does not have.
    names: Mapping[str, str] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    #: The names in the order of C, if it differs.
    order: tuple[str, ...] = ()
    #: The readers of parameters that are not determined by their type, by Swift's names.
    readers: Mapping[str, str] = field(default_factory=dict)
    #: The parameter that receives a flag; without it the flag is not returned.
    out: str | None = None
    #: The properties of the result that have a parameter each, like a record's fields.
    parts: tuple[str, ...] = ()
    #: The properties of each item of the result that the caller's arrays receive.
    items: tuple[str, ...] = ()
    #: The descriptions of parameters without a comment in Swift, and the receiving ones that must
    #: not be NULL.
    comments: Mapping[str, str] = field(default_factory=dict)
    required: tuple[str, ...] = ()
    #: The message of `notFound` for a nil result.
    absent: str = ""
    #: True if the store is used on the caller's thread, by `…Now`.
    now: bool = False
    #: The number of the comment's paragraphs that concern C, if not all do.
    paragraphs: int | None = None
    #: True if the method's result is returned.
    gives: bool = True
    #: The reason why the call blocks.
    blocks: str | None = None
    #: True if it computes for milliseconds only, so that the caller's thread runs it even if it has
    #: an interrupt handler.
    is_brief: bool = False


@dataclass(frozen=True)
class OperationTables:
    """All of these tables for a Kit."""

    clients: tuple[Client, ...] = ()
    readers: Mapping[str, Reader] = field(default_factory=dict)
    #: The records by a method's result, with the function of the builder.
    results: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    #: The caller's records that are filled.
    sized: frozenset[str] = frozenset()
    #: The handles of C by a method's result, with their classes in the facade.
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


#: The types of Swift of a list with its age and origin, and of one from several accounts.
SNAPSHOT = "Snapshot<[{}]>"
MERGED = "StellarMerged<{}>"
KEYS = {"client", "readers", "results", "handles", "throws", "operations"}


def read(table: Mapping[str, Any]) -> OperationTables:
    """Reads the tables of those keys."""
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
    """Returns one table, or an array of them."""
    given = table.get("client", [])
    return tuple(Client(**_tuples(keys)) for keys in ([given] if "swift" in given else given))


def _tuples(keys: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in keys.items()}


def _results(table: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """Returns the records of the table by their types, then those that its `results` add."""
    types = {name: keys["swift"] for name, keys in table.get("records", {}).items()}
    types |= {keys["record"]: type_ for type_, keys in table.get("by_hand", {}).items()}
    for key, spelled in (("lists", "[{}]"), ("snapshots", SNAPSHOT), ("merged", MERGED)):
        lists = table.get(key, {}).items()
        types |= {name: spelled.format(types[item]) for name, item in lists}
    found = {type_: (name, "record") for name, type_ in types.items()}
    for type_, given in table.get("results", {}).items():
        found[type_] = (given, "record") if isinstance(given, str) else tuple(given)
    return found


def _operation(name: str, section: str, keys: Any) -> OperationBridge:
    if isinstance(keys, str):
        return OperationBridge(name, section, keys)
    return OperationBridge(name=name, section=section, **_tuples(keys))
