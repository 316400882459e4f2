"""A plan's calendar with the due dates of an account, as programs subscribe to it and read it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import icalendar
import pytest
import recurring_ical_events
from calendar_readers import check, load_libical
from calendar_server import CalendarServer
from reference_server import Answer, ReferenceServer
from served_command import ServedCommand

TERM = (
    *("--term-first", "2026-09-09", "--term-last", "2026-12-10"),
    *("--holiday", "2026-10-12", "--holiday", "2026-11-11"),
)
CLASSES = {
    "18.06": [("Lecture", "MWF 11-12"), ("Recitation", "T 10"), ("Recitation", "W 2")],
    "6.002": [("Lecture", "MW 1-2"), ("Lab", "F 2-5 10/26-12/4"), ("Exam", "T 7-9 PM 10/6-10/6")],
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder that the server serves."""
    folder = tmp_path / "feeds"
    folder.mkdir()
    return folder


@pytest.fixture
def server(server_program: Path, folder: Path) -> Iterator[ReferenceServer]:
    options = "--classes", "300", "--calendars", str(folder)
    with ReferenceServer(server_program, *options) as server:
        for id, times in CLASSES.items():
            made = [{"title": title, "time": time, "location": "2-131"} for title, time in times]
            server.control(
                "stellar/class", masterId=id, title="A class", description="", times=made,
                crossListings=[], instructors=[], tas=[],
            )  # fmt: skip
        yield server


@pytest.fixture
def stellar(command_program: Path) -> ServedCommand:
    return ServedCommand(command_program, "stellar")


@pytest.fixture
def accounts(server: ReferenceServer, stellar: ServedCommand, tmp_path: Path) -> str:
    """The folder of an account at Canvas, with its data."""
    token = tmp_path / "token"
    token.write_text("canvas-alice\n")
    token.chmod(0o600)
    kept = "--store", str(tmp_path / "accounts")
    canvas = f"http://127.0.0.1:{server.port}/canvas"
    stellar.json("accounts", "add", "canvas", canvas, "--token-file", str(token), *kept)
    stellar.json("accounts", "refresh", *kept)
    return kept[1]


def entries(text: bytes) -> list[Any]:
    return list(icalendar.Calendar.from_ical(text).walk("VEVENT"))


def get(server: ReferenceServer, name: str, **headers: str) -> Answer:
    connection = server.connection()
    try:
        connection.request("GET", f"/calendars/{name}", headers=headers)
        response = connection.getresponse()
        found = {key.lower(): value for key, value in response.getheaders()}
        return Answer(response.status, found, response.read())
    finally:
        connection.close()


def test_a_program_subscribes_to_a_plan(
    server: ReferenceServer, stellar: ServedCommand, accounts: str, folder: Path, tmp_path: Path
) -> None:
    store = "--store", str(tmp_path / "store")
    live = "--server", f"http://127.0.0.1:{server.port}", *store
    asked = "--class", "18.06", "--class", "6.002"
    found = stellar.json("plan", *asked, "--avoid", "W 2-3", "--save", "Fall", *live)
    assert (found["count"], found["isBest"], found["obstacles"]) == (1, True, [])
    choice = {"masterId": "18.06", "section": "recitation-1"}
    assert found["plans"][0]["choices"] == [choice]
    assert [plan["name"] for plan in stellar.json("plan", "list", *store)] == ["Fall"]

    shown = "plan", "show", "Fall", "--feed", str(folder), "--accounts", accounts, *TERM, *store
    feed = Path(stellar.json(*shown, notes=True)["feed"])
    assert re.fullmatch(r"[0-9a-f]{40}\.ics", feed.name)
    assert feed.stat().st_mode & 0o777 == 0o600
    answer = get(server, feed.name)
    assert (answer.status, answer.body) == (200, feed.read_bytes())
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    assert answer.headers["cache-control"] == "private, no-cache"
    tag = answer.headers["etag"]
    assert get(server, feed.name, **{"If-None-Match": tag}).status == 304
    # Nothing has changed, so neither has the file.
    before = feed.stat().st_mtime_ns
    assert stellar.json(*shown, notes=True)["feed"] == str(feed)
    assert feed.stat().st_mtime_ns == before
    for wrong in ("", "0" * 40 + ".ics", "../store/stellar.sqlite", f".{feed.name}", feed.stem):
        assert get(server, wrong).status == 404
    assert feed.stem not in server.ask("GET", "/control/log").body.decode()

    check_calendar(answer.body, stellar.json("tasks", "--store", accounts)["tasks"])
    with CalendarServer(tmp_path / "radicale") as calendars:
        assert calendars.ask("MKCOL", "/ada/")[0] == 201
        assert calendars.ask("PUT", "/ada/plan/", answer.body.decode())[0] == 201
        status, served = calendars.ask("GET", "/ada/plan/")
    ids = sorted(str(entry["UID"]) for entry in entries(answer.body))
    assert status == 200
    assert sorted(str(entry["UID"]) for entry in entries(served)) == ids

    check_to_dos(stellar, shown, feed, stellar.json("tasks", "--store", accounts)["tasks"])
    stellar.json(*shown, notes=True)
    # With a wrong folder of accounts, the calendar would lose its due dates.
    empty = "--accounts", str(tmp_path / "x")
    assert stellar.refusal(*shown[:5], *empty, *store) == "notFound"
    assert feed.read_bytes() == answer.body
    # The same with an account of which nothing is stored.
    unread = "--accounts", str(tmp_path / "unread")
    canvas = f"http://127.0.0.1:{server.port}/canvas"
    added = "canvas", canvas, "--token-file", str(tmp_path / "token")
    stellar.json("accounts", "add", *added, "--store", unread[1])
    assert stellar.refusal(*shown[:5], *unread, *store) == "offline"
    assert feed.read_bytes() == answer.body
    stellar.json("plan", "show", "Fall", "--end-feed", *store)
    assert get(server, feed.name).status == 404
    second = Path(stellar.json(*shown, notes=True)["feed"])
    assert second.name != feed.name
    stellar.json("plan", "delete", "Fall", *store)
    assert get(server, second.name).status == 404
    assert not list(folder.iterdir())
    assert stellar.refusal("plan", "show", "Fall", *store) == "notFound"


