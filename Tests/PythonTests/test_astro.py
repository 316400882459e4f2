"""The calendar in Python: days, columns, months, transitions, risings, bad input, asyncio."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
import json
import pickle
import subprocess
import sys
import threading
import zoneinfo
from array import array
from collections.abc import Callable, Iterable, Iterator
from datetime import date, datetime, timedelta, timezone
from inspect import signature
from itertools import zip_longest
from typing import Any

import pentad
import pytest
from pentad import _callbacks, astro
from pentad._times import day_code, day_of_ordinal, day_text, milliseconds, ordinal
from pentad._zones import zone_of
from pentad.astro import AstroCalendar, HorizonRule, LunarDate, PanchangOptions, Place, Span

UJJAIN = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
TROMSO = Place(69.6492, 18.9553, time_zone="Europe/Oslo")
NOVEMBER = datetime(2026, 11, 1, tzinfo=timezone.utc)
DECEMBER = datetime(2026, 12, 1, tzinfo=timezone.utc)
SECOND = timedelta(seconds=1)

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def calendar() -> Iterator[AstroCalendar]:
    with AstroCalendar() as calendar:
        yield calendar


# ---- days


def test_a_day(calendar: AstroCalendar) -> None:
    day = calendar.day("2026-11-21", UJJAIN)
    assert (day.date, str(day), day.vara.name) == (date(2026, 11, 21), "2026-11-21", "Saturday")
    assert (day.masa_name.name, day.paksha.name) == ("Kartika", "Shukla")
    assert day.udaya_tithi is not None
    assert day.udaya_tithi.name_in("devanagari") == "द्वादशी"
    assert (day.samvat.vikrama, day.samvat.shaka) == (2083, 1948)
    assert day.sunrise is not None
    assert day.sunset is not None
    assert day.sunrise.utcoffset() == timedelta(hours=5, minutes=30)
    assert day.start == day.sunrise < day.sunset < day.end
    # The U.S. Naval Observatory's minutes.
    assert abs(day.sunrise - datetime.fromisoformat("2026-11-21T06:44:00+05:30")) < 90 * SECOND
    first, *_, last = day.tithis
    assert day.sunrise in first
    assert first.start < day.start
    assert last.end >= day.end
    assert [span.name for span in day.muhurtas.choghadiyas[:2]] == ["Kala", "Shubha"]
    assert len(day.muhurtas.horas) == 24
    assert day.muhurtas.rahu_kala is not None
    assert day.muhurtas.rahu_kala.name is None


def test_a_place_without_a_sunrise(calendar: AstroCalendar) -> None:
    dark, bright = calendar.day("2024-12-21", TROMSO), calendar.day("2024-06-21", TROMSO)
    assert (dark.sunrise, dark.sunset, dark.udaya_tithi) == (None, None, None)
    assert dark.horizon.sun_state is astro.DayState.ALWAYS_DOWN
    assert bright.horizon.sun_state is astro.DayState.ALWAYS_UP
    assert dark.muhurtas.rahu_kala is None
    assert dark.muhurtas.horas == ()
    with pytest.raises(pentad.NotFoundError):
        calendar.lunar_date("2024-12-21", TROMSO)


def test_days_before_pythons_own(calendar: AstroCalendar) -> None:
    day = calendar.day((-500, 3, 5), Place(23.1765, 75.7885, time_zone="+05:03"))
    assert day.number == -500 * 10_000 + 305
    assert str(day) == "-0500-03-05"
    assert day.horizon.sunrise_ms is not None
    with pytest.raises(pentad.InvalidError, match="Python has no date"):
        _ = day.date
    with pytest.raises(pentad.InvalidError, match="use the milliseconds"):
        _ = day.sunrise


def test_days_are_one_after_another(calendar: AstroCalendar) -> None:
    days = list(calendar.days("2023-12-30", "2025-01-02", UJJAIN))
    assert [day.date for day in days] == [date(2023, 12, 30) + timedelta(n) for n in range(370)]
    assert all(day.end_ms == after.start_ms for day, after in zip(days, days[1:]))
    some = calendar.days("0001-01-01", "2500-12-31", UJJAIN)
    assert next(some).date == date(1, 1, 1)
    del some
    with pytest.raises(pentad.InvalidError, match="before the start"):
        calendar.days("2025-01-02", "2025-01-01", UJJAIN)


def test_values_can_be_copied(calendar: AstroCalendar) -> None:
    options = PanchangOptions(sunrise="hindu", months="purnimanta")
    day = calendar.day(20261121, UJJAIN, options)
    for value in (UJJAIN, options, day.tithis[0], day.masa):
        assert pickle.loads(pickle.dumps(value)) == copy.deepcopy(value) == value
    again = pickle.loads(pickle.dumps(options))
    assert calendar.day(20261121, pickle.loads(pickle.dumps(UJJAIN)), again) == day
    assert hash(day.tithis[0]) == hash(copy.copy(day.tithis[0]))


def test_a_moment_in_the_hour_that_a_clock_shows_twice() -> None:
    vancouver = zone_of("America/Vancouver")
    # 01:30 before the clock goes back to 01:10 after it, forty minutes later.
    start = datetime(2024, 11, 3, 8, 30, tzinfo=timezone.utc)
    start_ms = milliseconds(start, "start")
    span = Span(None, None, start_ms, start_ms + 40 * 60_000, vancouver)
    for minutes, is_within in [(-1, False), (0, True), (10, True), (39, True), (40, False)]:
        moment = start + timedelta(minutes=minutes)
        assert (moment.astimezone(vancouver) in span) is (moment in span) is is_within
    with pytest.raises(pentad.InvalidError, match="no time zone"):
        assert datetime(2024, 11, 3, 8, 30) in span


def test_a_span_of_years_that_python_does_not_know_has_its_moments() -> None:
    span = Span(None, None, -(10**15), 10**15, timezone.utc)
    assert datetime(2024, 11, 3, tzinfo=timezone.utc) in span


@pytest.mark.parametrize("code", [20261121, 101, -9695, 131, -500_000_000 + 1231, 99991231])
def test_a_day_is_one_number(code: int) -> None:
    assert day_of_ordinal(ordinal(code)) == code
    assert day_code(day_text(code)) == code


def test_each_day_has_the_next() -> None:
    day = ordinal(-40_000 + 101)
    for number in range(day, day + 3000):
        assert ordinal(day_of_ordinal(number)) == number


# ---- columns


@pytest.mark.parametrize("numpy", [False, True])
@pytest.mark.parametrize("place", [UJJAIN, TROMSO], ids=["Ujjain", "Tromso"])
def test_columns_are_those_of_the_days(calendar: AstroCalendar, place: Place, numpy: bool) -> None:
    days = list(calendar.days("2024-01-01", "2024-12-31", place))
    columns = calendar.day_columns("2024-01-01", "2024-12-31", place, numpy=numpy)
    assert len(columns) == len(days) == 366
    assert list(columns.dates) == [day.number for day in days]
    assert list(columns.tithis) == [
        day.udaya_tithi.number if day.udaya_tithi else 0 for day in days
    ]
    for column, times in (
        (columns.sunrises, [day.horizon.sunrise_ms for day in days]),
        (columns.sunsets, [day.horizon.sunset_ms for day in days]),
        (columns.moonrises, [next(iter(day.horizon.moonrises_ms), None) for day in days]),
        (columns.moonsets, [next(iter(day.horizon.moonsets_ms), None) for day in days]),
    ):
        found = column.astype("int64") if numpy else column
        for ours, theirs in zip(found, times):
            expected = astro.NO_TIME if theirs is None else theirs
            assert abs(int(ours) - expected) <= 1


def test_columns_in_numpy(calendar: AstroCalendar) -> None:
    import numpy

    columns = calendar.day_columns("2024-12-20", "2024-12-21", TROMSO)
    assert columns.sunrises.dtype == numpy.dtype("datetime64[ms]")
    assert numpy.isnat(columns.sunrises).all()
    assert (columns.tithis == 0).all()
    assert columns.tithis.dtype == numpy.int32


def test_columns_that_are_wanted(calendar: AstroCalendar) -> None:
    columns = calendar.day_columns(
        "2024-01-01", "2024-01-03", UJJAIN, columns=["sunrises"], numpy=False
    )
    assert isinstance(columns.sunrises, array)
    assert columns.dates is columns.tithis is None
    with pytest.raises(pentad.InvalidError, match="no column 'sunrise'"):
        calendar.day_columns("2024-01-01", "2024-01-03", UJJAIN, columns=["sunrise"])
    with pytest.raises(TypeError, match="several"):
        calendar.day_columns("2024-01-01", "2024-01-03", UJJAIN, columns="sunrises")
    with pytest.raises(pentad.InvalidError, match="1000000"):
        calendar.day_columns("0001-01-01", "9999-12-31", UJJAIN)


def test_columns_without_numpy(run_python: Run) -> None:
    code = """
