"""Facts of classes, the days of MIT's terms, and the days on which tasks are due."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

import pentad
import pytest
from pentad.stellar import (
    ClassFacts,
    Season,
    StellarClass,
    StellarTask,
    StellarUpdateCategory,
    StellarUpdateKind,
    Submission,
    TaskKind,
    TermCalendar,
    sort_classes,
    task_days,
)
from reference_server import ReferenceServer
from school_server import add_canvas, add_moodle, open_school

DAY = "2026-11-28"


@pytest.fixture(scope="module")
def server(server_program: Path) -> Iterator[ReferenceServer]:
    with ReferenceServer(server_program, "--classes", "60") as server:
        yield server


def test_the_facts_of_a_catalogue_are_read_and_passed_on(
    server: ReferenceServer, tmp_path: Path
) -> None:
    with open_school(tmp_path) as school:
        account = school.add("fireroad", f"http://127.0.0.1:{server.port}/fireroad")
        client = school.client(account)
        classes = client.classes(client.courses()[0].number)
    facts = [one.facts for one in classes if one.facts]
    assert len(facts) == len(classes) > 0
    assert all(one.units is None or one.units >= 0 for one in facts)
    assert any(one.rating is not None and 0 < one.rating <= 7 == one.best_rating for one in facts)
    assert any(one.seasons and all(isinstance(s, Season) for s in one.seasons) for one in facts)
    assert {one.level for one in facts} <= {"U", "G", None}
    assert {one.has_final for one in facts} <= {True, False, None}
    # Through C and back.
    found = {one.master_id: one for one in sort_classes(classes)}
    assert found == {one.master_id: one for one in classes}


def test_facts_that_a_program_makes_are_kept() -> None:
    known = ClassFacts(
        units=12,
        lecture_units=4,
        lab_units=0,
        preparation_units=8,
        has_variable_units=True,
        level="U",
        requirements=("REST", "CI-H"),
        prerequisites="18.01",
        corequisites="18.02 or 18.03",
        related_ids=("18.061",),
        seasons=(Season.FALL, Season.IAP),
        not_offered_year="2026-2027",
        has_final=False,
        rating=6.5,
        best_rating=7.0,
        enrolment=312.5,
        hours_in_class=3.9,
        hours_out_of_class=0.0,
    )
    for facts in (known, ClassFacts(), None):
        (found,) = sort_classes([StellarClass("18.06", "18.06", facts=facts)])
        assert found.facts == facts
    wrong = (
        (replace(known, units="12"), TypeError),  # type: ignore[arg-type]
        (replace(known, seasons=("winter",)), pentad.InvalidError),  # type: ignore[arg-type]
        (replace(known, requirements="REST"), TypeError),  # type: ignore[arg-type]
        (12, TypeError),
    )
    for value, error in wrong:
        with pytest.raises(error):
            sort_classes([StellarClass("18.06", "18.06", facts=value)])  # type: ignore[arg-type]


def test_the_days_of_terms_of_mit() -> None:
    fall = TermCalendar.mit("fa26")
    assert fall is not None
    assert (fall.first, fall.last) == (date(2026, 9, 9), date(2026, 12, 10))
    assert date(2026, 11, 26) in fall.holidays
    assert fall.monday_schedule == (date(2026, 10, 13),)
    assert fall.zone == "America/New_York"
    assert TermCalendar.mit("sp99") is None
    with pytest.raises(TypeError):
        TermCalendar.mit(2026)  # type: ignore[arg-type]


def task(id: str, due: str | None = None) -> StellarTask:
    moment = None if due is None else int(datetime.fromisoformat(due).timestamp() * 1_000)
    return StellarTask(
        id, "18.06", TaskKind.QUIZ, f"Quiz {id}", "", None, None, moment, None, None, 10.5,
        Submission.LATE | Submission.GRADED, True,
    )  # fmt: skip


def test_tasks_are_grouped_by_the_day_of_a_zone() -> None:
    late, early = task("2", f"{DAY}T23:30-05:00"), task("1", f"{DAY}T12:00+00:00")
    undated = task("3")
    bare = replace(undated, id="4", master_id=None, points=None, submission=None)
    tasks = [undated, late, bare, early]
    days = task_days(tasks, "America/New_York")
    assert [(one.day, one.tasks) for one in days] == [
        (date(2026, 11, 28), (early, late)),
        (None, (undated, bare)),
    ]
    assert [one.day for one in task_days(tasks, "UTC")] == [
        date(2026, 11, 28),
        date(2026, 11, 29),
        None,
    ]
    assert task_days([], "UTC") == []
    with pytest.raises(pentad.InvalidError):
        task_days(tasks, "Nowhere/City")
    with pytest.raises(TypeError):
        task_days(["1"], "UTC")  # type: ignore[list-item]
    with pytest.raises(pentad.PentadError, match="due_ms"):
        task_days([replace(early, due_ms=2**63)], "UTC")
    # The last moment is not before the first, also in a zone that is ahead of UTC.
    ends = [replace(early, due_ms=due) for due in (2**63 - 1, 1 - 2**63)]
    found = task_days(ends, "Asia/Kolkata") + task_days(ends, "America/New_York")
    assert [one.tasks[0].due_ms for one in found] == [1 - 2**63, 2**63 - 1] * 2


def test_the_days_of_a_school_have_all_its_tasks(server: ReferenceServer) -> None:
    with open_school() as school:
        add_canvas(school, server)
        add_moodle(school, server)
        school.refresh()
        tasks = school.tasks()
    days = task_days(tasks, "America/New_York")
    assert sorted(one.id for day in days for one in day.tasks) == sorted(one.id for one in tasks)
    assert {one for day in days for one in day.tasks} == set(tasks)


def test_an_update_has_a_category(server: ReferenceServer) -> None:
    with open_school() as school:
        client = school.client(add_canvas(school, server))
        client.refresh_account()
        number = client.last_update()
        course = client.my_classes()[0].item.master_id
        server.control("canvas/announce", course=int(course), title="New", html="<p>Text</p>")
        client.refresh_account()
        (update,) = client.updates(number)
        assert update.category is StellarUpdateCategory.ANNOUNCEMENTS
        (lost,) = client.updates(number + 1_000)
        assert (lost.kind, lost.category) == (StellarUpdateKind.RESET, None)
