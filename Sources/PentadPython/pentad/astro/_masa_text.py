"""Lunar months in words."""

from __future__ import annotations

from ctypes import byref

from .._convert import int32
from .._library import lib
from .._native import pentad_astro_masa
from ..errors import call_text
from ._enums import Months, Script
from ._names import Limb


class MasaText:
    """A lunar month in words."""

    amanta: Limb
    purnimanta: Limb
    is_adhika: bool
    is_kshaya: bool

    def text(
        self,
        months: Months | str = Months.AMANTA,
        paksha: Limb | int = 1,
        script: Script | str = Script.ENGLISH,
    ) -> str:
        """Returns the month's name: ``Adhika Jyeshtha``, or ``Kartika–Margashirsha`` for a kshaya
        month.

        A kshaya month that ends at the full moon has both names only in the bright fortnight, 1.
        """
        record = pentad_astro_masa(
            self.amanta.number, self.purnimanta.number, self.is_adhika, self.is_kshaya
        )
        names = Months(months).code, int32(int(paksha), "paksha"), Script(script).code
        return call_text(lib.pentad_astro_masa_text, byref(record), *names)
