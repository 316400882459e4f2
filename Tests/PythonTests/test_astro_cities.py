"""Cities by name in Python and in the command."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from pentad import ConflictError, InvalidError, NotFoundError, astro


def test_place_of_a_city() -> None:
    place = astro.Place.named("Ujjain")
    assert (place.latitude, place.longitude) == pytest.approx((23.1824, 75.7764), abs=1e-4)
    assert place.time_zone == "Asia/Kolkata"
    assert astro.city("London, Canada").country == "CA"


def test_ambiguous_and_unknown_names_are_rejected() -> None:
    with pytest.raises(ConflictError, match="Springfield, Missouri, United States"):
        astro.city("Springfield")
    with pytest.raises(NotFoundError, match="Ujjain, Madhya Pradesh, India"):
        astro.city("Ujj")
    with pytest.raises((InvalidError, TypeError), match="name"):
        astro.city(None)  # type: ignore[arg-type]


def test_cities_are_ordered_by_population() -> None:
    found = astro.cities("spring, US", 5)
    assert len(found) == 5
    populations = [city.population for city in found]
    assert populations == sorted(populations, reverse=True)


def run(command: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(command), *arguments], capture_output=True, text=True, check=False)


def test_command_takes_a_city(command_program: Path) -> None:
    named = run(command_program, "astro", "--at", "Ujjain", "--date", "2026-11-08")
    coordinates = ["--latitude", "23.1824", "--longitude", "75.7764", "--time-zone", "Asia/Kolkata"]
    given = run(command_program, "astro", "day", *coordinates, "--date", "2026-11-08")
    assert named.returncode == 0, named.stderr
    assert named.stdout == given.stdout
    ambiguous = run(command_program, "panchang", "--at", "Springfield")
    assert ambiguous.returncode == 1
    assert ambiguous.stderr.startswith("error: conflict: 8 cities have this name")
    both = run(command_program, "astro", "day", "--at", "Ujjain", "--latitude", "1")
    assert (both.returncode, "--at or coordinates" in both.stderr) == (64, True)
    zone = run(command_program, "astro", "day", "--latitude", "1", "--longitude", "2")
    assert (zone.returncode, "--time-zone" in zone.stderr) == (64, True)


def test_panchang_is_a_command_of_its_own(command_program: Path) -> None:
    short = run(command_program, "panchang", "--at", "Ujjain", "--date", "2026-11-08")
    long = run(command_program, "astro", "day", "--at", "Ujjain", "--date", "2026-11-08")
    assert (short.returncode, short.stderr) == (0, "")
    assert short.stdout == long.stdout
    assert json.loads(short.stdout)["date"] == "2026-11-08"
    shown = run(command_program, "panchang", "--help").stdout
    assert "--at" in shown
    assert "--date" in shown
    assert "panchang" in run(command_program, "--help").stdout


def test_a_city_without_its_option_is_advised(command_program: Path) -> None:
    for command in (["panchang"], ["astro"], ["astro", "day"]):
        done = run(command_program, *command, "Ujjain")
        assert done.returncode == 64
        assert done.stderr.endswith("; give a city as --at CITY, and a date as --date DATE\n")
    assert "--at CITY" not in run(command_program, "astro", "days", "Ujjain").stderr
    unknown = run(command_program, "panchang", "--at", "Ujain").stderr
    assert unknown.endswith("did you mean Ujjain, Madhya Pradesh, India?\n")


def test_command_lists_cities(command_program: Path) -> None:
    lines = run(command_program, "astro", "cities", "ujj").stdout.splitlines()
    assert json.loads(lines[0])["name"] == "Ujjain"
    assert "Fe" in run(command_program, "elements", "Fe").stdout
