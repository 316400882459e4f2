"""Plans of a term: blocked times, saved plans, and their calendars with an account's due dates."""

from __future__ import annotations

import asyncio
import copy
import math
import pickle
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import icalendar
import pentad
import pytest
from pentad import StellarAccounts
from pentad.stellar import (
    BlockedTime,
    CalendarItems,
    ClassCalendarOptions,
    ClassFacts,
    MeetingDay,
    PlanChangeKind,
    SectionChoice,
    StellarCalendarEvent,
    StellarClass,
    StellarClassTime,
    StellarClient,
    StellarPlan,
    StellarTask,
    StellarTerm,
    TaskKind,
    TermCalendar,
    Weekday,
    classes_icalendar,
    find_conflicts,
    plan_sections,
    read_blocked_times,
    task_days,
    write_calendar,
)
from reference_server import ReferenceServer
from school_server import add_canvas, add_moodle, open_school

FALL = TermCalendar("2026-09-08", "2026-12-11")


@pytest.fixture(scope="module")
def server(server_program: Path) -> Iterator[ReferenceServer]:
    with ReferenceServer(server_program, "--classes", "60") as server:
        yield server


def item(id: str, *times: tuple[str, str]) -> StellarClass:
    made = tuple(StellarClassTime(title, text) for title, text in times)
    return StellarClass(id, id, term=StellarTerm("fa26"), times=made)


LUNCH = BlockedTime((Weekday.MONDAY,), 720, 780)
TASK = StellarTask(
    "t1", "8.02", TaskKind.ASSIGNMENT, "Problem set", "", None, None, 1_790_000_000_000, None, None,
    None, None, False,
)  # fmt: skip
EVENT = StellarCalendarEvent(
    "e1", "8.02", "Exam", "", None, None, None, 1_790_000_000_000, 1_790_003_600_000, None
)


def changed(value: Any, **changes: Any) -> Any:
    """Replaces fields by values of any type."""
    return replace(value, **changes)


PHYSICS = item("8.02", ("Lecture", "MW 9-10"), ("Recitation", "T 10"), ("Recitation", "T 11"))
MUSIC = item("21M.030", ("Section 1", "T 10"), ("Section 2", "T 1"))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[StellarClient]:
    with StellarClient(store_folder=tmp_path) as client:
        client.bookmark(PHYSICS)
        client.bookmark(MUSIC)
        yield client


def test_blocked_times_are_read_and_made() -> None:
    (lunch, job) = read_blocked_times("MTWRF 12-1, F 3:30 p.m.-5 p.m.", "busy")
    assert lunch.weekdays == tuple(Weekday)[:5]
    assert (job.start_minute, job.end_minute, job.name) == (930, 1020, "busy")
    assert str(job) == "Friday 15:30-17:00"
    until = BlockedTime((Weekday.TUESDAY,), 600, 660, last=MeetingDay(10, 31))
    assert plan_sections([PHYSICS], avoiding=[until]).plans[0].choices[0].section == "recitation-2"
    for wrong in ("lunch", "MSU 9-10", ""):
        with pytest.raises(pentad.InvalidError):
            read_blocked_times(wrong)
    for times in ((660, 600), (600, 600), (-1, 60), (1_400, 1_441)):
        with pytest.raises(pentad.InvalidError):
            plan_sections([PHYSICS], avoiding=[BlockedTime((Weekday.MONDAY,), *times)])
    with pytest.raises(pentad.InvalidError):
        plan_sections([PHYSICS], avoiding=[BlockedTime((), 600, 660)])


def test_plans_avoid_blocked_times(client: StellarClient) -> None:
    morning = read_blocked_times("T 10-11", "sleep")
    found = client.plans(avoiding=morning)
    assert (found.count, found.is_count_exact, found.is_best) == (1, True, True)
    assert [choice.section for choice in found.plans[0].choices] == ["recitation-2", "section-2"]
    assert asyncio.run(client.plans_async(avoiding=morning)) == found
    assert plan_sections([PHYSICS, MUSIC], avoiding=morning) == found
    choice = SectionChoice("8.02", "fa26", "recitation-1")
    none = plan_sections([PHYSICS, MUSIC], choices=[choice], avoiding=morning, first=1)
    assert (none.plans, none.count) == ((), 0)
    (clash,) = none.closest[0].conflicts
    assert (clash.first, clash.second) == (choice, None)
    assert clash.blocked == morning[0]
    assert str(clash) == "Tuesday 10:00-11:00"
    (obstacle,) = none.obstacles
    assert [(part.master_id, part.kind) for part in obstacle.parts] == [("8.02", "recitation")]
    assert obstacle.blocked == tuple(morning)


