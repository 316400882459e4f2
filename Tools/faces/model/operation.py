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


@dataclass(frozen=True)
class Operation:
    """A function that waits for one asynchronous method of a handle's client.

    The lines of Swift are indented as in the function's body.
    """

    name: str
    #: The facade's class of the first parameter, which is a handle.
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
    #: The function of the facade that makes the record: `VideoRecords(arena: $0).groups`.
    make: str
    #: Whether `work` calls something that blocks, and does not wait.
    is_blocking: bool
    #: Whether `work` has a result that is not given.
    is_discarding: bool
    doc: DocComment
