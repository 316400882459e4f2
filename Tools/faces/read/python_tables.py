"""The entries of the tables about Python's classes for records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class PythonRead:
    """The Python form of a C value; names of the Kit's package include their modules."""

    #: The annotation: `_names.Limb`.
    kind: str
    #: The conversion of the value `{}`, or of `record`: `_names.Limb(_names.Unit.TITHI, {})`.
    read: str


@dataclass(frozen=True)
class PythonRecord:
    """The class of Python for a record."""

    name: str
    #: The docstring, if it is not the type's comment.
    about: str = ""
    #: Comments of fields that are not those of C.
    comments: dict[str, str] = field(default_factory=dict)
    #: The base classes, with the modules of the Kit's package: `_fields.Extensible`.
    bases: list[str] = field(default_factory=list)
    #: The members that a base provides, and are not generated: properties, and `__repr__`.
    own: list[str] = field(default_factory=list)
    #: True if its moments have properties that return them in UTC.
    moments: bool = True
    #: The fields that are left out, since a base provides them.
    without: list[str] = field(default_factory=list)
    #: The names of fields that differ from those of C.
    names: dict[str, str] = field(default_factory=dict)
    #: The fields that come first, by Python's names; the others are in the order of C.
    order: list[str] = field(default_factory=list)
    #: The values of fields that a program may leave out, by Python's names; those come last.
    defaults: dict[str, str] = field(default_factory=dict)
    #: The fields that `repr()` leaves out, since they may contain a secret.
    hidden: list[str] = field(default_factory=list)
    #: The fields that are derived from the others, so that `==` ignores them.
    uncompared: list[str] = field(default_factory=list)
    #: The readers of fields without a rule, from the whole `record`.
    reads: dict[str, PythonRead] = field(default_factory=dict)


def record(keys: dict[str, Any]) -> PythonRecord:
    """Reads the table `python` of a record."""
    return PythonRecord(**{**keys, "reads": reads(keys.get("reads", {}))})


def reads(table: dict[str, dict[str, str]]) -> dict[str, PythonRead]:
    """Reads the conversions by a field or a type."""
    return {name: PythonRead(**keys) for name, keys in table.items()}
