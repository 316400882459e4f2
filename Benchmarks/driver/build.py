"""Builds the programs of the benchmarks, in Swift and C, and a venv with the peers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import swift_package

from .contest import progress

HERE = Path(__file__).resolve().parent.parent
ROOT = HERE.parent
BUILD = ROOT / ".build-bench"
VENV = ROOT / ".venv-bench"
PYTHON = VENV / "bin" / "python"
#: Those of the second list are installed without what they ask for.
REQUIREMENTS = (HERE / "requirements.txt", HERE / "requirements-alone.txt")
LIBRARY = Path(os.environ.get("PENTAD_LIBRARY", ROOT / ".build-lib" / "libpentad.so"))

#: The name by which a program asks for the library at its start.
SONAME = "libpentad.so.0"


def peers() -> dict[str, str]:
    """The peers as rows name them: `molmass` is `molmass 2026.1.8`."""
    lines = [line for path in REQUIREMENTS for line in path.read_text().split()]
    return {line.split("==")[0]: line.replace("==", " ") for line in lines}


def cxx_package(name: str) -> str:
    """The version of a library that the system has."""
    command = ["pkg-config", "--modversion", name]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def everything() -> None:
    """Builds all of it, or only missing parts."""
    if not LIBRARY.exists():
        sys.exit(f"{LIBRARY} is missing: run `make bench`, or `make lib` first")
    _venv()
    progress("building the programs")
    swift = os.environ.get("SWIFT", "swift")
    swift_package.build(HERE, BUILD, "-c", "release", swift=swift)
    link = BUILD / SONAME
    link.unlink(missing_ok=True)
    link.symlink_to(LIBRARY.resolve())
    for name in "elements_bench", "stellar_bench", "chat_bench":
        _c_program(name, f"-I{ROOT / 'include'}", str(link), f"-Wl,-rpath,{BUILD}")
    _c_program("astro_swe", "-lswe", "-lm")
    _cxx_program("chat_simdjson", "-lsqlite3", "-lsimdjson")


def _venv() -> None:
    ready = VENV / "ready"
    newest = max(path.stat().st_mtime for path in REQUIREMENTS)
    if ready.exists() and ready.stat().st_mtime >= newest:
        return
    progress("installing the peers in .venv-bench")
    _run([sys.executable, "-m", "venv", str(VENV)])
    quiet = ["-q", "--disable-pip-version-check", "--require-hashes"]
    for path, alone in zip(REQUIREMENTS, ([], ["--no-deps"])):
        _run([str(PYTHON), "-m", "pip", "install", *quiet, *alone, "-r", str(path)])
    ready.touch()


def _c_program(name: str, *uses: str) -> None:
    compiler = [os.environ.get("CC", "cc"), "-O2", "-Wall", "-Wextra", "-Werror"]
    _run([*compiler, str(HERE / "c" / f"{name}.c"), *uses, "-o", str(BUILD / name)])


def _cxx_program(name: str, *uses: str) -> None:
    compiler = [os.environ.get("CXX", "c++"), "-std=c++17", "-O3", "-Wall", "-Wextra", "-Werror"]
    _run([*compiler, str(HERE / "cpp" / f"{name}.cpp"), *uses, "-o", str(BUILD / name)])


def _run(command: list[str]) -> None:
    # A builder's output goes to the progress stream: stdout is for the rows.
    subprocess.run(command, check=True, stdout=sys.stderr)
