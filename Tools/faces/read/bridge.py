"""Reads Bridge: the facts about a Kit's faces that Swift does not express."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tomllib
from model.refusals import Refusals
from read import hand_types, method_tables, operation_tables, python_tables
from read.hand_types import HandTypes
from read.method_tables import MethodTables
from read.operation_tables import OperationTables
from read.python_tables import PythonRead, PythonRecord

#: The module of each table, by the file's name.
MODULES = {
    "core": "PentadCore",
    "elements": "ElementsKit",
    "astro": "AstroKit",
    "stellar": "StellarKit",
    "chat": "ChatKit",
    "video": "VideoFeedKit",
}

_KEYS = {
    "enums",
    "frees",
    "builder",
    "completions",
    "records",
    "inputs",
    "lists",
    "list_comments",
    "snapshots",
    "merged",
    "numbers",
    "types",
    "python_types",
    "by_hand",
    "twins",
    "python",
}


@dataclass(frozen=True)
class NoCase:
    """The value 0 of an enum that is nil in Swift."""

    name: str
    about: str


@dataclass(frozen=True)
class EnumBridge:
    """An enum of C, which has the cases of one of Swift in an order that only grows at its end."""

    name: str
    kit: str
    swift: str
    cases: list[str]
    #: The class of Python; None for an enum that Python does not have, or has by hand.
    python: str | None = None
    #: The numbering of the cases: "from 0", "from 1", or as "bits".
    numbers: str = "from 0"
    none: NoCase | None = None
    #: True if a program passes it in.
    is_input: bool = False
    #: The version that introduced the function for the names of the values.
    since: str = "0.1"
    #: Values whose name is not the case's own with underscores.
    names: dict[str, str] = field(default_factory=dict)
    #: Words of Python that are not the case's own.
    words: dict[str, str] = field(default_factory=dict)

    def number(self, index: int) -> int:
        """Returns the number of a case, from its index."""
        first = 1 if self.numbers == "from 1" or self.none else 0
        return 1 << index if self.numbers == "bits" else first + index


@dataclass(frozen=True)
class RecordBridge:
    """A record of C, which has the properties of a type of Swift in an order that only grows."""

    name: str
    swift: str
    #: A property for each field, in the order of C: `path [-> name] [: shape]`; see `kit_records`.
    fields: list[str]
    #: The comment, if it is not that of the type.
    about: str = ""
    #: Comments of fields that are not those of the property.
    comments: dict[str, str] = field(default_factory=dict)
    #: True if records are used directly in arrays, and not behind pointers.
    flat: bool = False
    #: The function of the builder that returns the one record that many share.
    shared: str | None = None
    #: True if it begins with `struct_size`: the library fills one of the caller.
    sized: bool = False
    #: The class of Python; None for a record that Python does not have, or has by hand.
    python: PythonRecord | None = None
    #: The hand-written class with its module, for generated ones that read it, as of `HandRecord`.
    python_by_hand: str = ""


@dataclass(frozen=True)
class InputBridge:
    """A C record that a program passes in, and the type whose initializer takes its fields."""

    name: str
    swift: str
    #: The name in error messages: `options` for `options->months`.
    parameter: str
    #: A property for each field; see `kit_inputs`.
    fields: list[str]
    #: True if NULL is misuse, and does not mean all defaults.
    required: bool = False


@dataclass(frozen=True)
class HandRecord:
    """A hand-written record, which a `record(_:)` of the builder fills."""

    record: str
    flat: bool = False
    #: The class of Python with its module, `_outgoing.OutgoingAttachment`, which also contains its
    #: reader.
    python: str = ""


@dataclass(frozen=True)
class Twin:
    """The asynchronous twin of a blocking function, and the version that introduced it."""

    since: str
    #: The type of its callback, if that is not named after the result.
    callback: str | None = None


@dataclass(frozen=True)
class Bridge:
    """The table of a Kit."""

    kit: str
    enums: list[EnumBridge]
    #: The records that a caller frees, and the version that introduced the function.
    frees: dict[str, str]
    #: The facade's struct that builds records.
    builder: str
    records: list[RecordBridge]
    inputs: list[InputBridge]
    #: The records that are results of asynchronous calls.
    completions: list[str]
    #: The records of a list alone, and the record of an item.
    lists: dict[str, str]
    #: The contents and the order of such a list, snapshot or merged list.
    list_comments: dict[str, str]
    #: The records of a list with its age and origin, and the record of an item.
    snapshots: dict[str, str]
    #: The records of a list from several accounts with their failures, and the record of an item.
    merged: dict[str, str]
    #: The ranges of types that are numbers in C: "1 to 30".
    numbers: dict[str, str]
    #: The shapes of types that are neither enums nor records.
    types: dict[str, dict[str, str]]
    #: The Python values of types that have no class of their own in the tables.
    python_types: dict[str, PythonRead]
    #: The hand-written records, by their types in Swift without `<…>`.
    by_hand: dict[str, HandRecord]
    #: The blocking functions that have a twin, whose name ends in `_async`.
    twins: dict[str, Twin]
    #: The functions that are generated from the Kit's methods.
    tables: OperationTables
    #: The methods of Python's client.
    python: MethodTables
    #: The hand-written types.
    hand: HandTypes


def kit_of(name: str) -> str:
    """Returns the Kit of a function or type of C: `chat` for `pentad_chat_client`."""
    word = name.split("_")[1]
    return word if word in MODULES else "core"


def read(folder: Path, refusals: Refusals) -> list[Bridge]:
    """Returns all tables, in the order of the Kits."""
    found = {path.stem for path in folder.glob("*") if path.suffix in (".toml", ".h")}
    return [_read(kit, folder / f"{kit}.toml", refusals) for kit in MODULES if kit in found]


def _read(kit: str, path: Path, refusals: Refusals) -> Bridge:
    table = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for key in table.keys() - _KEYS - operation_tables.KEYS:
        refusals.add(path.name, f"{key} means nothing here")
    return Bridge(
        kit=kit,
        enums=[_enum(name, kit, keys, refusals) for name, keys in table.get("enums", {}).items()],
        frees=table.get("frees", {}),
        builder=table.get("builder", ""),
        records=[_record(name, keys) for name, keys in table.get("records", {}).items()],
        inputs=[InputBridge(name, **keys) for name, keys in table.get("inputs", {}).items()],
        completions=table.get("completions", []),
        lists=table.get("lists", {}),
        list_comments=table.get("list_comments", {}),
        snapshots=table.get("snapshots", {}),
        merged=table.get("merged", {}),
        numbers=table.get("numbers", {}),
        types=table.get("types", {}),
        python_types=python_tables.reads(table.get("python_types", {})),
        by_hand={name: HandRecord(**keys) for name, keys in table.get("by_hand", {}).items()},
        twins={name: _twin(keys) for name, keys in table.get("twins", {}).items()},
        tables=operation_tables.read(table),
        python=method_tables.read(table.get("python", {})),
        hand=hand_types.read(path.parent, kit),
    )


def _twin(keys: str | dict[str, str]) -> Twin:
    return Twin(keys) if isinstance(keys, str) else Twin(**keys)


def _record(name: str, keys: dict[str, Any]) -> RecordBridge:
    if "python" in keys:
        keys["python"] = python_tables.record(keys["python"])
    return RecordBridge(name, **keys)


def _enum(name: str, kit: str, keys: dict[str, Any], refusals: Refusals) -> EnumBridge:
    if "none" in keys:
        keys["none"] = NoCase(**keys["none"])
    is_input = keys.pop("input", False)
    read = EnumBridge(name=name, kit=kit, is_input=is_input, **keys)
    if read.numbers not in ("from 0", "from 1", "bits"):
        refusals.add(f"Bridge/{kit}.toml: {name}", f"numbers are {read.numbers!r}")
    return read
