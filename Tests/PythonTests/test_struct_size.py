"""Programs of other versions: every record with `struct_size` as long as they know it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import guarded_records
import pytest
from reference_server import ReferenceServer
from sized_records import RECORDS, is_reserving

SUPPORT = Path(guarded_records.__file__).parent
ROOT = SUPPORT.parents[2]
NAMES = [kind.__name__ for kind in RECORDS]


@dataclass
class Call:
    """A function that received a record of some size, and its error message."""

    record: str
    function: str
    fills: bool
    size: int
    whole: int
    reserved: int
    newer: int
    message: str | None

    @property
    def is_refused(self) -> bool:
        """Returns true if it was rejected for its size."""
        return "->struct_size is" in (self.message or "")

    @property
    def is_known(self) -> bool:
        """Returns true for a record of this version, or of a later one without new requests: all
        its new bytes are zero.
        """
        is_whole = self.whole <= self.size <= 4096 and self.size % 8 == 0
        return is_whole and not (self.reserved or self.newer)


def run(*command: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(ROOT / "Sources/PentadPython"), str(SUPPORT)])
    return subprocess.run(
        [sys.executable, "-X", "faulthandler", *command],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def calls(small_chat_server: ReferenceServer) -> list[Call]:
    url = f"http://127.0.0.1:{small_chat_server.port}"
    ended = run(guarded_records.__file__, str(ROOT / "include"), url)
    assert ended.returncode == 0, ended.stderr + ended.stdout[-1000:]
    made = [Call(*json.loads(line)) for line in ended.stdout.splitlines()]
    # Some calls have another defect that is found first.
    looking = {(call.record, call.function) for call in made if call.is_refused}
    return [call for call in made if (call.record, call.function) in looking]


def test_guarded_record_prevents_reads_beyond_it() -> None:
    """The library would be ended, as this reader is."""
    read = "import ctypes, guarded_records as g; c = g.Caller(); r = c.record(g.RECORDS[0], 16)"
    assert run("-c", f"{read}; ctypes.string_at(r, 16)").returncode == 0
    assert run("-c", f"{read}; ctypes.string_at(r, 17)").returncode == -signal.SIGSEGV


@pytest.mark.parametrize("record", NAMES)
def test_a_record_of_this_version_or_a_later_one_is_taken(record: str, calls: list[Call]) -> None:
    known = [call for call in calls if call.record == record and call.is_known]
    assert {call.size for call in known} == {known[0].whole, known[0].whole + 8}
    assert [call for call in known if call.is_refused] == []


@pytest.mark.parametrize("record", NAMES)
def test_a_size_that_no_version_has_is_misuse(record: str, calls: list[Call]) -> None:
    """Also one shorter than at the record's birth, as the size of a pointer is."""
    sizes = [
        call
        for call in calls
        if call.record == record and not (call.is_known or call.newer or call.reserved)
    ]
    assert sizes
    assert [call for call in sizes if not call.is_refused] == []


@pytest.mark.parametrize("record", NAMES)
def test_fields_of_a_later_version_are_rejected(record: str, calls: list[Call]) -> None:
    """A record that is filled may contain anything; only its known part is written."""
    newer = [call for call in calls if call.record == record and call.newer]
    assert newer
    assert [call for call in newer if call.is_refused == call.fills] == []


@pytest.mark.parametrize("record", [kind.__name__ for kind in RECORDS if is_reserving(kind)])
def test_reserved_field_must_be_zero(record: str, calls: list[Call]) -> None:
    """A program that sets it requests something of a later version."""
    reserved = [call for call in calls if call.record == record and call.reserved]
    assert reserved
    assert [call for call in reserved if "->reserved is 1" not in (call.message or "")] == []
