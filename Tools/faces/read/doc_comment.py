"""Parses a function's doc comment into the parts of a manual page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

_ITEM = re.compile(r"\s*- (?:Parameter )?(\w+): (.*)")
_NOTE = re.compile(r"\b(Ownership|Threads|Blocks|Since): ")
#: Parameters that have the same meaning everywhere, and are explained once for all.
USUAL = {
    "error": "receives the error; may be NULL",
    "callback": "called once at the end",
    "context": "passed to the callback; may be NULL",
    "operation": "receives the operation, to cancel it or wait for it; NULL when not needed",
    "record": "the record to free; NULL does nothing",
}
_SINCE = re.compile(r"(\d+)\.(\d+)(?!\d)")


@dataclass
class DocComment:
    """The parts; `about` precedes the parameters, `notes` (ownership, threads, …) follow them."""

    about: list[str] = field(default_factory=list)
    parameters: dict[str, str] = field(default_factory=dict)
    returns: str = ""
    notes: list[str] = field(default_factory=list)
    #: The parameters that the comment itself explains; the others follow from a rule.
    said: set[str] = field(default_factory=set)

    @property
    def since(self) -> tuple[int, int] | None:
        """The version that introduced the function."""
        match = _SINCE.match(self.note("Since"))
        return (int(match[1]), int(match[2])) if match else None

    def note(self, name: str) -> str:
        """Returns the text of a note, `any` for `Threads: any.`; empty if there is none."""
        _, *parts = _NOTE.split(" ".join(line.strip() for line in self.notes))
        texts = dict(zip(parts[::2], parts[1::2]))
        return texts.get(name, "any" if name == "Threads" else "").strip().removesuffix(".")


def read(lines: Iterable[str]) -> DocComment:
    """Returns the parts of a comment in Swift's Markdown."""
    doc = DocComment()
    item: str | None = None
    seen = False
    for line in lines:
        if line.strip() == "- Parameters:":
            seen = True
        elif match := _ITEM.fullmatch(line):
            item = match[1]
            seen = True
            doc.parameters[item] = match[2].strip()
        elif item and line.startswith(" ") and line.strip():
            doc.parameters[item] += " " + line.strip()
        else:
            item = None
            (doc.notes if seen or doc.notes or _is_note(line) else doc.about).append(line)
    doc.returns = doc.parameters.pop("Returns", "")
    doc.said = {*doc.parameters}
    doc.about = _trimmed(doc.about)
    doc.notes = _trimmed(doc.notes)
    return doc


def _is_note(line: str) -> bool:
    return re.match(r"(Ownership|Threads|Blocks|Since): ", line) is not None


def _trimmed(lines: list[str]) -> list[str]:
    while lines and not lines[0].strip():
        lines = lines[1:]
    while lines and not lines[-1].strip():
        lines = lines[:-1]
    return lines
