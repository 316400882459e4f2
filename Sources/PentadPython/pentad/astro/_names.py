"""The words and the names of the calendar: each enum's values are the words of Swift.

A function that takes one of them takes its word, too: ``Months.PURNIMANTA`` or ``"purnimanta"``.
The order of the members is the order of the codes in C.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .._convert import int32
from .._library import lib
from .._names import JoinedName, Name
from ..errors import NotFoundError


class Ephemeris(Name):
    """Where positions come from: the Swiss Ephemeris' files, or Moshier's series without files."""

    SWISS = "swiss"
    MOSHIER = "moshier"


class Disc(Name):
    """The point of a disc that rises."""

    UPPER_LIMB = "upperLimb"
    CENTRE = "centre"
    LOWER_LIMB = "lowerLimb"


class Months(Name):
    """Where lunar months begin and end: at the new moon, or at the full moon."""

    AMANTA = "amanta"
    PURNIMANTA = "purnimanta"


class VikramaYear(Name):
    """When a year of the Vikrama era begins: with Chaitra, or with Kartika as in Gujarat."""

    CHAITRADI = "chaitradi"
    KARTIKADI = "kartikadi"


class Ayanamsa(Name):
    """Where the sidereal zodiac begins."""

    LAHIRI = "lahiri"
    TRUE_CHITRA = "trueChitra"
    RAMAN = "raman"
    KRISHNAMURTI = "krishnamurti"
    FAGAN_BRADLEY = "faganBradley"
    YUKTESHWAR = "yukteshwar"
    SURYA_SIDDHANTA = "suryaSiddhanta"
    ARYABHATA = "aryabhata"
    TRUE_REVATI = "trueRevati"
    TRUE_PUSHYA = "truePushya"


class DayBoundary(Name):
    """When a day begins, for the limbs that are listed with it: at sunrise, or at midnight."""

    SUNRISE = "sunrise"
    CIVIL = "civil"


class DayState(Name):
    """Whether a body rises or sets on a date, or stays on one side of the horizon."""

    NORMAL = "normal"
    ALWAYS_UP = "alwaysUp"
    ALWAYS_DOWN = "alwaysDown"


class TransitionKind(Name):
    """What changes at a transition."""

    TITHI = "tithi"
    NAKSHATRA = "nakshatra"
    PADA = "pada"
    YOGA = "yoga"
    KARANA = "karana"
    MOON_RASHI = "moonRashi"
    SANKRANTI = "sankranti"
    PHASE = "phase"
    MASA = "masa"
    SOLAR_QUARTER = "solarQuarter"


class Body(Name):
    """One of the two bodies by which the calendar goes."""

    SUN = "sun"
    MOON = "moon"


class HorizonEventKind(JoinedName):
    """What a body does at the horizon, or at the meridian: a transit is the Sun's noon."""

    RISE = "rise"
    SET = "set"
    TRANSIT = "transit"
    ANTITRANSIT = "antitransit"


class DayEntryKind(JoinedName):
    """What of a day stands in a calendar; ``day`` is the day itself, an event of the whole date."""

    DAY = "day"
    SUNRISE = "sunrise"
    SUNSET = "sunset"
    MOONRISE = "moonrise"
    MOONSET = "moonset"
    SANKRANTI = "sankranti"
    RAHU_KALA = "rahuKala"
    YAMAGANDA = "yamaganda"
    GULIKA = "gulika"
    ABHIJIT = "abhijit"
    BRAHMA = "brahma"
    DURMUHURTA = "durmuhurta"
    VARJYA = "varjya"
    AMRITA = "amrita"


class AlmanacTheme(Name):
    """The colours of a picture: for a light page, or for a dark one."""

    LIGHT = "light"
    DARK = "dark"


class SolarEclipseKind(Name):
    """The kinds of eclipses of the Sun."""

    PARTIAL = "partial"
    ANNULAR = "annular"
    TOTAL = "total"
    HYBRID = "hybrid"


class LunarEclipseKind(Name):
    """The kinds of eclipses of the Moon."""

    PENUMBRAL = "penumbral"
    PARTIAL = "partial"
    TOTAL = "total"


class Script(Name):
    """How a name is written."""

    ENGLISH = "english"
    IAST = "iast"
    DEVANAGARI = "devanagari"


class Unit(Name):
    """What a number counts."""

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
    """The name of the tithi, month, weekday, … of a number from 1.

    >>> name("nakshatra", 4), name("masa", 1, "iast")
    ('Rohini', 'Caitra')
    """
    found = _name(Unit(unit).code, int32(number, "number"), Script(script).code)
    if found is None:
        raise NotFoundError(f"there is no {unit} of the number {number}")
    return found


@lru_cache(maxsize=2048)
def _name(unit: int, number: int, script: int) -> str | None:
    if unit == Unit.PADA.code:
        unit, number = Unit.NAKSHATRA.code, (number + 3) // 4
    found = lib.pentad_astro_name(unit, number, script)
    return None if found is None else found.decode()


def is_auspicious(choghadiya: int) -> bool:
    """Whether a choghadiya, 1 to 7, is one of those that are sought.

    They are Amrita, Shubha, Labha and, for journeys, Chara.

    >>> is_auspicious(4), is_auspicious(5)
    (True, False)
    """
    return bool(lib.pentad_astro_choghadiya_is_auspicious(int32(choghadiya, "choghadiya")))


class Limb(NamedTuple):
    """One of a numbered cycle: a tithi, a month, a weekday."""

    unit: Unit
    #: From 1.
    number: int

    @property
    def name(self) -> str:
        """The usual English spelling."""
        return name(self.unit, self.number)

    def name_in(self, script: Script | str) -> str:
        """The name in IAST or Devanagari."""
        return name(self.unit, self.number, script)

    def __str__(self) -> str:
        return self.name

    def __int__(self) -> int:
        return self.number
