"""Differences between places: eclipses at rising and setting, dates that no clock showed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import icalendar
import pentad
import pytest
from astro_command import Astro
from pentad.astro import (
    AstroCalendar,
    EclipseMomentKind,
    LunarDate,
    LunarEclipseKind,
    MoonEvents,
    PanchangOptions,
    Place,
)

MINUTE = timedelta(minutes=1)
DELHI = Place(28.6139, 77.2090, time_zone="Asia/Kolkata")
KOLKATA = Place(22.5726, 88.3639, time_zone="Asia/Kolkata")
APIA = Place(-13.83, -171.76, time_zone="Pacific/Apia")


@pytest.fixture
def calendar() -> Iterator[AstroCalendar]:
    with AstroCalendar() as calendar:
        yield calendar


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=timezone.utc)


def near(moment: date, text: str) -> bool:
    assert isinstance(moment, datetime)
    return abs(moment - utc(text)) < MINUTE


def test_the_moon_rises_eclipsed(calendar: AstroCalendar) -> None:
    (eclipse,) = calendar.lunar_eclipses(utc("2026-03-03"), utc("2026-03-04"), DELHI)
    view = eclipse.view
    assert view is not None
    assert eclipse.is_visible
    assert eclipse.kind is LunarEclipseKind.TOTAL
    assert view.kind is LunarEclipseKind.PARTIAL
    assert view.total_phase is None
    assert view.partial_phase is not None
    # From moonrise at 18:22 to the end of the umbra at 18:46.
    assert near(view.partial_phase.start, "2026-03-03T12:52:00")
    assert near(view.partial_phase.end, "2026-03-03T13:16:30")
    assert view.greatest == view.partial_phase.start
    kinds = [moment.kind for moment in eclipse.moments]
    assert EclipseMomentKind.RISE in kinds
    assert len(kinds) == 8
    for moment in eclipse.moments:
        assert moment.is_visible == (moment.instant >= view.greatest)
        assert moment.is_visible == (moment.altitude > -1)


@pytest.mark.parametrize(
    ("place", "minutes"),
    [
        # As the Positional Astronomy Centre, Kolkata, announced for 8 November 2022.
        (DELHI, 50),
        (Place(18.98, 72.83, time_zone="Asia/Kolkata"), 18),
        (KOLKATA, 87),
    ],
)
def test_the_moon_is_seen_as_announced(calendar: AstroCalendar, place: Place, minutes: int) -> None:
    (eclipse,) = calendar.lunar_eclipses(utc("2022-11-08"), utc("2022-11-09"), place)
    assert eclipse.view is not None
    assert eclipse.view.partial_phase is not None
    phase = eclipse.view.partial_phase
    assert abs(phase.end - phase.start - minutes * MINUTE) < 1.6 * MINUTE


def test_the_sun_sets_eclipsed(calendar: AstroCalendar, astro: Astro) -> None:
    span = utc("2022-10-25"), utc("2022-10-26")
    (eclipse,) = calendar.solar_eclipses(*span, KOLKATA)
    assert eclipse.view is not None
    assert near(eclipse.view.partial_phase.start, "2022-10-25T11:22:00")
    assert near(eclipse.view.partial_phase.end, "2022-10-25T11:33:30")
    assert [moment.is_visible for moment in eclipse.moments] == [True, True, False, False]
    # Port Blair sees nothing of it.
    port_blair = Place(11.62, 92.73, time_zone="Asia/Kolkata")
    assert calendar.solar_eclipses(*span, port_blair) == []
    (unseen,) = calendar.solar_eclipses(*span, port_blair, include_invisible=True)
    assert unseen.view is None
    assert not any(moment.is_visible for moment in unseen.moments)
    where = ["--latitude", "22.5726", "--longitude", "88.3639"]
    asked = ["eclipses", "--kind", "solar", "--from", "2022-10-25", "--to", "2022-10-26", *where]
    (event,) = icalendar.Calendar.from_ical(astro.bytes(*asked, "--format", "ics")).events
    assert near(event.start, "2022-10-25T11:22:00")
    assert near(event.end, "2022-10-25T11:33:30")
    (item,) = astro.lines(*asked)
    assert [moment["kind"] for moment in item["moments"]] == [
        "partialStart",
        "set",
        "greatest",
        "partialEnd",
    ]


def test_calendar_event_covers_the_visible_part(calendar: AstroCalendar, astro: Astro) -> None:
    text = calendar.lunar_eclipses_icalendar(utc("2026-03-03"), utc("2026-03-04"), DELHI)
    (event,) = icalendar.Calendar.from_ical(text).events
    assert near(event.start, "2026-03-03T12:52:00")
    assert near(event.end, "2026-03-03T13:16:30")
    where = ["--latitude", "28.6139", "--longitude", "77.209"]
    asked = ["eclipses", "--kind", "lunar", "--from", "2026-03-03", "--to", "2026-03-04", *where]
    (event,) = icalendar.Calendar.from_ical(astro.bytes(*asked, "--format", "ics")).events
    assert near(event.start, "2026-03-03T12:52:00")
    assert near(event.end, "2026-03-03T13:16:30")
    assert "partial" in str(event["summary"])


SKIPPED = [
    (APIA, date(2011, 12, 30)),
    (Place(8.72, 167.73, time_zone="Pacific/Kwajalein"), date(1993, 8, 21)),
    (Place(14.6, 120.98, time_zone="Asia/Manila"), date(1844, 12, 31)),
]


@pytest.mark.parametrize(("place", "skipped"), SKIPPED)
def test_a_date_that_no_clock_showed(calendar: AstroCalendar, place: Place, skipped: date) -> None:
    with pytest.raises(pentad.NotFoundError, match="does not exist"):
        calendar.day(skipped, place)
    first, last = skipped - timedelta(days=2), skipped + timedelta(days=2)
    days = list(calendar.days(first, last, place))
    dates = [day.date for day in days]
    assert dates == [first, first + timedelta(days=1), last - timedelta(days=1), last]
    assert all(day.sunrise and day.sunset for day in days)
    for numpy in (None, False):
        columns = calendar.day_columns(first, last, place, numpy=numpy)
        assert len(columns) == len(columns.dates) == len(columns.sunrises) == 4
        assert list(columns.dates) == [day.number for day in days]
        part = calendar.day_columns(first, last, place, columns=["tithis"], numpy=numpy)
        assert len(part) == len(part.tithis) == 4
        assert part.dates is None
        assert 0 not in part.tithis
    month = calendar.month(skipped.year, skipped.month, place)
    assert sorted(map(len, month.weeks)) == [6, 7, 7, 7, 7, 7]
    assert all(
        [day.vara.number for day in week] == sorted(day.vara.number for day in week)
        for week in month.weeks
    )


def test_the_command_skips_the_date_too(astro: Astro) -> None:
    where = ["--latitude", "-13.83", "--longitude", "-171.76", "--time-zone", "Pacific/Apia"]
    code, message = astro.refusal("day", "--date", "2011-12-30", *where)[:2]
    assert code == "notFound"
    assert "does not exist in Pacific/Apia" in message
    days = astro.lines("days", "--from", "2011-12-29", "--to", "2011-12-31", *where)
    assert [day["date"] for day in days] == ["2011-12-29", "2011-12-31"]


@pytest.mark.parametrize("option", [MoonEvents.SUNRISE, "sunrise"])
def test_the_moons_events_by_the_day_from_sunrise(
    calendar: AstroCalendar, astro: Astro, option: MoonEvents | str
) -> None:
    day = calendar.day(date(2022, 1, 26), DELHI, PanchangOptions(moon_events=option))
    (moonrise,) = day.moonrises
    assert near(moonrise, "2022-01-26T20:33:30")
    (civil,) = calendar.day(date(2022, 1, 26), DELHI).moonrises
    assert near(civil, "2022-01-25T19:28:30")
    where = ["--latitude", "28.6139", "--longitude", "77.209", "--time-zone", "Asia/Kolkata"]
    (line,) = astro.lines("day", "--date", "2022-01-26", *where, "--moon-events", "sunrise")
    assert line["moonrise"][0].startswith("2022-01-26T20:33")


@pytest.mark.parametrize(
    ("ayanamsa", "moment"),
    [
        # Roots of libswe's own sidereal longitude of the Sun.
        ("trueRevati", "2026-04-10T06:38:34.583"),
        ("trueChitra", "2026-10-17T13:50:06.833"),
    ],
)
def test_sun_enters_a_sign_near_the_zodiacs_star(
    calendar: AstroCalendar, ayanamsa: str, moment: str
) -> None:
    expected = utc(moment)
    found = calendar.next_transition("sankranti", expected - timedelta(days=1), ayanamsa=ayanamsa)
    assert abs(found.time - expected) < timedelta(seconds=0.05)


@pytest.fixture
def basic(tmp_path: Path) -> str:
    """A folder with the basic ephemeris files alone, those of 1800 to 2399."""
    for file in ("sepl_18.se1", "semo_18.se1"):
        (tmp_path / file).symlink_to(Path("/usr/share/libswe/ephe") / file)
    return str(tmp_path)


@pytest.mark.parametrize(
    "day", [date(1800, 1, 1), date(1800, 1, 10), date(2399, 12, 1), date(2400, 1, 10)]
)
def test_the_basic_files_serve_to_their_first_and_last_day(
    calendar: AstroCalendar, basic: str, astro: Astro, day: date
) -> None:
    with AstroCalendar(ephemeris_path=basic) as alone:
        found, expected = alone.day(day, DELHI), calendar.day(day, DELHI)
        assert found.masa == expected.masa
        assert found.udaya_tithi == expected.udaya_tithi
        assert found.sunrise is not None
        assert expected.sunrise is not None
        assert abs(found.sunrise - expected.sunrise) < timedelta(seconds=0.01)
        with pytest.raises(pentad.NotFoundError, match="se1"):
            alone.day(date(1799, 12, 20), DELHI)
        with pytest.raises(pentad.NotFoundError, match="se1"):
            alone.day(date(2400, 1, 20), DELHI)
    where = ["--latitude", "28.6139", "--longitude", "77.209", "--time-zone", "Asia/Kolkata"]
    asked = ["day", "--date", day.isoformat(), *where, "--ephemeris", basic]
    (line,) = astro.lines(*asked)
    assert line["date"] == day.isoformat()


# Vorkuta, 22 May 2025: the Sun rises at 00:03 and at 23:56; Ekadashi rules the second sunrise.
def test_a_date_with_two_sunrises(calendar: AstroCalendar) -> None:
    vorkuta = Place(67.4974, 64.0611, time_zone="Europe/Moscow")
    day = calendar.day("2025-05-22", vorkuta)
    assert day.horizon.next_sunrise_ms is not None
    assert day.horizon.next_sunrise_ms < day.horizon.civil_end_ms
    assert len(day.muhurtas.choghadiyas) == 16
    assert [tithi.number for tithi in day.kshaya_tithis] == [25]
    dates = calendar.civil_dates(LunarDate(1947, 2, 26), vorkuta)
    assert dates == [20250522]


def test_a_date_between_two_sunrises(calendar: AstroCalendar) -> None:
    vorkuta = Place(67.4974, 64.0611, time_zone="Europe/Moscow")
    before, between, after = calendar.days("2025-07-18", "2025-07-20", vorkuta)
    assert between.sunrise is None
    assert before.horizon.next_sunrise_ms == after.horizon.sunrise_ms
    assert len(before.muhurtas.horas) == 24
