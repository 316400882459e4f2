"""What the tables say of Python's classes for records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class PythonRead:
    """How Python has a value of C; names of the Kit's package stand with their modules."""

    #: The annotation: `_names.Limb`.
    kind: str
    #: What makes it of the value `{}`, or of `record`: `_names.Limb(_names.Unit.TITHI, {})`.
    read: str


@dataclass(frozen=True)
class PythonRecord:
    """The class of Python for a record."""

    name: str
    #: The docstring, where it is not the type's comment.
    about: str = ""
    #: Comments of fields that are not those of C.
    comments: dict[str, str] = field(default_factory=dict)
    #: What it inherits, with the modules of the Kit's package: `_fields.Extensible`.
    bases: list[str] = field(default_factory=list)
    #: What a base gives, and is not generated: properties, and `__repr__`.
    own: list[str] = field(default_factory=list)
    #: Whether its moments have properties that give them in UTC.
    moments: bool = True
    #: The fields that are left out, since a base gives them.
    without: list[str] = field(default_factory=list)
    #: The names of fields that differ from those of C.
    names: dict[str, str] = field(default_factory=dict)
    #: The fields that come first, by Python's names; the others have the order of C.
    order: list[str] = field(default_factory=list)
    #: The values of fields that a program may leave out, by Python's names; those come last.
    defaults: dict[str, str] = field(default_factory=dict)
    #: Those of them that follow from the others, so that `==` leaves them out.
    uncompared: list[str] = field(default_factory=list)
    #: How fields are read that follow from no rule, of the whole `record`.
    reads: dict[str, PythonRead] = field(default_factory=dict)


def record(keys: dict[str, Any]) -> PythonRecord:
    """The table `python` of a record."""
    return PythonRecord(**{**keys, "reads": reads(keys.get("reads", {}))})


def reads(table: dict[str, dict[str, str]]) -> dict[str, PythonRead]:
    """How values are read, by a field or a type."""
    return {name: PythonRead(**keys) for name, keys in table.items()}
