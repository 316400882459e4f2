"""An enum of words for every Kit."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TypeVar

from . import _convert
from .errors import InvalidError

_Self = TypeVar("_Self", bound="Name")
_Joined = TypeVar("_Joined", bound="JoinedName")


def plain_word(word: str) -> str:
    """Normalises the spelling of a word: ``trueChitra``, ``true-chitra``."""
    return word.replace("-", "").replace("_", "").lower()


class Name(str, Enum):
    """An enum of words; each is also accepted with hyphens, as in the command."""

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
        """Returns the member with a C number."""
        return cls[cls._member_names_[code]]

    @classmethod
    def _missing_(cls: type[_Self], value: object) -> _Self:
        if isinstance(value, str):
            word = plain_word(value)
            for name, member in cls.__members__.items():
                if word in (plain_word(name), plain_word(member.value)):
                    return member
        words = ", ".join(cls)
        raise InvalidError(f"there is no {cls.__name__} {value!r:.80}; use {words}")


class JoinedName(Name):
    """An enum of words that C combines as the bits of a number."""

    @property
    def bit(self) -> int:
        """The value in C, a bit that can be combined."""
        return 1 << self.code


def several(kinds: Iterable[_Joined | str], name: type[_Joined]) -> set[_Joined]:
    """Returns the members for words; a single text is rejected, because it would be split into
    letters.
    """
    return {name(kind) for kind in _convert.several(kinds, "kinds")}


def bits(kinds: Iterable[_Joined | str], name: type[_Joined]) -> int:
    """Combines words for C, which would use the default for none."""
    wanted = several(kinds, name)
    if not wanted:
        raise InvalidError("kinds is empty")
    return sum(kind.bit for kind in wanted)
