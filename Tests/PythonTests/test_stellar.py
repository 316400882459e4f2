"""The Stellar client without a server: values, bookmarks, the store, misuse."""

from __future__ import annotations

import asyncio
import dataclasses
import pickle
import subprocess
from collections.abc import Callable, Iterator
from datetime import datetime, time, timedelta, timezone
from pathlib import Path
from typing import Any

import pentad
import pytest
from forked import check_refusal
from pentad import stellar
from pentad.stellar import (
    LinkKind,
    ListState,
    NewsState,
    NumberKind,
    Role,
    Season,
    StellarClass,
    StellarClassTime,
    StellarClient,
    StellarCourse,
    StellarStaffMember,
    StellarTerm,
    Sync,
    Tab,
    TermCalendar,
    Weekday,
)
from stellar_server import item

Run = Callable[..., "subprocess.CompletedProcess[str]"]

CIRCUITS = StellarClass(
    master_id="6.002",
    name="6.002 / 8.003",
    title="Circuits — und Elektronik",
    blurb="See www.mit.edu/6.002.",
    term=StellarTerm("fa26"),
    site_url="https://stellar.example/6.002",
    times=(
        StellarClassTime("Lecture", "MWF 11-12:30 p.m.", "2-131"),
        StellarClassTime("Recitation", "to be arranged", order=1),
    ),
    staff=(StellarStaffMember("Ada Byron"), StellarStaffMember("Bo Li", Role.ASSISTANT)),
    old_numbers=("6.100",),
)


@pytest.fixture
def client() -> Iterator[StellarClient]:
    with StellarClient() as client:
        yield client


# ---- values


def test_a_class_there_and_back(client: StellarClient) -> None:
    client.bookmark(CIRCUITS)
    (bookmark,) = client.bookmarks()
    kept = bookmark.item
    assert kept == CIRCUITS == client.cached_class("6.002")
    assert kept.term is not None
    assert (str(kept.term), kept.term.season, kept.term.year) == ("Fall 2026", Season.FALL, 2026)
    assert [(number.text, number.kind) for number in kept.numbers] == [
        ("6.002", NumberKind.MASTER),
        ("8.003", NumberKind.CROSS),
        ("6.100", NumberKind.OLD),
    ]
    lecture, recitation = kept.times
    (meeting,) = lecture.meetings
    assert meeting.weekdays == (Weekday.MONDAY, Weekday.WEDNESDAY, Weekday.FRIDAY)
    assert (meeting.start, meeting.end, meeting.location) == (time(11), time(12, 30), "2-131")
    assert str(meeting) == "Monday, Wednesday, Friday 11:00-12:30"
    assert (recitation.meetings, lecture.is_parsed) == ((), True)
    assert (bookmark.sync, bookmark.error, bookmark.archived_at) == (Sync.WAITING, None, None)
    assert abs(bookmark.added_at - datetime.now(timezone.utc)) < timedelta(minutes=1)
    assert pickle.loads(pickle.dumps(bookmark)) == bookmark


def test_an_empty_class(client: StellarClient) -> None:
    client.bookmark(StellarClass("6.001", "6.001"))
    kept = client.cached_class("6.001")
    assert kept == StellarClass("6.001", "6.001")
    assert (kept.term, kept.site_url, kept.times, kept.staff) == (None, None, (), ())


def test_the_screen_of_a_class() -> None:
    screen = stellar.detail_screen(CIRCUITS)
    assert screen.item == CIRCUITS
    assert screen.tabs == (Tab.NEWS, Tab.INFO, Tab.STAFF)
    assert [member.name for member in screen.instructors] == ["Ada Byron"]
    assert [member.name for member in screen.assistants] == ["Bo Li"]
    assert (screen.news, screen.news_state) == ((), NewsState.LOADING)
    assert screen.news_message
    assert stellar.detail_screen(item("6.001")).tabs == (Tab.NEWS,)


