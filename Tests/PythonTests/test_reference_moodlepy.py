"""moodlepy, a client from another project, drives the reference server unmodified."""

from __future__ import annotations

import base64
import hashlib
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from moodle import Moodle
from moodle.exception import (
    EmptyResponseException,
    InvalidCredentialException,
    MoodleException,
)
from reference_server import ReferenceServer


@pytest.fixture(scope="module")
def running(server_program: Path) -> Iterator[ReferenceServer]:
    with ReferenceServer(server_program, "--classes", "60") as server:
        yield server


@pytest.fixture
def server(running: ReferenceServer) -> ReferenceServer:
    running.control("reset")
    return running


def site(server: ReferenceServer) -> str:
    return f"http://127.0.0.1:{server.port}/moodle"


@pytest.fixture
def alice(server: ReferenceServer) -> Any:
    return Moodle.login(site(server), "alice", "alice-password")


def courses(moodle: Any) -> list[Any]:
    found = moodle.core.course.get_enrolled_courses_by_timeline_classification("inprogress")
    return list(found)


def news(moodle: Any) -> list[Any]:
    forums = moodle.mod.forum.get_forums_by_courses([course.id for course in courses(moodle)])
    return [forum for forum in forums if forum.type == "news"]


def code(error: pytest.ExceptionInfo[MoodleException]) -> str:
    return str(error.value.errorcode)


def test_it_signs_in_and_asks_for_the_functions(server: ReferenceServer, alice: Any) -> None:
    info = alice.core.webservice.get_site_info()
    assert (info.username, info.userid, info.siteurl) == ("alice", 201, site(server))
    assert "mod_forum_get_forum_discussions" in {one.name for one in info.functions}
    with pytest.raises(InvalidCredentialException):
        Moodle.login(site(server), "alice", "wrong")
    server.control("moodle/fault", fault="missingFunctions")
    names = {one.name for one in alice.core.webservice.get_site_info().functions}
    assert not [name for name in names if name.startswith("mod_forum")]
    with pytest.raises(MoodleException) as caught:
        alice("mod_forum_get_forums_by_courses")
    assert code(caught) == "accessexception"


def test_it_reads_courses_and_contents(alice: Any) -> None:
    found = courses(alice)
    assert len(found) == 8
    sections = alice.core.course.get_contents(found[0].id)
    assert [section.name for section in sections] == [f"Week {week}" for week in range(1, 7)]
    kinds = {module.modname for section in sections for module in section.modules}
    assert kinds == {"label", "resource", "assign", "url", "page"}
    whole = alice("core_enrol_get_users_courses", userid=201)
    assert len(whole) == 10
    assert alice("core_enrol_get_users_courses", userid=202) == []


def test_it_reads_the_news_in_pages(alice: Any) -> None:
    forums = news(alice)
    assert sum(forum.numdiscussions for forum in forums) == 400
    found = []
    for page in range(4):
        part = alice(
            "mod_forum_get_forum_discussions", forumid=forums[0].id, page=page, perpage=20
        )["discussions"]
        found += [one["discussion"] for one in part]
    assert len(set(found)) == len(found) == forums[0].numdiscussions
    listed = list(alice.mod.forum.get_forum_discussions(forums[0].id))
    assert [one.discussion for one in listed] == found
    assert all(one.id != one.discussion for one in listed)


def test_reading_the_posts_marks_them_on_tracked_forums_only(alice: Any) -> None:
    forums = news(alice)
    for wanted in (1, 0):
        forum = next(one for one in forums if one.istracked == wanted)
        listed = alice("mod_forum_get_forum_discussions", forumid=forum.id)["discussions"]
        unread = [one for one in listed if one["numunread"]]
        assert bool(unread) == bool(wanted)
        one = (unread or listed)[0]
        assert alice.mod.forum.get_discussion_posts(one["discussion"])
        again = alice("mod_forum_get_forum_discussions", forumid=forum.id)["discussions"]
        assert sum(each["numunread"] > 0 for each in again) == max(0, len(unread) - 1)


def test_tasks_come_in_pages_after_the_last_event(alice: Any) -> None:
    name, ids, last = "core_calendar_get_action_events_by_timesort", [], 0
    while True:
        answer = alice(name, timesortfrom=1, limitnum=7, aftereventid=last)
        if not answer["events"]:
            break
        ids += [event["id"] for event in answer["events"]]
        last = answer["lastid"]
    assert len(ids) > 20
    assert len(set(ids)) == len(ids)
    with pytest.raises(MoodleException) as caught:
        alice(name, timesortfrom=1, limitnum=51)
    assert code(caught) == "limitnumoutofrange"


