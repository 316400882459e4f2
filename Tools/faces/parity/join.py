"""Joins the members of Swift with the faces that reach them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass

from parity.index import Index
from parity.operations import Member
from parity.swift_faces import Reach

FACES = ("C", "Python", "command")


@dataclass(frozen=True)
class Faces:
    """The symbols that each name of a face reaches: of Swift, and for Python the C functions."""

    c: Reach
    python: Reach
    command: Reach


@dataclass(frozen=True)
class Row:
    """A member and its names in each face, the most specific first."""

    member: Member
    c: tuple[str, ...] = ()
    python: tuple[str, ...] = ()
    command: tuple[str, ...] = ()
    #: Functions of C with its name that implement it, if the documentation names only others.
    untold: tuple[str, ...] = ()

    @property
    def is_named(self) -> bool:
        """True if C has a name for it; otherwise the functions that reach it may have another
        purpose.
        """
        return bool(self.member.named) or (len(self.c) == 1 and _ends_as(self.member)(self.c[0]))

    def missing(self) -> tuple[str, ...]:
        """The faces that lack it. A field is in a C record or not; Python reads all of those."""
        faces = tuple(zip(FACES, (self.c, self.python, self.command)))
        return tuple(face for face, names in faces[: 1 if self.member.is_field else 3] if not names)


#: The limit above which a symbol serves all C functions, and is the operation of none.
_SHARED = 50


def rows(members: Collection[Member], kits: Index, faces: Faces) -> list[Row]:
    """Returns the members and their faces, in the order of the members.

    An enumeration without distinct cases in C is converted as a whole, to a number or text.
    """
    own = {member.usr for member in members}
    by_c, by_command = (_users(reach, own) for reach in (faces.c, faces.command))
    by_python = _users(faces.python, faces.c.keys())
    named = {(kits.names[owner], kits.names[usr]): usr for usr, owner in kits.owners.items()}
    apart = {kits.owners.get(m.usr) for m in members if m.usr.endswith("mF") and m.usr in by_c}
    found = []
    for member in members:
        if member.usr.endswith("mF") and kits.owners.get(member.usr) not in apart:
            continue
        same = {member.usr, *member.filled_by, *kits.requirements.get(member.usr, ())}
        same.add(named.get((member.owner.split(".")[-1], _blocking(member.name)), member.usr))
        told = [name for name in member.named if name in faces.c]
        reached = _without_twins(_all(by_c, same), faces.c)
        c = _without_twins(told, faces.c) or reached
        twins = [twin for name in c for twin in (name, f"{name}_async")]
        python = _without_twins(_all(by_python, twins), faces.python)
        command = tuple(_all(by_command, same))
        is_told = bool(set(c) & set(reached)) or len(reached) > _SHARED
        untold = () if is_told else tuple(filter(_ends_as(member), reached))
        c, python, command = (_alike(member, names) for names in (c, python, command))
        found.append(Row(member, c, python, command, untold))
    return found


def _alike(member: Member, names: Iterable[str]) -> tuple[str, ...]:
    """Returns the names: those with the member's ending first, those of its type before others."""
    is_alike, owner = _ends_as(member), f".{_plain(member.owner.split('.')[-1])}."
    return tuple(
        sorted(names, key=lambda name: (not is_alike(name), owner not in f".{name.lower()}."))
    )


def _plain(name: str) -> str:
    return re.sub(r"\W|_", "", name.lower())


def _ends_as(member: Member) -> Callable[[str], bool]:
    own = re.sub(r"\W.*", "", member.name).lower()
    return lambda name: _plain(name).endswith(own)


def _blocking(name: str) -> str:
    """Returns the name of the twin that C calls on its own thread: `groupsNow(_:)`."""
    return name.replace("(", "Now(", 1)


def _users(reach: Reach, of: Collection[str]) -> Mapping[str, list[str]]:
    """Returns the users of each symbol: first those that reach the fewest others, and have short
    names.
    """
    found: dict[str, list[str]] = {}
    order = {
        name: (len(reached & set(of)), name.endswith("_async"), len(name), name)
        for name, reached in reach.items()
    }
    for name in sorted(reach, key=order.__getitem__):
        for usr in reach[name]:
            found.setdefault(usr, []).append(name)
    return found


def _all(users: Mapping[str, list[str]], symbols: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(name for usr in sorted(symbols) for name in users.get(usr, ())))


def _without_twins(names: Iterable[str], known: Collection[str]) -> tuple[str, ...]:
    """Removes the twins that only do not wait: `…_async` is mentioned once, at the top."""
    plain = ((name, name.removesuffix("_async")) for name in names)
    return tuple(dict.fromkeys(base if base in known else name for name, base in plain))
