"""Writes the comment of an asynchronous function from that of the blocking one."""

from __future__ import annotations

import re

from model.operation import Operation
from read.doc_comment import USUAL, DocComment


def write(operation: Operation, since: str) -> DocComment:
    """Returns the comment of the function with the suffix `_async`; the rest is stated for all."""
    doc = operation.doc
    given = [(name, doc.parameters[name]) for name, _ in operation.parameters]
    parameters = {name: text for name, text in given if USUAL.get(name) != text}
    if gift := _gift(operation):
        parameters["callback"] = f"called once at the end; {gift}"
    return DocComment(
        about=[f"Does the same as {operation.name}(), without waiting for it."],
        parameters=parameters,
        notes=[f"Blocks: no. Since: {since}"],
    )


def _gift(operation: Operation) -> str:
    """Returns the description of the result, from the parameter that receives it."""
    text = operation.doc.parameters.get(operation.out, "")
    text = re.sub(r"; (NULL when not needed|may be NULL)$", "", text)
    return "" if "NULL" in text else text
