"""The full dump of the elements from Swift, C and Python is byte-identical."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from programs import debug_library, program

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "Examples"


def run(*command: str | Path, **changes: str) -> bytes:
    env = {**os.environ, **changes}
    done = subprocess.run(command, cwd=ROOT, env=env, check=True, stdout=subprocess.PIPE)
    return done.stdout


@pytest.fixture(scope="session")
def library() -> Path:
    """The release library, or else the one of the debug build."""
    release = Path(os.environ.get("PENTAD_LIBRARY", ROOT / ".build-lib/libpentad.so"))
    return release if release.exists() else debug_library()


@pytest.fixture(scope="session")
def dump() -> bytes:
    """Returns the command's output; the others are compared with it."""
    return run(
        program("pentad-cli"), "elements", "show", "--all", "--nuclides", "--format", "jsonl"
    )


def differing(ours: bytes, theirs: bytes) -> list[str]:
    """The symbols of the elements whose lines differ: the lines are too long for a message."""
    pairs = zip(ours.splitlines(), theirs.splitlines())
    symbols = [json.loads(line)["symbol"] for line, other in pairs if line != other]
    if not symbols and ours != theirs:
        return [f"{len(ours)} bytes, not {len(theirs)}"]
    return symbols


def test_a_line_is_an_element_with_sorted_keys(dump: bytes) -> None:
    def sorted_object(members: list[tuple[str, object]]) -> dict[str, object]:
        keys = [key for key, _ in members]
        assert keys == sorted(set(keys))
        return dict(members)

    lines = dump.decode().splitlines()
    elements = [json.loads(line, object_pairs_hook=sorted_object) for line in lines]
    assert [element["number"] for element in elements] == list(range(1, 119))


def test_swift_dump_is_identical(dump: bytes, swift_example_programs: Path) -> None:
    theirs = run(swift_example_programs / "ElementsDump", "--all")
    assert differing(dump, theirs) == []


def test_c_dump_is_identical(dump: bytes, library: Path, tmp_path: Path) -> None:
    for name in ("libpentad.so", "libpentad.so.0"):
        (tmp_path / name).symlink_to(library.resolve())
    program = tmp_path / "elements_dump"
    source = EXAMPLES / "c/elements_dump.c"
    places = [f"-I{ROOT / 'include'}", f"-L{tmp_path}"]
    run("gcc", "-std=c99", "-Wall", "-Wextra", *places, source, "-o", program, "-lpentad")
    libraries = f"{tmp_path}:{os.environ.get('LD_LIBRARY_PATH', '')}"
    assert differing(dump, run(program, "--all", LD_LIBRARY_PATH=libraries)) == []


def test_python_dump_is_identical(dump: bytes, library: Path) -> None:
    program = EXAMPLES / "python/elements_dump.py"
    if not program.exists():
        pytest.skip("Examples/python/elements_dump.py does not exist")
    package = str(ROOT / "Sources/PentadPython")
    theirs = run(sys.executable, program, "--all", PENTAD_LIBRARY=str(library), PYTHONPATH=package)
    assert differing(dump, theirs) == []
