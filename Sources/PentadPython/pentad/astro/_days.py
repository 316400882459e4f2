"""A day of the calendar as immutable values with the fields of the Swift types.

Absent values are None. Times are datetimes in the local time of the place; each also has its
milliseconds since 1970, for years that Python's datetime does not support.
"""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import sizeof, string_at
from dataclasses import dataclass
from datetime import date, datetime, tzinfo
from struct import Struct
from typing import Any

from .._brief import brief
from .._native import pentad_astro_span
from .._times import day_text, known_time, milliseconds, optional_datetime, to_date, to_datetime
from ..errors import InvalidError
from ._enums import Script
from ._inputs import Place
from ._names import Limb, Unit, name
from ._records import (
    DayHorizon,
    Masa,
    Samvat,
    Season,
    day_horizon_of,
    masa_of,
    samvat_of,
    season_of,
)

_SPAN = Struct("@i4xqq")
assert _SPAN.size == sizeof(pentad_astro_span)


@dataclass(frozen=True)
class Span:
    """A period that a unit of the calendar rules; it may begin before the day with which it is
    listed.
    """

    unit: Unit | None
    #: The number of the unit, from 1; None if there is no number.
    value: int | None
    start_ms: int
    end_ms: int
    zone: tzinfo

    @property
    def start(self) -> datetime:
        return to_datetime(self.start_ms, self.zone)

    @property
    def end(self) -> datetime:
        """The time when the next one begins."""
        return to_datetime(self.end_ms, self.zone)

    @property
    def name(self) -> str | None:
        """The usual English name of the unit."""
        return self.name_in(Script.ENGLISH)

    def name_in(self, script: Script | str) -> str | None:
        """Returns the name in IAST or Devanagari."""
        if self.unit is None or self.value is None:
            return None
        return name(self.unit, self.value, script)

    def __repr__(self) -> str:
        begin, end = (_clock(moment, self.zone) for moment in (self.start_ms, self.end_ms))
        return f"<Span {self.name or 'of time'}, {begin} to {end}>"

    def __contains__(self, moment: datetime) -> bool:
        # Datetimes of one zone are compared by the clock, which shows one hour twice in autumn.
        return self.start_ms <= milliseconds(moment, "moment") < self.end_ms


@brief
@dataclass(frozen=True)
class Muhurtas:
    """The auspicious and inauspicious parts of a day; None or empty if the day has none."""

    rahu_kala: Span | None
    yamaganda: Span | None
    gulika: Span | None
    #: None on a Wednesday, on which it is a durmuhurta.
    abhijit: Span | None
    brahma: Span | None
    durmuhurtas: tuple[Span, ...]
    varjyas: tuple[Span, ...]
    amritas: tuple[Span, ...]
    #: The 8 parts of the daytime, then the 8 of the night.
    choghadiyas: tuple[Span, ...]
    #: The 12 hours of the daytime, then the 12 of the night, each with its ruler.
    horas: tuple[Span, ...]


@dataclass(frozen=True)
class PanchangDay:
    """A day of the lunisolar calendar at a place."""

    #: The civil date as year × 10000 + month × 100 + day.
    number: int
    place: Place
    vara: Limb
    start_ms: int
    end_ms: int
    horizon: DayHorizon
    #: The limbs that touch the day, in order.
    tithis: tuple[Span, ...]
    nakshatras: tuple[Span, ...]
    #: Quarters of nakshatras, 1 to 108.
    padas: tuple[Span, ...]
    yogas: tuple[Span, ...]
    karanas: tuple[Span, ...]
    #: The Moon's sidereal signs.
    moon_rashis: tuple[Span, ...]
    #: The Sun's sidereal sign as the day begins.
    sun_rashi: Limb
    sankranti_ms: int | None
    #: The tithi at sunrise, by which the day is called.
    udaya_tithi: Limb | None
    #: True if the tithi also ruled the previous sunrise.
    is_vriddhi: bool
    #: Tithis that begin and end within the day.
    kshaya_tithis: tuple[Limb, ...]
    #: The month, the fortnight and the years at sunrise; without a sunrise, as the day begins.
    masa: Masa
    #: The month's name according to the option ``months``.
    masa_name: Limb
    paksha: Limb
    samvat: Samvat
    #: The season as the day begins.
    season: Season
    muhurtas: Muhurtas
    #: The current year of Jupiter as the day begins, with its start and end.
    running_samvatsara: Span

    @property
    def date(self) -> date:
        """The civil date in the local time of the place."""
        return to_date(self.number)

    @property
    def start(self) -> datetime:
        """The start of the day."""
        return to_datetime(self.start_ms, self.place.tzinfo)

    @property
    def end(self) -> datetime:
        return to_datetime(self.end_ms, self.place.tzinfo)

    @property
    def sunrise(self) -> datetime | None:
        """The date's first sunrise."""
        return optional_datetime(self.horizon.sunrise_ms, self.place.tzinfo)

    @property
    def sunset(self) -> datetime | None:
        """The first sunset after it, or the date's first when the Sun does not rise."""
        return optional_datetime(self.horizon.sunset_ms, self.place.tzinfo)

    @property
    def moonrises(self) -> tuple[datetime, ...]:
        """The Moon's risings within the date, 0 to 2."""
        return tuple(to_datetime(ms, self.place.tzinfo) for ms in self.horizon.moonrises_ms)

    @property
    def moonsets(self) -> tuple[datetime, ...]:
        """The Moon's settings within the date, 0 to 2."""
        return tuple(to_datetime(ms, self.place.tzinfo) for ms in self.horizon.moonsets_ms)

    @property
    def sankranti(self) -> datetime | None:
        """The time when the Sun enters the next sidereal sign, if it does so on this day."""
        return optional_datetime(self.sankranti_ms, self.place.tzinfo)

    def __str__(self) -> str:
        return day_text(self.number)

    def __repr__(self) -> str:
        place = self.place.latitude, self.place.longitude
        return f"<PanchangDay {self}, {self._title()}, at {place}>"

    def _title(self) -> str:
        """Returns the month, the fortnight and the tithi at sunrise, if there is one."""
        month = f"Adhika {self.masa_name}" if self.masa.is_adhika else self.masa_name
        tithi = () if self.udaya_tithi is None else (self.udaya_tithi,)
        return " ".join(map(str, (month, self.paksha, *tithi)))

    def _repr_html_(self) -> str:
        """Returns the HTML for notebooks."""
        from .._html import facts

        zone = self.place.tzinfo

        def lines(spans: tuple[Span, ...]) -> str:
            return "\n".join(f"{span.name} until {_clock(span.end_ms, zone)}" for span in spans)

        def times(*moments: int | None) -> str:
            return "\n".join(_clock(moment, zone) for moment in moments if moment is not None)

        rows = (
            ("Day", self.vara),
            ("Tithi", lines(self.tithis)),
            ("Nakshatra", lines(self.nakshatras)),
            ("Yoga", lines(self.yogas)),
            ("Karana", lines(self.karanas)),
            ("Sunrise", times(self.horizon.sunrise_ms)),
            ("Sunset", times(self.horizon.sunset_ms)),
            ("Moonrise", times(*self.horizon.moonrises_ms)),
            ("Moonset", times(*self.horizon.moonsets_ms)),
        )
        return facts(f"{self}, {self._title()}", rows)


