"""An enum of words, as every Kit has them."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

from .errors import InvalidError

_Self = TypeVar("_Self", bound="Name")


class Name(str, Enum):
    """An enum of words."""

    _code: int

    def __init__(self, _: str) -> None:
        self._code = len(type(self).__members__)

    def __str__(self) -> str:
        return str(self.value)

    @property
    def code(self) -> int:
        """The number in C."""
        return self._code

    @classmethod
    def of(cls: type[_Self], code: int) -> _Self:
        """The member with this number in C."""
        return tuple(cls)[code]

    @classmethod
    def _missing_(cls: type[_Self], value: object) -> _Self:
        if isinstance(value, str):
            member = cls.__members__.get(value.upper())
            if member is not None:
                return member
        words = ", ".join(cls)
        raise InvalidError(f"{value!r:.80} is no {cls.__name__}; use {words}")
