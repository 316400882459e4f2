"""An operation of a Kit, as functions of C have it: what is read, what is called, what it gives."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from read.doc_comment import DocComment


class Gift(Enum):
    """What an operation gives a caller; the value is the end of its callback's name."""

    NOTHING = "completion"
    RECORD = "record"
    TEXT = "text"
    FLAG = "flag"
    COUNT = "count"
    HANDLE = "handle"
    #: A record of the caller's is filled.
    FILLED = "filled"
    #: Parameters receive properties of the result, or arrays of the caller's those of its items.
    PARTS = "parts"
    ITEMS = "items"


@dataclass(frozen=True)
class Part:
    """A parameter that receives a property of the result, or an array for that of each item."""

    name: str
    #: The type in Swift of what it receives, and the value of one that nothing was given to.
    type: str
    empty: str
    #: Swift that gives it, of `value`.
    expression: str
    is_required: bool


@dataclass(frozen=True)
class Operation:
    """A function that calls one method: of a handle's client, or one that needs none.

    The lines of Swift are indented as in the function's body.
    """

    name: str
    #: The facade's class of the first parameter, which is a handle; empty for a call that has none.
    handle: str
    #: The first parameter and those that are read, with their types in Swift.
    parameters: list[tuple[str, str]]
    #: The lines that read the parameters.
    reading: list[str]
    #: The name of the client in `work`.
    client: str
    #: The lines that call the method.
    work: list[str]
    gift: Gift
    #: The parameter that receives the gift, and the record's type.
    out: str
    record: str
    #: The function of the facade that makes the record, `VideoRecords(arena: $0).groups`, or the
    #: class of a handle.
    make: str
    #: Whether `work` calls something that blocks, and does not wait.
    is_blocking: bool
    #: Whether `work` has a result that is not given.
    is_discarding: bool
    doc: DocComment
    parts: tuple[Part, ...] = ()
    #: The message of `notFound` when there is no result.
    absent: str = ""
