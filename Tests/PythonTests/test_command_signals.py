"""SIGINT and SIGTERM: the first one ends a command in order, the second one at once."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from programs import program
from soon import until
from video_command import VideoCommand

COMMAND = str(program("pentad-cli"))
SIGNALS = pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)], ids=["INT", "TERM"]
)


@pytest.fixture
def video(command_program: Path, tmp_path: Path) -> VideoCommand:
    return VideoCommand(command_program, tmp_path / "store")


@contextmanager
def started(*command: str | Path, **streams: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A process, which does not outlive a test that fails."""
    with subprocess.Popen(command, **streams) as process:
        try:
            yield process
        finally:
            process.kill()


def handles_signals(process: subprocess.Popen[bytes]) -> bool:
    """Returns true if it has its own handler for SIGTERM: its store is open."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    caught = next(line for line in status.splitlines() if line.startswith("SigCgt:"))
    return bool(int(caught.split()[1], 16) >> (signal.SIGTERM - 1) & 1)


def waits(process: subprocess.Popen[bytes]) -> bool:
    """Returns true if the program has begun, and each of its threads waits."""
    try:
        if "pentad-cli" not in os.readlink(f"/proc/{process.pid}/exe"):
            return False
        stats = [path.read_text() for path in Path(f"/proc/{process.pid}/task").glob("*/stat")]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return len(stats) > 1 and all(stat.rpartition(") ")[2][0] in "SZ" for stat in stats)


@pytest.fixture
def full_pipe() -> Iterator[int]:
    """The writing end of a full pipe without a reader."""
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    try:
        while True:
            os.write(writing, bytes(4096))
    except BlockingIOError:
        os.set_blocking(writing, True)
    yield writing
    os.close(reading)
    os.close(writing)


@SIGNALS
def test_blocked_write_ends_on_the_first_signal(
    number: signal.Signals, status: int, video: VideoCommand, full_pipe: int
) -> None:
    command = [*video.command, "sources", "--store", str(video.store), "--format", "json"]
    with started(*command, stdout=full_pipe, stderr=subprocess.PIPE) as process:
        until(lambda: handles_signals(process))
        process.send_signal(number)
        assert process.wait(20) == status
        assert process.stderr
        assert process.stderr.read().startswith(b"error: cancelled: ")


@SIGNALS
def test_lines_that_do_not_come_are_waited_for_until_the_first_signal(
    number: signal.Signals, status: int, video: VideoCommand
) -> None:
    command = [*video.command, "act", "--offline", "--store", str(video.store)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with started(*command, **pipes) as process:
        until(lambda: handles_signals(process))
        process.send_signal(number)
        assert process.wait(20) == status
    # The store was closed in order: nothing looks for damage.
    assert video.text("sources", "--format", "json") == "[]\n"


@SIGNALS
def test_second_signal_forces_the_end(
    number: signal.Signals, status: int, video: VideoCommand, full_pipe: int
) -> None:
    """Standard error is not read either, so that the error cannot be written."""
    command = [*video.command, "act", "--offline", "--store", str(video.store)]
    with started(*command, stdin=subprocess.PIPE, stdout=full_pipe, stderr=full_pipe) as process:
        until(lambda: handles_signals(process))
        for _ in range(50):
            process.send_signal(number)
            time.sleep(0.02)
            if process.poll() is not None:
                break
        assert process.wait(10) in (status, -number)
        process.stdin.close() if process.stdin else None


@SIGNALS
@pytest.mark.parametrize(
    "arguments",
    [("elements", "formula"), ("video", "parse", "-"), ("video", "parse", "--names")],
    ids=" ".join,
)
def test_standard_input_that_does_not_come_ends_on_the_first_signal(
    number: signal.Signals, status: int, arguments: tuple[str, ...]
) -> None:
    command = [COMMAND, *arguments]
    with started(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        until(lambda: waits(process))
        process.send_signal(number)
        assert process.wait(20) in (status, -number)


@SIGNALS
@pytest.mark.parametrize(
    "arguments",
    [
        ("video", "parse", "FIFO"),
        ("video", "opml", "import", "FIFO", "--store", "STORE"),
        (
            "chat",
            "sign-in",
            "--token-file",
            "FIFO",
            "--server",
            "http://127.0.0.1:9",
            "--store",
            "STORE",
        ),
        ("video", "add", "@FIFO", "--store", "STORE"),
    ],
    ids=" ".join,
)
def test_named_pipe_without_a_writer_ends_on_the_first_signal(
    number: signal.Signals, status: int, arguments: tuple[str, ...], tmp_path: Path
) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo, 0o600)
    words = [w.replace("FIFO", str(fifo)).replace("STORE", str(tmp_path)) for w in arguments]
    with started(COMMAND, *words, stdout=subprocess.PIPE) as process:
        until(lambda: waits(process))
        process.send_signal(number)
        assert process.wait(20) in (status, -number)


def test_a_signal_that_was_ignored_from_the_start_stays_ignored(video: VideoCommand) -> None:
    """A shell starts what runs in the background so, and `nohup` does."""
    command = [*video.command, "act", "--offline", "--store", str(video.store)]
    shell = ["sh", "-c", 'trap "" INT; exec "$@"', "sh", *command]
    with started(*shell, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        # SIGTERM was not ignored.
        until(lambda: handles_signals(process))
        process.send_signal(signal.SIGINT)
        process.send_signal(signal.SIGINT)
        assert process.stdin
        process.stdin.close()
        assert process.wait(20) == 0
