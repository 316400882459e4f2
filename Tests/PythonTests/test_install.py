"""`make install` and `make uninstall`, and the projects that find what is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from programs import program

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


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an installation with the command, from the programs that the tests use."""
    build, stage = tmp_path_factory.mktemp("build"), tmp_path_factory.mktemp("stage")
    (build / "release").mkdir()
    for name in ("pentad-cli", "generate-manual"):
        (build / "release" / name).symlink_to(program(name))
    (build / "libpentad.so").symlink_to(os.environ["PENTAD_LIBRARY"])
    command = ["make", "-s", "-o", "lib", "-o", "command", "install"]
    subprocess.run(
        [*command, f"BUILD={build}", f"DESTDIR={stage}", "PREFIX=/usr"], cwd=ROOT, check=True
    )
    return stage / "usr"


def test_bash_loads_the_completion_and_completes(installed: Path) -> None:
    script = f"""
        PATH={installed}/bin:$PATH
        source {installed}/share/bash-completion/completions/pentad
        complete -p pentad
        COMP_WORDS=(pentad elements ta) COMP_CWORD=2 COMP_LINE='pentad elements ta' COMP_POINT=18
        _pentad pentad ta elements
        echo "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(
        ["bash", "-ec", script], check=True, stdout=subprocess.PIPE, text=True, timeout=60
    )
    declared, *completed = done.stdout.splitlines()
    assert declared.endswith(" pentad")
    assert completed == ["table"]


def test_bash_completes_the_panchang(installed: Path) -> None:
    script = f"""
        PATH={installed}/bin:$PATH
        source {installed}/share/bash-completion/completions/pentad
        COMP_WORDS=(pentad panch) COMP_CWORD=1 COMP_LINE='pentad panch' COMP_POINT=12
        _pentad pentad panch pentad
        echo "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(
        ["bash", "-ec", script], check=True, stdout=subprocess.PIPE, text=True, timeout=60
    )
    assert done.stdout.split() == ["panchang"]


@pytest.mark.parametrize(
    ("shell", "path"),
    [("zsh", "zsh/site-functions/_pentad"), ("fish", "fish/vendor_completions.d/pentad.fish")],
)
def test_completions_of_other_shells_are_valid(installed: Path, shell: str, path: str) -> None:
    script = installed / "share" / path
    assert "elements" in script.read_text("utf-8")
    if shutil.which(shell):
        subprocess.run([shell, "-n", str(script)], check=True, timeout=60)


def test_manual_pages_of_the_command_and_of_c_are_installed(installed: Path) -> None:
    manual = installed / "share/man"
    names = {path.name for path in (manual / "man1").iterdir()}
    assert {"pentad.1", "pentad.elements.1", "pentad.panchang.1", "pentad.config.1"} <= names
    functions = (ROOT / "include/pentad.symbols").read_text("utf-8").split()[::2]
    assert {f"{name}.3" for name in functions} == {
        path.name for path in (manual / "man3").iterdir()
    }
    if shutil.which("man"):
        for page in ("man1/pentad.1", "man3/pentad_version.3"):
            shown = subprocess.run(
                ["man", "-l", str(manual / page)], check=True, stdout=subprocess.PIPE, timeout=60
            )
            assert b"NAME" in shown.stdout


def test_uninstall_removes_the_command_too(installed: Path, tmp_path: Path) -> None:
    stage = tmp_path / "stage"
    shutil.copytree(installed, stage / "usr", symlinks=True)
    make("uninstall", stage, ["PREFIX=/usr"])
    assert [path for path in stage.rglob("*") if not path.is_dir()] == []
