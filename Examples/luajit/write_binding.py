#!/usr/bin/env python3
"""Writes a binding for LuaJIT from pentad.json alone: write_binding.py pentad.json > pentad.lua

An example for authors of bindings: pentad.json contains the parameters and results of a call, the
function that frees a result, and the field that counts the items of an array.
"""

from __future__ import annotations

import json
import sys
import textwrap
from pathlib import Path
from typing import Any

Type = dict[str, Any]

# Words of Lua that are names in C.
RESERVED = {"end", "function", "in", "local", "nil", "not", "repeat", "then", "until"}


class Interface:
    """The interface, by name."""

    def __init__(self, description: dict[str, Any]) -> None:
        self.version = description["version"]
        self.handles = [handle["name"] for handle in description["handles"]]
        self.enums = description["enums"]
        self.records = {record["name"]: record for record in description["records"]}
        self.callbacks = {callback["name"]: callback for callback in description["callbacks"]}
        self.functions = description["functions"]

    def is_sized(self, name: str) -> bool:
        """Returns true if a program makes the record, and so sets its size."""
        return name in self.records and self.records[name]["made_by"] == "program"


# ---- C's declarations ---------------------------------------------------------------------------


def spell(type_: Type, name: str = "") -> str:
    """The type in C, and behind it what is of the type."""
    if type_["kind"] == "array":
        return spell(type_["of"], f"{name}[{type_['count']}]")
    if type_["kind"] != "pointer":
        return f"{type_['name']} {name}".rstrip()
    if not type_["const"]:
        return spell(type_["to"], f"*{name}")
    return (
        spell(type_["to"], f"const *{name}")
        if is_pointer(type_["to"])
        else "const " + spell(type_["to"], f"*{name}")
    )


def is_pointer(type_: Type) -> bool:
    return bool(type_["kind"] == "pointer")


def is_text(type_: Type) -> bool:
    return is_pointer(type_) and type_["to"] == {"kind": "scalar", "name": "char"}


def parameters(members: list[dict[str, Any]]) -> str:
    return ", ".join(spell(one["type"], one["name"]) for one in members) or "void"


def declarations(interface: Interface) -> str:
    """All types and functions, as ffi.cdef reads them."""
    lines = [f"typedef struct {name} {name};" for name in [*interface.handles, *interface.records]]
    for enum in interface.enums:
        values = ", ".join(f"{value['name']} = {value['value']}" for value in enum["values"])
        lines.append(f"typedef enum {enum['name']} {{ {values} }} {enum['name']};")
    for name, callback in interface.callbacks.items():
        result = spell(callback["result"])
        lines.append(f"typedef {result} (*{name})({parameters(callback['parameters'])});")
    for name, record in interface.records.items():
        fields = " ".join(spell(field["type"], field["name"]) + ";" for field in record["fields"])
        lines.append(f"struct {name} {{ {fields} }};")
    for function in interface.functions:
        head = spell(function["result"], function["name"])
        lines.append(f"{head}({parameters(function['parameters'])});")
    return "\n".join(lines)


# ---- Lua's functions ----------------------------------------------------------------------------


def function(interface: Interface, described: dict[str, Any]) -> str:
    """A function of Lua: what C leaves behind pointers are its results, a failure is an error."""
    name = described["name"]
    before: list[str] = []
    taken: list[dict[str, Any]] = []
    given: list[str] = []
    results: list[str] = []
    # Parameters that exist only when the callback is called.
    later: list[str] = []
    for parameter in described["parameters"]:
        if parameter["name"] == "context":
            given.append("nil")
        elif parameter["name"] == "error":
            before.append("local failure = place_of_error()")
            given.append("failure")
        elif parameter.get("out") and "length" not in parameter:
            place = f"{local(parameter)}_place"
            before.append(f"local {place} = {new_place(interface, parameter['type']['to'])}")
            given.append(place)
            is_later = name.endswith("_async") and parameter["name"] != "operation"
            (later if is_later else results).append(taken_out(parameter, place))
        else:
            taken.append(parameter)
            is_callback = parameter["type"]["kind"] == "callback"
            given.append(called(parameter, later) if is_callback else local(parameter))
    call = f"C.{name}({', '.join(given)})"
    can_fail = "failure" in given
    is_void = described["result"] == {"kind": "scalar", "name": "void"}
    if name.endswith("_free") and taken:
        before.append(f"if {local(taken[0])} ~= nil then ffi.gc({local(taken[0])}, nil) end")
    if can_fail:
        body = [*before, f"check({call}, failure)"]
    elif is_void:
        body = [*before, call]
    else:
        body = [*before, f"local result = {call}"]
        results.insert(0, value("result", described["result"], described.get("free")))
    if results:
        body.append(f"return {', '.join(results)}")
    head = f"function pentad.{short(name)}({', '.join(map(local, taken))})"
    return "\n".join([*comment(described, taken), head, *(f"  {line}" for line in body), "end"])


