"""A share of `make torture` and `make power-loss`, chosen by the commit.

``PENTAD_COMMIT`` chooses another share.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from disk import CUT, MADE, RENAMED, SYNCED, WRITTEN, Disk, Record
from faults import FAIL_CALLS, Fault, build, chosen, run

#: The step between tested calls: one of this many is tested.
STEP = "30"
PLACES = "6"


@pytest.fixture
def commit(root: Path) -> str:
    command = ["git", "-C", str(root), "rev-parse", "HEAD"]
    found = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return os.environ.get("PENTAD_COMMIT", found or "0")


def ran(program: Path, root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    places = "Tests/PythonTests/support", "Tools/torture", "Sources/PentadPython"
    path = os.pathsep.join(str(root / place) for place in places)
    return subprocess.run(
        [sys.executable, str(program), *arguments],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )


def test_each_kind_of_call_may_fail(
    command_program: Path, server_program: Path, root: Path, commit: str
) -> None:
    tool = root / "Tools/torture/torture.py"
    share = "--third", commit, "--step", STEP, "--seed", str(int(commit[:8], 16))
    done = ran(tool, root, str(command_program), str(server_program), *share)
    assert done.returncode == 0, done.stdout + done.stderr


def test_stores_survive_a_loss_of_power(
    command_program: Path, server_program: Path, root: Path, commit: str
) -> None:
    tool = root / "Tools/power_loss/power_loss.py"
    share = "--places", PLACES, "--seed", str(int(commit[:8], 16))
    done = ran(tool, root, str(command_program), str(server_program), *share)
    assert done.returncode == 0, done.stdout + done.stderr


# ---- the tools themselves


@pytest.mark.parametrize(("mode", "text"), [("once", "second"), ("lasting", "")])
def test_a_call_fails_once_or_from_then_on(tmp_path: Path, mode: str, text: str) -> None:
    (tmp_path / "file").write_text("second")
    program = f"for _ in 1 2; do read line < {tmp_path}/file; done; echo $line"
    library = build(FAIL_CALLS, tmp_path)
    command = ["bash", "-c", program]
    _, output, _, calls, _ = run(command, library, Fault(0, mode), tmp_path / "report")
    assert (output, calls > 0) == ("second\n", True)
    first = next(
        call
        for call in range(1, calls + 1)
        if "open" in run(command, library, Fault(call, mode), tmp_path / "report")[4]
    )
    _, output, _, _, failed = run(command, library, Fault(first, mode), tmp_path / "report")
    assert failed.startswith("open")
    assert output.strip() == text


def test_every_call_fails_in_each_mode() -> None:
    found = chosen(5, 1, random.Random(1))
    assert {(one.call, one.mode) for one in found} == {
        (call, mode) for call in range(1, 6) for mode in ("once", "lasting")
    }
    assert len(chosen(100, 30, random.Random(1))) == 8


def written(at: int, text: bytes) -> Record:
    return Record(WRITTEN, "/a", at, text)


def test_synced_writes_survive_and_others_may() -> None:
    disk = Disk()
    for record in (Record(MADE, "/a", 0, b""), written(0, b"kept"), Record(SYNCED, "/a", 0, b"")):
        disk.replay(record)
    disk.replay(written(4, b"?"))
    found = {disk.lose(random.Random(seed)).get("/a") for seed in range(50)}
    assert found == {None, b"kept", b"kept?"}


def test_a_file_that_was_cut_and_renamed_is_replayed() -> None:
    disk = Disk()
    for record in (Record(MADE, "/a", 0, b""), written(2, b"xy"), Record(CUT, "/a", 3, b"")):
        disk.replay(record)
    disk.replay(Record(RENAMED, "/a", 0, b"/b"))
    assert disk.live() == {"/b": b"\0\0x"}
