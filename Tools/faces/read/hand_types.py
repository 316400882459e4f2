"""Reads Bridge/*.h: the types of C that are written by hand, a file a Kit."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_HEAD = re.compile(r"/\*\*\n(.*?)^ \*/\n", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class HandTypes:
    """What stands in a file."""

    #: The lines at the head of the Kit's header, with their asterisks: what it is for, an example.
    about: str = ""
    #: The declarations.
    text: str = ""


def read(folder: Path, kit: str) -> HandTypes:
    """The file of a Kit; nothing for a Kit without one."""
    path = folder / f"{kit}.h"
    if not path.exists():
        return HandTypes()
    text = path.read_text(encoding="utf-8")
    head = _HEAD.match(text)
    return HandTypes(head[1], text[head.end() :].strip("\n")) if head else HandTypes("", text)
