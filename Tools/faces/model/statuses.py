"""Which statuses a function returns, from the words of its comment."""

from __future__ import annotations

import re
from collections.abc import Sequence

from read.facade import Function
from read.types_header import TypesHeader


def statuses(function: Function, functions: Sequence[Function], types: TypesHeader) -> list[str]:
    """Those that its `- Returns:` names, and those of each function that it is `as`.

    A coarse one stands for its finer ones, too. "`PENTAD_INVALID` as pentad_x()" is that one alone.
    """
    known = {value.name for value in types.enums["pentad_status"]}
    texts = {other.name: other.doc.returns for other in functions}
    found: dict[str, None] = {}
    seen: set[str] = set()
    ahead = [function.name]
    while ahead:
        name = ahead.pop()
        seen.add(name)
        text = texts.get(name, "")
        found.update(dict.fromkeys(s for s in re.findall(r"`(PENTAD_\w+)`", text) if s in known))
        ahead += [
            other
            for other in re.findall(r"(?<!` )\bas (pentad_\w+)\(\)", text)
            if other not in seen
        ]
    return list(found)
