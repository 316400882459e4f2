"""The standard streams of the command: closed, broken, not blocking, and not to be read."""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from programs import program
from soon import until
from video_command import Actor, VideoCommand

COMMAND = str(program("pentad-cli"))
WATER = b"H2O\n"
FEED = b"<rss><channel><title>Water</title><item><guid>1</guid></item></channel></rss>"
OUTLINES = b'<opml><body><outline type="rss" xmlUrl="https://example.org/feed"/></body></opml>'
#: Commands that read all of standard input; behind `--store` comes a store.
WHOLE = {
    "feed": ("video", "parse", "-"),
    "opml": ("video", "opml", "import", "-", "--format", "json", "--store"),
    "text": ("chat", "send", "g:1", "--store"),
    "token": ("chat", "sign-in", "--token-file", "-", "--server", "http://127.0.0.1:9", "--store"),
}
#: Megabytes.
MUCH = [COMMAND, "elements", "show", "--all", "--nuclides", "--format", "jsonl"]


def run(redirection: str, *arguments: str | Path) -> subprocess.CompletedProcess[bytes]:
    """Runs the command as a shell does with a redirection behind it."""
    shell = ["sh", "-c", f'exec "$@" {redirection}', "sh", COMMAND, *map(str, arguments)]
    return subprocess.run(shell, capture_output=True, timeout=60, check=False)


def rests(process: subprocess.Popen[bytes]) -> bool:
    """Returns true if each of its threads waits, or it has ended."""
    try:
        stats = [path.read_text() for path in Path(f"/proc/{process.pid}/task").glob("*/stat")]
    except (FileNotFoundError, ProcessLookupError):
        # A thread has just ended.
        return False
    return all(stat.rpartition(") ")[2][0] in "SZ" for stat in stats)


def waiting_bytes(pipe: int) -> int:
    """Returns the number of bytes that have been written and not been read yet."""
    count = fcntl.ioctl(pipe, termios.FIONREAD, bytes(4))
    return int.from_bytes(count, sys.byteorder)


@pytest.fixture
def video(command_program: Path, tmp_path: Path) -> VideoCommand:
    return VideoCommand(command_program, tmp_path / "store")


@pytest.fixture
def damaged(video: VideoCommand) -> list[str]:
    """A command that notes that its store is damaged, and then answers."""
    video.text("sources")
    (video.store / "video.sqlite").write_bytes(b"no longer a store" * 500)
    return [*video.command, "sources", "--store", str(video.store), "--format", "json"]


# ---- standard error


def test_a_note_is_written_to_standard_error(damaged: list[str]) -> None:
    done = subprocess.run(damaged, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, b"[]\n")
    assert done.stderr.startswith(b"note: the store was damaged")


def test_the_answer_comes_though_standard_error_is_closed(damaged: list[str]) -> None:
    done = run("2>&-", *damaged[1:])
    assert (done.returncode, done.stdout) == (0, b"[]\n")