import sys
sys.modules["numpy"] = None
from pentad import _callbacks, astro
with astro.AstroCalendar() as calendar:
    place = astro.Place(23.2, 75.8, time_zone="UTC")
    columns = calendar.day_columns(20260101, 20260102, place)
    print(type(columns.sunrises).__name__, list(columns.dates))
    times, values = calendar.transitions_array("phase", 0, 10**10)
    print(type(times).__name__, list(values))
    try:
        calendar.day_columns(20260101, 20260102, place, numpy=True)
    except ImportError:
        print("no numpy")
"""
    run = run_python("-c", code)
    assert run.stderr == ""
    lines = run.stdout.splitlines()
    assert lines[0] == "array [20260101, 20260102]"
    assert lines[1].startswith("array [")
    assert lines[2] == "no numpy"


# ---- months and lunar dates


def test_a_month(calendar: AstroCalendar) -> None:
    month = calendar.month(2026, 11, UJJAIN, first_vara=2)
    assert [len(week) for week in month] == [7] * 6
    assert all(week[0].vara.name == "Monday" for week in month)
    assert [day.date.day for day in month.days] == list(range(1, 31))
    assert month.weeks[0][0] not in month
    for number, first in ((13, 1), (11, 0), (11, 8)):
        with pytest.raises(pentad.InvalidError):
            calendar.month(2026, number, UJJAIN, first_vara=first)


def test_a_lunar_month_and_year(calendar: AstroCalendar) -> None:
    year = calendar.lunar_year(1945)
    assert [month.masa.amanta.number for month in year.months if month.masa.is_adhika] == [5]
    assert len(year.months) == 13
    assert all(a.end_ms == b.start_ms for a, b in zip(year.months, year.months[1:]))
    assert year.months[0].start.tzinfo is timezone.utc
    grid = calendar.masa(1945, 5, UJJAIN, adhika=True)
    assert (grid.is_adhika, len(grid.cells), grid.month.name) == (True, 30, "Shravana")
    assert [cell.tithi.value for cell in grid.cells] == list(range(1, 31))
    with pytest.raises(pentad.NotFoundError, match="adhika"):
        calendar.masa(1946, 5, UJJAIN, adhika=True)


def test_lunar_dates_there_and_back(calendar: AstroCalendar) -> None:
    for options in (PanchangOptions(), PanchangOptions(months="purnimanta")):
        for day in calendar.days("2023-07-10", "2023-08-25", UJJAIN, options):
            lunar = calendar.lunar_date(day.number, UJJAIN, options)
            assert lunar.month_name == day.masa_name.name
            assert day.number in calendar.civil_dates(lunar, UJJAIN, options)
    span = calendar.find_tithi(LunarDate(1948, 8, 12))
    assert span.name == "Dvadashi"
    assert span.end - span.start < timedelta(hours=28)
    assert calendar.civil_dates(LunarDate(1948, 8, 12, is_adhika=True), UJJAIN) == []
    with pytest.raises(pentad.NotFoundError):
        calendar.find_tithi(LunarDate(1948, 8, 12, is_adhika=True))


def test_lunar_dates_in_words() -> None:
    date = LunarDate(1948, 3, 11, is_adhika=True)
    assert str(date) == "Adhika Jyeshtha Shukla Ekadashi 1948"
    assert date.text("devanagari") == "अधिक ज्येष्ठ शुक्ल एकादशी 1948"
    with pytest.raises(pentad.InvalidError):
        LunarDate(1948, 13, 11).text()


def test_lunar_months_in_words(calendar: AstroCalendar) -> None:
    months = [month.masa for month in calendar.lunar_year(1948).months]
    assert [masa.text() for masa in months if masa.is_adhika] == ["Adhika Jyeshtha"]
    dark = calendar.day("2026-11-26", UJJAIN)
    assert dark.masa.text("amanta", dark.paksha) == "Kartika"
    assert dark.masa.text("purnimanta", dark.paksha) == "Margashirsha"
    with pytest.raises(pentad.MisuseError):
        dark.masa.text("amanta", 3)


def test_auspicious_choghadiyas_of_a_day(calendar: AstroCalendar) -> None:
    muhurtas = calendar.day("2026-11-21", UJJAIN).muhurtas
    sought = {one.name for one in muhurtas.choghadiyas if astro.is_auspicious(one.value or 0)}
    assert sought == {"Amrita", "Chara", "Labha", "Shubha"}
    assert not astro.is_auspicious(0)


def test_the_refraction_of_a_weather() -> None:
    assert HorizonRule.pressure_at(0) == 1013.25
    assert abs(HorizonRule.refraction_of(1013.25, 15) - 33.6) < 0.05
    high = HorizonRule.refraction_of(HorizonRule.pressure_at(4000), -10)
    assert 0 < high < HorizonRule.refraction_of(1013.25, -10)


# ---- transitions and the horizon


@pytest.mark.parametrize("kind", list(astro.TransitionKind))
def test_transitions(calendar: AstroCalendar, kind: astro.TransitionKind) -> None:
    end = datetime(2027, 11, 1, tzinfo=timezone.utc)
    found = calendar.transitions(kind, NOVEMBER, end)
    assert all(a.time_ms < b.time_ms for a, b in zip(found, found[1:]))
    times, values = calendar.transitions_array(kind, NOVEMBER, end)
    assert list(times.astype("int64")) == [transition.time_ms for transition in found]
    assert list(values) == [transition.value for transition in found]
    first, second = found[0], found[1]
    after = calendar.next_transition(kind, first.time + SECOND)
    assert (after.value, abs(after.time_ms - second.time_ms) <= 2) == (second.value, True)
    before = calendar.previous_transition(kind, second.time - SECOND)
    assert (before.value, abs(before.time_ms - first.time_ms) <= 2) == (first.value, True)


def test_ayanamsa_moves_sidereal_transitions(calendar: AstroCalendar) -> None:
    lahiri, raman = (
        calendar.next_transition("sankranti", NOVEMBER, ayanamsa=name)
        for name in ("lahiri", "raman")
    )
    assert lahiri.name == raman.name == "Vrishchika"
    assert timedelta(days=1) < abs(lahiri.time - raman.time) < timedelta(days=2)


@pytest.mark.parametrize("kind", list(astro.TransitionKind))
def test_transitions_have_the_names_of_swift(
    calendar: AstroCalendar, kind: astro.TransitionKind
) -> None:
    end = datetime(2027, 11, 1, tzinfo=timezone.utc)
    written = json.loads(calendar.transitions_json(kind, NOVEMBER, end))
    found = calendar.transitions(kind, NOVEMBER, end)
    assert [transition.name for transition in found] == [row["name"] for row in written]
    for number in (0, 109):
        with pytest.raises(pentad.NotFoundError):
            _ = astro.Transition(kind, number, 0).name


def test_the_name_of_a_transition() -> None:
    kinds = astro.TransitionKind
    names = [
        astro.Transition(kind, number, 0).name
        for kind, number in (
            (kinds.TITHI, 11),
            (kinds.TITHI, 15),
            (kinds.TITHI, 26),
            (kinds.PADA, 13),
            (kinds.PADA, 16),
            (kinds.PHASE, 3),
            (kinds.SOLAR_QUARTER, 1),
        )
    ]
    assert names == [
        "Shukla Ekadashi",
        "Shukla Purnima",
        "Krishna Ekadashi",
        "Rohini 1",
        "Rohini 4",
        "Full moon",
        "March equinox",
    ]


def test_horizon_events(calendar: AstroCalendar) -> None:
    events = calendar.horizon_events("sun", NOVEMBER, DECEMBER, UJJAIN, kinds=["rise", "set"])
    assert [event.kind.value for event in events] == ["rise", "set"] * 30
    assert all(100 < event.azimuth < 115 for event in events if event.kind.value == "rise")
    day = calendar.day("2026-11-21", UJJAIN)
    assert day.sunrise is not None
    assert any(abs(event.time - day.sunrise) < SECOND for event in events)
    after = calendar.next_horizon_event("rise", "sun", day.sunrise - SECOND, UJJAIN)
    assert after is not None
    assert abs(after.time - day.sunrise) < SECOND
    before = calendar.previous_horizon_event("rise", "sun", day.sunrise + SECOND, UJJAIN)
    assert before is not None
    assert abs(before.time - day.sunrise) < SECOND
    assert calendar.horizon_events("sun", NOVEMBER, DECEMBER, UJJAIN, kinds=[]) == []
    twilight = calendar.next_horizon_event(
        "rise", "sun", day.sunrise - timedelta(hours=2), UJJAIN, rule="civilTwilight"
    )
    assert twilight is not None
    assert timedelta(minutes=20) < day.sunrise - twilight.time < timedelta(minutes=30)


def test_a_body_that_does_not_rise(calendar: AstroCalendar) -> None:
    pole = Place(90, 0, time_zone="UTC")
    june = datetime(2026, 6, 21, tzinfo=timezone.utc)
    event = calendar.next_horizon_event("rise", "sun", june, pole)
    assert event is not None
    assert event.time.month == 3
    deep = astro.HorizonRule(refraction=5400)
    assert calendar.next_horizon_event("rise", "sun", june, pole, rule=deep) is None


# ---- eclipses


def test_eclipses(calendar: AstroCalendar) -> None:
    start, end = (datetime(year, 1, 1, tzinfo=timezone.utc) for year in (2026, 2028))
    solar = calendar.solar_eclipses(start, end)
    agree(
        solar,
        ("2026-02-17T12:11:53", "annular", 121),
        ("2026-08-12T17:45:53", "total", 126),
        ("2027-02-06T15:59:35", "annular", 131),
        ("2027-08-02T10:06:35", "total", 136),
    )
    assert abs(solar[1].magnitude - 1.0386) < 0.001
    assert solar[1].is_central
    assert all(eclipse.view is None for eclipse in solar)
    lunar = calendar.lunar_eclipses(start, end)
    agree(
        lunar,
        ("2026-03-03T11:33:36", "total", 133),
        ("2026-08-28T04:12:51", "partial", 138),
        ("2027-02-20T23:12:45", "penumbral", 143),
        ("2027-07-18T16:02:55", "penumbral", 110),
        ("2027-08-17T07:13:32", "penumbral", 148),
    )
    assert lunar[0].altitude is None
    assert lunar[0].total_phase is not None
    assert lunar[1].total_phase is None


def agree(found: Iterable[Any], *catalogue: tuple[str, str, int]) -> None:
    """NASA's catalogue has other radii of the shadow, which shift shallow eclipses by a minute."""
    for eclipse, (greatest, kind, saros) in zip_longest(found, catalogue):
        expected = datetime.fromisoformat(greatest + "+00:00")
        assert abs(eclipse.greatest - expected) < 75 * SECOND
        assert (eclipse.kind.value, eclipse.saros_series) == (kind, saros)