def test_sections_at_the_same_times_are_one_plan() -> None:
    (lab,) = plan_sections([item("1", ("Lab", "M 9"), ("Lab", "M 9"), ("Lab", "TBA"))]).plans[:1]
    assert [one.section for one in (*lab.choices, *lab.alternatives)] == ["lab-3"]
    assert [one.section for one in lab.unscheduled] == ["lab-3"]
    (_, other) = plan_sections([item("1", ("Lab", "M 9"), ("Lab", "M 9"), ("Lab", "TBA"))]).plans
    assert [one.section for one in other.alternatives] == ["lab-2"]


def test_choices_decide_conflicts_and_calendars() -> None:
    chosen = [SectionChoice("8.02", "fa26", f"recitation-{number}") for number in (1, 2)]
    other = SectionChoice("21M.030", "fa26", "section-1")
    assert len(find_conflicts([PHYSICS, MUSIC], [chosen[0], other])) == 1
    assert find_conflicts([PHYSICS, MUSIC], [chosen[1], other]) == []
    text = classes_icalendar([PHYSICS], FALL, choices=[chosen[1]])
    assert "UID:8.02-fa26-recitation-2@" in text
    assert "UID:8.02-fa26-recitation-1@" not in text
    for calendar in (None, "fa26"):
        with pytest.raises(TypeError):
            classes_icalendar([PHYSICS], calendar)  # type: ignore[arg-type]


def test_a_plan_is_saved_and_follows_the_catalogue(client: StellarClient, tmp_path: Path) -> None:
    lunch = tuple(read_blocked_times("MTWRF 12-1"))
    best = client.plans(avoiding=lunch).plans[0]
    plan = StellarPlan("A", (PHYSICS, MUSIC), choices=best.choices, blocked=lunch)
    client.save_plan(plan)
    asyncio.run(client.save_plan_async(StellarPlan("B", (item("6.100"),))))
    client.close()
    with StellarClient(store_folder=tmp_path) as again:
        assert [one.plan.name for one in again.saved_plans()] == ["A", "B"]
        saved = again.saved_plan("A")
        assert saved.plan.term == StellarTerm("fa26")
        assert [one.master_id for one in saved.plan.classes] == ["8.02", "21M.030"]
        assert (saved.plan.choices, saved.plan.blocked) == (best.choices, lunch)
        assert saved.changes == ()
        assert saved.saved_at.year >= 2026
        (change,) = again.saved_plan("B").changes
        assert (change.kind, change.master_id) == (PlanChangeKind.NOT_STORED, "6.100")
        again.save_plan(saved.plan)
        again.remove_plan("B")
        for call in (again.remove_plan, again.saved_plan, again.plan_icalendar):
            with pytest.raises(pentad.NotFoundError):
                call("B")
        for name in ("", "a\nb", "x" * 201):
            with pytest.raises(pentad.InvalidError):
                again.save_plan(StellarPlan(name, ()))
        assert [one.plan.name for one in again.saved_plans()] == ["A"]


def test_an_unreadable_plan_is_kept(client: StellarClient, tmp_path: Path) -> None:
    client.save_plan(StellarPlan("A", (PHYSICS,)))
    client.close()
    with closing(sqlite3.connect(tmp_path / "stellar.sqlite")) as store, store:
        store.execute("""UPDATE plan SET content = '{"form":2}'""")
    with StellarClient(store_folder=tmp_path) as again:
        assert again.saved_plans() == []
        for call in (again.saved_plan, again.plan_icalendar):
            with pytest.raises(pentad.UnsupportedError, match="plan A was saved by a later"):
                call("A")
        with pytest.raises(pentad.UnsupportedError):
            again.save_plan(StellarPlan("A", (MUSIC,)))
        again.remove_plan("A")
        again.save_plan(StellarPlan("A", (MUSIC,)))
        assert [one.plan.classes[0].master_id for one in again.saved_plans()] == ["21M.030"]


