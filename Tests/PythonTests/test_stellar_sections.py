"""Times as schools write them, sections of classes, halves of a term, days of terms."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from pentad import NotFoundError
from pentad.stellar import (
    MeetingDay,
    SectionChoice,
    StellarClass,
    StellarClassTime,
    StellarClient,
    StellarTerm,
    TermCalendar,
    Weekday,
    class_sections,
    classes_icalendar,
    find_conflicts,
    plan_sections,
)

FALL = StellarTerm("fa26")


def item(id: str, *times: tuple[str, str], term: StellarTerm | None = FALL) -> StellarClass:
    made = tuple(StellarClassTime(title, text) for title, text in times)
    return StellarClass(id, id, term=term, times=made)


PHYSICS = item(
    "8.02", ("Lecture", "MW 9-10"), ("Recitation", "T 10 (2-131)"), ("Recitation", "T 11 (2-132)")
)
MUSIC = item("21M.030", ("Section 1", "T 10"), ("Section 2", "T 1"))


@pytest.fixture
def client() -> Iterator[StellarClient]:
    with StellarClient() as client:
        client.bookmark(PHYSICS)
        client.bookmark(MUSIC)
        yield client


@pytest.mark.parametrize(
    ("written", "days", "start", "end"),
    [
        ("TU 5:00PM-6:50PM", "T", 1020, 1130),
        ("SU 1:00PM-2:00PM", "U", 780, 840),
        ("MoWeFr 10:00AM - 10:50AM", "MWF", 600, 650),
        ("Tue/Thu 10:30am-11:45am", "TR", 630, 705),
        ("09:00 AM - 10:50 AM MWF", "MWF", 540, 650),
        ("MWF 1300-1350", "MWF", 780, 830),
        ("M-F 9-10", "MTWRF", 540, 600),
        ("tth 9:30\u221211", "TR", 570, 660),
        ("Mon through Thu noon-1 pm", "MTWR", 720, 780),
    ],
)
def test_times_as_schools_write_them(written: str, days: str, start: int, end: int) -> None:
    (section,) = class_sections(item("1", ("Lecture", written))).sections
    (meeting,) = section.times[0].meetings
    letters = dict(zip("MTWRFSU", Weekday))
    assert meeting.weekdays == tuple(letters[day] for day in days)
    assert (meeting.start_minute, meeting.end_minute) == (start, end)


@pytest.mark.parametrize("written", ["MSU 9-10", "T-R 9-10", "MW 7:00-8:15", "M 3-4 odd weeks"])
def test_ambiguous_times_are_not_read(written: str) -> None:
    (section,) = class_sections(item("1", ("Lecture", written))).sections
    assert (section.times[0].meetings, section.times[0].is_parsed) == ((), False)


def test_a_room_and_days_of_the_year() -> None:
    text = "MWF 10-11 (54-100) 9/8-10/23"
    (section,) = class_sections(item("1", ("Lecture", text))).sections
    (meeting,) = section.times[0].meetings
    assert meeting.location == "54-100"
    assert (meeting.first, meeting.last, meeting.interval) == (
        MeetingDay(9, 8),
        MeetingDay(10, 23),
        1,
    )


def test_sections_of_a_class_by_hand() -> None:
    found = class_sections(PHYSICS)
    assert [(one.id, one.kind, one.name) for one in found.sections] == [
        ("lecture-1", "lecture", "1"),
        ("recitation-1", "recitation", "1"),
        ("recitation-2", "recitation", "2"),
    ]
    assert (found.open_kinds, found.chosen) == (("recitation",), ())
    named = (
        StellarClassTime("LEC", "MWF 1-2", section="001"),
        StellarClassTime("LEC", "F 3-4", section="001"),
    )
    (lecture,) = class_sections(StellarClass("CS 61A", "CS 61A", times=named)).sections
    assert (lecture.id, len(lecture.times)) == ("lecture-001", 2)


def test_conflicts_follow_the_chosen_sections(client: StellarClient) -> None:
    assert client.conflicts() == []
    client.choose_section("8.02", "recitation-1")
    client.choose_section("21M.030", "Section-1")
    (conflict,) = client.conflicts()
    assert conflict.overlaps[0].first.text == "T 10 (2-131)"
    assert [one.id for one in client.sections("8.02").chosen] == ["recitation-1"]
    assert client.icalendar("8.02").count("BEGIN:VEVENT") == 2
    client.clear_sections("8.02", "lab")
    assert client.sections("8.02").open_kinds == ()
    client.clear_sections("8.02")
    assert client.sections("8.02").open_kinds == ("recitation",)
    assert client.icalendar("8.02").count("BEGIN:VEVENT") == 1
    with pytest.raises(NotFoundError, match="recitation-2"):
        client.choose_section("8.02", "lab-1")
    with pytest.raises(NotFoundError):
        client.sections("9.99")


def test_a_choice_is_stored(tmp_path: Path) -> None:
    with StellarClient(store_folder=tmp_path) as client:
        client.bookmark(PHYSICS)
        client.choose_section("8.02", "recitation-2")
    with StellarClient(store_folder=tmp_path) as client:
        assert [one.id for one in client.sections("8.02").chosen] == ["recitation-2"]


def test_plans(client: StellarClient) -> None:
    plans = client.plans(first=2)
    assert (plans.count, plans.is_count_exact, len(plans.plans)) == (3, True, 2)
    # All have the same days; the first has no gap.
    best = plans.plans[0]
    assert best.choices == (
        SectionChoice("8.02", "fa26", "recitation-2"),
        SectionChoice("21M.030", "fa26", "section-1"),
    )
    assert (best.days, best.idle_minutes, best.conflicts, best.unscheduled) == (3, 0, (), ())
    assert asyncio.run(client.plans_async(first=2)) == plans
    assert plan_sections([PHYSICS, MUSIC], first=2) == plans
    assert plan_sections([item("1", ("Lecture", "M 9")), item("2", ("Lecture", "M 9"))]).count == 0


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [
        ("MW 9 9/8-10/23", "MW 9 10/26-12/10", 0),
        ("MW 9 until 10/23", "MW 9 from 10/26", 0),
        ("MW 9 until 10/23", "MW 9", 1),
        ("T 5 every other week from 9/8", "T 5 every other week from 9/15", 0),
    ],
)
def test_halves_of_a_term_do_not_clash(one: str, other: str, count: int) -> None:
    assert (
        len(find_conflicts([item("1", ("Lecture", one)), item("2", ("Lecture", other))])) == count
    )


def test_a_calendar_ends_at_the_own_day_of_a_meeting() -> None:
    days = TermCalendar(date(2026, 9, 9), date(2026, 12, 10))
    half = StellarClassTime("Lecture", "MW 9", last=MeetingDay(10, 23), interval=2)
    text = classes_icalendar([StellarClass("1", "1", times=(half,))], days)
    assert "RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20261024T035959Z;BYDAY=MO,WE" in text


def test_a_term_whose_code_is_not_known(client: StellarClient) -> None:
    client.bookmark(item("CS 225", ("Lecture", "MWF 10-10:50"), term=StellarTerm("120268")))
    assert client.icalendar("CS 225").count("BEGIN:VEVENT") == 1
    weeks = client.term_calendar("120268")
    assert isinstance(weeks.first, date)
    assert isinstance(weeks.last, date)
    assert (weeks.last - weeks.first).days == 181
    assert client.term_calendar(FALL) == TermCalendar(
        date(2026, 8, 15), date(2026, 12, 31), zone="America/New_York"
    )