def _clock(moment: int, zone: tzinfo) -> str:
    """Formats a moment in the local time of a place, to the minute; as milliseconds outside
    Python's years.
    """
    try:
        return to_datetime(moment, zone).strftime("%Y-%m-%d %H:%M")
    except InvalidError:
        return f"{moment} ms"


def day_of(record: Any, place: Place) -> PanchangDay:
    """Copies the day of a record."""
    read = _Reader(place.tzinfo)
    tithi = record.udaya_tithi
    return PanchangDay(
        number=record.date,
        place=place,
        vara=Limb(Unit.VARA, record.vara),
        start_ms=record.start,
        end_ms=record.end,
        horizon=day_horizon_of(record.horizon.contents),
        tithis=read.spans(Unit.TITHI, record.tithis, record.tithi_count),
        nakshatras=read.spans(Unit.NAKSHATRA, record.nakshatras, record.nakshatra_count),
        padas=read.spans(Unit.PADA, record.padas, record.pada_count),
        yogas=read.spans(Unit.YOGA, record.yogas, record.yoga_count),
        karanas=read.spans(Unit.KARANA, record.karanas, record.karana_count),
        moon_rashis=read.spans(Unit.RASHI, record.moon_rashis, record.moon_rashi_count),
        sun_rashi=Limb(Unit.RASHI, record.sun_rashi),
        sankranti_ms=known_time(record.sankranti),
        udaya_tithi=Limb(Unit.TITHI, tithi) if tithi else None,
        is_vriddhi=record.is_vriddhi,
        kshaya_tithis=tuple(
            Limb(Unit.TITHI, number) for number in record.kshaya_tithis[: record.kshaya_tithi_count]
        ),
        masa=masa_of(record.masa.contents),
        masa_name=Limb(Unit.MASA, record.masa_name),
        paksha=Limb(Unit.PAKSHA, record.paksha),
        samvat=samvat_of(record.samvat.contents),
        season=season_of(record.season.contents),
        muhurtas=read.muhurtas(record.muhurtas.contents),
        running_samvatsara=span_of(Unit.SAMVATSARA, record.running_samvatsara.contents, read.zone),
    )


def days_of(items: Any, count: int, place: Place) -> Iterator[PanchangDay]:
    """Yields the days of an array of pointers."""
    return (day_of(items[index].contents, place) for index in range(count))


def span_of(unit: Unit, record: Any, zone: tzinfo) -> Span:
    """Reads a single span."""
    return Span(unit, record.value, record.start, record.end, zone)


class _Reader:
    """A reader of spans, which reads a flat array at once."""

    def __init__(self, zone: tzinfo) -> None:
        self.zone = zone

    def spans(self, unit: Unit, pointer: Any, count: int) -> tuple[Span, ...]:
        data, zone = string_at(pointer, count * _SPAN.size), self.zone
        return tuple(
            Span(unit, value, start, end, zone) for value, start, end in _SPAN.iter_unpack(data)
        )

    def times(self, pointer: Any, count: int) -> tuple[Span, ...]:
        data, zone = string_at(pointer, count * _SPAN.size), self.zone
        return tuple(
            Span(None, None, start, end, zone) for _, start, end in _SPAN.iter_unpack(data)
        )

    def time(self, pointer: Any) -> Span | None:
        return self.times(pointer, 1)[0] if pointer else None

    def muhurtas(self, record: Any) -> Muhurtas:
        return Muhurtas(
            rahu_kala=self.time(record.rahu_kala),
            yamaganda=self.time(record.yamaganda),
            gulika=self.time(record.gulika),
            abhijit=self.time(record.abhijit),
            brahma=self.time(record.brahma),
            durmuhurtas=self.times(record.durmuhurtas, record.durmuhurta_count),
            varjyas=self.times(record.varjyas, record.varjya_count),
            amritas=self.times(record.amritas, record.amrita_count),
            choghadiyas=self.spans(Unit.CHOGHADIYA, record.choghadiyas, record.choghadiya_count),
            horas=self.spans(Unit.GRAHA, record.horas, record.hora_count),
        )
