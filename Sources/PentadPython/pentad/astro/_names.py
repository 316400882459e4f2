"""The words and the names of the calendar: each enum's values are the words of Swift.

A function that takes one of them also accepts its word: ``Months.PURNIMANTA`` or ``"purnimanta"``.
The order of the members is the order of the codes in C.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .._convert import int32
from .._library import lib
from .._names import Name
from ..errors import NotFoundError
from ._enums import Script


class Unit(Name):
    """The unit that a number counts."""

    TITHI = "tithi"
    NAKSHATRA = "nakshatra"
    YOGA = "yoga"
    KARANA = "karana"
    VARA = "vara"
    MASA = "masa"
    RASHI = "rashi"
    SAMVATSARA = "samvatsara"
    RITU = "ritu"
    AYANA = "ayana"
    PAKSHA = "paksha"
    CHOGHADIYA = "choghadiya"
    GRAHA = "graha"
    #: A quarter of a nakshatra, 1 to 108, which has the nakshatra's name.
    PADA = "pada"


def name(unit: Unit | str, number: int, script: Script | str = Script.ENGLISH) -> str:
    """Returns the name of the tithi, month, weekday, … of a number from 1.

    >>> name("nakshatra", 4), name("masa", 1, "iast")
    ('Rohini', 'Caitra')
    """
    found = _name(Unit(unit).code, int32(number, "number"), Script(script).code)
    if found is None:
        raise NotFoundError(f"there is no {unit} with the number {number}")
    return found


@lru_cache(maxsize=2048)
def _name(unit: int, number: int, script: int) -> str | None:
    if unit == Unit.PADA.code:
        unit, number = Unit.NAKSHATRA.code, (number + 3) // 4
    found = lib.pentad_astro_name(unit, number, script)
    return None if found is None else found.decode()


def is_auspicious(choghadiya: int) -> bool:
    """Returns true if a choghadiya, 1 to 7, is auspicious.

    The auspicious ones are Amrita, Shubha, Labha and, for journeys, Chara.

    >>> is_auspicious(4), is_auspicious(5)
    (True, False)
    """
    return bool(lib.pentad_astro_choghadiya_is_auspicious(int32(choghadiya, "choghadiya")))


class Limb(NamedTuple):
    """A member of a numbered cycle: a tithi, a month, a weekday."""

    unit: Unit
    #: The number, from 1.
    number: int

    @property
    def name(self) -> str:
        """The usual English name."""
        return name(self.unit, self.number)

    def name_in(self, script: Script | str) -> str:
        """Returns the name in IAST or Devanagari."""
        return name(self.unit, self.number, script)

    def __str__(self) -> str:
        return self.name

    def __int__(self) -> int:
        return self.number
