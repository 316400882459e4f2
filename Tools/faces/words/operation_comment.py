"""Writes the comment of a C function from that of its method."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import replace

from model.gifts import Given
from model.operation import Gift, Operation
from model.parameter_reads import Read
from model.refusals import Refused
from read.doc_comment import DocComment
from read.kit_methods import Method
from read.operation_tables import Client, OperationBridge, Thrown
from words import call_statuses
from words.wording import CODE, Wording

_WIDTH = 96
_ROOM = {"capacity", "count"}
#: Codes that a blocking call does not return, or that every function's comment names.
_UNSAID = re.compile(r"``(?:\w+/)*Code/(cancelled|closed)``")


def worded(
    operation: Operation,
    bridge: OperationBridge,
    throws: Mapping[str, Thrown],
    client: Client | None,
    method: Method,
    given: Given,
    told: Mapping[str, str],
    reads: Sequence[Read],
    wording: Wording,
) -> Operation:
    """Returns the operation with the comment of C; `told` contains the parameters' descriptions."""
    returned = wording.phrase(method.doc.returns)
    if bridge.absent:
        returned, _, when = returned.partition("; NULL ")
        if not when:
            raise Refused(f"{method.title} must say `; nil when …` of what it returns")
    parameters = {**told, **_received(operation, given, returned, method)}
    parameters |= {name: bridge.comments[name] for name in _ROOM & bridge.comments.keys()}
    clauses = [_clause(text, throws, wording) for text in _split(method.throws)]
    blocks = bridge.blocks or ("no" if not client else _blocks(clauses, throws))
    statuses = [clause for clause, _ in clauses if clause]
    if not _is_other(method.throws):
        if bridge.absent:
            statuses.insert(0, f"`PENTAD_NOT_FOUND` {when}")
        statuses += call_statuses.of_call(operation, client, reads)
        statuses = call_statuses.merged(statuses)
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


def _received(operation: Operation, given: Given, returned: str, method: Method) -> dict[str, str]:
    """Returns the descriptions of the parameters that receive something."""
    if operation.gift is Gift.PARTS:
        return {
            part.name: f"receives {given.about[part.name]}"
            + ("" if part.is_required else "; may be NULL")
            for part in operation.parts
        }
    if operation.gift is Gift.ITEMS:
        arrays = {
            part.name: f"receives at most `capacity` values: {given.about[part.name]}; NULL when "
            + ("`capacity` is 0" if part.is_required else "not needed")
            for part in operation.parts
        }
        return arrays | {
            "capacity": "the capacity of the arrays",
            "count": "receives the total number, also if it exceeds `capacity`",
        }
    if not operation.out:
        return {}
    if not returned:
        raise Refused(f"{method.title} does not say what it returns")
    needed = "; NULL when not needed" if operation.gift is Gift.FLAG else ""
    return {operation.out: f"receives {returned}{needed}"}


def _split(throws: str) -> list[str]:
    """Splits a `- Throws:` into clauses, without those that C leaves out."""
    clauses = re.split(r";\s+|\. (?=[A-Z])", throws.removesuffix("."))
    return [clause for clause in clauses if clause and not _UNSAID.fullmatch(clause)]


def _is_other(throws: str) -> bool:
    """Returns true if it only refers to another method's comment."""
    return re.fullmatch(r"as ``[^`]*``\.?", throws) is not None


def _clause(text: str, throws: Mapping[str, Thrown], wording: Wording) -> tuple[str, Thrown | None]:
    """Returns the clause in C, and the phrase of the table with which it begins."""
    for phrase, thrown in throws.items():
        if text.lower().startswith(phrase):
            return thrown.statuses + wording.phrase(text[len(phrase) :]), thrown
    if not CODE.search(text) and not _is_other(text):
        raise Refused(f"the table does not know what `{text}` is in C")
    return wording.phrase(text), None


def _blocks(clauses: list[tuple[str, Thrown | None]], throws: Mapping[str, Thrown]) -> str:
    """Returns the reason for the longest block, which is first in the table."""
    found = [thrown.blocks for thrown in throws.values() for _, own in clauses if own is thrown]
    if not found:
        raise Refused("for what it blocks follows from nothing it throws: say it in the table")
    return found[0]