def test_eclipses_at_a_place(calendar: AstroCalendar) -> None:
    start, end = (datetime(year, 1, 1, tzinfo=timezone.utc) for year in (2026, 2028))
    burgos = Place(42.34, -3.70, time_zone="Europe/Madrid")
    (eclipse, *_) = calendar.solar_eclipses(start, end, burgos)
    assert eclipse.view is not None
    assert eclipse.view.kind is astro.SolarEclipseKind.TOTAL
    assert eclipse.view.umbral_phase is not None
    assert (
        timedelta(minutes=1)
        < (eclipse.view.umbral_phase.end - eclipse.view.umbral_phase.start)
        < timedelta(minutes=2)
    )
    assert eclipse.view.greatest.utcoffset() == timedelta(hours=2)
    seen = calendar.solar_eclipses(start, end, UJJAIN)
    listed = calendar.solar_eclipses(start, end, UJJAIN, include_invisible=True)
    assert len(seen) < len(listed) == 4
    moon = calendar.lunar_eclipses(start, end, UJJAIN, include_invisible=True)
    assert any(eclipse.is_visible for eclipse in moon)
    assert all(eclipse.altitude is not None for eclipse in moon)
    with pytest.raises(pentad.InvalidError):
        calendar.lunar_eclipses(end, start)


