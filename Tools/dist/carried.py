"""The parts of the Swiss Ephemeris in the whole download, from Debian's packages."""

from __future__ import annotations

import hashlib
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

LIBSWE = "libswe.so.2.0"
PACKAGES = ("libswe2.0", "swe-basic-data")
_EPHEMERIS = Path("/usr/share/libswe/ephe")
_SUMS = Path(__file__).parents[2] / "Data/astro/ephemeris.sha256"
_HEADER = Path("/usr/include/swephexp.h")


def carried() -> list[Path]:
    """Returns libswe, and the files of the Sun and the Moon from 1800 to 2399.

    The stars of the zodiacs are in libswe itself: sefstars.txt changes no result.
    """
    known = subprocess.run(["/sbin/ldconfig", "-p"], check=True, capture_output=True, text=True)
    found = re.search(rf"{re.escape(LIBSWE)} \(libc6,x86-64\) => (\S+)", known.stdout)
    if not found:
        raise SystemExit(f"error: {LIBSWE} is not installed: apt install {PACKAGES[0]}")
    return [Path(found[1]), *(verified(_EPHEMERIS / f"{name}_18.se1") for name in ("sepl", "semo"))]


def verified(path: Path) -> Path:
    """Returns the file if it is unmodified: a damaged one would give wrong results."""
    lines = _SUMS.read_text("utf-8").splitlines()
    sums = dict(line.split("  ")[::-1] for line in lines if not line.startswith("#"))
    if hashlib.sha256(path.read_bytes()).hexdigest() != sums.get(path.name):
        raise SystemExit(f"error: {path} is damaged, or of another edition than {_SUMS.name} has")
    return path


def notices() -> Iterator[tuple[str, str]]:
    """Yields the terms of both, and the notice that the authors require."""
    for package in PACKAGES:
        terms = Path(f"/usr/share/doc/{package}/copyright").read_text("utf-8")
        yield f"{package} {version(package)}, of Debian", terms
    comments = re.findall(r"/\*.*?\*/", _HEADER.read_text("latin-1"), re.DOTALL)
    yield from (("Swiss Ephemeris", text) for text in comments if "License conditions" in text)


def version(package: str) -> str:
    """Returns the version of an installed package."""
    query = ["dpkg-query", "-W", "-f", "${Version}", package]
    return subprocess.run(query, check=True, capture_output=True, text=True).stdout
