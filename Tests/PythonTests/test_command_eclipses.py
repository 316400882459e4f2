"""Eclipses of the command, compared with NASA's catalogue (F. Espenak)."""

from __future__ import annotations

from datetime import datetime, timedelta

import icalendar
import pytest
from astro_command import Astro

# The greatest eclipse in UT, the type, the magnitude and the saros.
SOLAR = [
    ("2026-02-17T12:11:53", "annular", 0.963, 121),
    ("2026-08-12T17:45:51", "total", 1.0386, 126),
    ("2027-02-06T15:59:32", "annular", 0.9281, 131),
    ("2027-08-02T10:06:34", "total", 1.079, 136),
]
LUNAR = [
    ("2026-03-03T11:33:37", "total", 1.1507, 133),
    ("2026-08-28T04:12:49", "partial", 0.9299, 138),
    ("2027-02-20T23:12:43", "penumbral", 0.9266, 143),
    ("2027-07-18T16:02:57", "penumbral", 0.0014, 110),
    ("2027-08-17T07:13:42", "penumbral", 0.5456, 148),
]
SPAN = ["--from", "2026-01-01", "--to", "2028-01-01"]


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text[:19])


@pytest.mark.parametrize(("kind", "catalogue"), [("solar", SOLAR), ("lunar", LUNAR)])
def test_eclipses_are_those_of_the_catalogue(
    astro: Astro, kind: str, catalogue: list[tuple[str, str, float, int]]
) -> None:
    found = astro.lines("eclipses", "--kind", kind, *SPAN)
    assert list(found[0])[:5] == ["kind", "type", "greatest", "magnitude", "saros"]
    assert {item["kind"] for item in found} == {kind}
    assert [(item["type"], item["saros"]) for item in found] == [row[1::2] for row in catalogue]
    for item, row in zip(found, catalogue):
        assert abs(moment(item["greatest"]) - moment(row[0])) < timedelta(seconds=60)
        assert item["magnitude"] == pytest.approx(row[2], abs=0.002)


@pytest.mark.parametrize("kind", ["solar", "lunar"])
def test_eclipses_in_every_format(astro: Astro, kind: str) -> None:
    arguments = ["eclipses", "--kind", kind, *SPAN, "--time-zone", "Asia/Kolkata"]
    count = len(astro.lines(*arguments))
    assert len(astro.bytes(*arguments, "--format", "csv").splitlines()) == count + 1
    assert len(astro.bytes(*arguments, "--format", "table").splitlines()) == count + 1
    calendar = icalendar.Calendar.from_ical(astro.bytes(*arguments, "--format", "ics"))
    events = calendar.events
    assert len(events) == count
    assert all(timedelta(0) < event.end - event.start < timedelta(hours=7) for event in events)


# Burgos in Spain lies in the path of the total eclipse of August 2026.
PLACE = ["--latitude", "42.3", "--longitude", "-3.7"]


def test_a_place_sees_its_own_eclipses(astro: Astro) -> None:
    everywhere = astro.lines("eclipses", "--kind", "solar", *SPAN)
    seen = astro.lines("eclipses", "--kind", "solar", *SPAN, *PLACE)
    listed = astro.lines("eclipses", "--kind", "solar", *SPAN, *PLACE, "--include-invisible")
    assert [item["view"]["type"] for item in seen] == ["total", "partial"]
    assert [item.pop("view") is None for item in listed] == [True, False, True, False]
    assert [bool(item.pop("moments")) for item in listed] == [False, True, False, True]
    assert listed == everywhere
    view = seen[0]["view"]
    assert view["obscuration"] == 1
    assert view["umbralPhase"]["start"].startswith("2026-08-12T18:28:3")
    table = astro.bytes("eclipses", "--kind", "solar", *SPAN, *PLACE, "--format", "csv").decode()
    assert table.splitlines()[0] == "kind,type,greatest,magnitude,saros,start,end"
    assert table.splitlines()[1].startswith("solar,total,2026-08-12T18:29:2")
    phase = view["partialPhase"]
    assert table.splitlines()[1].endswith(f",126,{phase['start']},{phase['end']}")
    listed_too = ["--include-invisible", "--format", "csv"]
    table = astro.bytes("eclipses", "--kind", "solar", *SPAN, *PLACE, *listed_too).decode()
    assert [line.endswith(",,") for line in table.splitlines()[1:]] == [True, False, True, False]
    text = astro.bytes("eclipses", "--kind", "solar", *SPAN, *PLACE, "--format", "ics")
    events = icalendar.Calendar.from_ical(text).events
    assert [event["geo"].to_ical() for event in events] == ["42.3;-3.7"] * 2
    assert events[0].end - events[0].start < timedelta(hours=2)


