"""The release build: what its files give away, and what an attacker finds in them."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LIBRARY = Path(os.environ.get("PENTAD_LIBRARY", str(ROOT / ".build-lib/libpentad.so")))
COMMAND = ROOT / ".build-lib/release/pentad-cli"
BUILT = [
    LIBRARY,
    pytest.param(
        COMMAND,
        marks=pytest.mark.skipif(
            not COMMAND.exists(), reason="make command or make demo builds it"
        ),
    ),
]


def readelf(*arguments: str | Path) -> str:
    command = ["readelf", "-W", *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.fixture(params=BUILT, ids=lambda path: path.name)
def built(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def test_tables_of_the_linker_are_read_only(built: Path) -> None:
    """Full RELRO: all symbols are bound at the start, and the tables are protected then."""
    dynamic = readelf("-d", built)
    assert "BIND_NOW" in dynamic or re.search(r"\(FLAGS_1\).*\bNOW\b", dynamic)
    assert "GNU_RELRO" in readelf("-l", built)


def test_code_is_position_independent_and_data_not_executable(built: Path) -> None:
    assert re.search(r"Type:\s+DYN", readelf("-h", built))
    segments = readelf("-l", built)
    assert re.search(r"GNU_STACK.*\bRW\b", segments)
    assert not re.search(r"^\s+LOAD.*\bRWE\b", segments, re.MULTILINE)
    assert "TEXTREL" not in readelf("-d", built)


def test_no_further_folder_is_searched_for_libraries(built: Path) -> None:
    assert not re.search(r"\((RPATH|RUNPATH)\)", readelf("-d", built))


def test_c_code_checks_its_buffers_and_its_stack(built: Path) -> None:
    """BoringSSL, SQLite's and NIO's shims: FORTIFY and the stack protector."""
    symbols = set(re.findall(r"UND (\w+)", readelf("--dyn-syms", built)))
    assert "__stack_chk_fail" in symbols
    assert {name for name in symbols if name.endswith("_chk")}


def test_no_folder_of_the_build_is_in_it(built: Path) -> None:
    content = built.read_bytes()
    home = str(Path.home()).encode()
    found = re.findall(re.escape(str(ROOT).encode()) + rb"[ -~]*", content)
    if home != b"/":
        found += re.findall(re.escape(home + b"/") + rb"[ -~]*", content)
    assert found == []
