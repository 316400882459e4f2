"""The benchmarks of AstroKit: what a day of the calendar costs."""

from __future__ import annotations

import ctypes
import ctypes.util
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from .build import BUILD, HERE, PYTHON, peers
from .contest import Result, Row, Run, best, progress, worker

ROUNDS = 3

#: Ten years, from 2020-01-01.
DAYS = 3653

#: Peers that would take a minute for ten years work through one; each day costs them the same.
YEAR = 366


class Town(NamedTuple):
    """A place as the programs take it: latitude, longitude, and hours east of Greenwich."""

    latitude: float
    longitude: float
    zone: float

    def arguments(self, days: int) -> list[str]:
        """Returns the arguments of a program."""
        return [*map(str, self), str(days)]


UJJAIN = Town(23.1765, 75.7885, 5.5)
TROMSO = Town(69.65, 18.96, 1)
PLACES = {"ujjain": UJJAIN, "tromso": TROMSO}

#: The warm rows against a target, in microseconds a day: 400,000 days a second to 55 degrees of
#: latitude, and 150,000 anywhere.
TARGETS = {
    "ujjain": (UJJAIN, 2.5),
    "latitude55": (Town(55, 18.96, 1), 2.5),
    "latitude60": (Town(60, 18.96, 1), 6.667),
    "tromso": (TROMSO, 6.667),
}

#: A year of whole days for a new town, in milliseconds.
YEAR_TARGET = 15

SWIFT = str(BUILD / "release" / "AstroBench")
SWE = str(BUILD / "astro_swe")

#: drik-panchanga's Sun rises when the disc's geocentric centre does, without refraction, and its
#: moonrises belong to days from sunrise to sunrise.
TOLERANCE = {"drik-panchanga": 2e-2}


def rows() -> Iterator[Row]:
    """All rows, each as soon as it is known."""
    for place, (town, target) in TARGETS.items():
        name = f"astro.warm.{place}"
        progress(f"{name}: the target")
        [result] = best([_ours("warm", town)], ROUNDS)
        yield Row.of(name, result.time, "target", target, "us")
    for place, town in PLACES.items():
        for peer, version, run in _peers(town):
            for state in "cold", "warm":
                name = f"astro.{state}.{place}"
                progress(f"{name}: {peer}")
                mine, other = best([_ours(state, town), run], ROUNDS, TOLERANCE.get(peer, 1e-3))
                yield Row.of(name, mine.time, version, other.time, "us")
    progress("astro.python: native")
    python = [str(PYTHON), str(HERE / "python" / "astro_pentad.py"), *UJJAIN.arguments(DAYS)]
    mine, native = best([_micro(python), _ours("warm", UJJAIN)], ROUNDS)
    yield Row.of("astro.python", mine.time, "native", native.time, "us")
    progress("astro.year: the target")
    [result] = best([worker([SWIFT, "year", *UJJAIN.arguments(365)])], ROUNDS)
    yield Row.of("astro.year", result.time / 1e6, "target", YEAR_TARGET, "ms")


def _peers(town: Town) -> Iterator[tuple[str, str, Run]]:
    """Each peer with its version."""
    swe_days = DAYS if town is UJJAIN else YEAR
    yield "swe-c", f"swe-c {_libswe_version()}", _micro([SWE, *town.arguments(swe_days)])
    for peer, script, days in (
        ("drik-panchanga", "astro_drik.py", swe_days),
        ("astronomy-engine", "astro_engine.py", YEAR),
    ):
        command = [str(PYTHON), str(HERE / "python" / script), *town.arguments(days)]
        yield peer, peers()[peer], _micro(command)


def _ours(state: str, town: Town) -> Run:
    return _micro([SWIFT, state, *town.arguments(DAYS)])


def _micro(command: list[str]) -> Run:
    """A worker, in microseconds."""
    run = worker(command)

    def micro() -> Result:
        result = run()
        return Result(result.time / 1e3, result.check)

    return micro


@lru_cache
def _libswe_version() -> str:
    library = ctypes.CDLL(ctypes.util.find_library("swe"))
    buffer = ctypes.create_string_buffer(256)
    library.swe_version(buffer)
    return buffer.value.decode().split("-")[0]  # Debian's ends with "-deb1"
