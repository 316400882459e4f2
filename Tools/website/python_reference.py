"""Prepares the Python package for its reference: comments of attributes become docstrings.

The package documents attributes by `#:` comments and links by Sphinx's roles; the site's
generator reads docstrings and backticks.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

#: The modules with a page, and their titles.
MODULES = {
    "pentad": "Errors, sessions, operations",
    "pentad.elements": "Elements and formulas",
    "pentad.astro": "Calendar",
    "pentad.stellar": "Classes",
    "pentad.chat": "Chat",
    "pentad.video": "Videos",
}
_ROLE = re.compile(r":\w+:`~?([^`]+)`")
_ATTRIBUTE = re.compile(r"(\s*)[A-Za-z_]\w*\s*(?::|=)")


def prepare(package: Path, folder: Path) -> None:
    """Copies the package into a folder, with docstrings for attributes."""
    shutil.copytree(package, folder / package.name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (folder / package.name).rglob("*.py"):
        text = _ROLE.sub(r"`\1`", path.read_text(encoding="utf-8"))
        path.write_text("\n".join(_lines(text.splitlines())) + "\n", encoding="utf-8")


def _lines(lines: list[str]) -> list[str]:
    """The lines, with each attribute's comment behind its line as a docstring."""
    made: list[str] = []
    comment: list[str] = []
    for line in lines:
        bare = line.strip()
        if bare.startswith("#: "):
            comment.append(bare.removeprefix("#: "))
            continue
        made.append(line)
        attribute = _ATTRIBUTE.match(line)
        # A value that goes on behind the line keeps its comment out of the reference.
        if comment and attribute and not bare.endswith(("(", "[", "{", ",")):
            text = " ".join(comment).replace("\\", "\\\\").replace('"""', "'''")
            made.append(f'{attribute[1]}"""{text}"""')
        comment = []
    return made


def pages() -> dict[str, str]:
    """The pages by their names: `elements.md`."""
    rows = [f"| [`{module}`]({_file(module)}) | {title} |" for module, title in MODULES.items()]
    guide = "[Using Pentad in Python](../guide/UsingPython.md) begins with a program."
    head = ["# Python reference", "", guide, "", "| module | contents |", "|---|---|"]
    made = {"index.md": "\n".join([*head, *rows, ""])}
    for module, title in MODULES.items():
        made[_file(module)] = f"# {title}: `{module}`\n\n::: {module}\n"
    return made


def _file(module: str) -> str:
    return f"{module.rpartition('.')[2]}.md"
