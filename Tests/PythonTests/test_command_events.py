"""Risings, settings and transits by the command."""

from __future__ import annotations

import re

import pytest
from astro_command import Astro

TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
GREENWICH = ["--latitude", "51.4779", "--longitude", "-0.0015"]


def span(first: str, last: str) -> list[str]:
    return ["--from", first, "--to", last]


def test_events_of_a_day(astro: Astro) -> None:
    place = ["--latitude", "51.4779", "--longitude", "-0.0015"]
    found = astro.lines("events", "--body", "sun", *place, *span("2026-06-21", "2026-06-22"))
    assert [(item["body"], item["kind"]) for item in found] == [
        ("sun", "rise"),
        ("sun", "transit"),
        ("sun", "set"),
    ]
    assert [item["time"][:16] for item in found] == [
        *["2026-06-21T03:42", "2026-06-21T12:01", "2026-06-21T20:20"]
    ]
    assert all(TIME.fullmatch(item["time"]) for item in found)
    later = astro.lines(
        *["events", "--body", "sun", *place, "--refraction", "-30", "--kind", "rise"],
        *span("2026-06-21", "2026-06-22"),
    )
    assert later[0]["time"] > found[0]["time"]
    moon = astro.bytes(
        *["events", "--body", "moon", *place, *span("2026-06-21T06:00Z", "2026-06-28")],
        *["--format", "csv"],
    ).decode()
    assert moon.splitlines()[0] == "body,kind,time,azimuth"


def test_twice_the_span_is_the_same_events(astro: Astro) -> None:
    arguments = ["events", "--body", "moon", "--latitude", "69", "--longitude", "19"]
    whole = astro.lines(*arguments, *span("2010-01-01", "2026-01-01"))
    parts = [
        astro.lines(*arguments, *span(a, b))
        for a, b in (("2010-01-01", "2017-05-05T05:05Z"), ("2017-05-05T05:05Z", "2026-01-01"))
    ]
    assert parts[0] + parts[1] == whole


@pytest.mark.parametrize(
    ("disc", "names"),
    [
        ("civil-twilight", {"Civil dawn", "Civil dusk"}),
        ("nautical-twilight", {"Nautical dawn", "Nautical dusk"}),
        ("astronomicalTwilight", {"Astronomical dawn", "Astronomical dusk"}),
        ("upper-limb", {"Sunrise", "Sunset"}),
    ],
)
def test_the_twilights_have_names(astro: Astro, disc: str, names: set[str]) -> None:
    events = ["events", "--body", "sun", *GREENWICH, *span("2026-11-21", "2026-11-22")]
    events += ["--kind", "rise", "--kind", "set"]
    text = astro.bytes(*events, "--disc", disc, "--format", "ics").decode()
    assert set(re.findall("SUMMARY:(.*)\r", text)) == names
    assert astro.bytes(*events, "--rule", disc) == astro.bytes(*events, "--disc", disc)


def test_a_disc_at_the_depth_of_a_twilight_is_that_twilight(astro: Astro) -> None:
    events = ["events", "--body", "sun", *GREENWICH, *span("2026-11-21", "2026-11-22")]
    centre = ["--disc", "disc-centre", "--refraction"]
    dawn = astro.bytes(*events, *centre, "360", "--format", "ics")
    assert b"SUMMARY:Civil dawn\r\n" in dawn
    assert dawn == astro.bytes(*events, "--disc", "civil-twilight", "--format", "ics")
    assert b"SUMMARY:Sunrise (-8.5\xc2\xb0)" in astro.bytes(
        *events, *centre, "510", "--format", "ics"
    )


def test_events_by_a_clock(astro: Astro) -> None:
    events = ["events", "--body", "moon", *GREENWICH, *span("2026-07-01", "2026-07-02")]
    for item in astro.lines(*events, "--time-zone", "Europe/London", "--local-time"):
        assert item["time"].endswith("+01:00")
    table = astro.bytes(*events, "--time-zone", "Europe/London", "--format", "csv", "--local-time")
    assert table.count(b"+01:00") == 3


@pytest.mark.parametrize(
    "options",
    [
        ["--disc", "hindu", "--refraction", "1080"],
        ["--disc", "hindu", "--refraction", "34"],
        ["--disc", "civil-twilight", "--refraction", "0"],
        ["--body", "moon", "--disc", "civil-twilight"],
        ["--local-time"],
        ["--local-time", "--time-zone", "Europe/London", "--format", "table"],
        ["--place-name", "Greenwich", "--format", "csv"],
    ],
    ids=" ".join,
)
def test_options_that_contradict_each_other(astro: Astro, options: list[str]) -> None:
    body = [] if "--body" in options else ["--body", "sun"]
    arguments = [*body, *GREENWICH, *span("2026-11-21", "2026-11-22"), *options]
    code, message = astro.refusal("events", *arguments)
    assert code in ("invalid", "misuse")
    assert options[0] in message or "--" in message


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--body", "mars", *GREENWICH], "misuse"),
        (["--body", "sun", *GREENWICH[2:]], "misuse"),
        (["--body", "sun", *GREENWICH, "--refraction", "nan"], "invalid"),
        (["--body", "sun", *GREENWICH, "--time-zone", "Mars"], "invalid"),
        (["--body", "sun", *GREENWICH, "--format", "svg"], "unsupported"),
    ],
    ids=" ".join,
)
def test_errors_are_printed_in_a_line(astro: Astro, arguments: list[str], code: str) -> None:
    found, message = astro.refusal("events", *arguments, *span("2026-11-21", "2026-11-22"))
    assert found == code
    assert message
