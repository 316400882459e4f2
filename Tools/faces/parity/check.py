"""Errors in the faces: an operation without a face, and an unused reason."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from fnmatch import fnmatchcase

from parity.exemptions import Exemption
from parity.join import Faces, Row


def lacking(rows: Iterable[Row], exemptions: Collection[Exemption]) -> list[str]:
    """Returns a line for each operation or field without a face and without a reason, for each
    unused reason, and for each reason that is too wide.
    """
    found = []
    needed: set[Exemption] = set()
    for row in rows:
        member, missing = row.member, row.missing()
        for face in missing:
            reasons = [one for one in exemptions if one.covers(member, face)]
            needed.update(one for one in reasons[:1] if face == one.first)
            if not reasons:
                found.append(f"{member.module}: {member.title} has no face in {face}")
        found += [
            f"{one.module}: the exemption of {one.pattern} covers {member.title}, which has it"
            for one in exemptions
            if one.is_wide
            and one.first not in missing
            and one.covers(member, one.first)
            and (one.first == "C" or not member.is_field)
        ]
    idle = (one for one in exemptions if one not in needed and one.module != "C")
    return found + [f"{one.module}: nothing needs the exemption of {one.pattern}" for one in idle]


def misnamed(rows: Iterable[Row], faces: Faces, types: Collection[str]) -> list[str]:
    """Returns a line for each wrong C name in Swift's documentation."""
    found = []
    for row in rows:
        member = row.member
        for name in member.named:
            if name not in faces.c and name not in types:
                found.append(f"{member.module}: {member.title} names {name}, which C has not")
        found += [
            f"{member.module}: {member.title} is {name}, not what it names" for name in row.untold
        ]
    return found


def alone(
    rows: Iterable[Row], faces: Faces, unread: Iterable[str], exemptions: Iterable[Exemption]
) -> list[str]:
    """Returns a line for each function, and each unread field, that only C has, and for each unused
    reason.

    Functions that release an object are left out: Swift and Python do that automatically.
    """
    own = [one for one in exemptions if one.module == "C"]
    faced = {name for row in rows for name in row.c}
    called = frozenset[str]().union(*faces.python.values())
    lacking = {
        (name, face)
        for name in faces.c
        for face, has in (
            ("Swift", name.endswith("_free") or {name, name.removesuffix("_async")} & faced),
            ("Python", name in called),
        )
        if not has
    } | {(name, "Python") for name in unread}
    exempt = {(one.pattern, face) for one in own for face in one.faces}
    used = {
        ((name, face), (pattern, face))
        for name, face in lacking
        for pattern, from_ in exempt
        if face == from_ and fnmatchcase(name, pattern)
    }
    missing = lacking - {member for member, _ in used}
    idle = exempt - {exemption for _, exemption in used}
    return [f"C: {name} has no face in {face}" for name, face in sorted(missing)] + [
        f"C: nothing needs the exemption of {name} from {face}" for name, face in sorted(idle)
    ]
