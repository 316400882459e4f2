"""The calendar of the command: its fixed formats, its errors, and spans too long to hold."""

from __future__ import annotations

import csv
import io
import json
import re
import resource
import signal
import subprocess
from datetime import datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from astro_command import Astro
from programs import program

COMMAND = str(program("pentad-cli"))
SVG = "{http://www.w3.org/2000/svg}"
UJJAIN = ["--latitude", "23.1765", "--longitude", "75.7885", "--time-zone", "Asia/Kolkata"]
QUITO = ["--latitude", "-0.18", "--longitude", "-78.47", "--time-zone", "-05:00"]
TROMSO = ["--latitude", "69.65", "--longitude", "18.96", "--time-zone", "Europe/Oslo"]
EPHEMERIS = Path("/usr/share/libswe/ephe")
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")


def span(first: str, last: str) -> list[str]:
    return ["--from", first, "--to", last]


# ---- days


def test_a_day_has_the_fixed_members_in_order(astro: Astro) -> None:
    (day,) = astro.lines("days", *UJJAIN, *span("2026-11-21", "2026-11-21"))
    assert list(day)[:14] == [
        *["date", "vara", "sunrise", "sunset", "moonrise", "moonset", "udayaTithi", "tithis"],
        *["nakshatras", "yogas", "karanas", "masa", "paksha", "samvat"],
    ]
    assert (day["date"], day["vara"], day["udayaTithi"]) == ("2026-11-21", 7, 12)
    assert day["sunrise"].startswith("2026-11-21T01:14:18.")
    for name in ("tithis", "nakshatras", "yogas", "karanas"):
        for part in day[name]:
            assert TIME.fullmatch(part["start"])
            assert TIME.fullmatch(part["end"])
            assert part["start"] < part["end"]
        assert all(a["end"] == b["start"] for a, b in zip(day[name], day[name][1:]))
    assert day["masa"] == {"amanta": 8, "purnimanta": 8, "adhika": False, "kshaya": False}
    assert day["paksha"] == "shukla"
    assert (day["samvat"]["shaka"], day["samvat"]["vikrama"]) == (1948, 2083)


def test_both_ends_are_included(astro: Astro) -> None:
    days = astro.lines("days", *UJJAIN, *span("2026-12-30", "2027-01-02"))
    assert [day["date"] for day in days] == ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"]


def test_options_change_their_fields(astro: Astro) -> None:
    def day(*options: str, date: str = "2026-11-27") -> Any:
        return astro.lines("days", *UJJAIN, *span(date, date), *options)[0]

    plain = day()
    assert (plain["masa"]["amanta"], plain["masa"]["purnimanta"]) == (8, 9)
    assert plain["masaName"] == "Kartika"
    assert day("--months", "purnimanta")["masaName"] == "Margashirsha"
    assert day("--vikrama", "kartikadi")["samvat"]["vikrama"] == 2083
    assert day("--vikrama", "kartikadi", date="2026-06-01")["samvat"]["vikrama"] == 2082
    limb = plain["sunrise"]
    centre = day("--sunrise", "disc-centre")["sunrise"]
    hindu = day("--sunrise", "hindu")["sunrise"]
    assert limb < centre < hindu
    assert day("--ayanamsa", "true-chitra")["nakshatras"] != plain["nakshatras"]
    assert day("--ayanamsa", "raman")["tithis"] == plain["tithis"]
    assert day("--moshier")["tithis"] != plain["tithis"]
    civil = day("--day-boundary", "civil")
    assert civil["span"]["start"] == "2026-11-26T18:30:00.000Z"
    assert day("--script", "devanagari")["title"] == "कार्तिक कृष्ण तृतीया"
    assert len(day("--hours")["muhurtas"]["choghadiyas"]) == 16
    assert day("--ephemeris", "/usr/share/libswe/ephe") == plain


def test_places_and_years_may_be_negative(astro: Astro) -> None:
    days = astro.lines("days", *QUITO, "--elevation", "-10", *span("-3101-02-17", "-3101-02-18"))
    assert [day["date"] for day in days] == ["-003101-02-17", "-003101-02-18"]
    assert days[0]["sunrise"].startswith("-003101-02-17T1")
    (first,) = astro.lines("days", *QUITO, *span("0000-02-29", "0000-02-29"))
    assert first["date"] == "0000-02-29"