# ---- bad input


@pytest.mark.parametrize(
    ("place", "message"),
    [
        (lambda: Place(91, 0, time_zone="UTC"), "latitude 91"),
        (lambda: Place(99, 75, time_zone="Asia/Kolkata"), "latitude 99"),
        (lambda: Place(float("nan"), 0, time_zone="UTC"), "latitude"),
        (lambda: Place(0, float("inf"), time_zone="UTC"), "longitude"),
        (lambda: Place(0, 180.5, time_zone="UTC"), "longitude 180.5"),
        (lambda: Place(0, 0, -501, time_zone="UTC"), "elevation"),
        (lambda: Place(0, 0, time_zone="Asia/Atlantis"), "unknown time zone"),
        (lambda: Place(0, 0, time_zone="IST"), "unknown time zone"),
        (lambda: Place(0, 0, time_zone=""), "unknown time zone"),
        (lambda: Place(0, 0, time_zone="+24:00"), "unknown time zone"),
        (lambda: astro.HorizonRule(refraction=5401), "refraction of 5401"),
        (lambda: astro.HorizonRule(refraction=float("nan")), "refraction"),
    ],
)
def test_invalid_place_raises_at_once(place: Callable[[], object], message: str) -> None:
    with pytest.raises(pentad.InvalidError, match=message):
        place()


