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

ROOT = Path(__file__).parents[2]
BUILD = ROOT / ".build/debug"
CHECKOUTS = ROOT / ".build/checkouts"
GRDB_SQLITE = CHECKOUTS / "GRDB.swift/Sources/GRDBSQLite"
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


@pytest.mark.parametrize(("page", "text"), snippets("swift"), ids=name)
def test_swift_snippet_compiles_and_runs(page: str, text: str, tmp_path: Path) -> None:
    source = tmp_path / "main.swift"
    source.write_text(text, "utf-8")
    program = str(tmp_path / "snippet")
    modules = ["-swift-version", "6", "-I", str(BUILD / "Modules")]
    # The C modules below the Kits and the network; SwiftPM names them to whoever takes a product.
    for library in ("CSwissEphemeris", "CZlib", "CLibXML2"):
        modules += ["-I", str(ROOT / "Sources" / library)]
    modules += ["-I", str(GRDB_SQLITE)]
    query = ["pkg-config", "--cflags-only-I", "libxml-2.0"]
    headers = subprocess.run(query, check=True, stdout=subprocess.PIPE, text=True)
    for flag in shlex.split(headers.stdout):
        modules += ["-Xcc", flag]
    maps = [*BUILD.glob("*.build/module.modulemap")]
    maps += CHECKOUTS.glob("*/Sources/*/include/module.modulemap")
    for c in sorted(maps):
        modules += ["-Xcc", f"-fmodule-map-file={c}"]
    # The debug library holds all Kits, and hides nothing of them.
    link = ["-L", str(BUILD), "-lpentad", "-Xlinker", "-rpath", "-Xlinker", str(BUILD)]
    command = ["swiftc", *modules, str(source), *link, "-o", program]
    subprocess.run(command, check=True)
    run = subprocess.run([program], check=True, stdout=subprocess.PIPE, text=True)
    assert run.stdout


@pytest.mark.parametrize(("page", "text"), snippets("c"), ids=name)
def test_c_snippet_compiles_and_runs(page: str, text: str, tmp_path: Path) -> None:
    source = tmp_path / "snippet.c"
    source.write_text(text, "utf-8")
    library = install(tmp_path)
    env = {
        **os.environ,
        "PKG_CONFIG_PATH": str(library / "pkgconfig"),
        "PKG_CONFIG_SYSROOT_DIR": str(tmp_path),
        "LD_LIBRARY_PATH": str(library),
    }
    query = ["pkg-config", "--cflags", "--libs", "pentad"]
    answer = subprocess.run(query, env=env, check=True, stdout=subprocess.PIPE, text=True)
    program = str(tmp_path / "snippet")
    build = ["gcc", "-Wall", "-Wextra", "-Wpedantic", "-Werror", str(source), "-o", program]
    subprocess.run([*build, *shlex.split(answer.stdout)], env=env, check=True)
    run = subprocess.run([program], env=env, check=True, stdout=subprocess.PIPE, text=True)
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
    )
    assert run.stdout.startswith(beginnings)
