"""Reads Bridge/*.h: the hand-written types of C, a file for each Kit."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_HEAD = re.compile(r"/\*\*\n(.*?)^ \*/\n", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class HandTypes:
    """The contents of a file."""

    #: The lines at the head of the Kit's header, with their asterisks: its purpose, an example.
    about: str = ""
    #: The declarations.
    text: str = ""


def read(folder: Path, kit: str) -> HandTypes:
    """Returns the file of a Kit; empty for a Kit without one."""
    path = folder / f"{kit}.h"
    if not path.exists():
        return HandTypes()
    text = path.read_text(encoding="utf-8")
    head = _HEAD.match(text)
    return HandTypes(head[1], text[head.end() :].strip("\n")) if head else HandTypes("", text)