@pytest.mark.parametrize("coordinates", [(-18.14, 178.44), (99, 75), (23.2, 75.8, 491)])
def test_a_place_needs_its_zone(coordinates: tuple[float, ...]) -> None:
    with pytest.raises(TypeError, match="time_zone"):
        Place(*coordinates)  # type: ignore[call-arg]


def test_a_place_is_a_value() -> None:
    place = Place(-18.14, 178.44, 5.0, time_zone="Pacific/Fiji")
    assert (place.latitude, place.longitude, place.elevation) == (-18.14, 178.44, 5.0)
    assert dataclasses.replace(place, elevation=0.0) == Place(
        -18.14, 178.44, time_zone="Pacific/Fiji"
    )
    assert "time_zone='Pacific/Fiji'" in repr(place)
    with pytest.raises(dataclasses.FrozenInstanceError):
        place.latitude = 0.0  # type: ignore[misc]


@pytest.mark.parametrize(
    ("kind", "words", "member"),
    [
        (astro.Ayanamsa, ("trueChitra", "true-chitra", "TRUE_CHITRA", "truechitra"), 1),
        (astro.DayEntryKind, ("rahuKala", "rahu-kala", "RAHU_KALA"), 6),
        (astro.SamvatsaraRule, ("meshaEntryBija", "mesha-entry-bija"), 2),
        (astro.VedicRitu, ("solarMonths", "solar-months"), 1),
    ],
)
def test_words_are_spelled_as_in_the_command(
    kind: Any, words: tuple[str, ...], member: int
) -> None:
    assert {kind(word) for word in words} == {kind.of(member)}
    with pytest.raises(pentad.InvalidError):
        kind("no-such-word")
    civil = astro.PanchangOptions(sunrise="civil-twilight")
    assert civil.sunrise == astro.HorizonRule.CIVIL_TWILIGHT


