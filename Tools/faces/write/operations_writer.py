"""Writes the functions that wait for a method of a Kit's client: the facade's."""

from __future__ import annotations

from collections.abc import Iterable

from model.operation import Gift, Operation
from read.bridge import Bridge
from write import function_text
from write.function_text import dedented, indented

#: The way of `run`, and the type of the parameter that receives the gift.
_WAYS = {
    Gift.NOTHING: ("", ""),
    Gift.RECORD: (", giving: {out}", "UnsafeMutablePointer<UnsafeMutablePointer<{record}>?>?"),
    Gift.TEXT: (", text: {out}", "UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?"),
    Gift.FLAG: ("", "UnsafeMutablePointer<Bool>?"),
}


def write(table: Bridge, operations: Iterable[Operation]) -> str:
    """The file of a Kit."""
    return function_text.file(table.kit, map(_function, operations))


def _function(operation: Operation) -> str:
    way, type_ = _WAYS[operation.gift]
    out = [(operation.out, type_.format(record=operation.record))] if type_ else []
    parameters = [*operation.parameters, *out, function_text.ERROR]
    run = f"run(error{way.format(out=operation.out)}) {{ () throws(PentadError) in"
    body = [*_before(operation), *dedented(operation.reading), *_wait(operation)]
    lines = [run, *indented(body), "}"]
    return function_text.function(operation.name, operation.doc, parameters, lines)


def _before(operation: Operation) -> list[str]:
    return [f"{operation.out}?.pointee = false"] if operation.gift is Gift.FLAG else []


def _wait(operation: Operation) -> list[str]:
    given = {
        Gift.NOTHING: "_ = " if operation.is_discarding else "",
        Gift.RECORD: "let given = ",
        Gift.TEXT: "return ",
        Gift.FLAG: "let given = ",
    }[operation.gift]
    after = {
        Gift.RECORD: [f"return OwnedRecord.give {{ {operation.make}(given) }}"],
        Gift.FLAG: [f"{operation.out}?.pointee = given"],
    }.get(operation.gift, [])
    wait = f"{given}try {operation.handle}.wait({operation.client}) {{"
    work = indented(dedented(operation.work))
    return [f"{wait} {operation.client} async throws(PentadError) in", *work, "}", *after]
