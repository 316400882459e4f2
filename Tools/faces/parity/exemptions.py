"""The allowed missing faces, each with a reason."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from parity.join import FACES
from parity.operations import Member


@dataclass(frozen=True)
class Exemption:
    """A reason, and the operations to which it applies."""

    module: str
    faces: frozenset[str]
    reason: str
    pattern: str

    @property
    def first(self) -> str:
        """The face to which it applies: an operation that C lacks is missing in Python, too."""
        return next(face for face in FACES if face in self.faces)

    @property
    def is_wide(self) -> bool:
        return "*" in self.pattern

    def covers(self, member: Member, face: str) -> bool:
        is_here = self.module == member.module and face in self.faces
        return is_here and fnmatchcase(member.title, self.pattern)


def read(path: Path) -> list[Exemption]:
    """Returns the exemptions of a file, in its order.

    Raises ValueError for an invalid line, with its number.
    """
    found: list[Exemption] = []
    module, faces, reason = "", frozenset[str](), ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        if text.startswith("["):
            module, faces = text.strip("[]"), frozenset()
        elif not line.startswith(" "):
            head, _, reason = text.partition(": ")
            faces = frozenset(head.split())
            if not reason or not faces <= {"Swift", *FACES}:
                raise ValueError(f"{path.name}:{number}: wanted faces, a colon and a reason")
        elif module and faces:
            found.append(Exemption(module, faces, reason, text))
        else:
            raise ValueError(f"{path.name}:{number}: a name without a reason")
    return found
