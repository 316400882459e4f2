"""The verdict of `make soak` on its runs; the loops themselves are run by the tests of the Kits."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import pytest
from child import Run, run
from loops import LOOPS, SUPPORT
from storm_client import StormClient
from table import table
from video_process import Process
from video_user import has_told


def said(tmp_path: Path, program: str, limit: float = 30) -> Run:
    return run([sys.executable, "-c", program], tmp_path / "log", 5, limit)


def test_output_of_a_loop_is_its_row(tmp_path: Path) -> None:
    answer = {"seed": 5, "kills": 2, "faults": 3, "operations": 1_234, "losses": [], "details": {}}
    found = said(tmp_path, f"print('progress'); print({json.dumps(json.dumps(answer))})")
    assert found == Run(5, kills=2, faults=3, operations=1_234)
    assert found.is_well


@pytest.mark.parametrize("status", [0, 1])
def test_loss_is_reported_for_every_status(tmp_path: Path, status: int) -> None:
    answer = json.dumps({"losses": ["a bookmark is gone"]})
    found = said(tmp_path, f"import sys; print({answer!r}); sys.exit({status})")
    assert (found.losses, found.failure, found.is_well) == (["a bookmark is gone"], None, False)


def test_a_loop_that_fails_has_lost_nothing_but_is_not_well(tmp_path: Path) -> None:
    found = said(tmp_path, "raise RuntimeError('it ended by itself')")
    assert found.failure == "it ended with 1: RuntimeError: it ended by itself"
    assert not found.is_well
    assert not said(tmp_path, "print('{\"losses\": []}'); raise SystemExit(1)").is_well
    assert not said(tmp_path, "").is_well


#: Programs that end before they are killed, and the reported status.
ENDED = [("kill -SEGV $$", -11), ("exit 1", 1), ("exit 0", 0)]


@pytest.mark.parametrize(("program", "status"), ENDED)
def test_ended_follower_is_an_error(tmp_path: Path, program: str, status: int) -> None:
    command = tmp_path / "command"
    command.write_text(f"#!/bin/sh\n{program}\n")
    command.chmod(0o755)
    with StormClient(command, 1, tmp_path) as client:
        client.follow()
        assert client.follower
        client.follower.wait()
        with pytest.raises(RuntimeError, match=f"follow ended by itself, with {status}$"):
            client.kill()


@pytest.mark.parametrize(("program", "status"), ENDED)
def test_ended_actor_is_an_error(program: str, status: int) -> None:
    for ends in (Process.kill, lambda process: process.end(30)):
        process = Process(["/bin/sh", "-c", program], {})
        process._process.wait()
        with pytest.raises(RuntimeError, match=f"act ended by itself, with {status}$"):
            ends(process)


def test_an_actor_is_killed_or_ends_with_its_input() -> None:
    assert Process(["/bin/sh", "-c", "exec sleep 1000"], {}).kill() == []
    assert not Process(["/bin/sh", "-c", "exec sleep 1000"], {}).end(0.1)
    assert Process(["/bin/sh", "-c", "read line; exit 1"], {}).end(30)
    with pytest.raises(RuntimeError, match=r"act ended by itself, with -5$"):
        Process(["/bin/sh", "-c", "read line; kill -TRAP $$"], {}).end(30)


def test_undetermined_share_is_not_a_loss() -> None:
    unknown = "note: shelby:a: youtube:b: conflict: it is unknown whether this was delivered\n"
    assert has_told(0, "")
    assert has_told(1, unknown * 2)
    assert not has_told(1, "")
    assert not has_told(
        1, unknown + "error: timedOut: actions still pending: 2; they are stored and will be sent\n"
    )
    assert not has_told(-5, unknown)


def test_processes_of_a_run_are_ended(tmp_path: Path) -> None:
    file = tmp_path / "number"
    program = (
        "import pathlib, subprocess, time\n"
        "started = subprocess.Popen(['sleep', '1000'])\n"
        f"pathlib.Path({str(file)!r}).write_text(str(started.pid))\n"
        "time.sleep({})"
    )
    for seconds, limit, failure in ((0, 30, "it ended with 0"), (1000, 3, "it has not ended")):
        found = said(tmp_path, program.format(seconds), limit)
        assert found.failure
        assert found.failure.startswith(failure)
        assert is_gone(int(file.read_text()))


def is_gone(number: int) -> bool:
    """Returns true if a process ends within a while; a zombie counts as ended."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return True
        if ") Z " in Path(f"/proc/{number}/stat").read_text():
            return True
    return False


def test_the_table() -> None:
    runs = {
        "astro-kills": [Run(7, kills=100, operations=12_345, seconds=60)],
        "video-faults": [Run(8, faults=40, losses=["a", "b"], seconds=9), Run(9, failure="ended")],
        "chat-storm": [],
    }
    assert table(runs, 1).splitlines() == [
        "loop          seed  runs  kills  faults  operations  losses  failed  seconds",
        "astro-kills      7     1    100       0      12,345       0       0       60",
        "video-faults     8     2      0      40           0       2       1        9",
        "all              1     3    100      40      12,345       2       1       69",
    ]


def test_each_loop_is_a_program_with_numbers_of_its_own(tmp_path: Path) -> None:
    firsts = set()
    for loop in LOOPS:
        seeds = loop.seeds(1)
        firsts.add(first := next(seeds))
        assert next(seeds) == first + 1
        script, *rest = loop.command(("command", "server"), tmp_path, first, 50)[1:]
        assert Path(script).parent == SUPPORT
        assert Path(script).exists()
        assert rest == ["command", "server", str(tmp_path), str(first), str(loop.size // 2)]
    assert len(firsts) == len(LOOPS)
    assert next(LOOPS[0].seeds(1)) in firsts
    assert next(LOOPS[0].seeds(2)) not in firsts
