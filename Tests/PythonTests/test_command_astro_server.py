"""`pentad-cli astro days --server`: a live server, its cache, and what goes wrong."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from astro_command import Astro
from reference_server import ReferenceServer
from served_command import ServedCommand

UJJAIN = ("--latitude", "23.1765", "--longitude", "75.7885", "--time-zone", "Asia/Kolkata")
DAYS = (*UJJAIN, "--from", "2026-11-20", "--to", "2026-11-22")
KEYS = {
    "date",
    "fortnight",
    "lunarMonth",
    "moonrise",
    "moonset",
    "sunrise",
    "sunset",
    "timeZone",
    "tithi",
    "tithiNumber",
    "tithiStart",
}


@pytest.fixture
def server(server_program: Path) -> Iterator[ReferenceServer]:
    with ReferenceServer(server_program, "--classes", "60") as server:
        yield server


@pytest.fixture
def served(command_program: Path) -> ServedCommand:
    return ServedCommand(command_program, "astro")


def base(server: ReferenceServer) -> str:
    return f"http://127.0.0.1:{server.port}"


def test_every_form(server: ReferenceServer, served: ServedCommand) -> None:
    asked = "days", "--server", base(server), *DAYS
    rows = served.lines(*asked)
    assert [(row["date"], row["tithi"], row["tithiNumber"]) for row in rows] == [
        ("2026-11-20", "11. Ekadashi", 11),
        ("2026-11-21", "12. Dvadashi", 12),
        ("2026-11-22", "13. Trayodashi", 13),
    ]
    assert {tuple(sorted(row)) for row in rows} == {tuple(sorted(KEYS))}
    document = served.json(*asked)
    assert document["days"] == rows
    assert (document["origin"], document["isStale"]) == ("source", False)
    csv = served.text(*asked, "--format", "csv").splitlines()
    assert csv[0] == ("date,tithi,fortnight,lunarMonth,tithiStart,sunrise,sunset,moonrise,moonset")
    assert csv[2].startswith("2026-11-21,12. Dvadashi,Shukla,Kartika,2026-11-21T01:02:00.000Z,")
    table = served.text(*asked, "--format", "table").splitlines()
    assert table[2].split() == [
        *("2026-11-21", "12.", "Dvadashi", "Shukla", "Kartika"),
        *("06:32", "06:44", "17:41", "15:00", "03:05"),
    ]


def test_the_base_and_the_whole_address(server: ReferenceServer, served: ServedCommand) -> None:
    texts = {
        served.text("days", "--server", base(server) + path, *DAYS)
        for path in ("", "/", "/astro/apiv2.php")
    }
    assert len(texts) == 1
    assert served.refusal("days", "--server", base(server) + "/other", *DAYS) == "notFound"


@pytest.mark.parametrize("zone", ["+05:30", "+05:45", "Asia/Kolkata", "America/New_York"])
def test_rows_are_those_of_the_engine(
    server: ReferenceServer, served: ServedCommand, astro: Astro, zone: str
) -> None:
    where = "--latitude", "27.7", "--longitude", "85.3", "--time-zone", zone
    asked = "days", *where, "--from", "2026-03-01", "--to", "2026-03-31"
    rows = served.lines(*asked, "--server", base(server))
    days = astro.lines(*asked)
    assert sorted({row["date"] for row in rows}) == [day["date"] for day in days]
    known = {day["date"]: day for day in days}
    for row in rows:
        # Seconds are cut off on the way.
        assert row["sunrise"][:19] == known[row["date"]]["sunrise"][:19]


def test_a_store_answers_without_the_server(
    server: ReferenceServer, served: ServedCommand, tmp_path: Path
) -> None:
    asked = "days", "--server", base(server), *DAYS, "--store", tmp_path
    first = served.json(*asked)
    again = served.json(*asked)
    assert (first["origin"], again["origin"]) == ("source", "disk")
    assert server.end(signal.SIGTERM)[0] == 0
    kept = served.json(*asked)
    assert kept == again == {**first, "origin": "disk"}
    assert (
        served.refusal(
            *("days", "--server", base(server), *UJJAIN, "--store", tmp_path),
            *("--from", "2027-01-01", "--to", "2027-01-02"),
        )
        == "unavailable"
    )
    assert served.refusal("days", "--server", base(server), *DAYS) == "unavailable"


def test_days_that_are_too_old_are_marked(
    server: ReferenceServer,
    served: ServedCommand,
    command_program: Path,
    clock_ahead: Path,
    tmp_path: Path,
) -> None:
    asked = "days", "--server", base(server), *DAYS, "--store", tmp_path
    first = served.json(*asked)
    later = ServedCommand(command_program, "astro", clock_ahead)
    server.control("faults", effect="status", status=401, path="/astro")
    assert later.json(*asked, notes=True) == {**first, "isStale": True, "origin": "disk"}
    assert later.run(*asked).stderr == (
        "note: the server could not be reached; these days were stored 40 days ago\n"
    )
    server.control("faults/remove")
    assert later.json(*asked)["origin"] == "source"


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        ({"effect": "status", "status": 401}, "unauthorized"),
        ({"effect": "html"}, "decoding"),
        ({"effect": "truncate", "bytes": 300}, "decoding"),
        ({"effect": "cut", "bytes": 300}, "decoding"),
    ],
)
def test_each_fault_is_an_error(
    server: ReferenceServer, served: ServedCommand, fault: dict[str, Any], code: str
) -> None:
    server.control("faults", path="/astro", **fault)
    assert served.refusal("days", "--server", base(server), *DAYS) == code


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--server", "127.0.0.1"), "invalid"),
        (("--server", "http://192.0.2.1"), "refused"),
        (("--server", "http://127.0.0.1:1", "--moshier"), "misuse"),
        (("--server", "http://127.0.0.1:1", "--hours"), "misuse"),
        (("--server", "http://127.0.0.1:1", "--sunrise", "hindu"), "misuse"),
        (("--server", "http://127.0.0.1:1", "--format", "ics"), "unsupported"),
    ],
)
def test_wrong_arguments(served: ServedCommand, arguments: tuple[str, ...], code: str) -> None:
    assert served.refusal("days", *DAYS, *arguments) == code


def test_dates_are_checked_before_anybody_is_asked(served: ServedCommand) -> None:
    asked = "days", "--server", "http://127.0.0.1:1", *UJJAIN
    assert served.refusal(*asked, "--from", "2026-11-22", "--to", "2026-11-20") == "invalid"
    assert served.refusal(*asked, "--from", "2026-11-31", "--to", "2026-12-01") == "invalid"


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_a_question(
    server: ReferenceServer,
    command_program: Path,
    tmp_path: Path,
    number: signal.Signals,
    status: int,
) -> None:
    server.control("faults", effect="stall", path="/astro")
    asked = [
        str(command_program),
        "astro",
        "days",
        "--server",
        base(server),
        *DAYS,
        "--store",
        str(tmp_path),
    ]
    process = subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not server.ask("GET", "/control/counters").json["requests"]:
        assert process.poll() is None
    process.send_signal(number)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (status, "")
    assert err.startswith("error: cancelled: ")
