"""What a table may say of Python's class for a record."""

from __future__ import annotations

from collections.abc import Iterable

from model.kit_records import KitRecord
from model.refusals import Refusals

#: What is by C's names, and what by Python's.
_OF_C = ("comments", "without", "names", "reads")
_OF_PYTHON = ("order", "defaults", "uncompared")


def check(records: Iterable[KitRecord], refusals: Refusals) -> None:
    """Refuses what names no field, and what leaves out of `==` a field without a default."""
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
