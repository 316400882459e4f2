"""The command's arguments: `--json`, and advice for those that are wrong."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from programs import program

COMMAND = str(program("pentad-cli"))
UJJAIN = ("--latitude", "23.18", "--longitude", "75.79", "--time-zone", "Asia/Kolkata")
JUNE = ("--from", "2026-06-01", "--to", "2026-06-02")


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [COMMAND, *arguments], input=stdin, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ("elements", "list"),
        ("elements", "show", "Fe"),
        ("elements", "formula", "H2O"),
        ("elements", "mz", "SO4^2-"),
        ("elements", "isotopes", "H2O"),
        ("elements", "formula-search", "18.0106", "--ppm", "5"),
        ("elements", "empirical", "H", "11.19", "O", "88.81"),
        ("elements", "balance", "H2 + O2 -> H2O"),
        ("elements", "oxidation", "H2O"),
        ("elements", "decay", "Mo-99", "--activity", "1MBq", "--after", "8h"),
        ("astro", "cities", "Ujjain"),
        ("panchang", *UJJAIN),
        ("astro", "day", *UJJAIN),
        ("astro", "days", *UJJAIN, *JUNE),
        ("astro", "month", *UJJAIN),
        ("astro", "lunar-year", "--shaka", "1948"),
        ("astro", "lunar-date", *UJJAIN, "--date", "2026-06-01"),
        ("astro", "transitions", "--of", "tithi", *JUNE),
        ("astro", "events", "--body", "sun", *UJJAIN[:4], *JUNE),
        ("astro", "eclipses", "--kind", "solar", *JUNE),
        ("config",),
    ],
    ids=" ".join,
)
def test_json_means_the_json_format(arguments: tuple[str, ...]) -> None:
    short, long = run(*arguments, "--json"), run(*arguments, "--format", "json")
    assert (short.returncode, short.stderr) == (0, "")
    assert short.stdout == long.stdout
    json.loads(short.stdout)


@pytest.mark.parametrize("name", ["chat", "stellar", "video"])
def test_answers_of_a_store_have_the_flag(name: str, tmp_path: Path) -> None:
    show = {"chat": "usage", "stellar": "storage", "video": "usage"}[name]
    done = run(name, show, "--store", str(tmp_path / "store"), "--json")
    if name == "chat":
        assert done.stderr.startswith("error: unauthorized"), "there is no account yet"
    else:
        assert isinstance(json.loads(done.stdout), dict)


def test_json_beside_another_format_is_refused() -> None:
    done = run("elements", "list", "--json", "--format", "csv")
    assert done.stderr == "error: invalid: --json means --format json; leave out --format csv\n"
    assert (done.returncode, done.stdout) == (1, "")


def test_pictures_have_no_json() -> None:
    assert "--json" not in run("elements", "tile", "--help").stdout
    assert run("elements", "tile", "Fe", "--json").returncode == 64


@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (["elemnts"], "did you mean `elements`?"),
        (["chat", "snyc"], "did you mean `chat sync`?"),
        (["astro", "dya"], "did you mean `astro day`?"),
        (["panchng", "--at", "Ujjain"], "did you mean `panchang`?"),
        (["elements", "tabel"], "did you mean `elements table`?"),
        (["elements", "balnce", "H2 + O2 -> H2O"], "did you mean `elements balance`?"),
        (
            ["stellar", "bookmarks", "ad", "18.06", "--store", "none"],
            "did you mean `stellar bookmarks add`?",
        ),
        (["elements", "list", "--sorce", "name"], "Did you mean '--source'?"),
        (["elements", "list", "--source", "nmae"], "did you mean name?"),
        (["elements", "list", "--format", "jsn"], "did you mean json?"),
        (["astro", "--at", "Ujjain", "--ayanamsa", "lahri"], "did you mean lahiri?"),
        (["elements", "table", "--colour", "meltingpoint"], "did you mean meltingPoint?"),
        (["elements", "iorn"], "did you mean iron?"),
        (["astro", "--at", "Ujain"], "did you mean Ujjain, Madhya Pradesh, India?"),
        (["elements", "mz", "H2O", "--adduct", "[M+Naa]+"], "did you mean [M+Na]+?"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_word_is_answered_by_the_nearest_right_one(
    arguments: list[str], advice: str
) -> None:
    done = run(*arguments)
    assert done.returncode in (1, 64)
    assert done.stdout == ""
    assert done.stderr.startswith("error: ")
    assert done.stderr.endswith(f"{advice}\n")
    assert done.stderr.lower().count("did you mean") == 1


def test_a_value_like_no_other_gets_the_list() -> None:
    done = run("elements", "list", "--source", "weight")
    assert done.stderr.endswith("; use name, number, symbol, state\n")
    done = run("elements", "list", "--format", "xml!")
    assert done.stderr.endswith("; use json, jsonl, table, csv\n")


def test_no_advice_for_a_word_like_no_command() -> None:
    assert run("zzzzzz").stderr == "error: misuse: Unexpected argument 'zzzzzz'\n"
    assert run("elements", "zzzzzz").stderr == 'error: notFound: no element matches "zzzzzz"\n'
