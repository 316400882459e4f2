"""Writes the facade's functions that call a method of a Kit."""

from __future__ import annotations

import re
from collections.abc import Iterable

from model.operation import Gift, Operation, Part
from read.bridge import Bridge
from write import function_text
from write.function_text import dedented, indented

#: The label of `run`, and the type of the parameter that receives the result.
_WAYS = {
    Gift.RECORD: (", giving: {out}", "UnsafeMutablePointer<UnsafeMutablePointer<{record}>?>?"),
    Gift.HANDLE: (", giving: {out}", "UnsafeMutablePointer<{record}_ref?>?"),
    Gift.TEXT: (", text: {out}", "UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?"),
    Gift.FLAG: ("", "UnsafeMutablePointer<Bool>?"),
    Gift.FILLED: ("", "UnsafeMutablePointer<{record}>?"),
}
_ROOM = [("capacity", "size_t"), ("count", "UnsafeMutablePointer<size_t>?")]


def write(table: Bridge, operations: Iterable[Operation]) -> str:
    """Returns the file of a Kit."""
    return function_text.file(table.kit, map(_function, operations))


def _function(operation: Operation) -> str:
    way, type_ = _WAYS.get(operation.gift, ("", ""))
    out = [(operation.out, type_.format(record=operation.record))] if type_ else []
    out += [(part.name, f"UnsafeMutablePointer<{part.type}>?") for part in operation.parts]
    out += _ROOM if operation.gift is Gift.ITEMS else []
    parameters = [*operation.parameters, *out, function_text.ERROR]
    run = f"run(error{way.format(out=operation.out)}) {{ () throws(PentadError) in"
    body = [*_before(operation), *dedented(operation.reading), *_call(operation)]
    lines = [run, *indented(body), "}"]
    return function_text.function(operation.name, operation.doc, parameters, lines)


def _before(operation: Operation) -> list[str]:
    """Returns the code that runs before anything can fail except a missing parameter."""
    out, parts = operation.out, operation.parts
    if operation.gift is Gift.FLAG:
        return [f"{out}?.pointee = false"]
    if operation.gift is Gift.FILLED:
        return [f'_ = try require({out}, "{out}")']
    if operation.gift is Gift.ITEMS:
        arrays = [one.name for one in parts if one.is_required]
        return [
            "let target = try ListTarget(count, capacity)",
            *(f'let {name} = try target.require({name}, "{name}")' for name in arrays),
        ]
    required = [one.name for one in parts if one.is_required]
    return [
        *(f'let {name} = try require({name}, "{name}")' for name in required),
        *(f"{_place(one)} = {one.empty}" for one in parts),
    ]


def _place(part: Part) -> str:
    return f"{part.name}{'' if part.is_required else '?'}.pointee"


def _call(operation: Operation) -> list[str]:
    given = "let given = "
    if operation.gift is Gift.NOTHING:
        given = "_ = " if operation.is_discarding else ""
    elif operation.gift is Gift.TEXT and not operation.absent:
        given = "return " if operation.reading or operation.handle else ""
    work, client = dedented(operation.work), operation.client
    lines = [f"{given}{work[0]}", *work[1:]]
    if operation.is_blocking:
        lines.insert(0, f"let {client} = try {operation.handle}.client({client})")
    elif operation.handle:
        waiting = "waitBriefly" if operation.is_brief else "wait"
        wait = f"{given}try {operation.handle}.{waiting}({client}) {{"
        lines = [f"{wait} {client} async throws(PentadError) in", *indented(work), "}"]
    return [*lines, *_absent(operation), *_after(operation)]


def _absent(operation: Operation) -> list[str]:
    if not operation.absent:
        return []
    message = operation.absent.replace('"', '\\"')
    return ["guard let given else {", f'  throw PentadError(.notFound, "{message}")', "}"]


def _after(operation: Operation) -> list[str]:
    """Returns the code that returns the result to the caller."""
    out, make, gift = operation.out, operation.make, operation.gift
    if gift is Gift.PARTS:
        return [f"{_place(one)} = {_expression(one, 'given')}" for one in operation.parts]
    if gift is Gift.ITEMS:
        items = [f"{one.name}?[index] = {_expression(one, 'item')}" for one in operation.parts]
        return ["target.fill(given) { index, item in", *indented(items), "}"]
    return {
        Gift.RECORD: [f"return OwnedRecord.give {{ {make}(given) }}"],
        Gift.HANDLE: [f"return {make}(given).give()"],
        Gift.FLAG: [f"{out}?.pointee = given"],
        Gift.FILLED: [f"try fill({out}, with: {make}(given))"],
        Gift.TEXT: ["return given"] if operation.absent else [],
    }.get(gift, [])


def _expression(part: Part, value: str) -> str:
    """Returns the expression of a part: the first `value` in it is the result, or an item of it."""
    return re.sub(r"\bvalue\b", value, part.expression, count=1)
