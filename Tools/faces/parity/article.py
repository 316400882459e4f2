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

Which function of C, which name of Python and which command does what an operation of Swift does.

The page is made of the compiler's own index: a name stands here because it gets there, or because \
the operation's documentation gives it as its word in C. Where many do, it is the nearest, and the \
number of the others. What may wait has a twin in Python that ends with `_async` and does not \
wait; in C that has what asks a server, what opens something, and what computes long lists. Values \
that only hold something are left out: each of their fields is in a record of C, and Python reads \
each of that.
"""
_NAMED_ALONE = """\

What the Kits stand on is listed where C has a word for it. The rest they use: no call of another \
language stands for it.
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