def test_answer_is_printed_without_a_reader_of_standard_error(damaged: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(damaged, stdout=subprocess.PIPE, stderr=writing, timeout=60, check=False)
    os.close(writing)
    assert (done.returncode, done.stdout) == (0, b"[]\n")


def test_a_failure_keeps_its_status_though_standard_error_is_closed() -> None:
    assert run("", "elements", "tile").returncode == 64
    assert run("2>&-", "elements", "tile").returncode == 64


# ---- standard output


@pytest.mark.parametrize(
    "arguments",
    [
        ("elements", "list"),
        ("elements", "--help"),
        ("--version",),
        ("video", "sources", "--format", "json", "--store"),
    ],
    ids=" ".join,
)
def test_an_answer_to_a_closed_standard_output_is_an_error(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    store = [tmp_path] if arguments[-1] == "--store" else []
    done = run(">&-", *arguments, *store)
    assert done.returncode == 1
    assert done.stderr == b"error: storage: cannot write the output: Bad file descriptor\n"


def test_a_slow_reader_gets_all_from_a_pipe_that_does_not_block() -> None:
    whole = subprocess.run(MUCH, capture_output=True, timeout=60, check=True).stdout
    reading, writing = os.pipe()
    size = fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, 4096)
    os.set_blocking(writing, False)
    with subprocess.Popen(MUCH, stdout=writing, stderr=subprocess.PIPE) as process:
        os.close(writing)
        until(lambda: waiting_bytes(reading) == size and rests(process))
        with open(reading, "rb") as pipe:
            assert pipe.read() == whole
        assert process.stderr
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


def test_deeds_whose_reader_has_gone_are_no_success(video: VideoCommand) -> None:
    with Actor(video, "--offline") as actor:
        assert actor.process.stdin
        assert actor.process.stdout
        assert actor.process.stderr
        actor.process.stdout.close()
        actor.process.stdin.write("like youtube:nobodyhasit\n")
        actor.process.stdin.flush()
        assert actor.process.stderr.read() == ""
        assert actor.process.wait(timeout=60) == 128 + signal.SIGPIPE


# ---- standard input


@pytest.mark.parametrize(
    ("redirection", "reason"), [("</", "Is a directory"), ("<&-", "Bad file descriptor")]
)
@pytest.mark.parametrize(
    "arguments",
    [
        ("elements", "formula"),
        ("elements", "formula", "--format", "csv"),
        ("video", "act", "--offline", "--store"),
        ("video", "parse", "--names"),
        *WHOLE.values(),
    ],
    ids=" ".join,
)
def test_a_standard_input_that_cannot_be_read_is_an_error(
    arguments: tuple[str, ...], redirection: str, reason: str, tmp_path: Path
) -> None:
    store = [tmp_path] if arguments[-1] == "--store" else []
    done = run(redirection, *arguments, *store)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode() == f"error: storage: standard input cannot be read: {reason}\n"


def test_late_input_error_follows_the_output() -> None:
    # A reader at the other end of a terminal gets EIO when its user has gone.
    reading, terminal = os.openpty()
    command = [COMMAND, "elements", "formula"]
    with subprocess.Popen(
        command, stdin=reading, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        os.close(reading)
        os.write(terminal, WATER)
        assert process.stdout
        assert process.stdout.readline().startswith(b'{"formula":"H2O"')
        os.close(terminal)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (1, b"")
    assert err == b"error: storage: standard input cannot be read: Input/output error\n"


def test_lines_are_waited_for_where_standard_input_does_not_block() -> None:
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    command = [COMMAND, "elements", "formula"]
    with subprocess.Popen(command, stdin=reading, stdout=subprocess.PIPE) as process:
        os.close(reading)
        assert process.stdout
        for _ in range(3):
            os.write(writing, WATER)
            assert process.stdout.readline().startswith(b'{"formula":"H2O"')
            # It has looked for a line that is not there yet.
            until(lambda: rests(process))
        os.close(writing)
        assert process.wait(60) == 0


@pytest.mark.parametrize(
    ("name", "given", "wanted"),
    [
        ("feed", FEED, b'"title":"Water"'),
        ("opml", OUTLINES, b'{"added":["feed:https://example.org/feed"]'),
        ("text", b"Two words\n", b"error: unauthorized"),
        ("token", b"two words\n", b"error: invalid"),
    ],
    ids=["feed", "opml", "text", "token"],
)
def test_all_is_waited_for_where_standard_input_does_not_block(
    name: str, given: bytes, wanted: bytes, tmp_path: Path
) -> None:
    store = [tmp_path] if WHOLE[name][-1] == "--store" else []
    command: list[str | Path] = [COMMAND, *WHOLE[name], *store]
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    with subprocess.Popen(
        command, stdin=reading, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        os.close(reading)
        for part in (given[:5], given[5:]):
            # It has looked for what is not there yet.
            until(lambda: waiting_bytes(writing) == 0 and rests(process))
            os.write(writing, part)
        os.close(writing)
        out, err = process.communicate(timeout=60)
    assert wanted in out + err
    assert process.returncode == (1 if wanted.startswith(b"error") else 0)


def test_standard_input_has_the_name_before_the_feed() -> None:
    command = [COMMAND, "video", "parse", "--names"]
    named = b"-\thttps://example.org/\n" + FEED
    done = subprocess.run(command, input=named, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b'"title":"Water"' in done.stdout


def test_a_standard_input_that_is_too_large_for_a_message_is_refused(tmp_path: Path) -> None:
    command = [COMMAND, *WHOLE["text"], str(tmp_path)]
    for length, error in (
        ((1 << 20) - 1, b"error: unauthorized"),
        (1 << 20, b"error: invalid: standard input is too large for a message\n"),
    ):
        given = b"a" * length
        done = subprocess.run(command, input=given, capture_output=True, timeout=60, check=False)
        assert done.returncode == 1
        assert done.stderr.startswith(error)


@pytest.mark.parametrize("form", ["jsonl", "json", "csv", "table"])
@pytest.mark.parametrize("line", [b"H2O\n" * 16384, b"x" * 16384], ids=["many", "long"])
def test_formulas_without_end_take_no_memory(line: bytes, form: str) -> None:
    """A file of any size may be put through it: here 131,072 lines, and a line of 64 MiB."""
    command = [COMMAND, "elements", "formula", "--format", form]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        pipe = process.stdin
        assert pipe
        for _ in range(8 if line.endswith(b"\n") else 4096):
            pipe.write(line)
        pipe.flush()
        until(lambda: waiting_bytes(pipe.fileno()) == 0)
        status = Path(f"/proc/{process.pid}/status").read_text()
        (peak,) = (row.split()[1] for row in status.splitlines() if row.startswith("VmHWM:"))
        pipe.close()
    # In kilobytes; 64 MiB of a line, and the results of all lines, are more.
    assert int(peak) < 80_000