def test_writes_are_kept_and_counted(server: ReferenceServer, alice: Any) -> None:
    third = courses(alice)[2]
    alice("core_course_set_favourite_courses", courses=[{"id": third.id, "favourite": 1}])
    assert courses(alice)[2].isfavourite == 1
    unread = alice("message_popup_get_popup_notifications", useridto=0, limit=5)
    first = unread["notifications"][0]
    alice("core_message_mark_notification_read", notificationid=first["id"], timeread=1)
    after = alice("message_popup_get_popup_notifications", useridto=0, limit=5)
    assert after["unreadcount"] == unread["unreadcount"] - 1
    assert after["notifications"][0]["read"] is True
    topic = alice("mod_forum_get_forum_discussions", forumid=news(alice)[0].id)["discussions"][0]
    alice("mod_forum_view_forum_discussion", discussionid=topic["discussion"])
    log = server.ask("GET", "/control/moodle/log?user=alice").json["actions"]
    assert [(one["action"], one["target"]) for one in log] == [
        ("favourite", third.id),
        ("readNotification", first["id"]),
        ("viewDiscussion", topic["discussion"]),
    ]
    counts = server.ask("GET", "/control/moodle/counters").json["routes"]
    assert counts["mod_forum_view_forum_discussion"] == 1


@pytest.mark.parametrize(
    ("fault", "expected"),
    [
        ("invalidToken", "invalidtoken"),
        ("accessException", "accessexception"),
        ("requireLogin", "requireloginerror"),
        ("sitePolicy", "sitepolicynotagreed"),
        ("maintenance", "sitemaintenance"),
    ],
)
def test_errors_with_status_200_are_known_to_the_client(
    server: ReferenceServer, alice: Any, fault: str, expected: str
) -> None:
    server.control("moodle/fault", fault=fault, count=1)
    with pytest.raises(MoodleException) as caught:
        alice("core_enrol_get_users_courses", userid=201)
    assert code(caught) == expected
    assert alice("core_enrol_get_users_courses", userid=201)


def test_a_token_is_revoked_in_the_middle(server: ReferenceServer, alice: Any) -> None:
    server.control("moodle/fault", fault="revokedToken", after=1, count=1)
    assert alice("core_enrol_get_users_courses", userid=201)
    for _ in range(2):
        with pytest.raises(MoodleException) as caught:
            alice("core_enrol_get_users_courses", userid=201)
        assert code(caught) == "invalidtoken"
    again = Moodle.login(site(server), "alice", "alice-password")
    assert again.token != alice.token
    assert again("core_enrol_get_users_courses", userid=201)


def test_odd_answers_and_values(server: ReferenceServer, alice: Any) -> None:
    forum = news(alice)[0].id
    server.control("moodle/fault", fault="nullAnswer", count=1)
    assert alice("core_enrol_get_users_courses", userid=201) is None
    server.control("moodle/fault", fault="emptyAnswer", count=1)
    with pytest.raises(EmptyResponseException):
        alice("core_enrol_get_users_courses", userid=201)
    for fault in ("nullProgress", "zeroTimes", "falseName", "duplicateIDs", "untrackedForums"):
        server.control("moodle/fault", fault=fault)
    course = alice("core_enrol_get_users_courses", userid=201)[0]
    assert (course["progress"], course["startdate"], course["enddate"]) == (None, 0, 0)
    topics = alice("mod_forum_get_forum_discussions", forumid=forum)["discussions"]
    assert {one["userfullname"] for one in topics} == {False}
    assert {one["numunread"] for one in topics} == {0}
    two = alice("message_popup_get_popup_notifications", limit=2)["notifications"]
    assert two[0]["id"] == two[1]["id"]


@pytest.mark.parametrize("fault", [None, "swappedScheme", "wrongSignature", "forcedScheme"])
def test_the_browsers_sign_in_is_signed(server: ReferenceServer, fault: str | None) -> None:
    if fault:
        server.control("moodle/fault", fault=fault)
    query = urlencode({"service": "moodle_mobile_app", "passport": "77", "urlscheme": "pentad"})
    answer = server.ask("GET", f"/moodle/admin/tool/mobile/launch.php?{query}")
    scheme, _, packed = answer.headers["Location"].partition("://token=")
    assert scheme == ("moodlemobile" if fault == "forcedScheme" else "pentad")
    signature, token, _ = base64.b64decode(packed).decode().split(":::")
    expected = {
        hashlib.md5((root + "77").encode()).hexdigest(): name
        for root, name in (
            (site(server), "plain"),
            (site(server).replace("http:", "https:"), "swapped"),
        )
    }
    names = {"swappedScheme": "swapped", "wrongSignature": None}
    assert expected.get(signature) == names.get(fault or "", "plain")
    moodle = Moodle(site(server) + "/webservice/rest/server.php", token)
    assert moodle.core.webservice.get_site_info().username == "alice"


def test_files_need_the_token(server: ReferenceServer, alice: Any) -> None:
    sections = alice.core.course.get_contents(courses(alice)[0].id)
    file = next(
        module.contents[0]
        for section in sections
        for module in section.modules
        if module.modname == "resource"
    )
    with urllib.request.urlopen(f"{file.fileurl}?token={alice.token}") as answer:
        assert len(answer.read()) == file.filesize
    with urllib.request.urlopen(file.fileurl) as answer:
        assert b"invalidtoken" in answer.read()
