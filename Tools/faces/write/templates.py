"""The fixed parts of the headers, from the files *.h.in in this folder."""

from __future__ import annotations

import re
from pathlib import Path

WIDTH = 100


def template(name: str, **values: str) -> str:
    """Returns the text of a file, with values for its `@NAME@`."""
    text = Path(__file__).with_name(f"{name}.h.in").read_text(encoding="utf-8")
    return re.sub(r"@([A-Z]+)@", lambda match: values[match[1]], text)


def banner(title: str) -> str:
    """Returns the line above a section."""
    return f"/* ---- {title} ".ljust(WIDTH - 3, "-") + " */"
