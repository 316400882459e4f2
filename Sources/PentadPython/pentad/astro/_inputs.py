"""What the calendar is asked for: a place, and the questions on which almanacs differ."""

from __future__ import annotations

from ctypes import POINTER, byref, pointer
from dataclasses import dataclass, field
from datetime import tzinfo
from typing import Any, ClassVar

from .._convert import int32, real, utf8
from .._library import lib
from .._native import (
    pentad_astro_horizon_kind,
    pentad_astro_horizon_rule,
    pentad_astro_options,
    pentad_astro_place,
)
from .._times import zone_of
from ..errors import InvalidError
from ._names import Ayanamsa, DayBoundary, Disc, Months, VikramaYear

_NO_RULE = POINTER(pentad_astro_horizon_rule)


@dataclass(frozen=True)
class Place:
    """A place on Earth.

    Latitude and longitude are degrees, north and east positive; ``elevation`` is in metres. A civil
    day begins by the clock of ``time_zone``: an IANA identifier, ``UTC``, or an offset ``+05:30``.

    Before 1970 the library may know a zone by the history of another that is alike since, as Oslo
    by Berlin's, where Python's own data have one for each: days and texts are by the library's,
    and the offset of a ``datetime`` is by Python's.
    """

    latitude: float
    longitude: float
    elevation: float = 0.0
    time_zone: str = "UTC"

    def __post_init__(self) -> None:
        record = pentad_astro_place(
            latitude=real(self.latitude, "latitude"),
            longitude=real(self.longitude, "longitude"),
            elevation=real(self.elevation, "elevation"),
            time_zone=utf8(self.time_zone, "time_zone"),
        )
        object.__setattr__(self, "_record", record)

    @property
    def tzinfo(self) -> tzinfo:
        """The zone, for Python's datetimes."""
        return zone_of(self.time_zone)

    def __getstate__(self) -> tuple[Any, ...]:
        return self.latitude, self.longitude, self.elevation, self.time_zone

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.__init__(*state)  # type: ignore[misc]


@dataclass(frozen=True)
class HorizonRule:
    """What rising and setting mean; refraction is in minutes of arc, -5400 to 5400.

    A function that takes a rule takes the words ``upperLimb``, ``discCentre``, ``hindu``,
    ``civilTwilight``, ``nauticalTwilight`` and ``astronomicalTwilight``, too.
    """

    #: The upper limb with 34′ of refraction, as the U.S. Naval Observatory defines it.
    UPPER_LIMB: ClassVar[HorizonRule]
    #: The centre of the disc with 34′ of refraction.
    DISC_CENTRE: ClassVar[HorizonRule]
    #: The geocentric centre without refraction.
    HINDU: ClassVar[HorizonRule]
    #: The middle of the Sun 6° below the horizon.
    CIVIL_TWILIGHT: ClassVar[HorizonRule]
    #: The middle of the Sun 12° below the horizon.
    NAUTICAL_TWILIGHT: ClassVar[HorizonRule]
    #: The middle of the Sun 18° below the horizon.
    ASTRONOMICAL_TWILIGHT: ClassVar[HorizonRule]

    disc: Disc | str = Disc.UPPER_LIMB
    refraction: float = 34.0
    is_geocentric: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "disc", Disc(self.disc))
        record = pentad_astro_horizon_rule(
            kind=pentad_astro_horizon_kind.PENTAD_ASTRO_HORIZON_CUSTOM,
            disc=Disc(self.disc).code,
            refraction=real(self.refraction, "refraction"),
            is_geocentric=int(bool(self.is_geocentric)),
        )
        object.__setattr__(self, "_record", record)

    @staticmethod
    def refraction_of(pressure: float, temperature: float) -> float:
        """The refraction at the horizon in a weather: of hPa and degrees Celsius."""
        weather = real(pressure, "pressure"), real(temperature, "temperature")
        return lib.pentad_astro_horizon_refraction(*weather)

    @staticmethod
    def pressure_at(elevation: float) -> float:
        """The pressure at an elevation in metres, in hPa; 1013.25 at sea level."""
        return lib.pentad_astro_horizon_pressure(real(elevation, "elevation"))

    def __getstate__(self) -> tuple[Any, ...]:
        return self.disc, self.refraction, self.is_geocentric

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.__init__(*state)  # type: ignore[misc]


