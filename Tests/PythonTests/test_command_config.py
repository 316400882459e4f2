"""The command's configuration: file, environment, options, and their precedence."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest
from programs import program

COMMAND = str(program("pentad-cli"))
EVENTS = ("astro", "events", "--body", "sun", "--from", "2026-06-01", "--to", "2026-06-02")


def run(*arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    environment = {name: text for name, text in os.environ.items() if name[:7] != "PENTAD_"}
    return subprocess.run(
        [COMMAND, *arguments],
        env=environment | {"PENTAD_CONFIG": ""} | changes,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def settings(**changes: str) -> dict[str, Any]:
    """The settings in force by their keys."""
    done = run("config", "--json", **changes)
    assert (done.returncode, done.stderr) == (0, "")
    return {item["key"]: item for item in json.loads(done.stdout)["settings"]}


def sunrise(*arguments: str, **changes: str) -> str:
    done = run(*EVENTS, *arguments, **changes)
    assert (done.returncode, done.stderr) == (0, "")
    return str(json.loads(done.stdout.splitlines()[0])["time"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "config"
    path.write_text("# The usual place.\n\nplace = Ujjain\n  chat.store=~/chat \n", "utf-8")
    return path


def test_without_a_file_nothing_is_set() -> None:
    assert {item["value"] for item in settings().values()} == {None}


def test_the_file_is_found_in_its_usual_folders(tmp_path: Path) -> None:
    home, other = tmp_path / "home", tmp_path / "other"
    for folder, city in ((home / ".config", "Ujjain"), (other, "Pune")):
        (folder / "pentad").mkdir(parents=True)
        (folder / "pentad/config").write_text(f"place = {city}\n", "utf-8")

    def place(**changes: str) -> Any:
        environment = {
            name: text
            for name, text in os.environ.items()
            if not name.startswith(("XDG_", "PENTAD_"))
        }
        done = subprocess.run(
            [COMMAND, "config", "--json"],
            env=environment | {"HOME": str(home)} | changes,
            check=True,
            stdout=subprocess.PIPE,
            timeout=60,
        )
        return json.loads(done.stdout)["settings"][0]

    assert place()["value"] == "Ujjain"
    assert place()["origin"] == f"{home}/.config/pentad/config:1"
    assert place(XDG_CONFIG_HOME=str(other))["value"] == "Pune"
    assert place(XDG_CONFIG_HOME="relative")["value"] == "Ujjain"


def test_config_shows_values_and_their_origin(file: Path) -> None:
    found = settings(PENTAD_CONFIG=str(file), HOME="/home/a", PENTAD_VIDEO_STORE="videos")
    assert (found["place"]["value"], found["place"]["origin"]) == ("Ujjain", f"{file}:3")
    assert (found["chat.store"]["value"], found["chat.store"]["origin"]) == (
        "/home/a/chat",
        f"{file}:4",
    )
    assert (found["video.store"]["value"], found["video.store"]["origin"]) == (
        "videos",
        "PENTAD_VIDEO_STORE",
    )
    assert found["stellar.store"]["origin"] is None
    table = run("config", "--format", "table", PENTAD_CONFIG=str(file)).stdout.splitlines()
    assert table[0].split() == ["key", "value", "origin"]
    assert table[1].split() == ["place", "Ujjain", f"{file}:3"]


def test_an_option_wins_over_the_environment_and_that_over_the_file(file: Path) -> None:
    name = {"PENTAD_CONFIG": str(file)}
    of_file = sunrise(**name)
    assert of_file == sunrise("--at", "Ujjain")
    of_environment = sunrise(**name, PENTAD_PLACE="Sydney, AU")
    assert of_environment == sunrise("--at", "Sydney, AU") != of_file
    assert sunrise("--at", "Ujjain", **name, PENTAD_PLACE="Sydney, AU") == of_file
    coordinates = "23.18239, 75.77643, Asia/Kolkata"
    assert sunrise(PENTAD_PLACE=coordinates)[:16] == of_file[:16]
    done = run(*EVENTS, **name, PENTAD_PLACE="")
    assert done.returncode == 64
    assert done.stderr.startswith("error: misuse: give a place: ")


def test_panchang_of_the_default_place(file: Path) -> None:
    date = ("--date", "2026-11-08")
    here = run("panchang", *date, PENTAD_CONFIG=str(file))
    assert (here.returncode, here.stderr) == (0, "")
    assert here.stdout == run("panchang", "--at", "Ujjain", *date).stdout
    assert here.stdout != run("panchang", *date, PENTAD_PLACE="Sydney, AU").stdout
    nowhere = run("panchang")
    assert (nowhere.returncode, nowhere.stdout) == (64, "")
    assert nowhere.stderr.startswith("error: misuse: give a place: --at Ujjain, ")
    for way in ("PENTAD_PLACE=Ujjain", "`place = Ujjain`", "`pentad config --help`"):
        assert way in nowhere.stderr


def test_a_store_comes_from_the_settings(tmp_path: Path) -> None:
    path = tmp_path / "config"
    for key in ("astro.store", "stellar.store", "video.store"):
        path.write_text(f"{key} = {tmp_path}/{key}\n", "utf-8")
        show = {
            "astro.store": (*EVENTS, "--at", "Ujjain"),
            "stellar.store": ("stellar", "storage"),
            "video.store": ("video", "usage"),
        }[key]
        assert run(*show, PENTAD_CONFIG=str(path)).returncode == 0
        assert (tmp_path / key).is_dir()
    done = run("video", "usage")
    assert done.returncode == 64
    assert "give --store, or set video.store or PENTAD_VIDEO_STORE" in done.stderr


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("\nplce = Ujjain", ':2: unknown key "plce"; did you mean place?'),
        ("weight = 1", ':1: unknown key "weight"; use place, astro.store, chat.server,'),
        ("dG9rLWFsaWNlLTEyMw==", ":1: unknown key; "),
        ("place", ":1: expected key = value, or # before a comment"),
        ("place =", ":1: place has no value"),
        ("place = A\n\nplace = B", ":3: place is already set, at "),
        ("chat.store = chat", ":1: chat.store must be a path that begins with / or ~/"),
        (
            "chat.token = tok-alice",
            ":1: a secret must not be in this file; give the path of a file",
        ),
        (b"place = \xff", " is not a text in UTF-8"),
    ],
)
def test_a_bad_file_is_named_with_its_line(text: str | bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "config"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    for arguments in (("config",), EVENTS, ("video", "usage")):
        done = run(*arguments, PENTAD_CONFIG=str(path))
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith(f"error: invalid: {path}{message}")
        assert "tok-alice" not in done.stderr
        assert "dG9rLWFsaWNlLTEyMw" not in done.stderr


def test_a_named_file_must_exist(tmp_path: Path) -> None:
    done = run("config", PENTAD_CONFIG=str(tmp_path / "none"))
    assert done.returncode == 1
    assert done.stderr.startswith(f"error: notFound: the configuration file {tmp_path}/none ")


def test_a_bad_place_is_named_with_its_origin(tmp_path: Path) -> None:
    path = tmp_path / "config"
    path.write_text("place = Ujain\n", "utf-8")
    done = run(*EVENTS, PENTAD_CONFIG=str(path))
    assert done.stderr.startswith(f"error: notFound: {path}:1: no city ")
    done = run(*EVENTS, PENTAD_PLACE="1, 2")
    assert done.stderr.startswith("error: invalid: PENTAD_PLACE: a place is a city, or latitude")


def test_what_needs_no_setting_needs_no_good_file(tmp_path: Path) -> None:
    path = tmp_path / "config"
    path.write_text("nonsense\n", "utf-8")
    assert run("elements", "show", "Fe", PENTAD_CONFIG=str(path)).returncode == 0
    assert run("--help", PENTAD_CONFIG=str(path)).returncode == 0
