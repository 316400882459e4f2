"""An enum of words, as every Kit has them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TypeVar

from . import _convert
from .errors import InvalidError

_Self = TypeVar("_Self", bound="Name")
_Joined = TypeVar("_Joined", bound="JoinedName")


def plain_word(word: str) -> str:
    """A word without what its spellings differ in: ``trueChitra``, ``true-chitra``."""
    return word.replace("-", "").replace("_", "").lower()


class Name(str, Enum):
    """An enum of words; each is also known with hyphens, as the command spells it."""

    _code: int

    def __init__(self, _: str) -> None:
        self._code = len(type(self).__members__)

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    @property
    def code(self) -> int:
        """The number in C."""
        return self._code

    @classmethod
    def of(cls: type[_Self], code: int) -> _Self:
        """The member with this number in C."""
        return cls[cls._member_names_[code]]

    @classmethod
    def _missing_(cls: type[_Self], value: object) -> _Self:
        if isinstance(value, str):
            word = plain_word(value)
            for name, member in cls.__members__.items():
                if word in (plain_word(name), plain_word(member.value)):
                    return member
        words = ", ".join(cls)
        raise InvalidError(f"{value!r:.80} is no {cls.__name__}; use {words}")


class JoinedName(Name):
    """An enum of words of which C takes several at once, as the bits of a number."""

    @property
    def bit(self) -> int:
        """The value in C, where several can be joined."""
        return 1 << self.code


def several(kinds: Iterable[_Joined | str], name: type[_Joined]) -> set[_Joined]:
    """The members of words; a text alone would be a word for each of its letters."""
    return {name(kind) for kind in _convert.several(kinds, "kinds")}


def bits(kinds: Iterable[_Joined | str], name: type[_Joined]) -> int:
    """Words joined for C, where none would be the usual ones."""
    wanted = several(kinds, name)
    if not wanted:
        raise InvalidError("kinds is empty")
    return sum(kind.bit for kind in wanted)
