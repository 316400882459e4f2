"""The statuses of a function, from its comment and by rule."""

from __future__ import annotations

import re
from collections.abc import Sequence

from model import conventions
from read.facade import Function
from read.types_header import TypesHeader


def statuses(function: Function, functions: Sequence[Function], types: TypesHeader) -> list[str]:
    """Returns those in its `- Returns:`, those of each function that it is `as`, and those by rule.

    A coarse one includes its finer ones. "`PENTAD_INVALID` as pentad_x()" is that one alone.
    """
    known = [value.name for value in types.enums["pentad_status"]]
    texts = {other.name: other.doc.returns for other in functions}
    found: dict[str, None] = {}
    seen: set[str] = set()
    ahead = [function.name]
    while ahead:
        name = ahead.pop()
        seen.add(name)
        text = texts.get(name, "")
        found.update(dict.fromkeys(s for s in _named(text) if s in known))
        ahead += [
            other
            for other in re.findall(r"(?<!` )\bas (pentad_\w+)\(\)", text)
            if other not in seen
        ]
    found.update(dict.fromkeys(conventions.statuses(function, types)))
    for waiting in (one for one in functions if f"{one.name}_async" == function.name):
        refused = [*conventions.statuses(waiting, types), *_named(waiting.doc.returns)]
        found.update((one, None) for one in refused if one in ("PENTAD_INVALID", "PENTAD_MISUSE"))
    return [name for name in known if name in found]


def _named(text: str) -> list[str]:
    return re.findall(r"`(PENTAD_\w+)`", text)
