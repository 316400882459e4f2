"""The possible faults of one argument of a call."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from misuse_values import COMPANIONS, ITEMS, ITEMWISE, NAMED, UNREAD, Json, in_c, is_text

if TYPE_CHECKING:
    from misuse_table import Table

MISUSE, INVALID = "PENTAD_MISUSE", "PENTAD_INVALID"
BAD_TEXT = '"\\xff"'
#: A value that no enum has.
UNKNOWN = "9999"


@dataclass(frozen=True)
class Wrong:
    """A wrong argument: the name in its error, the fault, the coarse status, the argument as C
    writes it, and the code before the call.
    """

    named: str
    what: str
    expected: str
    value: str
    setup: str = ""


def wrongs(table: Table, function: str, parameter: Json, can_fail: bool) -> Iterator[Wrong]:
    """All that can be wrong with a parameter."""
    name, type_ = parameter["name"], parameter["type"]
    is_open = type_.get("name") == "pentad_status"
    if type_["kind"] == "enum" and not (is_open and can_fail):
        yield Wrong(name, "unknown", MISUSE, f"({type_['name']}){UNKNOWN}")
    if type_["kind"] == "callback" and not type_["nullable"]:
        yield Wrong(name, "NULL", MISUSE, "NULL")
    if type_["kind"] != "pointer":
        return
    to = type_["to"]
    if not (type_["nullable"] and can_fail):
        yield Wrong(name, "NULL", MISUSE, "NULL")
    if is_text(type_):
        yield Wrong(str(NAMED.get((function, name), name)), "not UTF-8", INVALID, BAD_TEXT)
    if "length" in parameter:
        yield from _of_array(table, function, parameter)
    elif to["kind"] == "record" and can_fail:
        for wrong in _of_record(table, function, to["name"], name):
            if type_["const"] or wrong.what.startswith("struct_size"):
                yield wrong


def _of_array(table: Table, function: str, parameter: Json) -> Iterator[Wrong]:
    """An array with an item that is wrong."""
    name, to = parameter["name"], parameter["type"]["to"]
    if to["kind"] != "pointer" or not parameter["type"]["const"]:
        return
    item = ITEMS.get(name, name[:-1])
    items = f"    {in_c(to)} items[1] = {{%s}};\n"
    yield Wrong(name[:-1], "with NULL", MISUSE, "items", items % "NULL")
    if to["to"]["kind"] == "record":
        for wrong in _of_record(table, function, to["to"]["name"], item):
            yield replace(wrong, value="items", setup=wrong.setup + items % "r")
    elif name not in ITEMWISE:
        yield Wrong(name, "with what is not UTF-8", INVALID, "items", items % BAD_TEXT)


def _of_record(table: Table, function: str, record: str, name: str) -> Iterator[Wrong]:
    """A record with a size or a field that is wrong."""
    good = f"    {record} *r = {table.maker(record)};\n"
    fields = table.records[record]["fields"]
    if fields[0]["name"] == "struct_size":
        for says in ("0", "8", "sizeof *r - 8"):
            cut = f"{good}    r = ({record} *)shorter(r, sizeof *r, {says});\n"
            yield Wrong(f"{name}->struct_size", f"struct_size {says}", MISUSE, "r", cut)
    for field in fields:
        own, type_ = field["name"], field["type"]
        if own in (*UNREAD.get(record, ()), *UNREAD.get(function, ())):
            continue
        put = f"{good}{_companions(table, record, own)}    r->{own} = "
        if is_text(type_):
            yield Wrong(own, f"{own} not UTF-8", INVALID, "r", f"{put}{BAD_TEXT};\n")
        elif type_["kind"] == "enum":
            yield Wrong(own, f"{own} unknown", MISUSE, "r", f"{put}({type_['name']}){UNKNOWN};\n")
        elif own == "reserved":
            yield Wrong(f"{name}->reserved", "reserved not 0", MISUSE, "r", f"{put}1;\n")


def _companions(table: Table, record: str, field: str) -> str:
    """Returns the other fields that a record needs before a field is read."""
    lines = []
    for text in filter(None, COMPANIONS.get((record, field), "").split("; ")):
        place, value = text.split(" = ")
        value = table.stub(value[1:]) if value.startswith("@") else value
        lines.append(f"    r->{place} = {value};\n")
    return "".join(lines)
