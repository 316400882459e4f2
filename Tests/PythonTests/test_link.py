"""Tests what the release library is linked with: a part of ICU's data, libxml2 without ICU."""

from __future__ import annotations

import os
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import icu_data
import pytest

ROOT = Path(__file__).parents[2]

# A package of data as ICU's tools write it: a header of 32 bytes and two items.
HEADER = struct.pack("<HBBHHBBBB4s", 32, 0xDA, 0x27, 20, 0, 0, 0, 2, 0, b"CmnD").ljust(32, b"\0")
NAMES = b"icudt1l/a.res\0icudt1l/b.res\0"
FIRST = 64
PACKAGE = (
    HEADER
    + struct.pack("<IIIII", 2, 20, FIRST, 34, FIRST + 16)
    + NAMES.ljust(FIRST - 20, b"\0")
    + b"content of a".ljust(16, b"\0")
    + b"content of b, longer".ljust(32, b"\0")
)


def test_a_part_has_its_items_as_they_were() -> None:
    part = icu_data.kept(PACKAGE, icu_data.patterns("# a comment\n\nb.res\n"))
    assert part.startswith(HEADER)
    assert icu_data.items(part) == {"icudt1l/b.res": b"content of b, longer".ljust(32, b"\0")}
    whole = icu_data.kept(PACKAGE, icu_data.patterns("*.res"))
    assert icu_data.items(whole) == icu_data.items(PACKAGE)


@pytest.mark.parametrize(
    "data",
    [
        PACKAGE.replace(b"CmnD", b"CmnE"),
        PACKAGE.replace(b"a.res", b"c.res"),
        PACKAGE[:40],
        PACKAGE.replace(struct.pack("<I", FIRST + 16), struct.pack("<I", FIRST - 16)),
    ],
    ids=["another kind", "names out of order", "cut", "contents out of order"],
)
def test_an_unknown_form_is_refused(data: bytes) -> None:
    assert len(icu_data.items(PACKAGE)) == 2
    with pytest.raises(icu_data.UnknownForm):
        icu_data.items(data)


def test_a_star_stays_in_its_folder() -> None:
    (pattern,) = icu_data.patterns("*.nrm")
    assert pattern.fullmatch("uts46.nrm")
    assert not pattern.fullmatch("coll/uts46.nrm")


def test_the_toolchain_has_each_item_that_is_kept() -> None:
    _, data = icu_data.toolchain_data("swift")
    names = [name.partition("/")[2] for name in icu_data.items(data)]
    lines = (ROOT / "Tools/link/icu_kept.txt").read_text("utf-8")
    for pattern in icu_data.patterns(lines):
        assert any(pattern.fullmatch(name) for name in names), pattern.pattern


def test_the_library_has_the_part_alone() -> None:
    library = Path(os.environ.get("PENTAD_LIBRARY", str(ROOT / ".build-lib/libpentad.so")))
    names = set(re.findall(rb"icudt\d+l/([\w/.-]+)\0", library.read_bytes()))
    assert b"zoneinfo64.res" in names
    assert not {name for name in names if name.startswith((b"translit/", b"unit/", b"lang/"))}


def test_without_the_data_the_whole_is_linked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert icu_data.write(tmp_path, str(tmp_path / "swift")) == ""
    assert capsys.readouterr().out.startswith("note: all of ICU's data is linked in: ")


def test_changed_input_is_linked_again_and_the_same_is_not(tmp_path: Path) -> None:
    folder = tmp_path / "link"
    tool = [sys.executable, str(ROOT / "Tools/link/prepare.py"), str(folder)]
    times = []
    for options in ([], [], ["--carry"]):
        subprocess.run([*tool, *options], check=True)
        times.append((folder / "link.ld").stat().st_mtime_ns)
        assert (folder / "libsqlite3.a").exists() == bool(options)
    assert times[0] == times[1] < times[2]


#: Compares midnight with Python's, in every zone at three of fourteen dates.
ZONES = """
import datetime, pathlib, zoneinfo
import pentad.astro as astro
assert not list(pathlib.Path("/usr/share/zoneinfo").iterdir())
dates = [datetime.date(year, month, 1) for year in range(1972, 2024, 8) for month in (2, 7)]
zones = sorted(zone for zone in zoneinfo.available_timezones() if "/" in zone)
wrong = []
with astro.AstroCalendar() as calendar:
    for number, zone in enumerate(zones):
        place = astro.Place(0, 0, time_zone=zone)
        for date in [dates[(number + n) % len(dates)] for n in (0, 5, 10)]:
            midnight = datetime.datetime(*date.timetuple()[:3], tzinfo=zoneinfo.ZoneInfo(zone))
            found = calendar.day(date.isoformat(), place).horizon.civil_start_ms
            if found != midnight.timestamp() * 1000:
                wrong.append((zone, date, found - midnight.timestamp() * 1000))
print(len(zones), *wrong)
"""


@pytest.mark.skipif(os.geteuid() != 0, reason="to hide the system's zones takes root")
def test_zones_are_right_without_the_systems_database(tmp_path: Path) -> None:
    zones = tmp_path / "zones"
    shutil.copytree("/usr/share/zoneinfo", zones, symlinks=True)
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "Sources/PentadPython"),
        "PYTHONTZPATH": str(zones),
    }
    hidden = 'mount -t tmpfs none /usr/share/zoneinfo && exec "$@"'
    command = ["unshare", "-m", "sh", "-c", hidden, "sh", sys.executable, "-c", ZONES]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    count, _, wrong = done.stdout.strip().partition(" ")
    assert (done.returncode, wrong) == (0, ""), done.stderr
    assert int(count) > 400
