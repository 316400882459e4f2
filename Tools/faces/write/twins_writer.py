"""Writes the facade's asynchronous functions, a file for each Kit."""

from __future__ import annotations

from collections.abc import Iterable

from model.operation import Gift, Operation
from read.bridge import Bridge, Twin
from words import twin_comment
from write import function_text
from write.function_text import dedented, indented

_OPERATION = "UnsafeMutablePointer<pentad_operation_ref?>?"


def write(table: Bridge, operations: Iterable[Operation]) -> str:
    """Returns the file of those that the table lists."""
    functions = (_twin(one, table.twins[one.name]) for one in operations)
    return function_text.file(table.kit, functions)


def _twin(operation: Operation, twin: Twin) -> str:
    parameters = [
        *operation.parameters,
        ("callback", f"{callback(operation, twin)}?"),
        ("context", "UnsafeMutableRawPointer?"),
        ("operation", _OPERATION),
        function_text.ERROR,
    ]
    doc = twin_comment.write(operation, twin.since)
    body = ["operation?.pointee = nil", *dedented(operation.reading), *_start(operation)]
    run = ["run(error) { () throws(PentadError) in", *indented(body), "}"]
    return function_text.function(f"{operation.name}_async", doc, parameters, run)


def callback(operation: Operation, twin: Twin) -> str:
    """Returns the callback's type: `pentad_video_groups_callback` for `pentad_video_groups`."""
    if twin.callback:
        return twin.callback
    if operation.gift is Gift.NOTHING:
        return "pentad_completion_callback"
    if operation.gift is Gift.RECORD:
        return f"{operation.record}_callback"
    return f"{'_'.join(operation.name.split('_')[:2])}_{operation.gift.value}_callback"


def _start(operation: Operation) -> list[str]:
    start = "startBlocking" if operation.is_blocking else "start"
    effects = "throws(PentadError)" if operation.is_blocking else "async throws(PentadError)"
    pointer = operation.parameters[0][0]
    lines = [
        f"try {operation.handle}.{start}({pointer}, callback, context, operation) {{",
        f"  {operation.client} {effects} in",
        *indented(dedented(operation.work)),
    ]
    if operation.gift is Gift.RECORD:
        lines += ["} record: {", f"  {operation.make}($1)"]
    return [*lines, "}"]