def test_the_moon_is_up_or_not(astro: Astro) -> None:
    listed = astro.lines("eclipses", "--kind", "lunar", *SPAN, *PLACE, "--include-invisible")
    seen = astro.lines("eclipses", "--kind", "lunar", *SPAN, *PLACE)
    assert seen == [item for item in listed if item["isVisible"]]
    assert [item["greatest"][:10] for item in listed if not item["isVisible"]] == [
        "2026-03-03",
        "2027-07-18",
    ]
    # It sets as the penumbra touches it.
    assert seen[-1]["greatest"][:10] == "2027-08-17"
    assert seen[0]["altitude"] == pytest.approx(14.3, abs=0.1)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--kind", "stellar", *SPAN], "misuse"),
        (["--kind", "solar", "--from", "2026-01-01"], "misuse"),
        (["--kind", "solar", "--from", "2027-01-01", "--to", "2026-01-01"], "invalid"),
        (["--kind", "solar", *SPAN, "--format", "svg"], "unsupported"),
        (["--kind", "solar", *SPAN, "--latitude", "42"], "misuse"),
        (["--kind", "solar", *SPAN, "--elevation", "42"], "misuse"),
        (["--kind", "solar", *SPAN, "--latitude", "91", "--longitude", "0"], "invalid"),
    ],
    ids=" ".join,
)
def test_errors_are_printed_in_a_line(astro: Astro, arguments: list[str], code: str) -> None:
    assert astro.refusal("eclipses", *arguments)[0] == code


def test_eclipses_by_a_clock(astro: Astro) -> None:
    span = ["--from", "2026-01-01", "--to", "2027-01-01"]
    for kind in ("solar", "lunar"):
        eclipses = ["eclipses", "--kind", kind, *span]
        plain = astro.lines(*eclipses)
        local = astro.lines(*eclipses, "--local-time", "--time-zone", "Asia/Kolkata")
        assert len(local) == len(plain) > 0
        for here, there in zip(local, plain):
            assert here["greatest"].endswith("+05:30")
            assert "Z" not in str(here["partialPhase"])
            assert there["greatest"].endswith("Z")
        assert astro.refusal(*eclipses, "--local-time")[0] == "misuse"


# Start and end are from timeanddate.com. At Soria the Sun sets at 21:15, before the eclipse ends.
# At New Delhi the Moon rises at 18:22, with its last umbral minutes to come, at 18:47.
@pytest.mark.parametrize(
    ("kind", "place", "date", "start", "end"),
    [
        ("solar", ("41.86953", "-2.70656", "Europe/Madrid"), "2026-08-12", "19:34", "21:15"),
        ("lunar", ("28.6139", "77.209", "Asia/Kolkata"), "2026-03-03", "18:22", "18:47"),
    ],
)
def test_a_table_has_start_and_end_as_seen(
    astro: Astro, kind: str, place: tuple[str, str, str], date: str, start: str, end: str
) -> None:
    latitude, longitude, zone = place
    where = ["--latitude", latitude, "--longitude", longitude, "--time-zone", zone]
    span = ["--from", date, "--to", f"{date}T23:59Z", "--format", "table"]
    row = astro.bytes("eclipses", "--kind", kind, *span, *where).decode().splitlines()[1].split()
    assert row[-4:] == [date, start, date, end]
