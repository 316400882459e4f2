"""Runs a program while the library in fail_calls.c makes one of its system calls fail."""

from __future__ import annotations

import os
import random
import struct
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tortured import PATIENCE

#: The library that makes calls fail.
FAIL_CALLS = Path(__file__).parent / "fail_calls.c"
#: `struct report` of report.h.
REPORT = struct.Struct("@qqqi28s")
MODES = ("once", "lasting")
#: The status of a run that exceeded its time limit.
LATE = -999


@dataclass(frozen=True)
class Fault:
    """The number of the call that fails, 0 for none, and `once` or `lasting`."""

    call: int
    mode: str


def chosen(calls: int, step: int, chance: random.Random) -> list[Fault]:
    """Returns a fault for each call in each mode, or for one random call of every `step`."""

    def numbers() -> Iterator[int]:
        for first in range(1, calls + 1, step):
            yield chance.randrange(first, min(first + step, calls + 1))

    return [Fault(call, mode) for mode in MODES for call in numbers()]


def build(source: Path, folder: Path) -> Path:
    """Compiles a library for `LD_PRELOAD` from a C file; returns its path."""
    library = folder / f"{source.stem}.so"
    flags = "-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC"
    subprocess.run(["cc", *flags, "-o", library, source, "-ldl"], check=True)
    return library


def run(
    command: Sequence[str], library: Path, fault: Fault, report: Path
) -> tuple[int, str, str, int, str]:
    """Returns the status, output, errors, number of calls and the call that failed."""
    report.write_bytes(bytes(REPORT.size))
    variables = {
        "LD_PRELOAD": str(library),
        "TORTURE_REPORT": str(report),
        "TORTURE_CALL": str(fault.call),
        "TORTURE_MODE": fault.mode,
    }
    try:
        done = subprocess.run(
            command,
            env={**os.environ, **variables},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        status, output, errors = done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        status, output, errors = LATE, "", ""
    calls, _, _, code, failed = REPORT.unpack(report.read_bytes())
    report.unlink()
    name = failed.rstrip(b"\0").decode()
    return status, output, errors, calls, f"{name}: {os.strerror(code)}" if name else "none"
