"""Words the comment of an asynchronous function by that of the one that waits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from model.operation import Operation
from read.doc_comment import DocComment

#: Readers that refuse with `PENTAD_MISUSE` alone.
_BYTES = {"readBytes"}

_MISSING = re.compile(r"if ((?:`\w+`(?:, | or )?)+) is missing")


def write(operation: Operation, since: str, refused: Mapping[str, str]) -> DocComment:
    """The comment of the function with `_async` behind its name.

    `refused` says what readers of texts refuse with `PENTAD_INVALID`, besides what is no text.
    """
    doc = operation.doc
    parameters = {name: doc.parameters[name] for name, _ in operation.parameters}
    return DocComment(
        about=[f"As {operation.name}(), without waiting for it."],
        parameters={
            **parameters,
            "callback": "; ".join(["called once at the end", *_gift(operation)]),
            "context": "passed to it; may be NULL",
            "operation": "receives the operation; NULL when it need be neither cancelled nor "
            "waited for",
            "error": doc.parameters["error"],
        },
        returns="; ".join(_statuses(operation, refused)),
        notes=[
            "Ownership: the operation is the caller's; free it with pentad_operation_free().",
            f"Threads: any. Blocks: no. Since: {since}",
        ],
    )


def _gift(operation: Operation) -> list[str]:
    """What the callback brings, in the words of the parameter that receives it."""
    text = operation.doc.parameters.get(operation.out, "")
    text = re.sub(r"; (NULL when not needed|may be NULL)$", "", text)
    return [text] if text and "NULL" not in text else []


def _statuses(operation: Operation, refused: Mapping[str, str]) -> Iterator[str]:
    yield "`PENTAD_OK`, and the callback will come"
    readers = set(re.findall(r"\btry (\w+)\(", "\n".join(operation.reading)))
    is_plain = all(reader in refused or reader in _BYTES for reader in readers)
    told = operation.doc.returns
    refusal = invalid(readers, refused) if is_plain else _clause("PENTAD_INVALID", told)
    misuse = _misuse(told) or (_missing(operation) if is_plain else None)
    same = f"as {operation.name}()"
    if refusal is None and misuse is None:
        yield f"`PENTAD_INVALID` and `PENTAD_MISUSE` {same}"
        yield "`PENTAD_MISUSE` also if `callback` is missing"
    else:
        if refusal != "":
            yield f"`PENTAD_INVALID` {refusal or same}"
        yield f"`PENTAD_MISUSE` {misuse or f'{same}, and if `callback` is missing'}"
    pointer = operation.parameters[0][0]
    yield f"`PENTAD_CLOSED` after pentad_shutdown() and when the {pointer}'s session was freed"
    yield "`PENTAD_UNSUPPORTED` after `fork()`"


def _clause(status: str, returns: str) -> str | None:
    """What a comment says of a status itself."""
    found = re.search(rf"`{status}` (?!as |also |and )([^;]*)", returns)
    return found[1] if found else None


def invalid(readers: Iterable[str], refused: Mapping[str, str]) -> str:
    """For what text readers refuse a text."""
    told = {refused[reader] for reader in readers if reader in refused}
    besides = "".join(f" or {one}" for one in sorted(told - {""}))
    return f"for a text that is not UTF-8{besides}" if told else ""


def _misuse(returns: str) -> str | None:
    """For what `PENTAD_MISUSE` is returned, with the callback among what may be missing."""
    clause = _clause("PENTAD_MISUSE", returns)
    if not clause or not _MISSING.search(clause):
        return None
    return _MISSING.sub(lambda match: _or_callback(re.findall(r"`(\w+)`", match[1])), clause)


def _missing(operation: Operation) -> str:
    pointers = [name for name, type_ in operation.parameters if type_.endswith("?")]
    told = operation.doc.parameters
    return _or_callback([name for name in pointers if "NULL" not in told[name]])


def _or_callback(names: Iterable[str]) -> str:
    own = ", ".join(f"`{name}`" for name in names if name != "out")
    return f"if {own} or `callback` is missing"
