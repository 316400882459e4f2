"""The fields of a dataclass according to its table: with names, defaults and their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from model.kit_records import RecordField, count_of
from read.python_tables import PythonRecord
from write.field_python import PythonField, of_field
from write.python_readers import Readers


def of_python(
    fields: Sequence[RecordField], python: PythonRecord, readers: Readers
) -> list[PythonField]:
    """Returns the fields of a class, in its order."""
    found = [
        _adapted(of_field(_commented(field, python), readers, python.reads), python)
        for field in _known(fields)
        if field.name not in python.without
    ]
    return sorted(found, key=lambda field: _place(field, python))


def _commented(field: RecordField, python: PythonRecord) -> RecordField:
    return replace(field, about=python.comments.get(field.name, field.about))


def _adapted(field: PythonField, python: PythonRecord) -> PythonField:
    """Returns a field with the name and the default of the table."""
    name = python.names.get(field.name, field.name)
    default, imports = field.default, field.imports
    if value := python.defaults.get(name):
        default = f" = {value}"
        if name in python.uncompared:
            default = f" = field(default={value}, compare=False)"
            imports |= {("dataclasses", "field")}
    if name in python.hidden:
        default = " = field(repr=False)"
        imports |= {("dataclasses", "field")}
    return replace(field, name=name, default=default, imports=imports)


def _place(field: PythonField, python: PythonRecord) -> tuple[int, int]:
    """Returns the sort key: fields with a default come later, and those ignored by `==` last."""
    rank = 0
    if field.default and (" = field(" not in field.default or "default=" in field.default):
        rank = 2 if "compare=False" in field.default else 1
    order = python.order
    return rank, order.index(field.name) if field.name in order else len(order)


def _known(fields: Sequence[RecordField]) -> list[RecordField]:
    """Removes the fields that Python has in another form: a list knows its length, an error has its
    status.
    """
    names = {field.name for field in fields}
    left = {count_of(field.name) for field in fields if field.is_list}
    left |= {"status"} if "error_message" in names else set()
    return [field for field in fields if field.name not in left]