HorizonRule.UPPER_LIMB = HorizonRule()
HorizonRule.DISC_CENTRE = HorizonRule(Disc.CENTRE)
HorizonRule.HINDU = HorizonRule(Disc.CENTRE, 0.0, True)
HorizonRule.CIVIL_TWILIGHT = HorizonRule(Disc.CENTRE, 360.0)
HorizonRule.NAUTICAL_TWILIGHT = HorizonRule(Disc.CENTRE, 720.0)
HorizonRule.ASTRONOMICAL_TWILIGHT = HorizonRule(Disc.CENTRE, 1080.0)

_RULES = {
    "upperLimb": HorizonRule.UPPER_LIMB,
    "discCentre": HorizonRule.DISC_CENTRE,
    "hindu": HorizonRule.HINDU,
    "civilTwilight": HorizonRule.CIVIL_TWILIGHT,
    "nauticalTwilight": HorizonRule.NAUTICAL_TWILIGHT,
    "astronomicalTwilight": HorizonRule.ASTRONOMICAL_TWILIGHT,
}


def rule_of(rule: HorizonRule | str, name: str) -> HorizonRule:
    """A rule, or the one that a word means."""
    found = _RULES.get(rule) if isinstance(rule, str) else rule
    if not isinstance(found, HorizonRule):
        raise InvalidError(f"{name} {rule!r:.80} is no rule; use {', '.join(_RULES)}")
    return found


@dataclass(frozen=True)
class PanchangOptions:
    """The questions on which almanacs differ, with the usual answers."""

    #: What sunrise and sunset are.
    sunrise: HorizonRule | str = HorizonRule.UPPER_LIMB
    #: What moonrise and moonset are.
    moonrise: HorizonRule | str = HorizonRule.UPPER_LIMB
    #: Where lunar months begin and end.
    months: Months | str = Months.AMANTA
    #: When a year of the Vikrama era begins.
    vikrama_year: VikramaYear | str = VikramaYear.CHAITRADI
    #: Where the sidereal zodiac begins.
    ayanamsa: Ayanamsa | str = Ayanamsa.LAHIRI
    #: When a day begins, for the limbs that are listed with it.
    day_boundary: DayBoundary | str = DayBoundary.SUNRISE

    _record: Any = field(init=False, repr=False, compare=False, default=None)

    def __post_init__(self) -> None:
        sunrise, moonrise = rule_of(self.sunrise, "sunrise"), rule_of(self.moonrise, "moonrise")
        words = {
            "months": Months(self.months),
            "vikrama_year": VikramaYear(self.vikrama_year),
            "ayanamsa": Ayanamsa(self.ayanamsa),
            "day_boundary": DayBoundary(self.day_boundary),
        }
        record = pentad_astro_options(
            sunrise=pointer(record_of(sunrise)),
            moonrise=pointer(record_of(moonrise)),
            months=words["months"].code,
            vikrama=words["vikrama_year"].code,
            ayanamsa=words["ayanamsa"].code,
            day_boundary=words["day_boundary"].code,
        )
        changes = {"sunrise": sunrise, "moonrise": moonrise, **words, "_record": record}
        for key, value in changes.items():
            object.__setattr__(self, key, value)

    def __getstate__(self) -> tuple[Any, ...]:
        rules = self.sunrise, self.moonrise
        return (*rules, self.months, self.vikrama_year, self.ayanamsa, self.day_boundary)

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.__init__(*state)  # type: ignore[misc]


def record_of(value: Any) -> Any:
    """The record for C of a place, a rule or options; it lives as long as they do."""
    return value._record


def optional_place(place: Place | None) -> Any:
    """A place for C, or NULL."""
    return None if place is None else byref(record_of(place))


def checked_place(place: Place) -> Any:
    """The record for C of what must be a place."""
    if not isinstance(place, Place):
        raise TypeError(f"place must be Place, not {type(place).__name__}")
    return record_of(place)


def checked_vara(number: int) -> int:
    """The weekday with which a week begins; in C 0 is the usual one."""
    if not number:
        raise InvalidError("first_vara is 0, not within 1…7")
    return int32(number, "first_vara")


#: The usual answers.
USUAL = PanchangOptions()
