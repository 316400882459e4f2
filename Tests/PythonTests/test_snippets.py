"""Every snippet of README.md and of the documentation compiles; the README's also run."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from programs import install
from swift_snippets import build

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("Sources/*/*.docc/*.md"))]


def snippets(language: str) -> list[tuple[str, str]]:
    """The page and the text of each snippet."""
    found = []
    for page in PAGES:
        blocks = re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.S | re.M)
        found += [(f"{page.stem}-{n}", block) for n, block in enumerate(blocks)]
    return found


def name(value: object) -> str | None:
    return value if isinstance(value, str) and "\n" not in value else ""


SWIFT = snippets("swift")


@pytest.fixture(scope="module")
def swift_program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(SWIFT, tmp_path_factory.mktemp("snippets"))


@pytest.mark.parametrize("number", range(len(SWIFT)), ids=[page for page, _ in SWIFT])
def test_swift_snippet_compiles_and_runs(number: int, swift_program: Path) -> None:
    command = [str(swift_program), str(number)]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    assert run.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which compilers and programs find the library, installed once."""
    stage = tmp_path_factory.mktemp("stage")
    library = install(stage)
    return {
        **os.environ,
        "PKG_CONFIG_PATH": str(library / "pkgconfig"),
        "PKG_CONFIG_SYSROOT_DIR": str(stage),
        "LD_LIBRARY_PATH": str(library),
    }


@pytest.mark.parametrize(("page", "text"), snippets("c"), ids=name)
def test_c_snippet_compiles_and_runs(
    page: str, text: str, tmp_path: Path, installed: dict[str, str]
) -> None:
    source = tmp_path / "snippet.c"
    source.write_text(text, "utf-8")
    query = ["pkg-config", "--cflags", "--libs", "pentad"]
    answer = subprocess.run(query, env=installed, check=True, stdout=subprocess.PIPE, text=True)
    program = str(tmp_path / "snippet")
    build = ["gcc", "-Wall", "-Wextra", "-Wpedantic", "-Werror", str(source), "-o", program]
    subprocess.run([*build, *shlex.split(answer.stdout)], env=installed, check=True)
    run = subprocess.run([program], env=installed, check=True, stdout=subprocess.PIPE, text=True)
    beginnings = (
        "iron Fe4[Fe(CN)6]3 859.2",
        "iron: <svg",
        "byte 10: ",
        "opened: ok",
        "found ",
    )
    assert run.stdout.startswith(beginnings)


@pytest.mark.parametrize(("page", "text"), snippets("python"), ids=name)
def test_python_snippet_runs(page: str, text: str) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "Sources/PentadPython")}
    command = [sys.executable, "-c", text]
    run = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
    beginnings = (
        "iron C18Fe7N18 859.2",
        "Shukla Dvadashi of Kartika sunrise 2026-11-21 06:44",
        "18.06 Linear Algebra is bookmarked; sent: waiting",
        "d:101+102 is the chat of two users",
        "youtube:BmzSEYNTkHA is one video, whoever shares it",
        "18.06 Linear Algebra\n",
        "101 is writing in g:1\n",
    )
    assert run.stdout.startswith(beginnings)
