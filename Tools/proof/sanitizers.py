"""Runs the tests under sanitizers: `sanitizers.py [--only leaks]`; a table says what was reported.

After each test of C, of Python and of the C interface in Swift, the test itself sees that the
library counts no handle that was not freed.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import swift_tests
from swift_tests import ROOT, Outcome
from table import Table

LOGS = ROOT / ".build-sanitized"

_PASSED = re.compile(r"(\d+) passed")
_REPORT = re.compile(r"SUMMARY: \w+Sanitizer|^FAILED ", re.MULTILINE)


def pytest(arguments: list[str], log: Path, environment: dict[str, str] | None = None) -> Outcome:
    """Tests of C or Python, on the release library."""
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=ROOT,
            env={**os.environ, **(environment or {})},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    text = log.read_text(encoding="utf-8", errors="replace")
    passed = sum(map(int, _PASSED.findall(text)))
    return Outcome(passed, "" if done.returncode == 0 else swift_tests.reason(text, log))


def python(log: Path) -> Outcome:
    """All run in one process, whose leaks are looked for at its end."""
    library = subprocess.check_output(["gcc", "-print-file-name=liblsan.so"], text=True).strip()
    environment = {"LD_PRELOAD": library, "PYTHONMALLOC": "malloc"}
    return pytest(["Tools/proof/pytest_alone.py", "Tests/PythonTests"], log, environment)


def leaks(log: Path) -> Outcome:
    return pytest(["-m", "pytest", "Tests/CTests", "-k", "leak_sanitizer"], log)


def valgrind(log: Path) -> Outcome:
    return pytest(["-m", "pytest", "Tests/CTests", "-k", "valgrind"], log)


def threads(log: Path) -> Outcome:
    # Otherwise a run with reports ends with 0.
    options = {"TSAN_OPTIONS": "halt_on_error=1"}
    return swift_tests.run("--scratch-path .build-tsan --sanitize=thread", log, options)


def addresses(log: Path) -> Outcome:
    # What Swift refers to by a pointer that is shifted looks lost in the tests' program.
    options = {"ASAN_OPTIONS": "detect_leaks=0"}
    return swift_tests.run("--scratch-path .build-asan --sanitize=address", log, options)


# The short ones first.
CHECKS: list[tuple[Callable[[Path], Outcome], str, str]] = [
    (leaks, "leak sanitizer", "C programs"),
    (python, "leak sanitizer", "Python tests"),
    (valgrind, "valgrind", "C programs"),
    (threads, "thread sanitizer", "Swift tests"),
    (addresses, "address sanitizer", "Swift tests"),
]


def check(run: Callable[[Path], Outcome], title: str, tests: str, table: Table) -> bool:
    """Runs one and prints its row; whether it found nothing."""
    LOGS.mkdir(exist_ok=True)
    log = LOGS / f"{run.__name__}.log"
    passed, failure = run(log)
    reports = len(_REPORT.findall(log.read_text(encoding="utf-8", errors="replace")))
    table.row(title, tests, passed, reports, failure or "ok")
    return not failure


def main() -> None:
    names = [run.__name__ for run, _, _ in CHECKS]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", choices=names)
    only = parser.parse_args().only
    table = Table(under=-17, what=-12, passed=6, reports=7, outcome=-7)
    chosen = [entry for entry in CHECKS if only in (None, entry[0].__name__)]
    outcomes = [check(*entry, table) for entry in chosen]
    if not all(outcomes):
        sys.exit(1)


if __name__ == "__main__":
    main()
