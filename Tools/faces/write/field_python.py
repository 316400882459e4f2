"""The fields of Python's dataclasses: annotations, comments, and the code that reads them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from model.abi_types import Named, Pointer, Scalar, is_text, record_of
from model.kit_records import STATUS, RecordField, count_of
from model.python_method import Import
from read.python_tables import PythonRead
from words import comments
from write.python_readers import Readers, reader

#: A name of the Kit's package with its module: `_names.Limb`.
_PLACED = re.compile(r"\b(_\w+)\.(\w+)")

_OPTIONAL = {
    "NULL": (".._convert", "optional_text"),
    "-1": (".._convert", "known_count"),
    "NaN": (".._convert", "known"),
    "PENTAD_NO_TIME": (".._times", "known_time"),
}


@dataclass(frozen=True)
class PythonField:
    """A field of a dataclass."""

    name: str
    annotation: str
    #: An expression that reads `record`.
    read: str
    about: str
    #: The text after the annotation: ` = field(repr=False)`.
    default: str = ""
    #: The name of the property that returns it as a datetime; empty for other fields.
    moment: str = ""
    imports: frozenset[Import] = frozenset()


def of_field(field: RecordField, readers: Readers, reads: Mapping[str, PythonRead]) -> PythonField:
    """Returns the field of a dataclass for one of C."""
    about = comments.absent(comments.field(field.about), "None")
    if how := reads.get(field.name):
        return _placed(field, about, how.kind, how.read)
    if how := readers.types.get(field.swift):
        return _typed(field, about, how)
    if field.name == "error_message":
        return _error(field, about)
    place = f"record.{field.name}"
    if field.type == STATUS:
        return PythonField(
            field.name, "int", place, comments.with_clause(about, "a `pentad.ErrorCode`")
        )
    if isinstance(field.type, Named):
        kind = readers.enums[field.type.name]
        return PythonField(
            field.name, kind, f"{kind}.of({place})", about, imports=frozenset({("._enums", kind)})
        )
    if isinstance(field.type, Scalar):
        return _scalar(field, place, about)
    assert isinstance(field.type, Pointer)
    if is_text(field.type):
        return _text(field, place, about)
    if field.is_list:
        return _list(field, place, about, readers)
    return _record(field, place, about, readers)


def _typed(field: RecordField, about: str, how: PythonRead) -> PythonField:
    place = f"record.{field.name}"
    kind, read = how.kind, how.read.format(place)
    if field.absent:
        kind, read = f"{kind} | None", f"{read} if {place} else None"
    about = about.replace(f", {field.numbers}", "") if field.numbers else about
    return _placed(field, _ending(about, bool(field.absent)), kind, read)


def _placed(field: RecordField, about: str, kind: str, read: str) -> PythonField:
    """Returns a field whose annotation and reader use names of other modules."""
    found = {(f".{module}", name) for module, name in _PLACED.findall(f"{kind} {read}")}
    kind, read = (_PLACED.sub(r"\2", text) for text in (kind, read))
    return PythonField(field.name, kind, read, about, imports=frozenset(found))


def _error(field: RecordField, about: str) -> PythonField:
    optional = bool(field.absent)
    read = "optional_failure(record.status, record.error_message)"
    if not optional:
        read = "failure(record.status, text(record.error_message))"
    names = {("..errors", "PentadError"), ("..errors", read.partition("(")[0])}
    names |= {("dataclasses", "field")} | (set() if optional else {(".._convert", "text")})
    return PythonField(
        name="error",
        annotation="PentadError | None" if optional else "PentadError",
        read=read,
        about=_ending(about, optional),
        default=" = field(default=None, compare=False)" if optional else " = field(compare=False)",
        imports=frozenset(names),
    )


def _scalar(field: RecordField, place: str, about: str) -> PythonField:
    assert isinstance(field.type, Scalar)
    if field.type.name == "char":
        imported = frozenset({(".._convert", "text")})
        return PythonField(field.name, "str", f"text({place})", about, imports=imported)
    name = {"bool": "bool", "double": "float"}.get(field.type.name, "int")
    imports: set[Import] = set()
    read = place
    if field.absent and name != "bool":
        about = _ending(about, True)
        name += " | None"
        if field.absent == "0":
            read = f"{place} or None"
        else:
            imports.add(_OPTIONAL[field.absent])
            read = f"{_OPTIONAL[field.absent][1]}({place})"
    if not field.is_moment:
        unit = "_ms" if "in milliseconds" in about else ""
        return PythonField(field.name + unit, name, read, about, imports=frozenset(imports))
    return PythonField(
        f"{field.name}_ms", name, read, about, moment=field.name, imports=frozenset(imports)
    )


def _text(field: RecordField, place: str, about: str) -> PythonField:
    function = "optional_text" if field.absent else "text"
    imports: set[Import] = {(".._convert", function)}
    default = ""
    if field.name.endswith("_json"):
        default = " = field(repr=False)"
        imports.add(("dataclasses", "field"))
    return PythonField(
        field.name,
        "str | None" if field.absent else "str",
        f"{function}({place})",
        _ending(about, bool(field.absent)),
        default=default,
        imports=frozenset(imports),
    )


def _record(field: RecordField, place: str, about: str, readers: Readers) -> PythonField:
    name = record_of(field.type)
    read = f"{reader(name)}({place}.contents)"
    optional = bool(field.absent)
    return PythonField(
        field.name,
        readers.kinds[name] + (" | None" if optional else ""),
        f"{read} if {place} else None" if optional else read,
        _ending(about, optional),
        imports=frozenset(readers.imports(name)),
    )


def _list(field: RecordField, place: str, about: str, readers: Readers) -> PythonField:
    count = f"record.{count_of(field.name)}"
    name = record_of(field.type)
    if name:
        imports = readers.imports(name)
        each = f"tuple(map({reader(name)}, {place}[: {count}])) if {count} else ()"
        if name not in readers.flat:
            imports.add((".._convert", "items"))
            each = f"tuple(map({reader(name)}, items({place}, {count})))"
        kind = readers.kinds[name]
        return PythonField(
            field.name, f"tuple[{kind}, ...]", each, about, imports=frozenset(imports)
        )
    assert isinstance(field.type, Pointer)
    if is_text(field.type.target):
        return PythonField(
            field.name,
            "tuple[str, ...]",
            f"texts({place}, {count})",
            about,
            imports=frozenset({(".._convert", "texts")}),
        )
    if isinstance(field.type.target, Named):
        kind = readers.enums[field.type.target.name]
        return PythonField(
            field.name,
            f"tuple[{kind}, ...]",
            f"tuple(map({kind}.of, {place}[: {count}])) if {count} else ()",
            about,
            imports=frozenset({("._enums", kind)}),
        )
    read = f"tuple({place}[: {count}]) if {count} else ()"
    return PythonField(field.name, "tuple[int, ...]", read, about)


def _ending(about: str, optional: bool) -> str:
    """Adds the meaning of None to the comment of an optional field."""
    return about if not optional or "None" in about else f"{about} None when there is none."