def test_a_day_of_the_polar_night(astro: Astro) -> None:
    (day,) = astro.lines("days", *TROMSO, *span("2026-12-21", "2026-12-21"))
    assert day["sunrise"] is None
    assert day["udayaTithi"] is None
    assert day["sunState"] == "alwaysDown"
    assert day["tithis"]
    assert day["muhurtas"]["rahuKala"] is None


def test_days_in_every_format(astro: Astro) -> None:
    arguments = ["days", *UJJAIN, *span("2026-11-01", "2026-11-30")]
    lines = astro.lines(*arguments)
    assert json.loads(astro.bytes(*arguments, "--format", "json")) == lines
    rows = list(csv.DictReader(io.StringIO(astro.bytes(*arguments, "--format", "csv").decode())))
    assert [row["sunrise"] for row in rows] == [day["sunrise"] for day in lines]
    assert [row["tithis"].split(";")[0] for row in rows] == [
        str(day["tithis"][0]["value"]) for day in lines
    ]
    assert [row["sankranti"] != "" for row in rows].count(True) == 1
    table = astro.bytes(*arguments, "--format", "table").decode().splitlines()
    assert len(table) == 31
    assert table[0].split()[:3] == ["date", "vara", "day"]
    # A pipe gets lines of JSON.
    assert astro.bytes(*arguments).decode().splitlines()[0].startswith('{"date":"2026-11-01"')
    nothing = ["transitions", "--of", "masa", *span("2026-11-21", "2026-11-21")]
    assert astro.bytes(*nothing, "--format", "json") == b"[]\n"
    assert astro.lines(*nothing) == []