def check_calendar(text: bytes, tasks: list[Any]) -> None:
    """The classes, tasks and events, as two readers see them."""
    check(load_libical(), text)
    assert b"REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\nX-PUBLISHED-TTL:PT6H\r\n" in text
    found = entries(text)
    assert len({entry["UID"] for entry in found}) == len(found)
    zone = ZoneInfo("America/New_York")
    calendar = icalendar.Calendar.from_ical(text)
    days = recurring_ical_events.of(calendar).between((2026, 1, 1), (2027, 12, 31))

    def starts(summary: str) -> list[datetime]:
        return sorted(day["DTSTART"].dt for day in days if day["SUMMARY"] == summary)

    lectures = starts("18.06 Lecture")
    assert lectures[0] == datetime(2026, 9, 9, 11, tzinfo=zone)
    assert lectures[-1] == datetime(2026, 12, 9, 11, tzinfo=zone)
    skipped = {datetime(2026, 10, 12, 11, tzinfo=zone), datetime(2026, 11, 11, 11, tzinfo=zone)}
    assert not skipped & set(lectures)
    assert len(lectures) == 38
    assert starts("6.002 Exam") == [datetime(2026, 10, 6, 19, tzinfo=zone)]
    labs = [datetime(2026, 10, 30, 14, tzinfo=zone) + timedelta(weeks=week) for week in range(6)]
    assert starts("6.002 Lab") == labs
    assert not starts("18.06 Recitation 2")

    due = [entry for entry in found if str(entry["UID"]).startswith("task-")]
    dated = [task for task in tasks if task["due"]]
    assert dated
    assert len(due) == len(dated)
    times = sorted(entry["DTSTART"].dt.timestamp() for entry in due)
    told = sorted(datetime.fromisoformat(task["due"]).timestamp() for task in dated)
    assert times == told
    assert all("DTEND" not in entry and entry["TRANSP"] == "TRANSPARENT" for entry in due)


def check_to_dos(
    stellar: ServedCommand, shown: tuple[str, ...], feed: Path, tasks: list[Any]
) -> None:
    """The same calendar with tasks as to-dos, also those without a due date."""
    stellar.json(*shown, "--todos", notes=True)
    text = feed.read_bytes()
    check(load_libical(), text)
    found = list(icalendar.Calendar.from_ical(text).walk("VTODO"))
    assert len({entry["UID"] for entry in found}) == len(found) == len(tasks)
    assert sum("DUE" in entry for entry in found) == sum(bool(task["due"]) for task in tasks)
    assert all("DTSTART" not in entry for entry in found)
    done = 0
    for task in tasks:
        states = set(task["submission"] or [])
        is_graded = "graded" in states and "missing" not in states
        done += bool(task["isDone"] or {"submitted", "excused"} & states or is_graded)
    assert 0 < done < len(tasks)
    assert Counter(entry["STATUS"] for entry in found) == {
        "COMPLETED": done,
        "NEEDS-ACTION": len(tasks) - done,
    }


