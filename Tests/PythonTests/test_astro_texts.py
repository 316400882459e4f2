"""The calendar's texts and pictures in Python: what the command writes, bad input."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta, timezone
from typing import Any
from xml.etree import ElementTree

import icalendar
import pentad
import pytest
from astro_command import Astro
from pentad.astro import AstroCalendar, DayEntryKind, PanchangOptions, Place, Script

SVG = "{http://www.w3.org/2000/svg}"
NOVEMBER = datetime(2026, 11, 1, tzinfo=timezone.utc)
DECEMBER = datetime(2026, 12, 1, tzinfo=timezone.utc)
YEARS = datetime(2026, 1, 1, tzinfo=timezone.utc), datetime(2029, 1, 1, tzinfo=timezone.utc)
PLACES = {
    "Asia/Kolkata": Place(23.1765, 75.7885, time_zone="Asia/Kolkata"),
    "Europe/Berlin": Place(52.52, 13.405, time_zone="Europe/Berlin"),
    "Europe/Oslo": Place(69.6492, 18.9553, time_zone="Europe/Oslo"),
    "-03:30": Place(-47.56, -52.71, 12.5, time_zone="-03:30"),
}
UJJAIN = PLACES["Asia/Kolkata"]


@pytest.fixture
def calendar() -> Iterator[AstroCalendar]:
    with AstroCalendar() as calendar:
        yield calendar


@pytest.fixture(params=list(PLACES))
def place(request: pytest.FixtureRequest) -> Place:
    return PLACES[request.param]


def at(place: Place) -> list[str]:
    return [
        f"--latitude={place.latitude}",
        f"--longitude={place.longitude}",
        f"--elevation={place.elevation}",
        f"--time-zone={place.time_zone}",
    ]


def dashed(word: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in word)


def events(text: str) -> list[Any]:
    return list(icalendar.Calendar.from_ical(text).walk("VEVENT"))


# ---- the command writes the same


SPAN = ["--from", "2026-10-20", "--to", "2026-11-24"]
DAYS = "2026-10-20", "2026-11-24"


@pytest.mark.parametrize("script", list(Script))
def test_days_as_json(calendar: AstroCalendar, astro: Astro, place: Place, script: Script) -> None:
    for form, ours in (("json", calendar.json), ("jsonl", calendar.jsonl)):
        how = ["--script", script, "--format", form]
        text = ours(*DAYS, place, script=script)
        assert text == astro.bytes("days", *at(place), *SPAN, *how).decode()
        text = ours(*DAYS, place, script=script, hours=True)
        assert text == astro.bytes("days", *at(place), *SPAN, *how, "--hours").decode()


def test_days_as_csv(calendar: AstroCalendar, astro: Astro, place: Place) -> None:
    text = calendar.csv(*DAYS, place)
    written = astro.bytes("days", *at(place), *SPAN, "--format", "csv").decode()
    assert text == written.replace("\n", "\r\n")
    header, *rows = csv.reader(io.StringIO(text, newline=""))
    assert header[:3] == ["date", "vara", "sunrise"]
    assert len(rows) == 36
    assert {len(row) for row in rows} == {len(header)}


def test_days_as_a_calendar(calendar: AstroCalendar, astro: Astro, place: Place) -> None:
    words = ["--name", "पञ्चाङ्ग; a", "--place-name", "There, MP", "--script", "iast"]
    words += [word for kind in DayEntryKind for word in ("--kind", dashed(kind))]
    text = calendar.icalendar(
        *DAYS,
        place,
        kinds=DayEntryKind,
        name="पञ्चाङ्ग; a",
        place_name="There, MP",
        script="iast",
    )
    written = astro.bytes("days", *at(place), *SPAN, *words, "--format", "ics")
    assert text.encode() == written
    plain = astro.bytes("days", *at(place), *SPAN, "--format", "ics")
    assert calendar.icalendar(*DAYS, place).encode() == plain


def test_options_change_the_text(calendar: AstroCalendar, astro: Astro) -> None:
    options = PanchangOptions(months="purnimanta", sunrise="hindu", day_boundary="civil")
    words = ["--months", "purnimanta", "--sunrise", "hindu", "--day-boundary", "civil"]
    text = calendar.jsonl(*DAYS, UJJAIN, options)
    assert text == astro.bytes("days", *at(UJJAIN), *SPAN, *words, "--format", "jsonl").decode()
    assert text != calendar.jsonl(*DAYS, UJJAIN)


MONTH = ["--from", "2026-11-01T00:00Z", "--to", "2026-12-01T00:00Z"]


@pytest.mark.parametrize("kind", ["tithi", "phase", "sankranti", "moonRashi"])
def test_transitions(calendar: AstroCalendar, astro: Astro, kind: str) -> None:
    asked = ["transitions", "--of", dashed(kind), *MONTH, "--script", "devanagari"]
    span = kind, NOVEMBER, DECEMBER
    for form, lines in (("json", False), ("jsonl", True)):
        text = calendar.transitions_json(*span, script="devanagari", lines=lines)
        assert text == astro.bytes(*asked, "--format", form).decode()
    for zone in ("UTC", "Europe/Berlin"):
        text = calendar.transitions_icalendar(*span, script="devanagari", time_zone=zone)
        written = astro.bytes(*asked, "--format", "ics", "--time-zone", zone)
        assert text.encode() == written


def test_horizon_events(calendar: AstroCalendar, astro: Astro, place: Place) -> None:
    kinds = ["--kind", "rise", "--kind", "antitransit"]
    for body in ("sun", "moon"):
        asked = ["events", "--body", body, *at(place), *kinds, *MONTH]
        span = body, NOVEMBER, DECEMBER, place
        text = calendar.horizon_events_json(*span, kinds=["rise", "antitransit"])
        assert text == astro.bytes(*asked, "--format", "json").decode()
        text = calendar.horizon_events_icalendar(*span, kinds=["rise", "antitransit"])
        assert text.encode() == astro.bytes(*asked, "--format", "ics")
    everything = json.loads(calendar.horizon_events_json("sun", NOVEMBER, DECEMBER, UJJAIN))
    assert len(everything) == 120


def test_eclipses(calendar: AstroCalendar, astro: Astro) -> None:
    span = ["--from", "2026-01-01", "--to", "2029-01-01"]
    for kind, text, ics in (
        ("solar", calendar.solar_eclipses_json, calendar.solar_eclipses_icalendar),
        ("lunar", calendar.lunar_eclipses_json, calendar.lunar_eclipses_icalendar),
    ):
        asked = ["eclipses", "--kind", kind, *span]
        assert text(*YEARS) == astro.bytes(*asked, "--format", "json").decode()
        assert ics(*YEARS).encode() == astro.bytes(*asked, "--format", "ics")
        here = [*asked, *at(UJJAIN)]
        seen = text(*YEARS, UJJAIN)
        assert seen == astro.bytes(*here, "--format", "json").decode()
        assert 0 < len(json.loads(seen)) < len(json.loads(text(*YEARS)))
        document = ics(*YEARS, UJJAIN, time_zone="Asia/Kolkata")
        assert document.encode() == astro.bytes(*here, "--format", "ics")


def test_pictures(calendar: AstroCalendar, astro: Astro, place: Place) -> None:
    asked = ["month", *at(place), "--year", "2026", "--month", "11", "--format", "svg"]
    assert calendar.month_svg(2026, 11, place).encode() == astro.bytes(*asked)
    look = ["--theme", "dark", "--width", "500", "--script", "iast"]
    more = ["--today", "2026-11-21", "--no-sun-times", "--first-vara", "2"]
    text = calendar.month_svg(
        2026,
        11,
        place,
        first_vara=2,
        width=500,
        theme="dark",
        script="iast",
        today="2026-11-21",
        sun_times=False,
    )
    assert text.encode() == astro.bytes(*asked, *look, *more)
    asked = ["day", *at(place), "--date", "2026-11-21", "--format", "svg", *look]
    text = calendar.day_svg("2026-11-21", place, width=500, theme="dark", script="iast")
    assert text.encode() == astro.bytes(*asked)
    assert ElementTree.fromstring(text).tag == f"{SVG}svg"


# ---- the content of the texts


def test_a_calendar_as_another_program_reads_it(calendar: AstroCalendar) -> None:
    text = calendar.icalendar(
        "2026-11-21",
        "2026-11-22",
        UJJAIN,
        kinds=["day", "sunrise"],
        name="Pañcāṅga",
        place_name="Ujjain",
        stamp=NOVEMBER,
        refresh_days=None,
    )
    assert "REFRESH-INTERVAL" not in text
    head = icalendar.Calendar.from_ical(text)
    assert head["X-WR-CALNAME"] == "Pañcāṅga"
    first, sunrise, second, _ = events(text)
    assert [event["DTSTART"].dt for event in (first, second)] == [
        date(2026, 11, 21),
        date(2026, 11, 22),
    ]
    assert first["SUMMARY"] == "Kartika Shukla Dvadashi"
    assert {str(event["LOCATION"]) for event in events(text)} == {"Ujjain"}
    assert {event["DTSTAMP"].dt for event in events(text)} == {NOVEMBER}
    day = calendar.day("2026-11-21", UJJAIN)
    assert day.sunrise is not None
    assert abs(sunrise["DTSTART"].dt - day.sunrise) < timedelta(seconds=1)


def test_refreshing_and_the_stamp(calendar: AstroCalendar) -> None:
    def lines(**how: Any) -> list[str]:
        return calendar.icalendar("2026-11-21", "2026-11-21", UJJAIN, **how).split("\r\n")

    assert "X-PUBLISHED-TTL:P7D" in lines()
    assert "X-PUBLISHED-TTL:P30D" in lines(refresh_days=30)
    for silent in (0, -4, None):
        assert not any("TTL" in line for line in lines(refresh_days=silent))
    assert "DTSTAMP:20000101T000000Z" in lines()
    assert "DTSTAMP:19700101T000000Z" in lines(stamp=0)
    assert lines(stamp=NOVEMBER) == lines(stamp=NOVEMBER.timestamp().__int__() * 1000)


def test_the_first_and_the_last_date_of_the_format() -> None:
    with AstroCalendar(ephemeris="moshier") as calendar:
        first = calendar.icalendar((1, 1, 1), (1, 1, 2), UJJAIN)
        assert first.count("BEGIN:VEVENT") == 2
    with AstroCalendar() as calendar, pytest.raises(pentad.InvalidError, match="1 to 9999"):
        calendar.icalendar((0, 12, 31), (1, 1, 1), UJJAIN)


def test_the_old_servers_answer(calendar: AstroCalendar) -> None:
    text = calendar.legacy_json("2026-11-20", "2026-11-22", UJJAIN)
    assert len(json.loads(text)) > 0
    civil = PanchangOptions(day_boundary="civil")
    assert calendar.legacy_json("2026-11-20", "2026-11-22", UJJAIN, civil) == text


def test_many_days_are_written(calendar: AstroCalendar) -> None:
    text = calendar.csv("2001-01-01", "2010-12-31", UJJAIN)
    assert text.count("\r\n") == 3652 + 1


# ---- twins


def test_async_twins() -> None:
    async def ask() -> None:
        async with await AstroCalendar.open_async() as it:
            span, time = ("2026-11-21", "2026-11-22", UJJAIN), (NOVEMBER, DECEMBER)
            pairs: list[tuple[Any, Callable[..., Any], tuple[Any, ...]]] = [
                (it.json_async, it.json, span),
                (it.jsonl_async, it.jsonl, span),
                (it.csv_async, it.csv, span),
                (it.legacy_json_async, it.legacy_json, span),
                (it.icalendar_async, it.icalendar, span),
                (it.transitions_json_async, it.transitions_json, ("phase", *time)),
                (it.transitions_icalendar_async, it.transitions_icalendar, ("phase", *time)),
                (it.horizon_events_json_async, it.horizon_events_json, ("sun", *time, UJJAIN)),
                (
                    it.horizon_events_icalendar_async,
                    it.horizon_events_icalendar,
                    ("sun", *time, UJJAIN),
                ),
                (it.solar_eclipses_json_async, it.solar_eclipses_json, YEARS),
                (it.lunar_eclipses_json_async, it.lunar_eclipses_json, YEARS),
                (it.solar_eclipses_icalendar_async, it.solar_eclipses_icalendar, YEARS),
                (it.lunar_eclipses_icalendar_async, it.lunar_eclipses_icalendar, YEARS),
                (it.month_svg_async, it.month_svg, (2026, 11, UJJAIN)),
                (it.day_svg_async, it.day_svg, ("2026-11-21", UJJAIN)),
            ]
            found = await asyncio.gather(*(twin(*asked) for twin, _, asked in pairs))
            assert found == [function(*asked) for _, function, asked in pairs]
            text = await it.icalendar_async(*span, kinds=["sunrise"], name="x")
            assert text == it.icalendar(*span, kinds=["sunrise"], name="x")

    asyncio.run(ask())


# ---- bad input


# Wrong types are meant, so that the calendar is any.
def bad(calls: dict[str, Callable[[Any], object]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("call", list(calls.values()), ids=list(calls))


@bad(
    {
        "script": lambda it: it.json(*DAYS, UJJAIN, script="runes"),
        "end": lambda it: it.json("2026-11-22", "2026-11-21", UJJAIN),
        "date": lambda it: it.csv("2026-02-29", "2026-11-21", UJJAIN),
        "many": lambda it: it.jsonl((-3000, 1, 1), (3000, 1, 1), UJJAIN),
        "old and long": lambda it: it.legacy_json("1900-01-01", "2026-01-01", UJJAIN),
        "place": lambda it: it.icalendar(*DAYS, Place(91, 0, time_zone="UTC")),
        "kind": lambda it: it.icalendar(*DAYS, UJJAIN, kinds=["noon"]),
        "no kind": lambda it: it.icalendar(*DAYS, UJJAIN, kinds=[]),
        "NUL": lambda it: it.icalendar(*DAYS, UJJAIN, name="a\0b"),
        "half": lambda it: it.icalendar(*DAYS, UJJAIN, place_name="\ud800"),
        "naive": lambda it: it.icalendar(*DAYS, UJJAIN, stamp=datetime(2026, 1, 1)),
        "no time": lambda it: it.icalendar(*DAYS, UJJAIN, stamp=pentad.astro.NO_TIME),
        "late": lambda it: it.icalendar(*DAYS, UJJAIN, stamp=2**62),
        "zone": lambda it: it.transitions_icalendar("phase", *YEARS, time_zone="Mars/Olympus"),
        "no event": lambda it: it.horizon_events_json("sun", *YEARS, UJJAIN, kinds=[]),
        "turned": lambda it: it.solar_eclipses_json(DECEMBER, NOVEMBER),
        "width": lambda it: it.month_svg(2026, 11, UJJAIN, width=0),
        "wide": lambda it: it.day_svg("2026-11-21", UJJAIN, width=1e9),
        "not a number": lambda it: it.day_svg("2026-11-21", UJJAIN, width=float("nan")),
        "theme": lambda it: it.day_svg("2026-11-21", UJJAIN, theme="highContrast"),
        "today": lambda it: it.month_svg(2026, 11, UJJAIN, today="2026-02-30"),
        "no today": lambda it: it.month_svg(2026, 11, UJJAIN, today=0),
        "vara": lambda it: it.month_svg(2026, 11, UJJAIN, first_vara=0),
        "month": lambda it: it.month_svg(2026, 13, UJJAIN),
    }
)
def test_input_without_a_meaning(calendar: AstroCalendar, call: Callable[[Any], object]) -> None:
    with pytest.raises(pentad.InvalidError):
        call(calendar)


@bad(
    {
        "place": lambda it: it.json(*DAYS, "Ujjain"),
        "kinds": lambda it: it.icalendar(*DAYS, UJJAIN, kinds="day"),
        "events": lambda it: it.horizon_events_json("sun", *YEARS, UJJAIN, kinds="rise"),
        "name": lambda it: it.icalendar(*DAYS, UJJAIN, name=1),
        "days": lambda it: it.icalendar(*DAYS, UJJAIN, refresh_days="7"),
        "date": lambda it: it.day_svg(NOVEMBER, UJJAIN),
        "width": lambda it: it.day_svg("2026-11-21", UJJAIN, width="500"),
        "option": lambda it: it.icalendar(*DAYS, UJJAIN, colour="red"),
        "zone": lambda it: it.transitions_icalendar("phase", *YEARS, time_zone=None),
    }
)
def test_arguments_of_a_wrong_type(calendar: AstroCalendar, call: Callable[[Any], object]) -> None:
    with pytest.raises(TypeError):
        call(calendar)


def test_a_closed_calendar() -> None:
    calendar = AstroCalendar()
    calendar.close()
    with pytest.raises(pentad.ClosedError):
        calendar.json(*DAYS, UJJAIN)
    with pytest.raises(pentad.ClosedError):
        calendar.lunar_eclipses_json(*YEARS)
