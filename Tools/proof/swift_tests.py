"""The Swift tests of a variant of the package: with other traits, or under a sanitizer."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]

_RAN = re.compile(r"Test run with (\d+) tests?\b.* (passed|failed)")
_SAID = re.compile(r"error: .*|SUMMARY: .*|undefined symbol.*|recorded an issue.*|FAILED .*")


class Outcome(NamedTuple):
    """The number of passed tests, and the failure; empty if there is none."""

    passed: int
    failure: str


def run(variant: str, log: Path, environment: dict[str, str] | None = None) -> Outcome:
    """Builds and runs them with `make tested`, which knows the tests that must run separately.

    `variant` is passed to each call of SwiftPM. The output is in `log` afterwards.
    """
    status, text = _make("tested", variant, log, environment)
    return outcome(status, passed(text), text, log)


def build(variant: str, log: Path, environment: dict[str, str] | None = None) -> Outcome:
    """Builds the products of a host, without tests."""
    status, text = _make("built", variant, log, environment)
    return Outcome(0, reason(text, log) if status else "")


def _make(
    target: str, variant: str, log: Path, environment: dict[str, str] | None = None
) -> tuple[int, str]:
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(
            ["make", target, f"VARIANT={variant}"],
            cwd=ROOT,
            env={**os.environ, **(environment or {})},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    return done.returncode, log.read_text(encoding="utf-8", errors="replace")


def outcome(status: int, passed: int, text: str, log: Path) -> Outcome:
    """Returns the result of tests that ended with a status; if none has passed, none has run."""
    if status != 0:
        return Outcome(passed, reason(text, log))
    return Outcome(passed, "" if passed else f"no test has passed ({place(log)})")


def passed(text: str) -> int:
    """Returns the number of all passed tests, in successful runs."""
    return sum(int(count) for count, result in _RAN.findall(text) if result == "passed")


def reason(text: str, log: Path) -> str:
    """Returns the first failure, and the path of the whole output."""
    said = _SAID.search(text)
    return f"{said[0][:90] if said else 'it ended early'} ({place(log)})"


def place(log: Path) -> Path:
    """Returns the name of a log for a person."""
    return log.relative_to(ROOT) if log.is_relative_to(ROOT) else log
