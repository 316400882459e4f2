"""Names of Python with their modules, as used in tables."""

from __future__ import annotations

import re

_NAME = re.compile(r"\b(pentad\.)?(_\w+)\.(\w+)")


def spelled(text: str) -> tuple[str, frozenset[tuple[str, str]]]:
    """Returns the text with the names alone, and the imports for the folder of a client.

    `_inputs.Group` is in the Kit's package, `pentad._convert.utf8` in that of the library.
    """
    imports = frozenset(
        (f"...{module}" if package else f"..{module}", name)
        for package, module, name in _NAME.findall(text)
    )
    return _NAME.sub(lambda match: match[3], text), imports