# ---- names of years, seasons, parts of the day


def test_a_kartikadi_year_has_its_number_and_name_together(calendar: AstroCalendar) -> None:
    options = astro.PanchangOptions(vikrama_year="kartikadi")
    delhi = Place(28.6139, 77.209, time_zone="Asia/Kolkata")
    for when, number, name in [
        ("2022-01-24", 2078, "Pramadi"),
        ("2022-10-25", 2078, "Pramadi"),
        ("2022-10-26", 2079, "Ananda"),
    ]:
        samvat = calendar.day(when, delhi, options).samvat
        assert (samvat.vikrama, samvat.northern_samvatsara.name) == (number, name)


def test_northern_years_have_the_announced_name_and_the_running_one(
    calendar: AstroCalendar,
) -> None:
    for when, number, name in [
        ("2025-06-01", 2082, "Siddharthi"),
        ("2026-04-01", 2083, "Raudra"),
        ("2020-06-01", 2077, "Pramadi"),
    ]:
        samvat = calendar.day(when, UJJAIN).samvat
        assert (samvat.vikrama, samvat.northern_samvatsara.name) == (number, name)
    running = calendar.day("2026-04-01", UJJAIN).running_samvatsara
    assert (running.name, running.end.date().isoformat()) == ("Siddharthi", "2026-04-21")
    other = astro.PanchangOptions(samvatsara_rule="meshaEntryBija")
    assert calendar.day("2025-06-01", UJJAIN, other).samvat.northern_samvatsara.name == "Kalayukta"


def test_a_wednesday_has_no_abhijit(calendar: AstroCalendar) -> None:
    for when in ("2026-11-25", "2024-02-14", "2025-01-01"):
        assert calendar.day(when, UJJAIN).muhurtas.abhijit is None
        assert "Abhijit" not in calendar.icalendar(when, when, UJJAIN, kinds=["day", "abhijit"])
    assert calendar.day("2026-11-26", UJJAIN).muhurtas.abhijit is not None


def test_a_vedic_season_goes_by_its_rule(calendar: AstroCalendar) -> None:
    for when, expected in [
        ("2022-01-24", ["Hemanta", "Hemanta", "Shishira"]),
        ("2024-04-10", ["Vasanta", "Shishira", "Vasanta"]),
        ("2024-08-07", ["Varsha", "Grishma", "Varsha"]),
    ]:
        days = [
            calendar.day(when, UJJAIN, astro.PanchangOptions(vedic_ritu=rule))
            for rule in astro.VedicRitu
        ]
        assert [day.season.vedic_ritu.name for day in days] == expected