def test_the_screen_of_a_group() -> None:
    courses = [StellarCourse("10", "Chemical Engineering"), StellarCourse("2A", "Mécanique")]
    (group,) = stellar.course_groups(courses)
    screen = stellar.courses_screen(group)
    assert screen.title == group.title == "Courses 2-10"
    assert [(row.label, row.course) for row in screen.rows] == [
        ("Course 2A", courses[1]),
        ("Course 10", courses[0]),
    ]
    assert stellar.courses_screen(stellar.StellarCourseGroup("None", "", ())).rows == ()


def test_the_screen_of_classes_before_any_is_there() -> None:
    screen = stellar.classes_screen("21A")
    assert (screen.title, screen.course, screen.classes) == ("Course 21A", "21A", ())
    assert (screen.state, screen.stored_at, screen.error) == (ListState.LOADING, None, None)


def test_the_screen_of_an_announcement() -> None:
    announcement = stellar.StellarAnnouncement(
        key="",
        title="Été",
        text="Ω: www.mit.edu/18.06.",
        links=(),
        date_ms=1_276_650_960_999,
        is_read=False,
    )
    screen = stellar.announcement_screen(CIRCUITS, announcement)
    assert (screen.class_name, screen.title) == ("6.002 / 8.003", "Été")
    assert screen.date_text == "Tuesday, June 15, 2010 @ 21:16"
    (link,) = screen.links
    assert screen.text[link.start : link.end] == "www.mit.edu/18.06"
    utc = stellar.announcement_screen(CIRCUITS, announcement, "UTC")
    assert utc.date_text == "Wednesday, June 16, 2010 @ 1:16"
    before = dataclasses.replace(announcement, date_ms=-1)
    text = stellar.announcement_screen(CIRCUITS, before, "UTC").date_text
    assert text == "Wednesday, December 31, 1969 @ 23:59"
    with pytest.raises(pentad.InvalidError):
        stellar.announcement_screen(CIRCUITS, announcement, "Mars/Olympus")


def test_courses_in_groups() -> None:
    courses = [StellarCourse(str(number), f"Course {number}") for number in range(1, 25)]
    courses += [StellarCourse("CMS", "Média", False)]
    groups = stellar.course_groups(iter(courses))
    assert [group.title for group in groups] == [
        "Courses 1-10",
        "Courses 11-20",
        "Courses 21-24",
        "Other Courses",
    ]
    assert groups[3].courses == (courses[-1],)
    assert [course for group in groups for course in group.courses] == courses
    assert stellar.find_course_group(groups[1].serialized, courses) == groups[1]
    with pytest.raises(pentad.NotFoundError):
        stellar.find_course_group(groups[1].serialized, courses[:5])
    with pytest.raises(pentad.InvalidError):
        stellar.find_course_group("nonsense", courses)
    assert stellar.course_groups([]) == []


def test_classes_are_sorted_by_number() -> None:
    ids = ["18.100", "18.06", "6.9", "18.03"]
    classes = stellar.sort_classes(map(item, ids))
    assert [one.master_id for one in classes] == ["6.9", "18.03", "18.06", "18.100"]
    by_physics = stellar.sort_classes([CIRCUITS, item("8.002"), item("8.01")], "8")
    assert [one.name for one in by_physics] == ["8.002", "6.002 / 8.003", "8.01"]
    assert stellar.sort_classes([]) == []


def test_links_are_places_of_the_text() -> None:
    text = "Fête 🎓: www.mit.edu/été, or ada@mit.edu – not here."
    page, mail = stellar.find_links(text)
    assert text[mail.start : mail.end] == "ada@mit.edu"
    assert (mail.kind, mail.target) == (LinkKind.MAIL, "mailto:ada@mit.edu")
    assert text[page.start : page.end].startswith("www.mit.edu/")
    assert page.kind is LinkKind.PAGE
    assert stellar.find_links("") == []


def test_the_usual_days_of_a_term() -> None:
    calendar = TermCalendar.usual("fa26")
    assert calendar == TermCalendar.usual(StellarTerm("fa26"))
    assert (str(calendar.first), str(calendar.last)) == ("2026-08-15", "2026-12-31")
    with pytest.raises(pentad.InvalidError):
        TermCalendar.usual("xx99")


# ---- what the user keeps


