"""The Python results of C functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from model.c_calls import Answer, CCall
from model.python_method import Import
from model.refusals import Refused
from read.bridge import Bridge
from read.method_tables import Result
from words import qualified

#: The types of ctypes and of Python for those of Swift.
_NUMBERS = {
    "Bool": ("c_bool", "bool"),
    "Int64": ("c_int64", "int"),
    "UInt64": ("c_uint64", "int"),
}


@dataclass(frozen=True)
class Results:
    """The readers of a Kit's records: those of the table, or of `_records`."""

    kit: str
    table: Mapping[str, Result]

    @classmethod
    def of_kit(cls, bridge: Bridge) -> Results:
        """Returns those of a Kit."""
        own = {one.name: one.python.name for one in bridge.records if one.python}
        found = {name: Result(f"_records.{kind}", _reader(name)) for name, kind in own.items()}
        for name, item in bridge.lists.items():
            if item in own:
                found[name] = Result(f"list[_records.{own[item]}]", _reader(name))
        for name, item in bridge.snapshots.items():
            kind = f"pentad._snapshot.Snapshot[_records.{own[item]}]"
            found[name] = Result(kind, _reader(name))
        for name, item in bridge.merged.items():
            kind = f"_merged.StellarMerged[_records.{own[item]}]"
            found[name] = Result(kind, _reader(name))
        return cls(bridge.kit, found | dict(bridge.python.results))

    def of(self, call: CCall) -> tuple[str, str, frozenset[Import]]:
        """Returns the annotation of a result, its reader, and the imports of both."""
        if call.answer is Answer.NOTHING:
            return "None", "", frozenset()
        if call.answer is Answer.TEXT:
            return "str", "", frozenset()
        if call.answer is Answer.NUMBER:
            kind, annotation = _NUMBERS[call.given]
            return annotation, kind, frozenset({("ctypes", kind)})
        return self.record(call.given)

    def record(self, name: str) -> tuple[str, str, frozenset[Import]]:
        """Returns the same for a record."""
        if name not in self.table:
            raise Refused(f"nothing is known of {name} in Python")
        found = self.table[name]
        type_, of_type = qualified.spelled(found.type)
        read, of_read = qualified.spelled(found.read)
        return type_, read, of_type | of_read


def _reader(name: str) -> str:
    return f"_records.{name.split('_', 2)[2]}_of"
