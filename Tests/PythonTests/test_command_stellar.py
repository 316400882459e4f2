"""`pentad-cli stellar`: a live server, a store, both, and what goes wrong."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from foreign_school import ForeignSchool, listed
from reference_server import ReferenceServer
from served_command import ServedCommand

ALGEBRA = {
    "masterId": "18.06",
    "title": "Linear Algebra",
    "description": "Matrices.",
    "crossListings": [],
    "times": [{"title": "Lecture", "time": "MWF 11-12:30 p.m.", "location": "2-131"}],
    "instructors": ["José Stoica"],
    "tas": ["Ada Gupta"],
}
CIRCUITS = {
    "masterId": "6.002",
    "title": "Circuits",
    "description": "Wires.",
    "crossListings": [],
    "times": [{"title": "Lecture", "time": "MW 12-1", "location": "26-100"}],
    "instructors": ["Ines Silva"],
    "tas": [],
}


@pytest.fixture
def server(server_program: Path) -> Iterator[ReferenceServer]:
    with ReferenceServer(server_program, "--classes", "300") as server:
        server.control("stellar/class", **ALGEBRA)
        server.control("stellar/class", **CIRCUITS)
        yield server


@pytest.fixture
def stellar(command_program: Path) -> ServedCommand:
    return ServedCommand(command_program, "stellar")


def base(server: ReferenceServer) -> str:
    return f"http://127.0.0.1:{server.port}"


@pytest.fixture
def live(server: ReferenceServer, tmp_path: Path) -> tuple[str, ...]:
    """The options of a command with the server and a store."""
    return "--server", base(server), "--store", str(tmp_path / "store")


@pytest.fixture
def stored(live: tuple[str, ...]) -> tuple[str, ...]:
    """The options of a command with the store alone."""
    return live[2:]


# ---- lists


def test_courses(server: ReferenceServer, stellar: ServedCommand) -> None:
    asked = "courses", "--server", base(server)
    told = server.stellar("courses").json
    document = stellar.json(*asked)
    assert (document["isStale"], document["origin"]) == (False, "source")
    assert document["courses"] == stellar.lines(*asked)
    assert [(row["number"], row["title"]) for row in document["courses"]] == [
        (course["short"], course["name"]) for course in told
    ]
    csv = stellar.text(*asked, "--format", "csv").splitlines()
    assert csv[:2] == ["number,title", "1,Civil and Environmental Engineering"]
    assert len(csv) == len(told) + 1
    assert stellar.text(*asked, "--format", "table").startswith("number  title\n1       Civil")


def test_classes(server: ReferenceServer, stellar: ServedCommand) -> None:
    rows = {row["masterId"]: row for row in stellar.lines("classes", 18, "--server", base(server))}
    assert set(rows) == {row["masterId"] for row in server.stellar("subjectList", id="18").json}
    assert rows["18.06"] == {
        "blurb": "Matrices.",
        "masterId": "18.06",
        "name": "18.06",
        "oldNumbers": [],
        "siteURL": rows["18.06"]["siteURL"],
        "staff": [
            {"name": "José Stoica", "role": "instructor"},
            {"name": "Ada Gupta", "role": "ta"},
        ],
        "term": "fa26",
        "times": [
            {
                "location": "2-131",
                "meetings": [
                    {
                        "days": "MWF",
                        "end": "12:30",
                        "first": None,
                        "interval": 1,
                        "last": None,
                        "location": None,
                        "start": "11:00",
                    }
                ],
                "section": "",
                "text": "MWF 11-12:30 p.m.",
                "title": "Lecture",
            }
        ],
        "title": "Linear Algebra",
    }


def test_the_base_and_the_whole_address(server: ReferenceServer, stellar: ServedCommand) -> None:
    for path in ("", "/", "/stellar/api/"):
        assert stellar.json("term", "--server", base(server) + path)["code"] == "fa26"
    assert stellar.refusal("term", "--server", base(server) + "/other") == "refused"


def test_the_catalogue_is_searched_without_the_server(
    server: ReferenceServer,
    stellar: ServedCommand,
    live: tuple[str, ...],
    stored: tuple[str, ...],
) -> None:
    by_server = stellar.json("search", "18.06", "--server", base(server))
    assert by_server["origin"] == "server"
    done = stellar.json("catalogue", *live)
    assert (done["courses"], done["loaded"]) == (45, 45)
    assert done["classes"] >= 300
    assert stellar.json("catalogue", *live)["loaded"] == 0
    assert server.end(signal.SIGTERM)[0] == 0
    found = stellar.json("search", "18.06", *stored)
    assert (found["origin"], found["term"], found["query"]) == ("local", "fa26", "18.06")
    assert "18.06" in [hit["masterId"] for hit in found["hits"]]
    assert len(stellar.lines("search", "linear", "--limit", 1, *stored)) == 1
    nothing = stellar.json("search", "no such words", *stored)
    assert (nothing["origin"], nothing["hits"]) == ("local", [])
    assert stellar.refusal("search", "a " * 1000, *stored) == "invalid"
    assert stellar.json("search", "1806 linear", *stored)["hits"][0]["masterId"] == "18.06"
    assert stellar.json("search", "no such words", *live)["hits"] == []


# ---- a class


def test_the_stages_of_a_class(
    server: ReferenceServer,
    stellar: ServedCommand,
    live: tuple[str, ...],
    stored: tuple[str, ...],
) -> None:
    server.control("stellar/announce", masterId="18.06", title="Hi", text="One\nTwo", time=10**9)
    stellar.text("classes", "18", *live)
    first = stellar.lines("show", "18.06", *live)
    assert [stage["stage"] for stage in first] == ["general", "fresh"]
    assert (first[0]["storedAt"], first[0]["isBookmarked"]) == (None, None)
    (news,) = first[1]["announcements"]
    assert (news["date"], news["title"], news["text"], news["isRead"]) == (
        "2001-09-09T01:46:40.000Z",
        "Hi",
        "One\nTwo",
        False,
    )
    again = stellar.lines("show", "18.06", *live)
    assert [(stage["stage"], stage["isStale"]) for stage in again] == [
        ("cached", True),
        ("fresh", False),
    ]
    assert stellar.json("show", "18.06", *live)["stage"] == "fresh"
    table = stellar.text("show", "18.06", *live, "--format", "table")
    assert "unread      2001-09-09T01:46:40.000Z: Hi: One Two\n" in table

    # Without the server, fetched data is available, with its age.
    kept = stellar.json("show", "18.06", *stored, notes=True)
    assert server.end(signal.SIGTERM)[0] == 0
    dead = stellar.json("show", "18.06", *live, notes=True)
    for stage, code in ((kept, "offline"), (dead, "unavailable")):
        assert (stage["stage"], stage["isStale"]) == ("failed", True)
        assert stage["error"]["code"] == code
        assert (stage["class"], stage["announcements"]) == (
            again[1]["class"],
            first[1]["announcements"],
        )
        assert stage["storedAt"] >= again[1]["storedAt"]
    notes = stellar.run("show", "18.06", *live).stderr.splitlines()
    assert notes[0] == "note: stored less than a minute ago"
    assert notes[1].startswith("note: unavailable: ")


def test_stale_data_is_marked(
    server: ReferenceServer,
    stellar: ServedCommand,
    command_program: Path,
    clock_ahead: Path,
    live: tuple[str, ...],
) -> None:
    seen = {name: stellar.json(*name.split(), *live) for name in ("courses", "classes 18")}
    stellar.text("show", "18.06", *live)
    later = ServedCommand(command_program, "stellar", clock_ahead)
    assert server.end(signal.SIGTERM)[0] == 0
    for name, document in seen.items():
        # Fresh for a while, then marked; never gone.
        assert stellar.json(*name.split(), *live) == {**document, "origin": "disk"}
        kept = later.json(*name.split(), *live, notes=True)
        assert kept == {**document, "origin": "disk", "isStale": True}
        alone = later.json(*name.split(), *live[2:], notes=True)
        assert alone == kept
        notes = later.run(*name.split(), *live).stderr
        assert "note: stored 40 days ago\n" in notes
        assert "note: unavailable: " in notes
    assert "stored 40 days ago" in later.run("show", "18.06", *live).stderr


def test_announcements_are_read(
    server: ReferenceServer,
    stellar: ServedCommand,
    live: tuple[str, ...],
    stored: tuple[str, ...],
) -> None:
    server.control("stellar/announce", masterId="18.06", title="A", text="1", time=10**9)
    server.control("stellar/announce", masterId="18.06", title="B", text="2", time=2 * 10**9)
    stellar.text("bookmarks", "add", "18.06", *live)
    asked = "announcements", "18.06", *live
    assert [(row["title"], row["isRead"]) for row in stellar.lines(*asked)] == [
        ("B", False),
        ("A", False),
    ]
    assert stellar.json("unread", *stored) == [{"count": 2, "masterId": "18.06"}]
    # They are shown as they were, then marked.
    assert {row["isRead"] for row in stellar.lines(*asked, "--mark-read")} == {False}
    assert {row["isRead"] for row in stellar.lines(*asked)} == {True}
    assert stellar.json("unread", *stored) == []
    csv = stellar.text(*asked, "--format", "csv").splitlines()
    assert csv == [
        "date,isRead,title,text",
        "2033-05-18T03:33:20.000Z,true,B,2",
        "2001-09-09T01:46:40.000Z,true,A,1",
    ]


# ---- bookmarks


def test_bookmarks_are_made_without_a_server_and_sent_later(
    server: ReferenceServer,
    stellar: ServedCommand,
    live: tuple[str, ...],
    stored: tuple[str, ...],
) -> None:
    stellar.text("catalogue", *live)
    stellar.text("bookmarks", "add", "18.06", *stored)
    (one, two) = stellar.json("bookmarks", "add", "6.002", *stored)
    assert (one["class"]["masterId"], one["sync"], one["error"]) == ("18.06", "waiting", None)
    assert two["class"]["masterId"] == "6.002"
    assert stellar.json("storage", *stored)["waiting"] == 2

    (conflict,) = stellar.json("conflicts", *stored)
    (overlap,) = conflict["overlaps"]
    assert (conflict["first"], conflict["second"]) == ("18.06", "6.002")
    assert (overlap["days"], overlap["start"], overlap["end"]) == ("MW", "12:00", "12:30")
    assert stellar.text("conflicts", *stored, "--format", "csv").splitlines()[1] == (
        "18.06,6.002,MW,12:00,12:30"
    )

    assert stellar.json("sync", *live) == {"term": "fa26", "unread": 0, "waiting": 0}
    assert [row["sync"] for row in stellar.json("bookmarks", *stored)] == ["done", "done"]
    server.control("stellar/announce", masterId="6.002", title="Quiz", text="Soon")
    # The server reports an announcement before it is loaded.
    assert stellar.json("unread", *live) == [{"count": 1, "masterId": "6.002"}]

    (left,) = stellar.json("bookmarks", "remove", "18.06", *stored)
    assert left["class"]["masterId"] == "6.002"
    assert stellar.refusal("bookmarks", "remove", "18.06", *stored) == "notFound"
    assert stellar.json("sync", *live)["waiting"] == 0

    server.control("tokens/expire")
    assert stellar.refusal("sync", *live) == "unauthorized"
    assert stellar.json("sync", "--register", *live)["waiting"] == 0


def test_another_term_archives(
    server: ReferenceServer,
    stellar: ServedCommand,
    live: tuple[str, ...],
    stored: tuple[str, ...],
) -> None:
    assert stellar.refusal("term", *stored) == "notFound"
    first = stellar.json("term", *live)
    assert first == {
        "archived": [],
        "code": "fa26",
        "isStale": False,
        "old": None,
        "season": "fall",
        "text": "Fall 2026",
        "year": 2026,
    }
    stellar.text("bookmarks", "add", "18.06", *live)
    server.control("stellar/term", term="sp27")
    change = stellar.json("term", *live)
    assert (change["old"], change["code"], change["archived"]) == ("fa26", "sp27", ["18.06"])
    assert stellar.json("term", *live)["archived"] == []
    assert stellar.json("term", *stored)["isStale"] is True
    assert stellar.json("bookmarks", *stored) == []
    (kept,) = stellar.json("bookmarks", "--archived", *stored)
    assert kept["archivedAt"] is not None
    assert server.end(signal.SIGTERM)[0] == 0
    assert stellar.json("term", *live, notes=True)["code"] == "sp27"


def test_calendars(stellar: ServedCommand, live: tuple[str, ...], stored: tuple[str, ...]) -> None:
    one = stellar.text("ics", "18.06", *live)
    assert one.startswith("BEGIN:VCALENDAR\n")
    assert "SUMMARY:18.06 Lecture\n" in one
    assert one == stellar.text("show", "18.06", *live, "--format", "ics")
    stellar.text("bookmarks", "add", "18.06", *live)
    stellar.text("bookmarks", "add", "6.002", *live)
    every = stellar.text("ics", "--name", "Mine", *stored)
    assert "X-WR-CALNAME:Mine\n" in every
    assert every.count("BEGIN:VEVENT") == 2
    assert stellar.text("bookmarks", *stored, "--format", "ics").count("BEGIN:VEVENT") == 2


def test_times_missing_in_a_calendar_are_reported(stellar: ServedCommand, tmp_path: Path) -> None:
    times = [{"title": "Lecture", "time": "MWF 10"}, {"title": "Lab", "time": "see the site"}]
    school = ForeignSchool({"CS": [listed("CS 1", "Intro", times=times)]})
    try:
        live = ("--server", school.base, "--store", str(tmp_path))
        done = stellar.run("ics", "CS 1", *live)
        assert done.stdout.count("BEGIN:VEVENT") == 1
        assert "CS 1: 1 of its 2 times could not be read" in done.stderr
        # British Summer Time to people, and Bangladesh's to programs.
        assert stellar.refusal("ics", "CS 1", *live, "--zone", "BST") == "invalid"
    finally:
        school.close()


def test_the_days_of_a_term_that_no_server_gives(
    server: ReferenceServer, stellar: ServedCommand, live: tuple[str, ...]
) -> None:
    days = ["--term-first", "2026-09-09", "--term-last", "2026-12-10", "--holiday", "2026-11-11"]
    days += ["--holiday", "2026-11-25", "--monday-schedule", "2026-10-13"]
    text = stellar.text("ics", "18.06", *live, *days)
    assert "DTSTART;TZID=America/New_York:20260909T110000\n" in text
    assert "UNTIL=20261211T045959Z" in text
    assert "EXDATE;TZID=America/New_York:20261125T110000\n" in text
    assert "DTSTART;TZID=America/New_York:20261013T110000\n" in text
    zone = stellar.text("ics", "18.06", *live, *days, "--zone", "America/Chicago")
    assert "DTSTART;TZID=America/Chicago:20260909T110000\n" in zone
    assert stellar.text("show", "18.06", *live, "--format", "ics", *days) == text
    # The days of MIT's registrar for fall 2026, and one more holiday.
    mit = stellar.text("ics", "18.06", *live, "--mit", "--holiday", "2026-11-25")
    assert "UNTIL=20261211T045959Z" in mit
    assert "EXDATE;TZID=America/New_York:20261111T110000\n" in mit
    assert "DTSTART;TZID=America/New_York:20261013T110000\n" in mit
    assert stellar.refusal("ics", "18.06", *live, "--zone", "Mars/Olympus") == "invalid"
    assert stellar.refusal("ics", "18.06", *live, "--holiday", "2026-02-30") == "invalid"
    # A code that is not known.
    server.control("stellar/term", term="2268")
    stellar.text("term", *live)
    stellar.text("bookmarks", "add", "18.06", *live)
    assert stellar.text("ics", *live, notes=True).count("BEGIN:VEVENT") == 1
    assert "20260909T110000" in stellar.text("bookmarks", *live, "--format", "ics", *days)


def test_sections_are_chosen_and_planned(
    server: ReferenceServer, stellar: ServedCommand, live: tuple[str, ...], stored: tuple[str, ...]
) -> None:
    recitations = [
        {"title": "Recitation", "time": time, "location": "2-131"} for time in ("MW 12", "MW 2")
    ]
    server.control("stellar/class", **{**ALGEBRA, "times": [*ALGEBRA["times"], *recitations]})
    lecture = {"title": "Lecture", "time": "MW 12:30-2", "location": "26-100"}
    server.control("stellar/class", **{**CIRCUITS, "times": [lecture]})
    stellar.text("bookmarks", "add", "18.06", *live)
    stellar.text("bookmarks", "add", "6.002", *live)
    listed = stellar.json("sections", "18.06", *stored)
    ids = ["lecture-1", "recitation-1", "recitation-2"]
    assert [section["id"] for section in listed["sections"]] == ids
    assert listed["open"] == ["recitation"]
    assert stellar.json("conflicts", *stored, notes=True) == []
    plan = stellar.json("plan", *stored)
    assert (plan["count"], plan["isCountExact"]) == (1, True)
    (best,) = plan["plans"]
    assert best["choices"] == [{"masterId": "18.06", "section": "recitation-2"}]
    assert stellar.text("ics", *stored, notes=True).count("BEGIN:VEVENT") == 2

    chosen = stellar.json("sections", "choose", "18.06", "recitation-1", *stored)
    assert [section["isChosen"] for section in chosen["sections"]] == [False, True, False]
    (conflict,) = stellar.json("conflicts", *stored)
    assert conflict["overlaps"][0]["first"]["text"] == "MW 12"
    assert stellar.json("plan", *stored, notes=True)["count"] == 0
    assert stellar.text("ics", *stored).count("BEGIN:VEVENT") == 3
    assert stellar.refusal("sections", "choose", "18.06", "lab-1", *stored) == "notFound"
    assert stellar.json("sections", "clear", "18.06", *stored)["open"] == ["recitation"]
    csv = stellar.text("sections", "18.06", *stored, "--format", "csv").splitlines()
    assert csv[2] == "recitation-1,recitation,MW 12,false"


def test_clearing(stellar: ServedCommand, live: tuple[str, ...], stored: tuple[str, ...]) -> None:
    stellar.text("catalogue", *live)
    stellar.text("bookmarks", "add", "18.06", *live)
    full = stellar.json("storage", *stored)
    assert set(full) == {"announcements", "bookmarks", "bytes", "classes", "courses", "waiting"}
    assert full["courses"] == 45
    left = stellar.json("clear", *stored)
    assert (left["bookmarks"], left["classes"], left["courses"]) == (1, 1, 0)
    assert stellar.json("show", "18.06", *stored, notes=True)["isBookmarked"] is True
    nothing = stellar.json("clear", "--all", *stored)
    assert (nothing["bookmarks"], nothing["classes"], nothing["waiting"]) == (0, 0, 0)


def test_clearing_all_of_a_store_that_cannot_be_opened(
    stellar: ServedCommand, live: tuple[str, ...], stored: tuple[str, ...], tmp_path: Path
) -> None:
    stellar.json("sync", *live)
    store = tmp_path / "store"
    secret = b"stellar/".hex()
    assert secret in (store / "credentials").read_text()
    for file in store.glob("stellar.sqlite*"):
        file.unlink()
    (store / "stellar.sqlite").mkdir()
    stellar.refusal("clear", *stored)
    assert secret in (store / "credentials").read_text()
    stellar.refusal("clear", "--all", *stored)
    assert secret not in (store / "credentials").read_text()


# ---- what goes wrong


def test_missing_items_are_not_found(
    server: ReferenceServer, stellar: ServedCommand, stored: tuple[str, ...]
) -> None:
    there = "--server", base(server)
    assert stellar.refusal("classes", "99", *there) == "notFound"
    assert stellar.refusal("show", "99.99", *there) == "notFound"
    assert stellar.refusal("bookmarks", "add", "99.99", *there) == "notFound"
    assert stellar.refusal("announcements", "99.99", *there) == "notFound"
    assert stellar.refusal("ics", "99.99", *there) == "notFound"
    for asked in (("courses",), ("classes", "6"), ("show", "6.002"), ("ics", "6.002")):
        assert stellar.refusal(*asked, *stored) == "offline"


def test_a_dead_server_without_a_store(server: ReferenceServer, stellar: ServedCommand) -> None:
    there = "--server", base(server)
    assert server.end(signal.SIGTERM)[0] == 0
    for asked in (
        ("courses",),
        ("classes", "6"),
        ("show", "6.002"),
        ("search", "circuits"),
        ("catalogue",),
        ("bookmarks", "add", "6.002"),
        ("term",),
        ("sync",),
    ):
        assert stellar.refusal(*asked, *there) == "unavailable", asked


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        ({"effect": "status", "status": 401}, "unauthorized"),
        ({"effect": "status", "status": 404}, "refused"),
        ({"effect": "html"}, "decoding"),
        ({"effect": "truncate", "bytes": 300}, "decoding"),
        ({"effect": "emptyList"}, "decoding"),
    ],
)
def test_each_fault_is_an_error_and_loses_nothing(
    server: ReferenceServer,
    stellar: ServedCommand,
    live: tuple[str, ...],
    fault: dict[str, Any],
    code: str,
) -> None:
    seen = stellar.json("courses", *live)
    server.control("faults", path="/stellar", **fault)
    assert stellar.refusal("courses", *live[:2]) == code
    kept = stellar.json("courses", "--reload", *live, notes=True)
    assert kept == {**seen, "origin": "disk"}
    note = stellar.run("courses", "--reload", *live).stderr
    assert note.startswith(f"note: {code}: ")
    assert note.endswith("; using stored data\n")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("courses",), "misuse"),
        (("show", "--store", "/tmp"), "misuse"),
        (("sync", "--store", "/nowhere"), "misuse"),
        (("catalogue", "--store", "/nowhere"), "misuse"),
        (("search", "x", "--limit", "0", "--store", "/nowhere"), "misuse"),
        (("courses", "--server", "nonsense"), "invalid"),
        (("courses", "--server", "http://192.0.2.1"), "refused"),
        (("courses", "--server", "http://127.0.0.1:1", "--pin", "abc"), "invalid"),
        (("courses", "--server", "http://127.0.0.1:1", "--format", "svg"), "unsupported"),
        (("bookmarks", "--archived", "--store", "/nowhere", "--format", "ics"), "unsupported"),
        (("courses", "--store", "/dev/null/inside"), "storage"),
    ],
)
def test_wrong_arguments(stellar: ServedCommand, arguments: tuple[str, ...], code: str) -> None:
    assert stellar.refusal(*arguments) == code
