"""The rules for a table's entries about Python's class for a record."""

from __future__ import annotations

from collections.abc import Iterable

from model.kit_records import KitRecord
from model.refusals import Refusals

#: The keys that use C's names; the others use Python's.
_OF_C = ("comments", "without", "names", "reads")
_OF_PYTHON = ("order", "defaults", "uncompared", "hidden")


def check(records: Iterable[KitRecord], refusals: Refusals) -> None:
    """Rejects unknown fields, and fields that `==` ignores without a default."""
    for record in records:
        python = record.bridge.python
        if not python:
            continue
        place = f"Bridge: {record.bridge.name}"
        fields = {field.name for field in record.fields}
        shown = {python.names.get(name, name) for name in fields}
        shown |= {f"{name}_ms" for name in fields}
        unknown = [(key, set(getattr(python, key)) - fields) for key in _OF_C]
        unknown += [(key, set(getattr(python, key)) - shown) for key in _OF_PYTHON]
        for key, names in unknown:
            for name in sorted(names):
                refusals.add(place, f"python.{key} has {name}, which is none of its fields")
        for name in sorted(set(python.uncompared) - python.defaults.keys()):
            refusals.add(place, f"python.uncompared has {name}, which has no default")