def test_a_calendar_has_the_tasks_that_a_program_gives(client: StellarClient) -> None:
    client.save_plan(StellarPlan("A", (PHYSICS,)))
    items = CalendarItems("https://school.example/", tasks=(TASK,), classes=(PHYSICS,))
    options = ClassCalendarOptions(name="Fall", items=[items], refresh_hours=3)
    text = client.plan_icalendar("A", FALL, options)
    assert "SUMMARY:Problem set (8.02)" in text
    assert "DTSTART:20260921T141320Z" in text
    assert "REFRESH-INTERVAL;VALUE=DURATION:PT3H" in text
    to_dos = ClassCalendarOptions(items=[items], writes_to_dos=True)
    (to_do,) = icalendar.Calendar.from_ical(client.plan_icalendar("A", FALL, to_dos)).walk("VTODO")
    assert str(to_do["STATUS"]) == "NEEDS-ACTION"


def test_options_and_calendars_can_be_used_again(client: StellarClient) -> None:
    client.save_plan(StellarPlan("A", (PHYSICS,)))
    items = CalendarItems("https://school.example/", tasks=(TASK,), classes=(PHYSICS,))
    options = ClassCalendarOptions(items=(one for one in [items]))
    free = TermCalendar("2026-09-08", "2026-12-11", holidays=iter(["2026-09-16"]))  # type: ignore[arg-type]
    texts = {client.plan_icalendar("A", free, options) for _ in range(2)}
    assert [text.count("Problem set") for text in texts] == [1]
    assert [text.count("EXDATE") for text in texts] == [1]
    assert options == ClassCalendarOptions(items=[items])
    for value in (options, free, items, EVENT, client.saved_plan("A"), client.plans()):
        assert pickle.loads(pickle.dumps(value)) == copy.deepcopy(value) == value
        assert len({value, copy.copy(value)}) == 1


@pytest.mark.parametrize(
    "changes",
    [
        {"classes": iter([PHYSICS])},
        {"choices": iter([SectionChoice("8.02", "fa26", "recitation-1")])},
        {"blocked": iter([LUNCH])},
        {"blocked": (changed(LUNCH, weekdays=iter([Weekday.MONDAY])),)},
        {"term": "fa26"},
        {"classes": (changed(PHYSICS, times=("MW 9",)),)},
        {"blocked": (changed(LUNCH, first="2026-09-08"),)},
        {"blocked": (changed(LUNCH, first=changed(MeetingDay(9, 8), month=9.0)),)},
    ],
)
def test_a_value_of_a_wrong_type_changes_no_plan(
    client: StellarClient, changes: dict[str, Any]
) -> None:
    plan = StellarPlan("A", (PHYSICS,), blocked=(LUNCH,))
    client.save_plan(plan)
    saved = client.saved_plan("A")
    with pytest.raises(TypeError):
        client.save_plan(changed(plan, **changes))
    assert client.saved_plan("A") == saved


@pytest.mark.parametrize(
    "day",
    [MeetingDay(9, 131), MeetingDay(109, 8), MeetingDay(9, 8, 0), MeetingDay(9, 8, 2**40)],
)
def test_a_day_that_does_not_exist_is_rejected(day: MeetingDay) -> None:
    with pytest.raises(pentad.InvalidError):
        plan_sections([PHYSICS], avoiding=[replace(LUNCH, last=day)])


def test_a_blocked_time_has_its_days_and_minutes_in_order() -> None:
    first, last = MeetingDay(10, 1, 2026), MeetingDay(9, 1, 2026)
    wrong = [
        replace(LUNCH, first=first, last=last),
        replace(LUNCH, end_minute=2**40),
        replace(LUNCH, start_minute=-(2**31) - 1),
    ]
    for time in wrong:
        with pytest.raises(pentad.InvalidError):
            plan_sections([PHYSICS], avoiding=[time])


def test_a_repeated_class_has_no_conflict_with_itself() -> None:
    assert plan_sections([PHYSICS, PHYSICS]) == plan_sections([PHYSICS])


@pytest.mark.parametrize("facts", [{"units": -1}, {"rating": math.inf}, {"enrolment": math.nan}])
def test_facts_are_finite_numbers(facts: dict[str, Any]) -> None:
    with pytest.raises(pentad.InvalidError):
        plan_sections([replace(PHYSICS, facts=ClassFacts(**facts))])