def test_bookmarks_survive_a_reopening(tmp_path: Path) -> None:
    with StellarClient(store_folder=tmp_path) as client:
        for number in ("18.06", "6.002", "8.01"):
            client.bookmark(item(number))
        client.bookmark(item("18.06"))
        client.remove_bookmark("6.002")
        client.remove_bookmark("no such class")
        before = client.bookmarks()
    assert [bookmark.item.master_id for bookmark in before] == ["18.06", "8.01"]
    with StellarClient(store_folder=tmp_path) as client:
        assert client.bookmarks() == before
        assert client.archived_bookmarks() == []
        assert client.synchronise() == 3
        assert client.storage_usage().bookmarks == 2
        assert client.unread_counts() == {}


def test_conflicts(client: StellarClient) -> None:
    client.bookmark(item("18.06", when="MWF 11-12"))
    client.bookmark(item("6.002", when="MW 11:30-1"))
    client.bookmark(item("8.01", when="TR 9-10"))
    (conflict,) = client.conflicts()
    assert (conflict.first.master_id, conflict.second.master_id) == ("18.06", "6.002")
    (overlap,) = conflict.overlaps
    assert overlap.weekdays == (Weekday.MONDAY, Weekday.WEDNESDAY)
    assert (overlap.start, overlap.end) == (time(11, 30), time(12))
    assert (overlap.first.text, overlap.second.text) == ("MWF 11-12", "MW 11:30-1")


def test_conflicts_of_any_classes() -> None:
    classes = [item("18.06", when="MWF 11-12"), item("6.002", when="MW 11:30-1"), item("8.01")]
    (conflict,) = stellar.find_conflicts(iter(classes))
    assert (conflict.first.master_id, conflict.second.master_id) == ("18.06", "6.002")
    assert stellar.find_conflicts(classes[1:]) == stellar.find_conflicts([]) == []


def test_without_a_server(client: StellarClient) -> None:
    client.bookmark(item("18.06", "Linear Algebra"))
    for call in (client.courses, client.refresh_term, client.load_catalogue, client.main_table):
        with pytest.raises(pentad.OfflineError) as caught:
            call()
        assert isinstance(caught.value, ConnectionError)
    for question in (
        lambda: client.classes("6"),
        lambda: client.class_info("6.002"),
        lambda: client.search("zebrafish"),
        client.register_device,
        client.sync_unread,
    ):
        with pytest.raises((pentad.OfflineError, pentad.UnauthorizedError)):
            question()
    for lookup in (client.term, lambda: client.cached_class("6.002")):
        with pytest.raises(pentad.NotFoundError):
            lookup()
    assert [hit.master_id for hit in client.search("linear").hits] == ["18.06"]
    assert (client.announcements("18.06"), client.recent()) == ([], [])


# ---- the store


def test_suspended_and_resumed(tmp_path: Path) -> None:
    with StellarClient(store_folder=tmp_path) as client:
        client.bookmark(item("18.06"))
        client.suspend()
        with pytest.raises(pentad.ClosedError):
            client.bookmarks()
        client.resume()
        assert len(client.bookmarks()) == 1
        client.clear_cache()
        assert len(client.bookmarks()) == 1
        client.erase_all()
        assert client.bookmarks() == []
        usage = client.storage_usage()
        assert (usage.bookmarks, usage.classes, usage.waiting) == (0, 0, 0)
        assert usage.bytes > 0


