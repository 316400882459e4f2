"""Runs the tests under sanitizers: `sanitizers.py [--only leaks]`; prints the reports as a table.

After each test of C, of Python and of the C interface in Swift, the test itself checks that the
library counts no handle that was not freed.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import swift_tests
from rows import Table
from swift_tests import ROOT, Outcome

HERE = Path(__file__).resolve().parent
LOGS = ROOT / ".build-sanitized"

_PASSED = re.compile(r"(\d+) passed")

# Reports are: a failed C program, a sanitizer's report on the Swift tests, and the library's leaks
# in a Python process. Python's own leaks are ignored.
_FAILED = re.compile(r"^FAILED ", re.MULTILINE)
_LOOKED = re.compile(r"^SUMMARY: LeakSanitizer", re.MULTILINE)
_SUMMARY = re.compile(r"^SUMMARY: \w+Sanitizer", re.MULTILINE)
_LOST = re.compile(r"leak of .*\n(?: +#.*\n)*? +#.*/lib(?:pentad|sqlite3|xml2|swe)\.so")


def pytest(arguments: list[str], log: Path, environment: dict[str, str] | None = None) -> Outcome:
    """Runs tests of C or Python with the release library."""
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
    return swift_tests.outcome(done.returncode, passed, text, log)


def preloaded(arguments: list[str], log: Path, environment: dict[str, str]) -> Outcome:
    """Runs tests in a process that is checked for leaks at its end, and that has at least one.

    The sanitizer reports nothing if it was not loaded, and exits successfully if it could not
    check.
    """
    library = subprocess.check_output(["gcc", "-print-file-name=liblsan.so"], text=True).strip()
    if not Path(library).is_absolute():
        log.write_text("", encoding="utf-8")
        return Outcome(0, f"gcc finds no {library}")
    options = {"LD_PRELOAD": library, "PYTHONMALLOC": "malloc", **environment}
    outcome = pytest(arguments, log, options)
    has_looked = _LOOKED.search(log.read_text(encoding="utf-8", errors="replace"))
    if outcome.failure or has_looked:
        return outcome
    return Outcome(outcome.passed, f"no leak was looked for ({swift_tests.place(log)})")


def halves(files: list[str], log: Path, environment: dict[str, str]) -> Outcome:
    """Runs the files in two processes at the same time, since much of the time is waiting."""
    logs = {log.with_suffix(f".{n}.log"): files[n::2] for n in (0, 1)}

    def run(half: Path) -> Outcome:
        return preloaded(["Tools/proof/pytest_alone.py", *logs[half]], half, environment)

    with ThreadPoolExecutor(len(logs)) as pool:
        outcomes = list(pool.map(run, logs))
    log.write_text("".join(half.read_text("utf-8", "replace") for half in logs), "utf-8")
    failures = [outcome.failure for outcome in outcomes if outcome.failure]
    return Outcome(sum(outcome.passed for outcome in outcomes), "; ".join(failures))


def python(log: Path) -> Outcome:
    """Uses the library with its symbols, with which leaks.supp recognises false leaks."""
    options = {
        "LSAN_OPTIONS": f"exitcode=0:suppressions={ROOT / 'Tests/CTests/leaks.supp'}",
        "PENTAD_LIBRARY": str(ROOT / ".build-lib/release/libpentad.so"),
    }
    files = sorted(map(str, (ROOT / "Tests/PythonTests").glob("test_*.py")))
    return halves(files, log, options)


def leaks(log: Path) -> Outcome:
    return pytest(["-m", "pytest", "Tests/CTests", "-k", "leak_sanitizer"], log)


def valgrind(log: Path) -> Outcome:
    return pytest(["-m", "pytest", "Tests/CTests", "-k", "valgrind"], log)


def threads(log: Path) -> Outcome:
    # Otherwise a run with reports exits with 0.
    options = {"TSAN_OPTIONS": f"halt_on_error=1:suppressions={HERE / 'threads.supp'}"}
    return swift_tests.run("--scratch-path .build-tsan --sanitize=thread", log, options)


def addresses(log: Path) -> Outcome:
    # Objects that Swift refers to by a shifted pointer look leaked in the tests' program.
    options = {"ASAN_OPTIONS": f"detect_leaks=0:suppressions={HERE / 'addresses.supp'}"}
    return swift_tests.run("--scratch-path .build-asan --sanitize=address", log, options)


class Check(NamedTuple):
    """A row of the table."""

    run: Callable[[Path], Outcome]
    under: str
    tests: str
    report: re.Pattern[str]


# The short ones come first.
CHECKS = [
    Check(leaks, "leak sanitizer", "C programs", _FAILED),
    Check(python, "leak sanitizer", "Python tests", _LOST),
    Check(valgrind, "valgrind", "C programs", _FAILED),
    Check(threads, "thread sanitizer", "Swift tests", _SUMMARY),
    Check(addresses, "address sanitizer", "Swift tests", _SUMMARY),
]


def is_clean(check: Check, table: Table) -> bool:
    """Runs one and prints its row."""
    LOGS.mkdir(exist_ok=True)
    log = LOGS / f"{check.run.__name__}.log"
    passed, failure = check.run(log)
    reports = len(check.report.findall(log.read_text(encoding="utf-8", errors="replace")))
    outcome = failure or (f"see {log.relative_to(ROOT)}" if reports else "ok")
    table.row(check.under, check.tests, passed, reports, outcome)
    return outcome == "ok"


def main() -> None:
    names = [check.run.__name__ for check in CHECKS]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", choices=names)
    only = parser.parse_args().only
    table = Table(under=-17, tests=-12, passed=6, reports=7, outcome=-7)
    chosen = [check for check in CHECKS if only in (None, check.run.__name__)]
    outcomes = [is_clean(check, table) for check in chosen]
    if not all(outcomes):
        sys.exit(1)


if __name__ == "__main__":
    main()
