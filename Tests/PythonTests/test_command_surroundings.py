"""Unusual environments of the command: bytes that are not text, a narrow terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import termios
from pathlib import Path

import pytest
from programs import program

COMMAND = str(program("pentad-cli"))


def run(*arguments: str | bytes, **changes: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [COMMAND, *arguments],
        env=os.environ | changes,
        capture_output=True,
        timeout=60,
        check=False,
    )


def test_an_argument_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    """Mended, it would be the path of another folder, the same one for several names."""
    for name in (b"caf\xe9", b"caf\xe8", b"\xff", b"\xed\xa0\x80"):
        done = run("stellar", "bookmarks", "--store", os.fsencode(tmp_path) + b"/" + name)
        assert (done.returncode, done.stdout) == (1, b"")
        assert done.stderr == b"error: invalid: argument 4 is not a text in UTF-8\n"
    assert list(tmp_path.iterdir()) == []


def test_an_argument_in_utf_8_is_taken_in_any_locale(tmp_path: Path) -> None:
    place = os.fsencode(tmp_path / "für")
    assert run("stellar", "bookmarks", "--store", place, LC_ALL="C").returncode == 0
    assert [path.name for path in tmp_path.iterdir()] == ["für"]


@pytest.mark.parametrize("columns", ["-1", "0", "1", "26", "27", "39", "40", "80", "x", ""])
def test_help_needs_no_wide_terminal(columns: str) -> None:
    """swift-argument-parser #369: the text left of help is indented by 26 columns."""
    for arguments in ([], ["--help"], ["chat", "send", "--help"], ["astro", "nothing"]):
        done = run(*arguments, COLUMNS=columns)
        assert done.returncode in (0, 64), done.stderr
        assert b"Fatal error" not in done.stderr
        assert done.stdout + done.stderr


def test_help_on_a_terminal_of_five_columns() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 5, 5, 0, 0))
    with subprocess.Popen(
        [COMMAND, "--help"], stdout=theirs, stderr=subprocess.PIPE, env=environment
    ) as process:
        os.close(theirs)
        text = b""
        try:
            while part := os.read(ours, 65_536):
                text += part
        except OSError:
            # The other end is closed.
            pass
        assert process.wait(60) == 0
    os.close(ours)
    assert b"USAGE" in text
