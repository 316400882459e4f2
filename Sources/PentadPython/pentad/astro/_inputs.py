"""The inputs of the calendar: a place, and the conventions on which almanacs differ."""

from __future__ import annotations

from ctypes import byref, pointer
from dataclasses import dataclass
from datetime import tzinfo
from typing import Any, ClassVar, Union

from .._brief import brief
from .._convert import flag, instance, int32, real
from .._library import lib
from .._names import plain_word
from .._native import (
    pentad_astro_horizon_kind,
    pentad_astro_horizon_rule,
    pentad_astro_options,
    pentad_astro_place,
)
from .._zones import Zone, zone_of, zone_text
from ..errors import InvalidError, call
from ._enums import (
    Ayanamsa,
    DayBoundary,
    Disc,
    Months,
    MoonEvents,
    SamvatsaraRule,
    VedicRitu,
    VikramaYear,
)


@brief
@dataclass(frozen=True, init=False)
class Place:
    """A place on Earth: ``Place(23.1765, 75.7885, time_zone="Asia/Kolkata")``.

    Latitude and longitude are degrees, north and east positive; ``elevation`` is in metres. A civil
    day begins in the zone ``time_zone``: an IANA identifier, ``UTC``, an offset ``+05:30``, or a
    ``zoneinfo.ZoneInfo`` or other tzinfo that has one of them. The place keeps it as text, and
    ``tzinfo`` makes a ZoneInfo of it again. An invalid place or an unknown zone raises InvalidError
    immediately.

    A function that takes a place also accepts ``(23.1765, 75.7885, "Asia/Kolkata")``, and with an
    elevation ``(23.1765, 75.7885, 491, "Asia/Kolkata")``. Latitude and longitude alone are enough
    for eclipses and horizon events, whose times are then in UTC.

    For dates before 1970 the library may use the history of another zone that is equal since then,
    such as Berlin's for Oslo, where Python's own data distinguish them. Days and texts use the
    library's history, and the offset of a ``datetime`` uses Python's.
    """

    latitude: float
    longitude: float
    elevation: float
    time_zone: str

    def __init__(
        self, latitude: float, longitude: float, elevation: float = 0.0, *, time_zone: Zone
    ) -> None:
        identifier = zone_text(time_zone)
        record = pentad_astro_place(
            latitude=real(latitude, "latitude"),
            longitude=real(longitude, "longitude"),
            elevation=real(elevation, "elevation"),
            time_zone=identifier.encode(),
        )
        call(lib.pentad_astro_place_check, byref(record))
        # The floats of C: a Decimal is unequal to its float, and a NumPy array can change.
        values = {key: getattr(record, key) for key in ("latitude", "longitude", "elevation")}
        for key, value in {**values, "time_zone": identifier, "_record": record}.items():
            object.__setattr__(self, key, value)

    @classmethod
    def named(cls, name: str) -> Place:
        """Returns the place of a city at sea level: ``Place.named("Ujjain")``. See :func:`city`."""
        from ._cities import city

        found = city(name)
        return cls(found.latitude, found.longitude, time_zone=found.time_zone)

    @property
    def tzinfo(self) -> tzinfo:
        """The zone, for Python's datetimes."""
        return zone_of(self.time_zone)

    def __getstate__(self) -> tuple[Any, ...]:
        return self.latitude, self.longitude, self.elevation, self.time_zone

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        *numbers, time_zone = state
        self.__init__(*numbers, time_zone=time_zone)  # type: ignore[misc]


@brief
@dataclass(frozen=True)
class HorizonRule:
    """The definition of rising and setting; refraction is in minutes of arc, -5400 to 5400.

    A function that takes a rule also accepts the words ``upperLimb``, ``discCentre``, ``hindu``,
    ``civilTwilight``, ``nauticalTwilight`` and ``astronomicalTwilight``, also with hyphens as in
    the command: ``civil-twilight``.
    """

    #: The upper limb with 34′ of refraction, as defined by the U.S. Naval Observatory.
    UPPER_LIMB: ClassVar[HorizonRule]
    #: The centre of the disc with 34′ of refraction.
    DISC_CENTRE: ClassVar[HorizonRule]
    #: The geocentric centre without refraction.
    HINDU: ClassVar[HorizonRule]
    #: The centre of the Sun 6° below the horizon.
    CIVIL_TWILIGHT: ClassVar[HorizonRule]
    #: The centre of the Sun 12° below the horizon.
    NAUTICAL_TWILIGHT: ClassVar[HorizonRule]
    #: The centre of the Sun 18° below the horizon.
    ASTRONOMICAL_TWILIGHT: ClassVar[HorizonRule]

    disc: Disc | str = Disc.UPPER_LIMB
    refraction: float = 34.0
    is_geocentric: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "disc", Disc(self.disc))
        record = pentad_astro_horizon_rule(
            kind=pentad_astro_horizon_kind.PENTAD_ASTRO_HORIZON_KIND_CUSTOM,
            disc=Disc(self.disc).code,
            refraction=real(self.refraction, "refraction"),
            is_geocentric=flag(self.is_geocentric, "is_geocentric"),
        )
        call(lib.pentad_astro_horizon_rule_check, byref(record))
        object.__setattr__(self, "refraction", record.refraction)
        object.__setattr__(self, "is_geocentric", bool(record.is_geocentric))
        object.__setattr__(self, "_record", record)

    @staticmethod
    def refraction_of(pressure: float, temperature: float) -> float:
        """Returns the refraction at the horizon for given weather, in hPa and degrees Celsius."""
        weather = real(pressure, "pressure"), real(temperature, "temperature")
        return lib.pentad_astro_horizon_refraction(*weather)

    @staticmethod
    def pressure_at(elevation: float) -> float:
        """Returns the pressure at an elevation in metres, in hPa; 1013.25 at sea level."""
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


