"""Counts of arrays: a count that exceeds the memory is rejected."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import counted_arrays
import pentad
import pytest
from reference_server import ReferenceServer

SUPPORT = Path(counted_arrays.__file__).parent
ROOT = SUPPORT.parents[2]
INCLUDE = ROOT / "include"
#: Results of pentad.h. A client without a server is offline.
OK, MISUSE, INVALID, OFFLINE = 0, 2, 3, 7
Call = tuple[str, str, int, "int | None", "str | None"]


@pytest.fixture(scope="module")
def calls(small_chat_server: ReferenceServer) -> list[Call]:
    url = f"http://127.0.0.1:{small_chat_server.port}"
    paths = os.pathsep.join([str(ROOT / "Sources/PentadPython"), str(SUPPORT)])
    ended = subprocess.run(
        [sys.executable, "-X", "faulthandler", counted_arrays.__file__, str(INCLUDE), url],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    # The last line names the call that ended the process.
    assert ended.returncode == 0, ended.stdout[-300:] + ended.stderr
    lines = [json.loads(line) for line in ended.stdout.splitlines()]
    return [tuple(line) for line in lines if len(line) == 5]


def labelled(calls: list[Call], kind: str) -> list[Call]:
    found = [call for call in calls if call[1].startswith(f"{kind}: ")]
    assert found
    return found


def test_every_count_of_the_header_is_tried(calls: list[Call]) -> None:
    """A function with a count that is not called, or not as it should be, fails here."""
    tried = {name for name, label, *_ in calls if f" of {name}" in label}
    with_counts = {
        name
        for name, parameters in counted_arrays.declared(str(INCLUDE)).items()
        if any(parameter.startswith("size_t ") and "*" not in parameter for parameter in parameters)
    }
    assert with_counts - tried == set()


def test_a_count_that_memory_cannot_hold_is_refused(calls: list[Call]) -> None:
    wrong = [
        call
        for call in labelled(calls, "count")
        if (call[3] != MISUSE or "larger than any array" not in (call[4] or ""))
        # A picture has a limit of its own, far below.
        and call[3] != pentad.ErrorCode.CHAT_PICTURE_TOO_LARGE
    ]
    assert wrong == []


def test_null_array_with_a_count_is_misuse(calls: list[Call]) -> None:
    wrong = [
        call
        for call in labelled(calls, "NULL")
        if call[3] != MISUSE or not (call[4] or "").endswith(" is NULL")
    ]
    assert wrong == []


def test_null_array_with_a_count_of_zero_is_allowed(calls: list[Call]) -> None:
    wrong = [
        call
        for call in labelled(calls, "none")
        if "larger" in (call[4] or "")
        or (call[4] or "").removesuffix(" is NULL") not in (call[4], "adduct", "client", "feed", "")
    ]
    assert wrong == []


def test_limit_beyond_memory_does_not_end_the_process(calls: list[Call]) -> None:
    """It is refused with a reason, or means all of them."""
    for call in labelled(calls, "at most"):
        status, message = call[3:]
        assert status is None or status & 0xFF in (OK, MISUSE, INVALID, OFFLINE), call
        assert bool(status) == bool(message), call