def test_lunar_dates_of_other_years(calendar: AstroCalendar) -> None:
    (found,) = calendar.lunar_dates(2083, 7, 30, UJJAIN, era="vikrama")
    assert found == astro.LunarDate(1948, 7, 30)
    assert calendar.lunar_dates(2026, 7, 30, UJJAIN, era="civil") == [found]
    assert calendar.lunar_dates(1948, 7, 30, UJJAIN, era="shaka") == [found]
    gujarat = astro.PanchangOptions(vikrama_year="kartikadi")
    assert calendar.lunar_dates(2079, 8, 1, UJJAIN, gujarat, era="vikrama") == [
        astro.LunarDate(1944, 8, 1)
    ]
    assert calendar.lunar_dates(1948, 5, 1, UJJAIN, era="shaka", adhika=True) == []
    counts = {len(calendar.lunar_dates(y, 10, 11, UJJAIN, era="civil")) for y in range(2000, 2020)}
    assert counts == {0, 1, 2}
    for wrong in ((2083, 13, 1), (2083, 1, 31), (10**6, 1, 1)):
        with pytest.raises(pentad.InvalidError):
            calendar.lunar_dates(*wrong, UJJAIN, era="civil")


def test_a_zone_that_python_does_not_have(
    calendar: AstroCalendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library has zones of its own: what cannot be read then ends the call all the same."""
    place = Place(40.7, -74, time_zone="America/New_York")
    monkeypatch.setitem(sys.modules, "tzdata", None)
    zoneinfo.reset_tzpath([])
    zoneinfo.ZoneInfo.clear_cache()
    zone_of.cache_clear()
    try:
        with pytest.raises(pentad.InvalidError, match=r"no time zone .*; .* install tzdata"):
            calendar.day("2026-11-21", place)
        with pytest.raises(pentad.InvalidError, match="time zone"):
            asyncio.run(asyncio.wait_for(calendar.day_async("2026-11-21", place), 60))
    finally:
        zoneinfo.reset_tzpath()
        zoneinfo.ZoneInfo.clear_cache()


def test_wrong_types_of_places_raise(calendar: AstroCalendar) -> None:
    wrong: Any = "Ujjain"
    with pytest.raises(TypeError, match="place must be Place"):
        calendar.day("2026-11-21", wrong)
    with pytest.raises(TypeError, match="latitude"):
        Place(wrong, 0, time_zone="UTC")
    with pytest.raises(pentad.InvalidError, match="NUL"):
        Place(0, 0, time_zone="UTC\0")


@pytest.mark.parametrize("day", ["2023-02-29", "2023-1-1", "", "today", 0, (2023, 13, 1), 20231301])
def test_invalid_days_raise(calendar: AstroCalendar, day: Any) -> None:
    for ask in (
        lambda: calendar.day(day, UJJAIN),
        lambda: calendar.days(day, "2024-01-01", UJJAIN),
        lambda: calendar.day_columns("2022-01-01", day, UJJAIN),
    ):
        with pytest.raises(pentad.InvalidError):
            ask()


def test_invalid_moments_raise(calendar: AstroCalendar) -> None:
    with pytest.raises(pentad.InvalidError, match="time zone"):
        calendar.next_transition("tithi", datetime(2026, 11, 1))
    with pytest.raises(pentad.InvalidError):
        calendar.transitions("tithi", DECEMBER, NOVEMBER)
    with pytest.raises(pentad.InvalidError):
        calendar.next_transition("tithi", astro.NO_TIME)
    with pytest.raises(TypeError, match="must be a date, not a datetime"):
        calendar.day(NOVEMBER, UJJAIN)
    with pytest.raises(pentad.InvalidError, match="no TransitionKind"):
        calendar.next_transition("tithis", NOVEMBER)
    with pytest.raises(pentad.NotFoundError) as raised:
        calendar.day((90_000, 1, 1), UJJAIN)
    assert raised.value.status == 0x020404


def test_invalid_options_raise() -> None:
    with pytest.raises(pentad.InvalidError, match="not a rule"):
        PanchangOptions(sunrise="noon")
    with pytest.raises(pentad.InvalidError, match="no Months"):
        PanchangOptions(months="solar")
    with pytest.raises(pentad.InvalidError, match="no Ephemeris"):
        AstroCalendar(ephemeris="jpl")
    with pytest.raises(pentad.NotFoundError):
        astro.name("tithi", 31)
    assert astro.name("pada", 108) == "Revati"


def test_a_closed_calendar() -> None:
    calendar = AstroCalendar()
    calendar.close()
    calendar.close()
    assert calendar.closed
    with pytest.raises(pentad.ClosedError):
        calendar.day("2026-11-21", UJJAIN)


def test_missing_ephemeris_files(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with AstroCalendar(ephemeris_path=tmp_path) as calendar:
        with pytest.raises(pentad.NotFoundError) as raised:
            calendar.next_horizon_event("rise", "sun", NOVEMBER, UJJAIN)
        assert raised.value.status == 0x020504


# ---- threads and asyncio


def test_several_threads_may_ask(calendar: AstroCalendar) -> None:
    failures: list[object] = []

    def ask(year: int) -> None:
        for day in calendar.days((year, 1, 1), (year, 1, 20), UJJAIN):
            if day.date.year != year:
                failures.append(day)

    threads = [threading.Thread(target=ask, args=(2000 + n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_asyncio() -> None:
    async def main() -> None:
        steps: list[tuple[int, int]] = []
        async with await AstroCalendar.open_async() as calendar:
            days = [
                day
                async for day in calendar.days_async(
                    "2023-01-01",
                    "2024-12-31",
                    UJJAIN,
                    progress=lambda done, total: steps.append((done, total)),
                )
            ]
            assert [day.number for day in days[:2]] == [20230101, 20230102]
            assert len(days) == 731
            assert steps == sorted(steps)
            assert {total for _, total in steps} == {731}
            assert await calendar.day_async(20230102, UJJAIN) == days[1]
            month, columns, following = await asyncio.gather(
                calendar.month_async(2026, 11, UJJAIN),
                calendar.day_columns_async("2026-01-01", "2026-12-31", UJJAIN, numpy=False),
                calendar.next_transition_async("tithi", NOVEMBER),
            )
            assert (len(month.days), len(columns)) == (30, 365)
            assert following == calendar.next_transition("tithi", NOVEMBER)
        assert calendar.closed

    asyncio.run(main())


@pytest.mark.parametrize("kind", [AstroCalendar, astro.MasterDataHandler])
def test_async_twin_has_the_parameters_of_its_method(kind: type) -> None:
    twins = [name for name in dir(kind) if name.endswith("_async") and name != "open_async"]
    assert len(twins) > 10
    for name in twins:
        method = signature(getattr(kind, name[: -len("_async")]))
        taken = list(signature(getattr(kind, name)).parameters.values())
        wanted = list(method.parameters.values())
        # A twin may take more: a progress callback.
        assert taken[: len(wanted)] == wanted, name


def test_a_task_that_is_cancelled() -> None:
    async def main() -> None:
        async with await AstroCalendar.open_async() as calendar:

            async def read() -> int:
                days = calendar.days_async("0100-01-01", "2500-01-01", UJJAIN)
                return sum([1 async for _ in days])

            task = asyncio.ensure_future(read())
            await asyncio.sleep(0.05)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        opening = asyncio.ensure_future(AstroCalendar.open_async())
        await asyncio.sleep(0)
        opening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await opening
        # The calendar is still opened, and closed because its result is not used.
        while _callbacks._kept:
            await asyncio.sleep(0.001)

    asyncio.run(main())


def test_after_fork(run_python: Run) -> None:
    code = """
import os, sys
from pentad import _callbacks, astro
import pentad
calendar = astro.AstroCalendar()
ujjain = astro.Place(23.2, 75.8, time_zone="UTC")
calendar.day(20261121, ujjain)
sys.stdout.flush()
child = os.fork()
if child == 0:
    try:
        calendar.day(20261121, ujjain)
    except pentad.UnsupportedError as error:
        print(error.code, astro.name("tithi", 1), flush=True)
    calendar.close()
    os._exit(0)
os.waitpid(child, 0)
print(calendar.day(20261121, ujjain))
calendar.close()
"""
    run = run_python("-W", "ignore::DeprecationWarning", "-c", code)
    assert run.stdout.splitlines() == ["unsupported Pratipada", "2026-11-21"]


def test_the_calendar_comes_when_it_is_asked_for(run_python: Run) -> None:
    code = """
import sys, pentad
print("pentad.astro" in sys.modules, "astro" in dir(pentad))
print(pentad.astro.name("vara", 1))
"""
    run = run_python("-c", code)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.split() == ["False", "True", "Sunday"]
    assert sys.modules["pentad.astro"] is astro


def test_every_public_name_is_there() -> None:
    for name in astro.__all__:
        assert getattr(astro, name) is not None
