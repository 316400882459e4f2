"""An operation of a Kit, as a C function: its inputs, its call, and its result."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from read.doc_comment import DocComment


class Gift(Enum):
    """The kind of an operation's result; the value is the suffix of its callback's name."""

    NOTHING = "completion"
    RECORD = "record"
    TEXT = "text"
    FLAG = "flag"
    COUNT = "count"
    HANDLE = "handle"
    #: The operation fills a record of the caller.
    FILLED = "filled"
    #: Parameters receive properties of the result, or the caller's arrays those of its items.
    PARTS = "parts"
    ITEMS = "items"


@dataclass(frozen=True)
class Part:
    """A parameter that receives a property of the result, or an array for that of each item."""

    name: str
    #: The Swift type of the received value, and its value if there is no result.
    type: str
    empty: str
    #: The Swift expression of it, from `value`.
    expression: str
    is_required: bool


@dataclass(frozen=True)
class Operation:
    """A function that calls one method: of a handle's client, or one without a client.

    The lines of Swift are indented as in the function's body.
    """

    name: str
    #: The facade's class of the first parameter, which is a handle; empty for a call without one.
    handle: str
    #: The first parameter and the inputs, with their Swift types.
    parameters: list[tuple[str, str]]
    #: The lines that read the parameters.
    reading: list[str]
    #: The name of the client in `work`.
    client: str
    #: The lines that call the method.
    work: list[str]
    gift: Gift
    #: The parameter that receives the result, and the record's type.
    out: str
    record: str
    #: The facade's function that makes the record, `VideoRecords(arena: $0).groups`, or the class
    #: of a handle.
    make: str
    #: True if `work` calls a blocking method instead of an asynchronous one.
    is_blocking: bool
    #: True if `work` has a result that is discarded.
    is_discarding: bool
    doc: DocComment
    #: True if the caller's thread runs `work` in any case.
    is_brief: bool = False
    parts: tuple[Part, ...] = ()
    #: The message of `notFound` if there is no result.
    absent: str = ""
