"""`make install-library` and `make uninstall`, and the projects that find what is installed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
VERSION = (ROOT / "VERSION").read_text("utf-8").strip()
MAJOR, MINOR, PATCH = map(int, VERSION.split("."))
DEBIAN = ["PREFIX=/usr", "LIBDIR=/usr/lib/x86_64-linux-gnu"]
APART = ["PREFIX=/opt/pentad", "INCLUDEDIR=/opt/headers", "BINDIR=/opt/programs"]

PROJECT = """\
cmake_minimum_required(VERSION 3.18)
project(app C)
find_package(pentad {asked} REQUIRED)
add_executable(app app.c)
target_link_libraries(app PRIVATE pentad::pentad)
"""
PROGRAM = """\
#include <pentad.h>
#include <stdio.h>
int main(void) { return puts(pentad_version()) < 0; }
"""


def make(target: str, stage: Path, folders: list[str]) -> None:
    # Nothing is built: `lib` counts as up to date.
    command = ["make", "-s", "-o", "lib", target, f"DESTDIR={stage}", *folders]
    subprocess.run(command, cwd=ROOT, check=True)


def cmake(folder: Path, asked: str, prefix: Path) -> subprocess.CompletedProcess[str]:
    (folder / "CMakeLists.txt").write_text(PROJECT.format(asked=asked), "utf-8")
    (folder / "app.c").write_text(PROGRAM, "utf-8")
    command = ["cmake", "-S", str(folder), "-B", str(folder / "build")]
    command += [f"-DCMAKE_PREFIX_PATH={prefix}", "-DCMAKE_LIBRARY_ARCHITECTURE=x86_64-linux-gnu"]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("folders", "prefix"), [(DEBIAN, "usr"), (APART, "opt/pentad")], ids=["Debian's", "apart"]
)
def test_a_project_of_cmake_finds_the_library(
    tmp_path: Path, folders: list[str], prefix: str
) -> None:
    stage, project = tmp_path / "stage", tmp_path / "project"
    project.mkdir()
    make("install-library", stage, folders)
    moved = stage.rename(tmp_path / "moved")
    found = cmake(project, f"{MAJOR}.{MINOR}", moved / prefix)
    assert found.returncode == 0, found.stderr
    subprocess.run(["cmake", "--build", str(project / "build")], check=True)
    said = subprocess.run([project / "build/app"], check=True, stdout=subprocess.PIPE, text=True)
    assert said.stdout == f"{VERSION}\n"


@pytest.mark.parametrize(
    ("asked", "is_found"),
    [
        ("", True),
        (VERSION, True),
        (f"{VERSION} EXACT", True),
        (f"{MAJOR}.{MINOR}.{PATCH + 1}", False),
        (f"{MAJOR}.{MINOR + 1}", False),
        (f"{MAJOR + 1}", False),
    ],
)
def test_another_version_is_not_found(tmp_path: Path, asked: str, is_found: bool) -> None:
    make("install-library", tmp_path / "stage", DEBIAN)
    found = cmake(tmp_path, asked, tmp_path / "stage/usr")
    assert (found.returncode == 0) == is_found, found.stderr


@pytest.mark.parametrize("folders", [DEBIAN, APART], ids=["Debian's", "apart"])
def test_uninstall_removes_every_installed_file(tmp_path: Path, folders: list[str]) -> None:
    make("install-library", tmp_path, folders)
    assert any(path.is_file() for path in tmp_path.rglob("*"))
    other = next(tmp_path.rglob("pentad.pc")).with_name("other.pc")
    other.touch()
    make("uninstall", tmp_path, folders)
    assert [path for path in tmp_path.rglob("*") if not path.is_dir()] == [other]
    folders_left = [path for path in tmp_path.rglob("pentad") if path.parent.name != "opt"]
    assert not folders_left