_RULES_BY_WORD = {plain_word(word): rule for word, rule in _RULES.items()}


def rule_of(rule: HorizonRule | str, name: str) -> HorizonRule:
    """Returns a rule, or the one with a name."""
    found = _RULES_BY_WORD.get(plain_word(rule)) if isinstance(rule, str) else rule
    if not isinstance(found, HorizonRule):
        raise InvalidError(f"{name} {rule!r:.80} is not a rule; use {', '.join(_RULES)}")
    return found


@brief
@dataclass(frozen=True)
class PanchangOptions:
    """The conventions on which almanacs differ, with the defaults."""

    #: The definition of sunrise and sunset.
    sunrise: HorizonRule | str = HorizonRule.UPPER_LIMB
    #: The definition of moonrise and moonset.
    moonrise: HorizonRule | str = HorizonRule.UPPER_LIMB
    #: The start and end of lunar months.
    months: Months | str = Months.AMANTA
    #: The start of a year of the Vikrama era.
    vikrama_year: VikramaYear | str = VikramaYear.CHAITRADI
    #: The ayanamsa, which sets the start of the sidereal zodiac.
    ayanamsa: Ayanamsa | str = Ayanamsa.LAHIRI
    #: The start of a day, for the limbs that are listed with it.
    day_boundary: DayBoundary | str = DayBoundary.SUNRISE
    #: The day to which a moonrise or moonset belongs.
    moon_events: MoonEvents | str = MoonEvents.CIVIL
    #: The rule that names a year of the Vikrama era which begins with Chaitra.
    samvatsara_rule: SamvatsaraRule | str = SamvatsaraRule.ANNOUNCED
    #: The months whose pairs are the Vedic seasons.
    vedic_ritu: VedicRitu | str = VedicRitu.LUNAR_MONTHS

    def __post_init__(self) -> None:
        sunrise, moonrise = rule_of(self.sunrise, "sunrise"), rule_of(self.moonrise, "moonrise")
        words = {
            "months": Months(self.months),
            "vikrama_year": VikramaYear(self.vikrama_year),
            "ayanamsa": Ayanamsa(self.ayanamsa),
            "day_boundary": DayBoundary(self.day_boundary),
            "moon_events": MoonEvents(self.moon_events),
            "samvatsara_rule": SamvatsaraRule(self.samvatsara_rule),
            "vedic_ritu": VedicRitu(self.vedic_ritu),
        }
        record = pentad_astro_options(
            sunrise=pointer(record_of(sunrise)),
            moonrise=pointer(record_of(moonrise)),
            months=words["months"].code,
            vikrama=words["vikrama_year"].code,
            ayanamsa=words["ayanamsa"].code,
            day_boundary=words["day_boundary"].code,
            moon_events=words["moon_events"].code,
            samvatsara_rule=words["samvatsara_rule"].code,
            vedic_ritu=words["vedic_ritu"].code,
        )
        changes = {"sunrise": sunrise, "moonrise": moonrise, **words, "_record": record}
        for key, value in changes.items():
            object.__setattr__(self, key, value)

    def __getstate__(self) -> tuple[Any, ...]:
        rules = self.sunrise, self.moonrise
        words = self.months, self.vikrama_year, self.ayanamsa, self.day_boundary
        return (*rules, *words, self.moon_events, self.samvatsara_rule, self.vedic_ritu)

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.__init__(*state)  # type: ignore[misc]


def record_of_options(options: PanchangOptions | None) -> Any:
    """Returns the record for C of options, or of the defaults."""
    return record_of(USUAL if options is None else instance(options, PanchangOptions, "options"))


def record_of(value: Any) -> Any:
    """Returns the record for C of a place, a rule or options; it lives as long as they do."""
    return value._record


#: A place, or the values for one: ``(latitude, longitude, time_zone)``, optionally with an
#: elevation before the zone.
PlaceLike = Union[Place, tuple[float, float, Zone], tuple[float, float, float, Zone]]
#: A place for requests without a civil day, for which ``(latitude, longitude)`` is enough.
PointLike = Union[PlaceLike, tuple[float, float]]


def place_of(place: PlaceLike) -> Place:
    """Returns the place for the given values; InvalidError without a time zone."""
    if isinstance(place, Place):
        return place
    if not isinstance(place, tuple) or len(place) not in (2, 3, 4):
        raise TypeError(
            f"place must be Place or (latitude, longitude, time_zone), not {type(place).__name__}"
        )
    if len(place) == 2:
        raise InvalidError(
            f"place {place} has no time zone, by whose clock its days begin; use (latitude, "
            f"longitude, time_zone)"
        )
    *coordinates, zone = place
    return Place(*coordinates, time_zone=zone)


def point_of(place: PointLike) -> Place:
    """Returns the place for the given values, in UTC without a time zone."""
    if isinstance(place, tuple) and len(place) == 2:
        return Place(*place, time_zone="UTC")
    return place_of(place)


def checked_vara(number: int) -> int:
    """Checks the first weekday of a week; in C, 0 means the default."""
    if not number:
        raise InvalidError("first_vara is 0, not within 1…7")
    return int32(number, "first_vara")


#: The default options.
USUAL = PanchangOptions()