def test_a_long_span_does_not_grow(astro: Astro) -> None:
    """Two centuries of padas, 40 MB of text, in 256 MB."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_DATA, (1 << 28, 1 << 28))

    command = [COMMAND, "astro", "transitions", "--of", "pada", "--moshier"]
    command += span("1500-01-01", "1700-01-01")
    with subprocess.Popen(command, stdout=subprocess.PIPE, preexec_fn=limit) as process:
        assert process.stdout
        count = sum(1 for _ in process.stdout)
        assert process.wait(300) == 0
    assert 280_000 < count < 300_000


def test_a_reader_that_leaves_ends_the_command_quietly() -> None:
    command = [COMMAND, "astro", "days", *UJJAIN, *span("1900-01-01", "2100-01-01")]
    command += ["--format", "jsonl"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline().startswith(b'{"date":"1900-01-01"')
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 128 + signal.SIGPIPE


def test_table_shows_the_values_at_sunrise(astro: Astro) -> None:
    # A time without the Sun's entry into a sign, which belongs to the day within which it is.
    days = ["days", *UJJAIN, *span("2026-11-18", "2026-11-30"), "--format", "table"]
    assert astro.bytes(*days, "--day-boundary", "civil") == astro.bytes(*days)


# ---- transitions


def test_spans_of_transitions_are_half_open(astro: Astro) -> None:
    arguments = ["transitions", "--of", "tithi"]
    found = astro.lines(*arguments, *span("2026-11-01", "2026-11-30"))
    assert list(found[0])[:3] == ["of", "value", "start"]
    assert {item["of"] for item in found} == {"tithi"}
    numbers = [item["value"] for item in found]
    assert all(b == a % 30 + 1 for a, b in zip(numbers, numbers[1:]))
    middle = found[10]["start"]
    before = astro.lines(*arguments, *span("2026-11-01", middle))
    after = astro.lines(*arguments, *span(middle, "2026-11-30"))
    # A text has only milliseconds: an event at the cut may be on either side of it.
    assert before + after == found


@pytest.mark.parametrize(
    ("kind", "count"), [("phase", 49), ("sankranti", 12), ("masa", 12), ("solar-quarter", 4)]
)
def test_transitions_of_a_year(astro: Astro, kind: str, count: int) -> None:
    found = astro.lines("transitions", "--of", kind, *span("2026-01-01", "2027-01-01"))
    assert abs(len(found) - count) <= 1


def test_an_azimuth_is_never_a_whole_turn(astro: Astro) -> None:
    # The Sun is in the north at noon, now on this side of it and now on that.
    events = ["events", "--body", "sun", "--kind", "transit"]
    events += ["--latitude", "-33.87", "--longitude", "151.21", *span("2026-01-01", "2027-01-01")]
    azimuths = [event["azimuth"] for event in astro.lines(*events)]
    rows = csv.DictReader(io.StringIO(astro.bytes(*events, "--format", "csv").decode()))
    assert [float(row["azimuth"]) for row in rows] == azimuths
    assert all(0 <= azimuth < 360 for azimuth in azimuths)


# ---- lunar dates


def test_a_lunar_date_there_and_back(astro: Astro) -> None:
    (there,) = astro.lines("lunar-date", *UJJAIN, "--date", "2026-11-21")
    date = there["lunarDate"]
    assert (date["shaka"], date["month"], date["tithi"]) == (1948, 8, 12)
    (back,) = astro.lines(
        *["lunar-date", *UJJAIN, "--shaka", "1948", "--month", "8", "--tithi", "12"]
    )
    assert back["dates"] == ["2026-11-21"]
    assert back["start"] == there["start"]


def test_a_lunar_date_has_the_times_of_its_tithi(astro: Astro) -> None:
    for day in range(18, 31):
        arguments = ["lunar-date", *UJJAIN, "--date", f"2026-11-{day}"]
        assert astro.lines(*arguments, "--day-boundary", "civil") == astro.lines(*arguments)


# Ugadi of 2026: the tithi begins after one sunrise and ends before the next.
def test_a_kshaya_tithi_has_its_time_instead_of_a_date(astro: Astro) -> None:
    first = ["lunar-date", *UJJAIN, "--shaka", "1948", "--month", "1", "--tithi", "1"]
    (found,) = astro.lines(*first)
    assert found["dates"] == []
    row = astro.bytes(*first, "--format", "table").decode().splitlines()[1]
    assert row.endswith("  kshaya, 2026-03-19 06:53 to 2026-03-20 04:53")


# The first and the last civil month of the basic files, as far as they go.
def test_a_month_at_the_end_of_the_files(astro: Astro, tmp_path: Path) -> None:
    for name in ["semo_18.se1", "sepl_18.se1"]:
        (tmp_path / name).symlink_to(EPHEMERIS / name)
    files = [*UJJAIN, "--ephemeris", str(tmp_path)]
    table = [*files, "--format", "table"]
    rows = astro.bytes("month", *table, "--year", "1800", "--month", "1").decode().splitlines()
    assert [rows[1][:10], rows[-1][:10], len(rows)] == ["1800-01-01", "1800-01-31", 32]
    code, message = astro.refusal("month", *table, "--year", "2400", "--month", "1")
    assert code == "notFound"
    assert message.startswith("2400-01-11 needs the ephemeris file ")


def test_the_months_of_a_year(astro: Astro) -> None:
    months = astro.lines("lunar-year", "--shaka", "1948")
    assert [month["masa"]["amanta"] for month in months][:4] == [1, 2, 3, 3]
    assert [month["masa"]["adhika"] for month in months].index(True) == 2
    assert len(months) == 13
    year = json.loads(astro.bytes("lunar-year", "--shaka", "1948", "--format", "json"))
    assert year["samvat"]["vikrama"] == 2083
    assert year["months"] == months


# ---- pictures


def picture(astro: Astro, *arguments: str) -> ElementTree.Element:
    root = ElementTree.fromstring(astro.bytes(*arguments, "--format", "svg"))
    assert root.tag == f"{SVG}svg"
    return root


def test_a_month_is_a_picture_or_a_table(astro: Astro) -> None:
    month = ["month", *UJJAIN, "--year", "2026", "--month", "11"]
    root = picture(astro, *month, "--today", "2026-11-21", "--theme", "dark")
    dates = [node.get("data-date") for node in root.iter() if node.get("data-date")]
    assert len(dates) == 35
    texts = [node.text for node in root.iter(f"{SVG}text")]
    assert "November 2026" in texts
    assert "Vrishchika Sankranti" in texts
    assert picture(astro, *month, "--width", "500").get("width") == "500"
    assert len(astro.bytes(*month, "--format", "table").decode().splitlines()) == 31
    early = ["month", *QUITO, "--year", "-500", "--month", "2", "--script", "iast"]
    assert picture(astro, *early).find(f"{SVG}title") is not None
    assert astro.bytes("month", *UJJAIN).startswith(b"<svg")


def test_a_day_is_a_picture_or_text(astro: Astro) -> None:
    day = ["day", *UJJAIN, "--date", "2026-11-21"]
    texts = [node.text for node in picture(astro, *day).iter(f"{SVG}text")]
    assert "Kartika Shukla Dvadashi" in texts
    lines = astro.bytes(*day, "--format", "table").decode().splitlines()
    assert lines[0] == "Kartika Shukla Dvadashi"
    assert "Sunrise: 06:44" in lines
    assert json.loads(astro.bytes(*day))["udayaTithi"] == 12
    assert len(astro.bytes(*day, "--format", "csv").splitlines()) == 2
    assert astro.lines("day", *UJJAIN)


# ---- names of years and seasons, parts of the day, local time


DELHI = ["--latitude", "28.6139", "--longitude", "77.209", "--time-zone", "Asia/Kolkata"]


def the_day(astro: Astro, date: str, *options: str) -> Any:
    return astro.lines("days", *DELHI, *span(date, date), *options)[0]


@pytest.mark.parametrize(
    ("date", "options", "number", "name"),
    [
        ("2022-01-24", ["--vikrama", "kartikadi"], 2078, "Pramadi"),
        ("2022-10-25", ["--vikrama-year", "kartikadi"], 2078, "Pramadi"),
        ("2022-10-26", ["--vikrama", "kartikadi"], 2079, "Ananda"),
        ("2025-06-01", [], 2082, "Siddharthi"),
        ("2026-06-01", [], 2083, "Raudra"),
        ("2020-06-01", [], 2077, "Pramadi"),
        ("2026-06-01", ["--samvatsara-rule", "mesha-entry-bija"], 2083, "Siddharthi"),
    ],
)
def test_a_vikrama_year_has_its_name(
    astro: Astro, date: str, options: list[str], number: int, name: str
) -> None:
    samvat = the_day(astro, date, *options)["samvat"]
    assert (samvat["vikrama"], samvat["northernSamvatsara"]["name"]) == (number, name)


def test_the_running_samvatsara_has_its_end(astro: Astro) -> None:
    running = the_day(astro, "2026-04-01", "--local-time")["runningSamvatsara"]
    assert (running["value"], running["name"]) == (53, "Siddharthi")
    assert running["end"].startswith("2026-04-21T")
    assert running["end"].endswith("+05:30")
    text = astro.bytes("day", *DELHI, "--date", "2026-04-01", "--format", "table").decode()
    assert "Samvatsara: Siddharthi until 2026-04-21 " in text
    assert "Vikrama 2083 Raudra" in text


def test_a_vedic_season_by_each_rule(astro: Astro) -> None:
    for date, expected in [
        ("2022-01-24", ["Hemanta", "Hemanta", "Shishira"]),
        ("2024-04-10", ["Vasanta", "Shishira", "Vasanta"]),
        ("2023-08-01", ["Varsha", "Grishma", "Varsha"]),
    ]:
        rules = ("lunar-months", "solar-months", "surya-siddhanta")
        days = [the_day(astro, date, "--vedic-ritu", rule) for rule in rules]
        assert [day["season"]["vedicRitu"]["name"] for day in days] == expected
        assert the_day(astro, date)["season"] == days[0]["season"]


def test_a_wednesday_has_no_abhijit(astro: Astro) -> None:
    for date in ("2026-11-25", "2024-02-14", "2025-01-01"):
        day = ["day", *DELHI, "--date", date]
        assert json.loads(astro.bytes(*day))["muhurtas"]["abhijit"] is None
        assert b"Abhijit" not in astro.bytes(*day, "--format", "table")
        assert b"Abhijit" not in astro.bytes(*day, "--format", "ics", "--kind", "abhijit")
        timeline = astro.bytes(*day, "--format", "svg")
        assert b"<title>Abhijit " not in timeline


def test_a_days_text_and_event_have_its_parts(astro: Astro) -> None:
    day = ["day", *DELHI, "--date", "2026-11-27"]
    text = astro.bytes(*day, "--format", "table").decode()
    event = astro.bytes(*day, "--format", "ics").decode().replace("\r\n ", "")
    for word in ("Rahu Kala", "Yamaganda", "Gulika", "Abhijit", "Durmuhurta"):
        assert f"\n{word}: " in text
        assert f"\\n{word}: " in event


def test_times_may_be_those_of_the_place(astro: Astro) -> None:
    arguments = ["days", *DELHI, *span("2026-11-21", "2026-11-23")]
    local = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+05:30")
    days = astro.lines(*arguments, "--local-time", "--hours")
    plain = astro.lines(*arguments, "--hours")
    for day, other in zip(days, plain):
        assert local.fullmatch(day["sunrise"])
        assert datetime.fromisoformat(day["sunrise"]) == datetime.fromisoformat(
            other["sunrise"].replace("Z", "+00:00")
        )
        assert not TIME.search(json.dumps(day))
    rows = csv.DictReader(
        io.StringIO(astro.bytes(*arguments, "--format", "csv", "--local-time").decode())
    )
    assert [row["sunset"] for row in rows] == [day["sunset"] for day in days]
    assert (
        json.loads(astro.bytes(*arguments, "--format", "json", "--local-time", "--hours")) == days
    )
    (month, *_) = astro.lines("month", *DELHI, "--year", "2026", "--month", "11", "--local-time")
    assert local.fullmatch(month["sunrise"])
    tithis = ["transitions", "--of", "tithi", *span("2026-11-21", "2026-11-23")]
    for item in astro.lines(*tithis, "--time-zone", "Asia/Kolkata", "--local-time"):
        assert local.fullmatch(item["start"])
    year = ["lunar-year", "--shaka", "1948", "--time-zone", "Asia/Kolkata", "--local-time"]
    for item in astro.lines(*year):
        assert local.fullmatch(item["start"])
    (date,) = astro.lines("lunar-date", *DELHI, "--date", "2026-11-21", "--local-time")
    assert local.fullmatch(date["start"])


def test_a_lunar_date_by_other_years(astro: Astro) -> None:
    diwali = ["lunar-date", *DELHI, "--month", "7", "--tithi", "30"]
    (shaka,) = astro.lines(*diwali, "--shaka", "1948")
    assert astro.lines(*diwali, "--year", "1948", "--era", "shaka") == [shaka]
    code, message = astro.refusal(*diwali, "--year", "2026")
    assert code == "misuse"
    assert "--era" in message
    assert astro.lines(*diwali, "--year", "2083", "--era", "vikrama") == [shaka]
    assert astro.lines(*diwali, "--year", "2026", "--era", "civil") == [shaka]
    assert (shaka["vikrama"], shaka["dates"]) == (2083, ["2026-11-09"])
    gujarat = ["--vikrama", "kartikadi", "--era", "vikrama", "--year", "2079"]
    first = ["--month", "8", "--tithi", "1"]
    (date,) = astro.lines("lunar-date", *DELHI, *gujarat, *first)
    assert (date["dates"], date["vikrama"]) == (["2022-10-26"], 2079)
    pausha = ["lunar-date", *DELHI, "--month", "10", "--tithi", "11", "--era", "civil"]
    found = [
        astro.run(*pausha, "--year", str(year), "--format", "jsonl") for year in range(2000, 2012)
    ]
    assert {run.stdout.count(b"\n") for run in found} == {0, 1, 2}
    assert {run.returncode == 0 for run in found} == {True, False}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["days", "--kind", "sunrise", "--format", "csv"], "--kind needs --format ics"),
        (["days", "--hours", "--format", "csv"], "--hours needs --format json, jsonl"),
        (["days", "--name", "x", "--format", "json"], "--name needs --format ics"),
        (["days", "--local-time", "--format", "table"], "--local-time needs"),
        (["days", "--local-time", "--format", "ics"], "--local-time needs"),
        (["days", "--moshier", "--ephemeris", "/usr/share/libswe/ephe"], "--moshier"),
        (["days", "--allow-shared-store"], "--allow-shared-store"),
        (["days", "--vikrama", "kartikadi", "--samvatsara-rule", "mesha-entry"], "chaitradi"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_options_that_contradict_each_other_are_refused(
    astro: Astro, arguments: list[str], message: str
) -> None:
    days = [*DELHI, *span("2026-11-21", "2026-11-21")]
    code, text = astro.refusal(arguments[0], *days, *arguments[1:])
    assert code in ("invalid", "misuse")
    assert message in text


@pytest.mark.parametrize(
    "arguments",
    [
        ["day", "--theme", "dark", "--format", "table"],
        ["day", "--width", "300", "--format", "json"],
        ["day", "--kind", "sunrise", "--format", "svg"],
        ["month", "--today", "2026-11-21", "--format", "csv"],
        ["month", "--no-sun-times", "--format", "table"],
        ["lunar-date", "--year", "2083", "--shaka", "1948", "--month", "1", "--tithi", "1"],
        ["lunar-date", "--date", "2026-11-21", "--era", "vikrama"],
        ["lunar-date", "--shaka", "1948", "--era", "civil", "--month", "1", "--tithi", "1"],
    ],
    ids=" ".join,
)
def test_options_of_another_format_are_refused(astro: Astro, arguments: list[str]) -> None:
    code, text = astro.refusal(arguments[0], *DELHI, *arguments[1:])
    assert code in ("invalid", "misuse")
    assert "--" in text


def test_values_are_spelled_as_in_swift_and_python_too(astro: Astro) -> None:
    for option, plain, other in [
        ("--sunrise", "disc-centre", "discCentre"),
        ("--sunrise", "civil-twilight", "civilTwilight"),
        ("--moonrise", "disc-centre", "discCentre"),
        ("--ayanamsa", "true-chitra", "trueChitra"),
        ("--vedic-ritu", "solar-months", "solarMonths"),
        ("--samvatsara-rule", "mesha-entry", "meshaEntry"),
    ]:
        assert the_day(astro, "2026-11-21", option, plain) == the_day(
            astro, "2026-11-21", option, other
        )


# ---- errors

ONE_DAY = span("2026-11-21", "2026-11-21")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["days", *UJJAIN], "misuse"),
        (["days", *ONE_DAY], "misuse"),
        (["days", *UJJAIN, *ONE_DAY, "--format", "svg"], "unsupported"),
        (["days", *UJJAIN, *ONE_DAY, "--format", "xml"], "misuse"),
        (["days", *UJJAIN, *ONE_DAY, "--sunrise", "noon"], "misuse"),
        (["days", *UJJAIN, *ONE_DAY, "--ayanamsa", "none"], "misuse"),
        (["days", *UJJAIN, *ONE_DAY, "--stamp", "now", "--format", "ics"], "invalid"),
        (["days", *UJJAIN, *span("2026-11-22", "2026-11-21")], "invalid"),
        (["days", *UJJAIN, *span("2026-11-31", "2026-12-01")], "invalid"),
        (["days", *UJJAIN, *span("21.11.2026", "2026-12-01")], "invalid"),
        (["days", *UJJAIN, *span("-90000-01-01", "-90000-01-02")], "notFound"),
        (["days", *UJJAIN, *span("-5000-01-01", "5000-01-01")], "invalid"),
        (["days", *UJJAIN[:4], "--time-zone", "Mars", *ONE_DAY], "invalid"),
        (["days", "--latitude", "95", *UJJAIN[2:], *ONE_DAY], "invalid"),
        (["days", "--latitude", "nan", *UJJAIN[2:], *ONE_DAY], "invalid"),
        (["days", *UJJAIN, *ONE_DAY, "--ephemeris", "/nowhere"], "notFound"),
        (["transitions", "--of", "tithi", *span("2026-11-22", "2026-11-21")], "invalid"),
        (["transitions", "--of", "week", *ONE_DAY], "misuse"),
        (["transitions", "--of", "tithi", *ONE_DAY, "--format", "svg"], "unsupported"),
        (["transitions", "--of", "tithi", *span("2026-11-21T00:00", "2026-11-22")], "invalid"),
        (["month", *UJJAIN, "--year", "2026"], "misuse"),
        (["month", *UJJAIN, "--year", "2026", "--month", "13"], "invalid"),
        (["month", *UJJAIN, "--first-vara", "8"], "invalid"),
        (["month", *UJJAIN, "--width", "-5", "--format", "svg"], "invalid"),
        (["day", *UJJAIN, "--date", "today"], "invalid"),
        (["lunar-date", *UJJAIN], "misuse"),
        (["lunar-date", *UJJAIN, "--date", "2026-11-21", "--shaka", "1948"], "misuse"),
        (["lunar-date", *UJJAIN, "--shaka", "1948", "--month", "13", "--tithi", "1"], "invalid"),
        (["lunar-date", *UJJAIN, "--shaka", "1948", "--month", "1", "--tithi", "31"], "invalid"),
        (["lunar-year", "--shaka", "1000000"], "invalid"),
    ],
    ids=" ".join,
)
def test_errors_are_printed_in_a_line(astro: Astro, arguments: list[str], code: str) -> None:
    found, message = astro.refusal(*arguments)
    assert found == code
    assert message


def test_a_month_that_a_year_does_not_have(astro: Astro) -> None:
    arguments = ["--shaka", "1948", "--month", "5", "--tithi", "1", "--adhika"]
    assert astro.refusal("lunar-date", *UJJAIN, *arguments)[0] == "notFound"


@pytest.mark.parametrize(
    "command", ["days", "panchang", "month", "transitions", "lunar-date", "lunar-year"]
)
def test_help_is_not_an_error(astro: Astro, command: str) -> None:
    assert f"USAGE: pentad-cli astro {command}".encode() in astro.bytes(command, "--help")