def test_reasons_and_closest_plans(
    server: ReferenceServer, stellar: ServedCommand, tmp_path: Path
) -> None:
    live = "--server", f"http://127.0.0.1:{server.port}", "--store", str(tmp_path / "store")
    asked = "plan", "--class", "18.06", "--class", "6.002", "--avoid", "MTWRF 10:30-11:30", *live
    found = stellar.json(*asked, notes=True)
    assert (found["count"], found["plans"]) == (0, [])
    (reason,) = found["obstacles"]
    assert reason["parts"] == [{"kind": "lecture", "masterId": "18.06"}]
    assert reason["blocked"][0]["days"] == "MTWRF"
    (clash,) = found["closest"][0]["conflicts"]
    assert (clash["days"], clash["start"], clash["end"]) == ("MWF", "11:00", "11:30")
    assert clash["second"] is None
    assert stellar.refusal(*asked, "--save", "A") == "notFound"
    assert stellar.refusal("plan", "--avoid", "MSU 9-10", *live) == "invalid"
    assert stellar.refusal("plan", *live) == "invalid"
    assert stellar.refusal("plan", "--class", "18.06", "--first", "0", *live) == "misuse"
    target = tmp_path / "plan.ics"
    stellar.json("plan", "--class", "18.06", "--ics", str(target), *TERM, *live)
    assert len(entries(target.read_bytes())) == 2


def test_accounts_that_fail(
    server: ReferenceServer, stellar: ServedCommand, accounts: str, tmp_path: Path
) -> None:
    """The notes and errors of `stellar accounts`, `mine`, `tasks` and `feed`."""
    wrong, kept = tmp_path / "wrong", ("--store", accounts)
    wrong.write_text("wrong\n")
    wrong.chmod(0o600)
    base = f"http://127.0.0.1:{server.port}"
    alone = "--store", str(tmp_path / "alone")
    assert stellar.json("tasks", *alone, notes=True)["tasks"] == []
    assert stellar.refusal("accounts", "add", "canvas", f"{base}/canvas", *alone) == "misuse"
    token = "--token-file", str(wrong)
    assert stellar.refusal("accounts", "add", "fireroad", base, *token, *alone) == "misuse"
    moodle = "accounts", "add", "moodle", f"{base}/moodle", "--name", "Hill", *token
    stellar.json(*moodle, *alone)
    # One of two schools fails, and then the only one.
    stellar.json(*moodle, *kept)
    refreshed = stellar.run("accounts", "refresh", *kept)
    assert refreshed.returncode == 0
    assert refreshed.stderr.startswith("note: Hill: unauthorized: ")
    for command in (["accounts", "refresh"], ["tasks"], ["mine"], ["feed"]):
        assert stellar.refusal(*command, *alone) == "unauthorized"
    states = [task["submission"] for task in stellar.json("tasks", *kept, notes=True)["tasks"]]
    assert ["submitted", "graded"] in states
    assert ["missing"] in states
    # A damaged list of accounts, and a damaged store, are noted.
    for store in Path(accounts).glob("*/stellar.sqlite"):
        store.write_bytes(b"damaged" * 1_000)
    assert "the store of " in stellar.run("tasks", *kept).stderr
    (Path(accounts) / "accounts.sqlite").write_bytes(b"damaged" * 1_000)
    assert "the list of accounts was damaged" in stellar.run("accounts", "list", *kept).stderr


def test_the_catalogue_of_fireroad(
    server: ReferenceServer, stellar: ServedCommand, tmp_path: Path
) -> None:
    store = "--store", str(tmp_path / "mit")
    assert stellar.refusal("courses", "--fireroad", *store) == "misuse"
    live = "--fireroad", "--server", f"http://127.0.0.1:{server.port}/fireroad"
    numbers = [course["number"] for course in stellar.json("courses", *live, *store)["courses"]]
    assert numbers[:3] == ["1", "2", "3"]
    listed = stellar.json("classes", "6", *live, *store)["classes"]
    assert listed == stellar.json("classes", "6", *store)["classes"]
    several = next(
        item["masterId"]
        for item in listed
        if any("," in time["text"] for time in item["times"] if time["title"] == "Recitation")
    )
    found = stellar.json("plan", "--class", several, *live, *store)
    assert found["count"] > 1
