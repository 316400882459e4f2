"""Calendars as others read them: the package icalendar, and libical, which most desktops have."""

from __future__ import annotations

import ctypes
import uuid
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone

import pytest
from astro_command import Astro
from calendar_readers import check, events

KINDS = [
    *["day", "sunrise", "sunset", "moonrise", "moonset", "sankranti", "rahu-kala", "yamaganda"],
    *["gulika", "abhijit", "brahma", "durmuhurta", "varjya", "amrita"],
]
PLACES = {
    "Asia/Kolkata": (23.1765, 75.7885),
    "Europe/Berlin": (52.52, 13.405),
    "America/St_Johns": (47.56, -52.71),
    "Australia/Lord_Howe": (-31.55, 159.08),
    "+05:45": (27.7, 85.3),
    "UTC": (0.0, 0.0),
}


def place(zone: str) -> list[str]:
    latitude, longitude = PLACES[zone]
    return [f"--latitude={latitude}", f"--longitude={longitude}", f"--time-zone={zone}"]


def kinds(*names: str) -> list[str]:
    return [word for name in names for word in ("--kind", name)]


@pytest.mark.parametrize("script", ["english", "iast", "devanagari"])
@pytest.mark.parametrize("zone", list(PLACES))
def test_days_are_read_without_complaint(
    astro: Astro, libical: ctypes.CDLL, zone: str, script: str
) -> None:
    words = ["--name", "पञ्चाङ्ग; a, b\\n", "--place-name", "Ujjain, MP", "--script", script]
    span = ["--from", "2026-10-01", "--to", "2026-11-10", "--format", "ics"]
    text = astro.bytes("days", *place(zone), *span, *words, *kinds(*KINDS))
    check(libical, text)
    found = uids(text)
    assert len(found) == len(set(found)) > 41 * 9
    assert max(len(line) for line in text.split(b"\r\n")) <= 75
    assert text.count(b"\n") == text.count(b"\r\n")


def test_transitions_are_read_without_complaint(astro: Astro, libical: ctypes.CDLL) -> None:
    span = ["--from", "2026-01-01", "--to", "2026-03-01", "--format", "ics"]
    for kind in ("tithi", "phase", "sankranti", "solar-quarter", "masa", "moon-rashi"):
        check(libical, astro.bytes("transitions", "--of", kind, *span))


def moments(text: bytes) -> Iterator[datetime]:
    """Yields the starts of a calendar's events, by the calendar's own rules for its zone."""
    # A name that no list of zones has, and a new one each time, as the reader remembers the zones
    # that it has seen: it must go by the VTIMEZONE.
    nowhere = f"Nowhere/{uuid.uuid4()}".encode()
    for name in PLACES:
        text = text.replace(f"TZID:{name}\r\n".encode(), b"TZID:" + nowhere + b"\r\n")
        text = text.replace(f"TZID={name}:".encode(), b"TZID=" + nowhere + b":")
    for event in events(text):
        yield event["DTSTART"].dt.astimezone(timezone.utc)


@pytest.mark.parametrize("zone", list(PLACES))
@pytest.mark.parametrize("year", [1890, 1942, 2026, 2200])
def test_the_zone_gives_the_moments_back(astro: Astro, zone: str, year: int) -> None:
    span = [*place(zone), "--from", f"{year}-01-01", "--to", f"{year}-12-31"]
    text = astro.bytes("days", *span, "--format", "ics", *kinds("sunrise"))
    expected = [parse(day["sunrise"]) for day in astro.lines("days", *span)]
    found = list(moments(text))
    assert len(found) == len(expected)
    for ours, exact in zip(found, expected):
        assert abs(ours - exact) <= timedelta(milliseconds=501)


def parse(text: str) -> datetime:
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def test_every_moment_of_the_hour_that_comes_twice(astro: Astro) -> None:
    span = ["--from", "2026-10-24T00:00Z", "--to", "2026-10-27T00:00Z", "--of", "pada"]
    for zone in ("Europe/Berlin", "Australia/Lord_Howe"):
        text = astro.bytes("transitions", *span, "--time-zone", zone, "--format", "ics")
        expected = [parse(item["start"]) for item in astro.lines("transitions", *span)]
        for ours, exact in zip(moments(text), expected):
            assert abs(ours - exact) <= timedelta(milliseconds=501)


def test_a_day_is_a_date_with_its_limbs(astro: Astro) -> None:
    span = [*place("Asia/Kolkata"), "--from", "2026-11-21", "--to", "2026-11-21"]
    text = astro.bytes("days", *span, "--format", "ics")
    (event,) = events(text)
    assert event["DTSTART"].dt.isoformat() == "2026-11-21"
    assert event["DTEND"].dt.isoformat() == "2026-11-22"
    assert event["SUMMARY"] == "Kartika Shukla Dvadashi"
    description = str(event["DESCRIPTION"]).split("\n")
    assert description[0].startswith("Tithi: Shukla Dvadashi until 04:57 (11-22), ")
    assert event["GEO"].to_ical() == "23.1765;75.7885"
    assert b"VTIMEZONE" not in text


def test_the_same_question_has_the_same_bytes(astro: Astro) -> None:
    arguments = [*place("Europe/Berlin"), "--from", "2026-03-01", "--to", "2026-04-01"]
    arguments += ["--format", "ics", *kinds(*KINDS)]
    first = astro.bytes("days", *arguments)
    assert astro.bytes("days", *arguments) == first
    later = astro.bytes("days", *arguments, "--stamp", "2026-11-21T06:30Z")
    assert later != first
    assert b"DTSTAMP:20261121T063000Z" in later


def uids(text: bytes) -> list[str]:
    return [str(event["UID"]) for event in events(text)]


def test_a_uid_is_that_of_the_thing(astro: Astro) -> None:
    arguments = [*place("Asia/Kolkata"), "--format", "ics", *kinds("day", "sunrise")]
    long = uids(astro.bytes("days", *arguments, "--from", "2026-11-01", "--to", "2026-11-30"))
    short = uids(astro.bytes("days", *arguments, "--from", "2026-11-21", "--to", "2026-11-21"))
    other = uids(
        astro.bytes(
            "days", *arguments, "--from", "2026-11-21", "--to", "2026-11-21", "--script", "iast"
        )
    )
    assert set(short) < set(long)
    assert other == short


@pytest.mark.parametrize("year", ["0000", "-0500", "+10000"])
def test_years_that_the_format_does_not_have(astro: Astro, year: str) -> None:
    span = ["--from", f"{year}-06-01", "--to", f"{year}-06-02", "--moshier"]
    code, message = astro.refusal("days", *place("UTC"), *span, "--format", "ics")
    assert code == "invalid"
    assert "1 to 9999" in message
