"""Secret arguments, read from standard input and from files."""

from __future__ import annotations

import os
import socket
import subprocess
from pathlib import Path

import pytest
from programs import program
from video_command import VideoCommand

COMMAND = str(program("pentad-cli"))
SECRET = "http://127.0.0.1:9/feed?key=s3cret"
#: No server listens there, so an address that was read is reported as unreachable.
READ = b"error: unavailable"


def add(
    store: Path, argument: str, given: bytes = b"", **streams: int
) -> subprocess.CompletedProcess[bytes]:
    command = [COMMAND, "video", "add", argument, "--store", str(store)]
    return subprocess.run(command, input=given, capture_output=True, timeout=60, check=False)


@pytest.fixture
def video(command_program: Path, tmp_path: Path) -> VideoCommand:
    return VideoCommand(command_program, tmp_path / "store")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "address"
    path.write_text(SECRET + "\n")
    path.chmod(0o600)
    return path


@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n"])
def test_an_address_comes_from_standard_input(end: bytes, tmp_path: Path) -> None:
    done = add(tmp_path, "-", SECRET.encode() + end)
    assert done.stderr.startswith(READ)
    assert b"s3cret" not in done.stderr


def test_an_address_comes_from_a_file(file: Path, tmp_path: Path) -> None:
    done = add(tmp_path, f"@{file}")
    assert done.stderr.startswith(READ)
    assert b"s3cret" not in done.stderr


def test_file_readable_by_others_gives_a_note(file: Path, tmp_path: Path) -> None:
    file.chmod(0o644)
    note, error = add(tmp_path, f"@{file}").stderr.splitlines()
    assert note.startswith(b"note: the file ")
    assert note.endswith(b"run chmod 600 on it")
    assert error.startswith(READ)


def test_address_is_read_from_a_pipe(tmp_path: Path) -> None:
    """As a shell's <(…) does."""
    reading, writing = os.pipe()
    os.write(writing, SECRET.encode())
    os.close(writing)
    command = [COMMAND, "video", "add", f"@/dev/fd/{reading}", "--store", str(tmp_path)]
    done = subprocess.run(command, pass_fds=[reading], capture_output=True, timeout=60, check=False)
    os.close(reading)
    assert done.stderr.startswith(READ)


@pytest.mark.parametrize(
    ("given", "error"),
    [
        (b"", b"error: invalid: standard input must contain one line\n"),
        (b"\n", b"error: invalid: standard input must contain one line\n"),
        (b"http://a/\nhttp://b/\n", b"error: invalid: standard input must contain one line\n"),
        (b"http://\xff/", b"error: invalid: standard input is not a text in UTF-8\n"),
        (b"a" * (1 << 20), b"error: invalid: standard input has more than 65536 bytes\n"),
    ],
    ids=["empty", "blank", "two", "latin", "long"],
)
def test_text_other_than_one_line_is_refused(given: bytes, error: bytes, tmp_path: Path) -> None:
    assert add(tmp_path, "-", given).stderr == error
    path = tmp_path / "given"
    path.write_bytes(given)
    path.chmod(0o600)
    assert add(tmp_path, f"@{path}").stderr == error.replace(
        b"standard input", f"the file {path}".encode()
    )


def test_argument_that_names_no_file_is_refused(tmp_path: Path) -> None:
    listening = tmp_path / "socket"
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(str(listening))
        for path, error in (
            (tmp_path, "invalid: the file {} is neither a file nor a pipe"),
            (Path("/dev/zero"), "invalid: the file {} is neither a file nor a pipe"),
            (
                tmp_path / "none",
                "notFound: the file {} cannot be opened: No such file or directory",
            ),
            (listening, "notFound: the file {} cannot be opened: No such device or address"),
        ):
            done = add(tmp_path / "store", f"@{path}")
            assert done.stderr.decode() == f"error: {error.format(path)}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("video", "discover", "-", "--store", "STORE"),
        ("video", "remove", "-", "--store", "STORE"),
        ("video", "parse", "/dev/null", "--address", "-"),
        ("stellar", "courses", "--server", "-"),
        ("chat", "sync", "--server", "-", "--store", "STORE"),
        ("chat", "group", "join", "1", "-", "--server", "http://127.0.0.1:9", "--store", "STORE"),
        ("video", "peertube", "add", "--server", "-", "--store", "STORE"),
    ],
    ids=" ".join,
)
def test_each_private_argument_can_be_read(arguments: tuple[str, ...], tmp_path: Path) -> None:
    words = [word.replace("STORE", str(tmp_path)) for word in arguments]
    done = subprocess.run(
        [COMMAND, *words], input=b"", capture_output=True, timeout=60, check=False
    )
    assert done.stderr == b"error: invalid: standard input must contain one line\n"


def test_a_message_may_begin_with_an_at_sign(tmp_path: Path) -> None:
    """It is no private argument: here no account is there to send it."""
    command = [COMMAND, "chat", "send", "g:1", "@alice hello", "--store", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, timeout=60, check=False)
    assert done.stderr.startswith(b"error: unauthorized")
