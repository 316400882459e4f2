"""Writes the reference of C, a page for each header, from include/pentad.json."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

#: The title of each page, by the name of its header.
TITLES = {
    "core": "Errors, sessions, operations",
    "elements": "Elements and formulas",
    "astro": "Calendar",
    "stellar": "Classes",
    "chat": "Chat",
    "video": "Videos",
}
Item = Mapping[str, Any]


def pages(interface: Mapping[str, Any]) -> dict[str, str]:
    """The pages by their names: `elements.md`."""
    made = {"index.md": _index()}
    for kit, title in TITLES.items():
        header = f"pentad/{kit}.h"
        own = {
            kind: [item for item in interface[kind] if item["header"] == header]
            for kind in ("functions", "records", "enums", "callbacks", "handles")
        }
        parts = [f"# {title}: `{header}`\n"]
        parts += _section("Functions", [*map(_function, own["functions"])])
        parts += _section("Handles", [_item(item) for item in own["handles"]])
        parts += _section("Records", [*map(_record, own["records"])])
        parts += _section("Enumerations", [*map(_enum, own["enums"])])
        parts += _section("Callbacks", [*map(_callback, own["callbacks"])])
        made[f"{kit}.md"] = "\n".join(parts)
    return made


def _index() -> str:
    rows = [f"| [`pentad/{kit}.h`]({kit}.md) | {title} |" for kit, title in TITLES.items()]
    return "\n".join(
        [
            "# C reference",
            "",
            "`#include <pentad.h>` includes all of these.",
            "[Using Pentad in C](../guide/UsingC.md) begins with a program;",
            "[ownership](../guide/Ownership.md),",
            "[asynchronous calls](../guide/AsynchronousCalls.md) and",
            "[threads](../guide/ThreadsAndFork.md) hold for all functions.",
            "",
            "| header | contents |",
            "|---|---|",
            *rows,
            "",
        ]
    )


def _section(title: str, items: Sequence[str]) -> list[str]:
    return [f"## {title}\n", *items] if items else []


def _item(item: Item) -> str:
    return f"### {item['name']}\n\n{item['about']}\n"


def _function(function: Item) -> str:
    lines = [_item(function), "```c", declaration(function), "```", ""]
    lines += _parameters(function["parameters"])
    if function.get("returns"):
        lines += [f"**Returns** {function['returns']}.", ""]
    facts = [f"Threads: {function['threads']}.", f"Blocks: {function['blocks']}."]
    return "\n".join([*lines, " ".join([*facts, f"Since: {function['since']}."]), ""])


def declaration(function: Item) -> str:
    """A function as the header declares it, a parameter a line when there are several."""
    parameters = [spelled(one["type"], one["name"]) for one in function["parameters"]]
    head = spelled(function["result"], function["name"])
    if len(parameters) < 2:
        return f"{head}({''.join(parameters) or 'void'});"
    joined = ",\n".join(f"    {parameter}" for parameter in parameters)
    return f"{head}(\n{joined});"


def _parameters(parameters: Sequence[Item]) -> list[str]:
    if not parameters:
        return []
    rows = [f"| `{one['name']}` | {_cell(one.get('about', ''))} |" for one in parameters]
    return ["| parameter | |", "|---|---|", *rows, ""]


def _record(record: Item) -> str:
    rows = [
        f"| `{spelled(field['type'], field['name'])}` | {_cell(field.get('about', ''))} |"
        for field in record["fields"]
    ]
    return "\n".join([_item(record), "| field | |", "|---|---|", *rows, ""])


def _enum(enum: Item) -> str:
    rows = [
        f"| `{one['name']}` | {one['value']} | {_cell(one.get('about', ''))} |"
        for one in enum["values"]
    ]
    return "\n".join([_item(enum), "| constant | value | |", "|---|---|---|", *rows, ""])


def _callback(callback: Item) -> str:
    parameters = ", ".join(spelled(one["type"], one["name"]) for one in callback["parameters"])
    result = spelled(callback["result"], "")
    lines = [_item(callback), "```c", f"{result} (*{callback['name']})({parameters});", "```", ""]
    return "\n".join([*lines, *_parameters(callback["parameters"])])


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())


def spelled(type_: Item, name: str) -> str:
    """A declaration of C: `const char *text`."""
    if type_["kind"] == "pointer":
        target = type_["to"]
        mark = "const " if type_.get("const") else ""
        if target["kind"] == "pointer":
            return spelled(target, f"{'*const ' if mark else '*'}{name}")
        return f"{mark}{spelled(target, '')} *{name}".replace("  ", " ")
    if type_["kind"] == "void":
        return f"void {name}".strip()
    return f"{type_['name']} {name}".strip()
