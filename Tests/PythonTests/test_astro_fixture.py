"""The days of Tests/Fixtures/astro-days.tsv, which Swift and C give, too.

A line is a place, the codes of the options, a date, and the day as numbers in the order of C's
record. ``python Tests/PythonTests/test_astro_fixture.py`` rewrites the numbers of all lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pentad import astro

FIXTURE = Path(__file__).parents[1] / "Fixtures/astro-days.tsv"
_INPUTS = 11
_RULES = ("upperLimb", "discCentre", "hindu")


def lines() -> list[list[str]]:
    text = FIXTURE.read_text("utf-8")
    return [line.split("\t") for line in text.splitlines() if not line.startswith("#")]


def asked(fields: list[str]) -> tuple[int, astro.Place, astro.PanchangOptions]:
    """The date, the place and the options of a line."""
    latitude, longitude, elevation = map(float, fields[1:4])
    sunrise, months, vikrama, ayanamsa, boundary, date = map(int, fields[5:_INPUTS])
    options = astro.PanchangOptions(
        sunrise=_RULES[sunrise],
        months=astro.Months.of(months),
        vikrama_year=astro.VikramaYear.of(vikrama),
        ayanamsa=astro.Ayanamsa.of(ayanamsa),
        day_boundary=astro.DayBoundary.of(boundary),
    )
    return date, astro.Place(latitude, longitude, elevation, time_zone=fields[4]), options


def numbers(day: astro.PanchangDay) -> Iterator[int]:
    """The day as the numbers of C's record, in its order."""
    sky, parts = day.horizon, day.muhurtas
    yield from (day.number, day.vara.number, day.start_ms, day.end_ms)
    yield from (sky.civil_start_ms, sky.civil_end_ms)
    for time in (sky.previous_sunset_ms, sky.sunrise_ms, sky.sunset_ms, sky.next_sunrise_ms):
        yield astro.NO_TIME if time is None else time
    for times in (sky.moonrises_ms, sky.moonsets_ms):
        yield from (len(times), *times)
    yield from (sky.sun_state.code, sky.moon_state.code)
    for limbs in (day.tithis, day.nakshatras, day.padas, day.yogas, day.karanas, day.moon_rashis):
        yield from spans(limbs)
    yield day.sun_rashi.number
    yield astro.NO_TIME if day.sankranti_ms is None else day.sankranti_ms
    yield day.udaya_tithi.number if day.udaya_tithi else 0
    yield int(day.is_vriddhi)
    yield from (len(day.kshaya_tithis), *(tithi.number for tithi in day.kshaya_tithis))
    masa, samvat, season = day.masa, day.samvat, day.season
    yield from (masa.amanta.number, masa.purnimanta.number, int(masa.is_adhika))
    yield from (int(masa.is_kshaya), day.masa_name.number, day.paksha.number)
    yield from (samvat.shaka, samvat.vikrama, samvat.kali)
    yield from (samvat.southern_samvatsara.number, samvat.northern_samvatsara.number)
    yield from (season.ritu.number, season.vedic_ritu.number)
    yield from (season.ayana.number, season.vedic_ayana.number)
    for part in (parts.rahu_kala, parts.yamaganda, parts.gulika, parts.abhijit, parts.brahma):
        yield from spans(() if part is None else (part,))
    for group in (parts.durmuhurtas, parts.varjyas, parts.amritas, parts.choghadiyas, parts.horas):
        yield from spans(group)
    yield from spans([day.running_samvatsara])


def spans(found: Iterable[astro.Span]) -> Iterator[int]:
    found = tuple(found)
    yield len(found)
    for span in found:
        yield from (span.value or 0, span.start_ms, span.end_ms)


def differ(found: int, expected: int) -> bool:
    """Returns true if two numbers differ; a time may be rounded differently on another machine."""
    return abs(found - expected) > (2 if abs(expected) > 10**9 else 0)


@pytest.mark.parametrize("fields", lines(), ids=lambda fields: f"{fields[0]}-{fields[10]}")
def test_a_day_is_that_of_swift_and_c(fields: list[str]) -> None:
    date, place, options = asked(fields)
    with astro.AstroCalendar() as calendar:
        found = list(numbers(calendar.day(date, place, options)))
        days = list(calendar.days(date, date, place, options))
    expected = list(map(int, fields[_INPUTS].split()))
    assert len(found) == len(expected)
    assert [pair for pair in zip(found, expected) if differ(*pair)] == []
    assert list(numbers(days[0])) == found


def write() -> None:
    """Rewrites the numbers of all lines."""
    result: list[Any] = []
    with astro.AstroCalendar() as calendar:
        for line in FIXTURE.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                fields = line.split("\t")[:_INPUTS]
                day = calendar.day(*asked(fields))
                line = "\t".join((*fields, " ".join(map(str, numbers(day)))))
            result.append(line)
    FIXTURE.write_text("\n".join(result) + "\n", "utf-8")


if __name__ == "__main__":
    write()