def called(parameter: dict[str, Any], later: list[str]) -> str:
    """A callback that also gets what the call left behind a pointer meanwhile."""
    name = local(parameter)
    if later:
        name = f"function(failure) {name}(failure, {', '.join(later)}) end"
    return f'as_callback("{parameter["type"]["name"]}", {name})'


def comment(described: dict[str, Any], taken: list[dict[str, Any]]) -> list[str]:
    lines = [f"--- {line}".rstrip() for line in described["about"].splitlines()]
    for parameter in taken:
        text = f"@param {local(parameter)} any {parameter['about']}"
        lines += ["---" + line for line in textwrap.wrap(text, 97, break_long_words=False)]
    return lines


def short(name: str) -> str:
    return name.removeprefix("pentad_")


def local(parameter: dict[str, Any]) -> str:
    name: str = parameter["name"]
    return f"{name}_" if name in RESERVED else name


def new_place(interface: Interface, type_: Type) -> str:
    """Returns memory for a value that C writes; a record with `struct_size` contains its size."""
    if type_["kind"] == "record" and interface.is_sized(type_["name"]):
        return f'pentad.record("{type_["name"]}")'
    return f'ffi.new("{spell(type_, "[1]")}")'


def taken_out(parameter: dict[str, Any], place: str) -> str:
    type_ = parameter["type"]["to"]
    is_record = type_["kind"] == "record"
    return place if is_record else value(f"{place}[0]", type_, parameter.get("free"))


def value(expression: str, type_: Type, free: str | None) -> str:
    """Returns Lua's value for one of C: a string for a text; what the caller owns is collected."""
    if is_text(type_):
        return f"text({expression}, {'C.' + free if free else 'nil'})"
    if is_pointer(type_):
        return f"owned({expression}, {'C.' + free if free else 'nil'})"
    return expression


# ---- Callbacks and records ----------------------------------------------------------------------


def callback(described: dict[str, Any]) -> str:
    """Wraps a function of Lua: status and error come as one table or nil, without the context."""
    members = described["parameters"]
    names = [f"{one['name']}_" for one in members]
    passed: list[str] = []
    for one, name in zip(members, names):
        if one["name"] == "error":
            passed.insert(0, "failed(status_, error_)")
        elif one["name"] not in ("context", "status"):
            passed.append(value(name, one["type"], None))
    is_last = "exactly once" in described["about"]
    return (
        f"  {described['name']} = {{ {'true' if is_last else 'false'}, function(called)\n"
        f"    return function({', '.join(names)}) return called({', '.join(passed)}) end\n  end }},"
    )


def callback_fields(interface: Interface) -> list[str]:
    lines = []
    for name, record in interface.records.items():
        fields = [
            f'{field["name"]} = "{field["type"]["name"]}"'
            for field in record["fields"]
            if field["type"]["kind"] == "callback"
        ]
        if fields:
            lines.append(f"  {name} = {{ {', '.join(fields)} }},")
    return lines


def binding(interface: Interface) -> str:
    """The whole module."""
    runtime = Path(__file__).with_name("runtime.lua").read_text(encoding="utf-8")
    sized = [f"  {name} = true," for name in interface.records if interface.is_sized(name)]
    parts = {
        "@VERSION@": interface.version,
        "@DECLARATIONS@": declarations(interface),
        "@CALLBACKS@": "\n".join(map(callback, interface.callbacks.values())),
        "@FIELDS@": "\n".join(callback_fields(interface)),
        "@SIZED@": "\n".join(sized),
        "@FUNCTIONS@": "\n\n".join(function(interface, one) for one in interface.functions),
    }
    for mark, text in parts.items():
        runtime = runtime.replace(f"-- {mark}" if mark != "@VERSION@" else mark, text)
    return runtime


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        sys.stdout.write(binding(Interface(json.load(file))))