def test_a_store_that_cannot_be_opened(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    with pytest.raises(pentad.StorageError) as caught:
        StellarClient(store_folder=file / "inside", delegate=stellar.StellarClientDelegate())
    assert isinstance(caught.value, OSError)
    with pytest.raises(pentad.StorageError):
        asyncio.run(StellarClient.open_async(store_folder=file / "inside", delegate=object()))


def test_devices_are_forgotten_without_their_store(tmp_path: Path) -> None:
    (tmp_path / "stellar.sqlite").mkdir()
    with pytest.raises(pentad.PentadError):
        StellarClient(store_folder=tmp_path)
    StellarClient.forget_devices(store_folder=tmp_path)
    asyncio.run(StellarClient.forget_devices_async(store_folder=tmp_path))
    assert (tmp_path / "stellar.sqlite").is_dir()


def test_two_clients_on_one_store(tmp_path: Path) -> None:
    with StellarClient(store_folder=tmp_path) as one, StellarClient(store_folder=tmp_path) as two:
        one.bookmark(item("18.06"))
        assert [bookmark.item.master_id for bookmark in two.bookmarks()] == ["18.06"]
        two.remove_bookmark("18.06")
        assert one.bookmarks() == []


# ---- misuse


def test_a_closed_client() -> None:
    client = StellarClient()
    search = client.make_search()
    client.close()
    client.close()
    assert client.closed
    for call in (client.bookmarks, client.courses, lambda: client.subscribe(1), client.make_search):
        with pytest.raises(pentad.ClosedError):
            call()
    with pytest.raises(pentad.PentadError):
        search.search("linear")
    search.close()
    with pytest.raises(pentad.ClosedError):
        search.cancel()


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        ({"server": "api"}, pentad.InvalidError),
        ({"server": "ftp://example.org/"}, pentad.InvalidError),
        ({"server": "https://example.org/\0"}, pentad.InvalidError),
        ({"network": pentad.NetworkOptions(certificate_file="/nowhere")}, pentad.InvalidError),
        ({"network": object()}, TypeError),
        ({"server": 6}, TypeError),
        ({"delegate": type("Wrong", (), {"did_fail": 3})()}, TypeError),
    ],
)
def test_invalid_options_cannot_be_opened(options: dict[str, Any], kind: type[Exception]) -> None:
    options = {"server": "https://example.org/api/", **options}
    with pytest.raises(kind):
        StellarClient(**options)
    with pytest.raises(kind):
        asyncio.run(StellarClient.open_async(**options))


def test_invalid_arguments_raise(client: StellarClient) -> None:
    for wrong in (-1, 0, True, "5", 2**40):
        with pytest.raises((TypeError, pentad.PentadError)):
            client.recent(wrong)  # type: ignore[arg-type]
        with pytest.raises((TypeError, pentad.PentadError)):
            client.search("linear", limit=wrong)  # type: ignore[arg-type]
    for text in ("a\0b", "\ud800"):
        for call in (client.classes, client.class_info, client.search, client.mark_read):
            with pytest.raises(pentad.InvalidError):
                call(text)
        for show in (stellar.classes_screen, client.classes_screen, client.classes_screens):
            with pytest.raises(pentad.InvalidError):
                show(text)
        with pytest.raises(pentad.InvalidError):
            client.class_info_updates(text)
        with pytest.raises(pentad.InvalidError):
            client.bookmark(item("18.06", text))
    with pytest.raises(TypeError):
        client.bookmark(18.06)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        stellar.course_groups(["6"])  # type: ignore[list-item]
    with pytest.raises(TypeError):
        stellar.courses_screen("6")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        stellar.announcement_screen(CIRCUITS, "6")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        client.on_bookmarks(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        client.bookmarks_icalendar("fa26")  # type: ignore[arg-type]
    with pytest.raises(pentad.NotFoundError):
        client.mark_read("18.06", "no such key")
    client.mark_read("18.06")


def test_unknown_role_raises(client: StellarClient) -> None:
    with pytest.raises(pentad.InvalidError):
        client.bookmark(StellarClass("6", "6", staff=(StellarStaffMember("Ada", "dean"),)))  # type: ignore[arg-type]


def test_after_fork(run_python: Run) -> None:
    check_refusal(run_python, "stellar.StellarClient()", "bookmarks()")


def test_import_brings_no_asyncio(run_python: Run) -> None:
    code = "import sys, pentad.stellar; print({'asyncio', 'logging', 'json'} & set(sys.modules))"
    assert run_python("-c", code).stdout == "set()\n"


def test_every_public_name_is_there() -> None:
    for name in stellar.__all__:
        assert getattr(stellar, name) is not None
    assert pentad.stellar is stellar


def test_the_snippets_of_the_documentation() -> None:
    import doctest

    from pentad.stellar import _term_calendar
    from pentad.stellar._client import client

    for module in (stellar, client, _term_calendar):
        names = {**vars(stellar), **vars(module)}
        assert doctest.testmod(module, globs=names).failed == 0
