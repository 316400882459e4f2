"""Words the comment of a C function by that of the method which it calls."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import replace

from model.operation import Gift, Operation
from model.refusals import Refused
from read.doc_comment import DocComment
from read.kit_methods import Method
from read.operation_tables import OperationBridge, OperationTables, Thrown
from words.wording import CODE, Wording

_WIDTH = 96
#: Codes that a call which is waited for does not return, or that every function's comment names.
_UNSAID = re.compile(r"``(?:\w+/)*Code/(cancelled|closed)``")


def worded(
    operation: Operation,
    bridge: OperationBridge,
    tables: OperationTables,
    method: Method,
    told: Mapping[str, str],
    wording: Wording,
) -> Operation:
    """The operation with the comment of C; `told` is what the parameters are."""
    assert tables.client
    parameter = tables.client.parameter
    parameters = {parameter: f"the {parameter}", **told}
    if operation.out:
        parameters[operation.out] = _received(operation, method, wording)
    clauses = [_clause(text, tables.throws, wording) for text in _split(method.throws)]
    blocks = bridge.blocks or _blocks(clauses, tables.throws)
    statuses = [clause for clause, _ in clauses if clause]
    if not _is_other(method.throws):
        statuses += _rest(operation, tables)
    return replace(
        operation,
        doc=DocComment(
            about=_about("\n".join(method.doc.about), bridge.paragraphs, wording),
            parameters=parameters,
            returns="; ".join(statuses),
            notes=[f"Blocks: {blocks}. Since: {bridge.since}"],
        ),
    )


def _about(comment: str, count: int | None, wording: Wording) -> list[str]:
    paragraphs = wording.text(comment).split("\n\n")[:count]
    wrapped = [textwrap.wrap(text, _WIDTH, break_long_words=False) for text in paragraphs]
    return [line for lines in wrapped for line in ["", *lines]][1:]


def _received(operation: Operation, method: Method, wording: Wording) -> str:
    if not method.doc.returns:
        raise Refused(f"{method.title} does not say what it returns")
    told = f"receives {wording.phrase(method.doc.returns)}"
    return f"{told}; NULL when not needed" if operation.gift is Gift.FLAG else told


def _split(throws: str) -> list[str]:
    """The clauses of a `- Throws:`, without those of which C says nothing."""
    clauses = re.split(r";\s+|\. (?=[A-Z])", throws.removesuffix("."))
    return [clause for clause in clauses if clause and not _UNSAID.fullmatch(clause)]


def _is_other(throws: str) -> bool:
    """Whether another method's comment says it all."""
    return re.fullmatch(r"as ``[^`]*``\.?", throws) is not None


def _clause(text: str, throws: Mapping[str, Thrown], wording: Wording) -> tuple[str, Thrown | None]:
    """What it says in C, and the phrase of the table that it begins with."""
    for phrase, thrown in throws.items():
        if text.lower().startswith(phrase):
            return thrown.statuses + wording.phrase(text[len(phrase) :]), thrown
    if not CODE.search(text) and not _is_other(text):
        raise Refused(f"the table does not know what `{text}` is in C")
    return wording.phrase(text), None


def _blocks(clauses: list[tuple[str, Thrown | None]], throws: Mapping[str, Thrown]) -> str:
    """For what the call blocks longest: the table has that first."""
    found = [thrown.blocks for thrown in throws.values() for _, own in clauses if own is thrown]
    if not found:
        raise Refused("for what it blocks follows from nothing it throws: say it in the table")
    return found[0]


def _rest(operation: Operation, tables: OperationTables) -> Iterator[str]:
    """The statuses of every function of the client, but those that every function has by rule."""
    assert tables.client
    yield f"`PENTAD_CLOSED` {tables.client.closed}"
    readers = set(re.findall(r"\btry (\w+)\(", "\n".join(operation.reading)))
    refused = {tables.refusals[reader] for reader in readers if reader in tables.refusals}
    if told := " or ".join(sorted(refused - {""})):
        yield f"`PENTAD_INVALID` for a text that {told}"
    if "readBytes" in readers:
        yield "`PENTAD_MISUSE` for more bytes than any array has"
