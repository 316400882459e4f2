"""Runs a program to its end, with all its children, and reads its result."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class Run:
    """The result of a run."""

    seed: int | None
    kills: int = 0
    faults: int = 0
    operations: int = 0
    losses: list[str] = field(default_factory=list)
    seconds: int = 0
    #: The reason why it has no result; None if it has compared the data with the expected data.
    failure: str | None = None

    @property
    def is_well(self) -> bool:
        return self.failure is None and not self.losses


def run(command: Sequence[str], log: Path, seed: int | None, limit: float) -> Run:
    """Runs a command, with a limit in seconds; `log` receives all output other than the result.

    However it ends, also by an interrupt, its children do not survive it.
    """
    with (
        log.open("wb") as errors,
        tempfile.TemporaryFile() as answer,
        subprocess.Popen(command, stdout=answer, stderr=errors, start_new_session=True) as process,
    ):
        try:
            is_over = _has_ended(process.pid, limit)
        finally:
            # Until its end is collected, the group's number cannot be reused.
            os.killpg(process.pid, signal.SIGKILL)
        if not is_over:
            return Run(seed, seconds=round(limit), failure=f"it has not ended after {limit:.0f} s")
        status = process.wait()
        answer.seek(0)
        return outcome(answer.read().decode(errors="replace"), status, seed, log)


def _has_ended(number: int, limit: float) -> bool:
    """Waits for a process, but does not collect its end."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        if os.waitid(os.P_PID, number, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None:
            return True
        time.sleep(0.1)
    return False


def outcome(text: str, status: int, seed: int | None, log: Path) -> Run:
    """Returns the result of a program, from its last line of JSON and its status."""
    answer: Any = None
    with contextlib.suppress(ValueError, IndexError):
        answer = json.loads(text.splitlines()[-1])
    if not isinstance(answer, dict) or (status != 0 and not answer.get("losses")):
        said = log.read_text(errors="replace").strip() or "it said nothing"
        return Run(seed, failure=f"it ended with {status}: {said.splitlines()[-1][:300]}")
    known = {name: answer[name] for name in Run.__dataclass_fields__ if name in answer}
    return Run(**{"seed": seed, **known})
