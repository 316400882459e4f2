"""An ephemeris file that is damaged is named by Python and by the command."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from astro_command import Astro
from pentad.astro import AstroCalendar, Place

EPHEMERIS = Path("/usr/share/libswe/ephe")
UJJAIN = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
DAY = ("--latitude", "23.1765", "--longitude", "75.7885", "--time-zone", "Asia/Kolkata")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the Sun's and the Moon's files from 1800 to 2399."""
    for name in ("sepl_18.se1", "semo_18.se1"):
        shutil.copy(EPHEMERIS / name, tmp_path)
    return tmp_path


@pytest.fixture(params=[("semo_18.se1", 0.3), ("sepl_18.se1", 0.6), ("semo_18.se1", 0.999)])
def damaged(folder: Path, request: pytest.FixtureRequest) -> Path:
    """Returns a folder with a flipped bit in one of the files."""
    name, part = request.param
    path: Path = folder / name
    content = bytearray(path.read_bytes())
    content[int(len(content) * part)] ^= 4
    path.write_bytes(content)
    return path


def test_published_files_are_verified(folder: Path) -> None:
    with AstroCalendar(ephemeris_path=folder) as calendar:
        calendar.day("2026-11-21", UJJAIN)
        assert calendar.unverified_files == ()


def test_damaged_file_is_named(damaged: Path) -> None:
    with AstroCalendar(ephemeris_path=damaged.parent) as calendar:
        assert not calendar.unverified_files
        for _ in range(2):
            calendar.day("2026-11-21", UJJAIN)
        assert calendar.unverified_files == (str(damaged),)


def test_command_notes_a_damaged_file_once(damaged: Path, astro: Astro) -> None:
    days = ("--from", "2026-11-21", "--to", "2026-11-22")
    done = astro.run("days", *DAY, *days, "--ephemeris", str(damaged.parent))
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) > 0
    notes = done.stderr.decode().splitlines()
    assert len(notes) == 1
    assert notes[0].startswith(f"note: unverified ephemeris file: {damaged} is damaged")
