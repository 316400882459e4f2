"""The command on a terminal: styles, and the progress of long work."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Mapping
from types import MappingProxyType

import pytest
from programs import program

COMMAND = str(program("pentad-cli"))
YEARS = (
    "astro",
    "days",
    "--at",
    "Ujjain",
    "--moshier",
    "--from",
    "2026-01-01",
    "--to",
    "2029-12-31",
)
BAR = b"] "


def on_terminal(
    *arguments: str,
    interrupt: bool = False,
    tables: bool = False,
    changes: Mapping[str, str] = MappingProxyType({}),
) -> tuple[int, bytes]:
    """The status, and the output on a terminal: that of errors, or of tables."""
    ours, theirs = os.openpty()
    environment = {name: text for name, text in os.environ.items() if name != "NO_COLOR"}
    with subprocess.Popen(
        [COMMAND, *arguments],
        env=environment | {"TERM": "xterm", **changes},
        stdout=theirs if tables else subprocess.DEVNULL,
        stderr=subprocess.DEVNULL if tables else theirs,
    ) as process:
        os.close(theirs)
        text, is_sent = b"", False
        while True:
            try:
                part = os.read(ours, 65_536)
            except OSError:
                break
            text += part
            if interrupt and not is_sent and BAR in text:
                process.send_signal(signal.SIGINT)
                is_sent = True
        status = process.wait(60)
    os.close(ours)
    return status, text


def screen(text: bytes) -> list[bytes]:
    """The lines that remain on a terminal after the bar has been erased."""
    lines = text.replace(b"\r\n", b"\n").split(b"\n")
    return [line.rsplit(b"\r\x1b[K", 1)[-1] for line in lines]


def test_errors_and_headings_are_styled_on_a_terminal_alone() -> None:
    wrong = ("elements", "show", "zzzzzz")
    assert on_terminal(*wrong)[1].startswith(b"\x1b[1;31merror:\x1b[0m notFound: ")
    table = on_terminal("elements", "show", "Fe", tables=True)[1]
    assert table.startswith(b"\x1b[1melement  property ")
    assert table.count(b"\x1b") == 2
    piped = subprocess.run([COMMAND, *wrong], capture_output=True, timeout=60, check=False)
    assert piped.stderr.startswith(b"error: ")


@pytest.mark.parametrize("change", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"TERM": ""}], ids=str)
def test_no_style_where_it_is_not_wanted(change: dict[str, str]) -> None:
    assert b"\x1b" not in on_terminal("elements", "show", "zzzzzz", changes=change)[1]
    assert b"\x1b" not in on_terminal("elements", "show", "Fe", tables=True, changes=change)[1]


def test_progress_is_shown_and_erased() -> None:
    status, text = on_terminal(*YEARS)
    assert status == 0
    assert b" of 1461 days\x1b[K" in text
    assert screen(text) == [b""]


def test_progress_needs_a_terminal_with_a_cursor() -> None:
    assert on_terminal(*YEARS, changes={"TERM": "dumb"}) == (0, b"")
    piped = subprocess.run([COMMAND, *YEARS], capture_output=True, timeout=60, check=True)
    assert piped.stderr == b""


def test_an_interrupt_erases_the_progress() -> None:
    status, text = on_terminal(*YEARS, interrupt=True, changes={"NO_COLOR": "1"})
    assert status == 130
    assert screen(text) == [b"error: cancelled: the call was cancelled", b""]
