"""Writes the page of a Kit: each operation with its faces, then the operations without one, with
reasons.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from parity.exemptions import Exemption
from parity.join import FACES, Row

_NONE = "–"
_ORDER = ("Swift", *FACES)
_ABSENT = {
    FACES: "In Swift alone",
    FACES[:2]: "Not in C, nor in Python",
    FACES[1:]: "Not in Python, nor a command",
    FACES[:1]: "Not in C",
    FACES[1:2]: "Not in Python",
    FACES[2:]: "No command",
    _ORDER[:1]: "Not in Swift",
    ("Swift", "Python"): "In C alone",
}
_INTRODUCTION = """\
# {title}

The C function, the Python name and the command of each operation in Swift.

The compiler's index gives the names: the functions that call the operation, and those that its \
documentation names after `C:`. If there are several, the table shows the nearest and the number \
of the others. In Python, an operation that may wait has a twin that ends with `_async` and does \
not wait. In C, a call has such a twin if it queries a server, opens something, or computes a long \
list. Values without operations are left out: a record of C has each of their fields, and Python \
reads it.
"""
_NAMED_ALONE = """\

Operations of the packages below the Kits are listed if C has a function for them. The Kits use \
the others.
"""
_WITHOUT = """
## What has fewer faces

"""


def write(
    title: str, rows: Sequence[Row], exemptions: Iterable[Exemption], named_alone: bool = False
) -> str:
    """Returns a page of documentation, optionally with only the parts that C names."""
    shown = [row for row in rows if not row.member.is_field and (row.c or row.python)]
    parts = [_INTRODUCTION.format(title=title)]
    if named_alone:
        shown = [row for row in shown if row.is_named]
        parts.append(_NAMED_ALONE)
    for owner, group in groupby(shown, key=lambda row: row.member.owner):
        parts.append(f"\n### {owner}\n\n| Swift | C | Python | Command |\n|---|---|---|---|\n")
        parts += _lines(group)
    parts.append(_WITHOUT)
    parts += _reasons(exemptions)
    return "".join(parts)


def _lines(rows: Iterable[Row]) -> Iterator[str]:
    for row in rows:
        faces = map(_cell, (row.c, row.python, row.command))
        # An overload has the same words, and its own faces.
        name = row.member.name.replace("|", "\\|")
        yield f"| `{name}` | {' | '.join(faces)} |\n"


def _cell(names: Sequence[str]) -> str:
    if not names:
        return _NONE
    more = f" and {len(names) - 1} more" if len(names) > 1 else ""
    return f"`{names[0]}`{more}"


def _reasons(exemptions: Iterable[Exemption]) -> Iterator[str]:
    found: dict[tuple[str, frozenset[str]], list[str]] = {}
    for one in exemptions:
        found.setdefault((one.reason, one.faces), []).append(f"`{one.pattern}`")
    for (reason, faces), patterns in found.items():
        yield f"- {_ABSENT[tuple(face for face in _ORDER if face in faces)]}: {reason}.\n"
        yield f"  {', '.join(patterns)}\n"
