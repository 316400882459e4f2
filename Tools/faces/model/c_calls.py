"""The parameters and the results of a C function, for callers in another language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from model.operation import Gift, Operation
from read import written_operations
from read.bridge import Bridge

_RECORD = re.compile(r"UnsafeMutablePointer<UnsafeMutablePointer<(\w+)>\?>\?")
_PLACE = re.compile(r"UnsafeMutablePointer<(\w+)>\?")
_TEXT = "UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?"


class Answer(Enum):
    """The kind of a function's result."""

    NOTHING = "nothing"
    RECORD = "a record that is freed"
    FILLED = "a record of the caller's"
    TEXT = "a text"
    NUMBER = "a number or a flag"


_ANSWERS = {
    Gift.NOTHING: Answer.NOTHING,
    Gift.RECORD: Answer.RECORD,
    Gift.FILLED: Answer.FILLED,
    Gift.TEXT: Answer.TEXT,
    Gift.FLAG: Answer.NUMBER,
}


@dataclass(frozen=True)
class CCall:
    """A function that returns a status, with a handle as its first parameter."""

    #: The names of its parameters between the handle and the result.
    parameters: list[str]
    answer: Answer
    #: The record, or the scalar in Swift: `Bool`.
    given: str = ""


def read(table: Bridge, made: Iterable[Operation], root: Path) -> dict[str, CCall]:
    """Returns those of a Kit: generated from its methods, and hand-written in the Kit's folder."""
    folder = root / "Sources/PentadC" / table.kit.capitalize()
    written = written_operations.functions(folder)
    found = {name: _of(function.parameters) for name, function in written.items()}
    return found | {one.name: _made(one) for one in made if _answer(one)}


def _of(parameters: list[tuple[str, str]]) -> CCall:
    asked = [one for one in parameters[1:] if one[0] != "error"]
    places = [type_ for _, type_ in asked if type_.startswith("UnsafeMutablePointer<")]
    names = [name for name, type_ in asked if type_ not in places]
    if not places:
        return CCall(names, Answer.NOTHING)
    if places[-1] == _TEXT:
        return CCall(names, Answer.TEXT)
    if record := _RECORD.fullmatch(places[-1]):
        return CCall(names, Answer.RECORD, record[1])
    place = _PLACE.fullmatch(places[-1])
    given = place[1] if place else ""
    return CCall(names, Answer.FILLED if "_" in given else Answer.NUMBER, given)


def _made(operation: Operation) -> CCall:
    names = [name for name, _ in operation.parameters[1:]]
    answer = _answer(operation)
    assert answer
    given = operation.parts[0].type if operation.gift is Gift.PARTS else "Bool"
    return CCall(names, answer, given if answer is Answer.NUMBER else operation.record)


def _answer(operation: Operation) -> Answer | None:
    """Returns the kind of an operation's result; None for several results."""
    if operation.gift is Gift.PARTS and len(operation.parts) == 1:
        return Answer.NUMBER
    return _ANSWERS.get(operation.gift)
