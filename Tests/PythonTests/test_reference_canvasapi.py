"""canvasapi, a client from another project, drives the reference server unmodified."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from canvasapi import Canvas, exceptions
from canvasapi.favorite import Favorite
from reference_server import ReferenceServer

EVER = {"start_date": "2000-01-01", "end_date": "2100-01-01"}


@pytest.fixture(scope="module")
def running(server_program: Path) -> Iterator[ReferenceServer]:
    with ReferenceServer(server_program, "--classes", "60") as server:
        yield server


@pytest.fixture
def server(running: ReferenceServer) -> ReferenceServer:
    running.control("reset")
    return running


def client(server: ReferenceServer, token: str = "canvas-alice") -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it prefers HTTPS
        return Canvas(f"http://127.0.0.1:{server.port}/canvas", token)


def current(canvas: Any, **options: Any) -> list[Any]:
    return list(canvas.get_courses(enrollment_state="active", **options))


def codes(courses: list[Any]) -> list[str]:
    return [f"course_{course.id}" for course in courses]


def calls(server: ReferenceServer) -> dict[str, int]:
    routes: dict[str, int] = server.ask("GET", "/control/canvas/counters").json["routes"]
    return routes


def writes(server: ReferenceServer) -> list[tuple[str, int, Any]]:
    actions = server.ask("GET", "/control/canvas/log?user=alice").json["actions"]
    return [(action["action"], action["target"], action["value"]) for action in actions]


@pytest.mark.parametrize("fault", [None, "noLastLink"])
def test_it_reads_courses_and_announcements_in_pages(
    server: ReferenceServer, fault: str | None
) -> None:
    server.control("canvas/size", courses=24, announcements=230)
    if fault:
        server.control("canvas/fault", fault=fault)
    server.control("canvas/pages", largest=10)
    canvas = client(server)
    courses = current(canvas, include=["term", "teachers"])
    assert len({course.id for course in courses}) == 24
    assert all(course.term["name"] and course.teachers for course in courses)
    server.control("canvas/pages", largest=100)
    news = list(canvas.get_announcements(context_codes=codes(courses), **EVER))
    assert len({one.id for one in news}) == 230
    assert [one.posted_at for one in news] == sorted((one.posted_at for one in news), reverse=True)
    assert calls(server) == {"GET announcements": 3, "GET courses": 3}


def test_long_ids_are_kept_digit_for_digit(server: ReferenceServer) -> None:
    course = current(client(server))[-1]
    assert course.id > 77_520_000_000_000_000
    assert client(server).get_course(course.id).id == course.id
    assert next(iter(course.get_modules())).id > 77_520_000_000_000_000


def test_a_bad_token_is_told_from_a_missing_right(server: ReferenceServer) -> None:
    with pytest.raises(exceptions.InvalidAccessToken):
        client(server, "nobody").get_current_user()
    bob = client(server, "canvas-bob")
    foreign = current(client(server))[5]
    with pytest.raises(exceptions.Unauthorized):
        bob.get_course(foreign.id)
    with pytest.raises(exceptions.Unauthorized):
        list(bob.get_announcements(context_codes=codes([*current(bob), foreign])))
    with pytest.raises(exceptions.ResourceDoesNotExist):
        bob.get_course(1)
    server.control("canvas/revoke", user="bob")
    with pytest.raises(exceptions.InvalidAccessToken):
        bob.get_current_user()


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        ("throttled403", exceptions.Forbidden),
        ("throttled429", exceptions.RateLimitExceeded),
        ("forbidden", exceptions.Forbidden),
        ("unauthorizedToken", exceptions.InvalidAccessToken),
        ("unauthorizedUser", exceptions.Unauthorized),
        ("serverError", exceptions.CanvasException),
    ],
)
def test_errors_are_known_to_the_client(
    server: ReferenceServer, fault: str, error: type[Exception]
) -> None:
    server.control("canvas/fault", fault=fault, count=1)
    with pytest.raises(error):
        client(server).get_current_user()
    assert client(server).get_current_user().name == "Alice Marlow"


def test_a_token_is_revoked_in_the_middle_of_a_list(server: ReferenceServer) -> None:
    canvas = client(server)
    courses = current(canvas)
    server.control("canvas/fault", fault="revokedToken", path="announcements", after=2, count=1)
    found: list[Any] = []
    with pytest.raises(exceptions.InvalidAccessToken):
        found.extend(canvas.get_announcements(context_codes=codes(courses), **EVER))
    assert len(found) == 200
    with pytest.raises(exceptions.InvalidAccessToken):
        canvas.get_current_user()


def test_a_restricted_course_has_only_its_id(server: ReferenceServer) -> None:
    server.control("canvas/fault", fault="restrictedCourse")
    first = current(client(server))[0]
    assert first.access_restricted_by_date is True
    assert not hasattr(first, "name")


def test_old_announcements_need_their_dates(server: ReferenceServer) -> None:
    canvas = client(server)
    names = codes(current(canvas))
    recent = list(canvas.get_announcements(context_codes=names))
    every = list(canvas.get_announcements(context_codes=names, **EVER))
    assert len(recent) < len(every) == 400
    assert {one.id for one in recent} <= {one.id for one in every}


def test_read_marks_and_replies_are_kept(server: ReferenceServer) -> None:
    course = current(client(server))[0]
    topics = list(course.get_discussion_topics(only_announcements=True))
    topic = next(one for one in topics if one.read_state == "unread")
    assert topic.mark_as_read()
    assert topic.mark_as_read()
    entry = topic.post_entry(message="<p>Thanks</p>")
    answer = entry.post_reply(message="Also from me")
    again = course.get_discussion_topic(topic.id)
    assert again.read_state == "read"
    entries = list(again.get_topic_entries())
    assert entry.id in [one.id for one in entries]
    assert [one.id for one in entry.get_replies()] == [answer.id]
    assert topic.mark_as_unread()
    assert course.get_discussion_topic(topic.id).read_state == "unread"
    assert [name for name, _, _ in writes(server)] == ["read", "read", "reply", "reply", "read"]


def test_the_first_removal_makes_all_courses_favourites(server: ReferenceServer) -> None:
    bob = client(server, "canvas-bob").get_current_user()
    selection = [course.id for course in bob.get_favorite_courses()]
    assert len(selection) == 3
    mark = Favorite(bob._requester, {"context_id": selection[0], "context_type": "course"})
    assert mark.remove().context_id == selection[0]
    assert [course.id for course in bob.get_favorite_courses()] == selection[1:]
    assert not hasattr(mark.remove(), "context_id")
    bob.add_favorite_course(selection[0])
    bob.add_favorite_course(selection[0])
    assert [course.id for course in bob.get_favorite_courses()] == selection
    bob.reset_favorite_courses()
    assert [course.id for course in bob.get_favorite_courses()] == selection


def test_more_than_ten_calendars_are_ignored(server: ReferenceServer) -> None:
    server.control("canvas/size", courses=12, announcements=12)
    canvas = client(server)
    names = codes(current(canvas))
    tasks = list(
        canvas.get_calendar_events(context_codes=names, type="assignment", all_events=True)
    )
    assert {task.context_code for task in tasks} == set(names[:10])
    assert all(task.id == f"assignment_{task.assignment['id']}" for task in tasks)


def test_planner_marks_are_kept(server: ReferenceServer) -> None:
    canvas = client(server)
    task = next(iter(current(canvas)[0].get_assignments(bucket="upcoming")))
    mark = canvas.create_planner_override("assignment", task.id, marked_complete=True)
    assert mark.marked_complete is True
    with pytest.raises(exceptions.BadRequest):
        canvas.create_planner_override("assignment", task.id)
    assert mark.update(marked_complete="false").marked_complete is False
    assert [one.id for one in canvas.get_planner_overrides()] == [mark.id]
    assert [(name, value) for name, _, value in writes(server)] == [
        ("markComplete", True),
        ("markComplete", False),
    ]


def test_tasks_modules_and_files_are_read(server: ReferenceServer) -> None:
    course = current(client(server))[0]
    tasks = list(course.get_assignments(include=["submission", "all_dates"], order_by="due_at"))
    assert len(tasks) == 12
    assert tasks[-1].due_at is None
    assert {"graded", "unsubmitted"} <= {task.submission["workflow_state"] for task in tasks}
    modules = list(course.get_modules(include=["items", "content_details"]))
    assert [len(module.items) for module in modules] == [5] * 6
    assert next(item.title for item in modules[0].get_module_items()) == "Before the week"
    file = next(iter(course.get_files()))
    assert len(file.get_contents(binary=True)) == file.size


@pytest.mark.parametrize("fault", ["emptyPage", "overlappingPages"])
def test_odd_pages_lose_nothing(server: ReferenceServer, fault: str) -> None:
    server.control("canvas/fault", fault=fault)
    canvas = client(server)
    news = list(canvas.get_announcements(context_codes=codes(current(canvas)), **EVER))
    assert len({one.id for one in news}) == 400
    assert len(news) == (400 if fault == "emptyPage" else 409)


def test_a_full_bucket_rejects_and_leaks(server: ReferenceServer) -> None:
    server.control("canvas/throttle", cost=100, full=250)
    canvas = client(server)
    for _ in range(3):
        canvas.get_current_user()
    with pytest.raises(exceptions.Forbidden, match="Rate Limit Exceeded"):
        canvas.get_current_user()
    server.control("clock", advance=6_000)
    canvas.get_current_user()