@pytest.mark.parametrize("code", [0, -1, 2**32 + 20_261_121, 20_260_931])
def test_an_event_on_a_day_that_does_not_exist_is_rejected(code: int) -> None:
    items = CalendarItems(None, events=(replace(EVENT, day_code=code),))
    with pytest.raises(pentad.InvalidError):
        classes_icalendar([PHYSICS], FALL, options=ClassCalendarOptions(items=[items]))


@pytest.mark.parametrize("hours", [0, -1, 2**31])
def test_refresh_hours_are_at_least_one(hours: int) -> None:
    options = ClassCalendarOptions(refresh_hours=hours)
    with pytest.raises(pentad.InvalidError):
        classes_icalendar([PHYSICS], FALL, options=options)


def test_a_feed_keeps_its_name_until_it_ends(client: StellarClient, tmp_path: Path) -> None:
    client.save_plan(StellarPlan("A", (PHYSICS,)))
    folder = tmp_path / "feeds"
    with pytest.raises(pentad.StorageError):
        client.write_feed("A", str(folder), FALL)
    folder.mkdir()
    feed = client.write_feed("A", folder, FALL)
    path = Path(feed.path)
    assert (path.parent, path.name) == (folder, feed.name)
    assert path.stat().st_mode & 0o777 == 0o600
    before = path.stat().st_mtime_ns
    assert client.write_feed("A", str(folder), FALL) == feed
    assert path.stat().st_mtime_ns == before
    with pytest.raises(pentad.InvalidError):
        client.write_feed("A", "")
    client.end_feed("A")
    assert not path.exists()
    second = client.write_feed("A", str(folder), FALL)
    assert second != feed
    client.remove_plan("A")
    assert not Path(second.path).exists()


@pytest.mark.parametrize("term", ["fa26", None])
def test_a_fixed_choice_has_to_exist(term: str | None) -> None:
    choice = SectionChoice(PHYSICS.master_id, term, "recitation-9")
    with pytest.raises(pentad.InvalidError, match=r"recitation-9"):
        plan_sections([PHYSICS], choices=[choice])
    with pytest.raises(pentad.InvalidError, match=r"recitation-9"):
        classes_icalendar([PHYSICS], FALL, choices=[choice])


@pytest.mark.parametrize(
    ("field", "value"),
    [("points", math.nan), ("due_ms", -(2**63)), ("submission", -5), ("submission", 64)],
)
def test_a_task_has_no_values_that_mean_unknown(field: str, value: Any) -> None:
    task = StellarTask("1", None, TaskKind.NOTE, "Buy paper")
    with pytest.raises(pentad.InvalidError, match=field):
        task_days([replace(task, **{field: value})], "UTC")


def test_a_calendar_is_written_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "term.ics"
    text = classes_icalendar([PHYSICS], FALL)
    assert write_calendar(text, path)
    assert not write_calendar(text, str(path))
    assert path.read_bytes().decode() == text
    with pytest.raises(pentad.StorageError):
        write_calendar(text, str(tmp_path / "missing/term.ics"))
    with pytest.raises(pentad.InvalidError):
        write_calendar(text, f"{tmp_path}/")


def test_the_due_dates_of_accounts_are_in_a_plans_calendar(
    server: ReferenceServer, client: StellarClient
) -> None:
    with open_school() as school:
        add_canvas(school, server)
        add_moodle(school, server)
        school.refresh()
        items = school.calendar_items()
        assert (len(items), items.failures) == (2, {})
        assert asyncio.run(school.calendar_items_async()) == items
        check_calendar(client, school, list(items))


def check_calendar(
    client: StellarClient, school: StellarAccounts, items: list[CalendarItems]
) -> None:
    tasks = [task for task in school.tasks() if task.due is not None]
    assert sum(len([one for one in item.tasks if one.due]) for item in items) == len(tasks)
    client.save_plan(StellarPlan("A", (PHYSICS,)))
    text = client.plan_icalendar("A", FALL, ClassCalendarOptions(items=items))
    entries: list[Any] = icalendar.Calendar.from_ical(text).walk("VEVENT")
    dues = {entry["DTSTART"].dt for entry in entries if entry.get("TRANSP") == "TRANSPARENT"}
    assert {task.due for task in tasks} <= dues
    account = school.accounts()[0]
    own = school.client(account).calendar_items()
    assert own in items
