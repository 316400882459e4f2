"""Calendars of classes as others read, expand and serve them."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import icalendar
import pentad
import pytest
import recurring_ical_events
from calendar_readers import check, events
from calendar_server import CalendarServer
from pentad.stellar import (
    ClassCalendarOptions,
    StellarClass,
    StellarClassTime,
    StellarClient,
    StellarTerm,
    TermCalendar,
    classes_icalendar,
)
from stellar_server import item

# MIT's calendar of fall 2026, but for one day: a Tuesday with the classes of a Monday.
FALL = TermCalendar(
    first="2026-09-09",
    last=date(2026, 12, 10),
    holidays=("2026-09-25", "2026-10-12", "2026-11-11", 20261126, 20261127),
    monday_schedule=("2026-10-13",),
)
#: The Mondays, Wednesdays and Fridays of that, counted in a paper calendar.
ALGEBRA = [
    *["09-09", "09-11", "09-14", "09-16", "09-18", "09-21", "09-23", "09-28", "09-30"],
    *["10-02", "10-05", "10-07", "10-09", "10-13", "10-14", "10-16", "10-19", "10-21"],
    *["10-23", "10-26", "10-28", "10-30", "11-02", "11-04", "11-06", "11-09", "11-13"],
    *["11-16", "11-18", "11-20", "11-23", "11-25", "11-30", "12-02", "12-04", "12-07", "12-09"],
]
#: And the Tuesdays and Thursdays.
PHYSICS = [
    *["09-10", "09-15", "09-17", "09-22", "09-24", "09-29", "10-01", "10-06", "10-08"],
    *["10-15", "10-20", "10-22", "10-27", "10-29", "11-03", "11-05", "11-10", "11-12"],
    *["11-17", "11-19", "11-24", "12-01", "12-03", "12-08", "12-10"],
]
ODD = StellarClass(
    "6.002",
    "6.002 / 8.003",
    "Círcuits; a, b\\n — 電気",
    term=StellarTerm("fa26"),
    times=(
        StellarClassTime("Lecture", "T2-3", "32-141"),
        StellarClassTime("Lab", "to be arranged", "", 1),
        StellarClassTime("Recitation", "W10,F3.30-5", "a room; or, two", 2),
    ),
)


@pytest.fixture
def client() -> Iterator[StellarClient]:
    with StellarClient() as client:
        client.bookmark(item("18.06", "Linear Algebra", "MWF 11-12", "2-131"))
        client.bookmark(item("8.01", "Physics", "TR 9.30-11", "26-100"))
        client.bookmark(ODD)
        yield client


def starts(text: str | bytes, summary: str) -> list[tuple[datetime, timedelta]]:
    """The meetings of a class, as they are expanded, in order, with how long each is."""
    calendar = icalendar.Calendar.from_ical(text)
    found = recurring_ical_events.of(calendar).between((2026, 1, 1), (2027, 12, 31))
    return sorted(
        (event["DTSTART"].dt, event["DTEND"].dt - event["DTSTART"].dt)
        for event in found
        if event["SUMMARY"] == summary
    )


def expected(days: list[str], hour: int, minute: int, minutes: int) -> list[object]:
    zone = ZoneInfo("America/New_York")
    return [
        (
            datetime.fromisoformat(f"2026-{day}").replace(hour=hour, minute=minute, tzinfo=zone),
            timedelta(minutes=minutes),
        )
        for day in days
    ]


def test_meetings_expand_to_the_days_of_the_term(client: StellarClient) -> None:
    text = client.bookmarks_icalendar(FALL, ClassCalendarOptions(name="Fall 2026"))
    assert starts(text, "18.06 Lecture") == expected(ALGEBRA, 11, 0, 60)
    assert starts(text, "8.01 Lecture") == expected(PHYSICS, 9, 30, 90)
    assert starts(client.icalendar("18.06", FALL), "18.06 Lecture") == expected(ALGEBRA, 11, 0, 60)


def test_a_meeting_keeps_its_hour_when_the_clocks_change(client: StellarClient) -> None:
    offsets = [
        start.utcoffset() for start, _ in starts(client.icalendar("18.06", FALL), "18.06 Lecture")
    ]
    summer, winter = timedelta(hours=-4), timedelta(hours=-5)
    assert offsets == [summer if day < "11-01" else winter for day in ALGEBRA]


def test_a_day_on_a_mondays_schedule_before_the_first_monday() -> None:
    """The first Thursday of a fall at Johns Hopkins (semesterly, pull request 1123)."""
    fall = TermCalendar(
        "2026-09-03", "2026-09-25", holidays=("2026-09-07",), monday_schedule=("2026-09-03",)
    )
    text = classes_icalendar([item("1", "Calculus", "MW 9-10", "1-1")], fall)
    days = ["09-03", "09-09", "09-14", "09-16", "09-21", "09-23"]
    assert starts(text, "1 Lecture") == expected(days, 9, 0, 60)
    assert "RDATE" not in text


def test_the_clock_of_a_zone_is_written_as_outlook_reads_it(client: StellarClient) -> None:
    """It passes over RDATE, and over zones with several of a kind ([MS-STANOICAL] 2.2.47)."""
    year = TermCalendar("2026-09-09", "2027-06-30")
    zone = icalendar.Calendar.from_ical(client.icalendar("18.06", year)).walk("VTIMEZONE")[0]
    assert [part.name for part in zone.subcomponents] == ["STANDARD", "DAYLIGHT"]
    assert [part["RRULE"].to_ical() for part in zone.subcomponents] == [
        b"FREQ=YEARLY;BYDAY=1SU;BYMONTH=11",
        b"FREQ=YEARLY;BYDAY=2SU;BYMONTH=3",
    ]
    assert all("RDATE" not in part for part in zone.subcomponents)


def test_the_usual_days_of_the_term(client: StellarClient) -> None:
    days = [start for start, _ in starts(client.icalendar("18.06"), "18.06 Lecture")]
    assert (days[0].date(), days[-1].date()) == (date(2026, 8, 17), date(2026, 12, 30))
    assert {day.weekday() for day in days} == {0, 2, 4}
    assert len(days) == 59


def test_calendars_are_read_without_complaint(client: StellarClient, libical: ctypes.CDLL) -> None:
    for zone in (None, "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kolkata"):
        calendar = TermCalendar(FALL.first, FALL.last, FALL.holidays, FALL.monday_schedule, zone)
        name = "Kurse; a, b\\n — 電気 " * 9
        options = ClassCalendarOptions(name=name, stamp="2026-11-21T06:30Z")
        text = client.bookmarks_icalendar(calendar, options).encode()
        check(libical, text)
        assert max(len(line) for line in text.split(b"\r\n")) <= 75
        assert text.count(b"\n") == text.count(b"\r\n")
        assert b"DTSTAMP:20261121T063000Z" in text
        found = {str(event["UID"]): event for event in events(text)}
        # An event is for the Tuesday with the classes of a Monday.
        assert len(found) == 6
        odd = next(event for event in found.values() if "8.003" in event["SUMMARY"])
        assert ODD.title in odd["DESCRIPTION"]
        assert {str(event.get("LOCATION")) for event in found.values()} >= {"a room; or, two"}


def test_a_stamp_of_1970_is_one(client: StellarClient) -> None:
    """As SOURCE_DATE_EPOCH=0 makes it, and no missing one."""
    assert "DTSTAMP:19700101T000000Z" in client.bookmarks_icalendar(
        FALL, ClassCalendarOptions(stamp=0)
    )


def test_the_same_question_has_the_same_bytes(client: StellarClient) -> None:
    assert client.bookmarks_icalendar(FALL) == client.bookmarks_icalendar(FALL)
    with StellarClient() as empty:
        assert events(empty.bookmarks_icalendar(FALL).encode()) == []


def test_a_calendar_of_any_classes(client: StellarClient) -> None:
    classes = [mark.item for mark in client.bookmarks()]
    assert classes_icalendar(classes, FALL) == client.bookmarks_icalendar(FALL)
    assert events(classes_icalendar([], FALL).encode()) == []
    with pytest.raises(TypeError, match="calendar must be TermCalendar"):
        classes_icalendar(classes, None)  # type: ignore[arg-type]


def test_invalid_term_calendars_raise(client: StellarClient) -> None:
    for wrong in (
        TermCalendar("2026-12-10", "2026-09-09"),
        TermCalendar("2026-09-09", "2028-09-09"),
        TermCalendar("2026-02-30", "2026-03-09"),
        TermCalendar("1500-01-01", "1500-02-01"),
        TermCalendar("2026-09-09", "2026-12-10", zone="Nowhere/Else"),
        TermCalendar("2026-09-09", "2026-12-10", holidays=("2026-02-30",)),
    ):
        with pytest.raises(pentad.PentadError):
            client.bookmarks_icalendar(wrong)
    with pytest.raises(pentad.NotFoundError):
        client.icalendar("99.999", FALL)
    client.bookmark(StellarClass("5.111", "5.111"))
    # No term is known, neither the class's nor the server's: that is no error.
    assert "VEVENT" not in client.icalendar("5.111")


def test_a_calendar_server_takes_it_and_gives_it_back(
    client: StellarClient, tmp_path: Path
) -> None:
    text = client.bookmarks_icalendar(FALL, ClassCalendarOptions(name="Fall 2026"))
    with CalendarServer(tmp_path) as server:
        assert server.ask("MKCOL", "/ada/")[0] == 201
        # To the path of a whole calendar: an item of one may have but one UID.
        assert server.ask("PUT", "/ada/classes/", text)[0] == 201
        status, served = server.ask("GET", "/ada/classes/")
    assert status == 200
    ours = {str(event["UID"]): event for event in events(text.encode())}
    theirs = {str(event["UID"]): event for event in events(served)}
    assert set(theirs) == set(ours)
    for uid, event in ours.items():
        for name in ("SUMMARY", "DESCRIPTION", "LOCATION", "RRULE", "DTSTART", "DTEND"):
            assert theirs[uid].get(name) == event.get(name), (uid, name)
        summary = str(event["SUMMARY"])
        assert starts(served, summary) == starts(text, summary) != []
