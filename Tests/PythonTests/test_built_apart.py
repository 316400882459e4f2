"""Programs that are built separately and use the Kits' internals, fuzzers and benchmarks, still
compile.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from swift_modules import compiler_options

ROOT = Path(__file__).parents[2]
# The Swift module that the programs of a package share, and where its C modules are.
SHARED = {
    "Fuzz": ("FuzzSupport", ["CHeap", "CallSequences/include"]),
    "Benchmarks": ("Stopwatch", ["CSwe"]),
}


def programs() -> list[tuple[str, str]]:
    found = []
    for package, (shared, _) in SHARED.items():
        swift = {path.parent.name for path in (ROOT / package).glob("Sources/*/*.swift")}
        found += [(package, name) for name in sorted(swift - {shared})]
    return found


def compiled(*options: str, folder: Path) -> None:
    files = map(str, sorted(folder.glob("*.swift")))
    subprocess.run(["swiftc", *options, "-parse-as-library", *files], check=True)


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """Returns the compiler's options for the Kits and the shared code, by package."""
    modules = tmp_path_factory.mktemp("modules")
    answer = {}
    for package, (shared, folders) in SHARED.items():
        sources = ROOT / package / "Sources"
        options = [*compiler_options(), "-I", str(modules)]
        for folder in folders:
            options += ["-I", str(sources / folder)]
        making = ["-emit-module", "-emit-module-path", str(modules / f"{shared}.swiftmodule")]
        compiled(*options, *making, "-module-name", shared, folder=sources / shared)
        answer[package] = options
    return answer


@pytest.mark.parametrize(("package", "name"), programs())
def test_a_program_fits_the_kits(package: str, name: str, options: dict[str, list[str]]) -> None:
    folder = ROOT / package / "Sources" / name
    compiled(*options[package], "-typecheck", "-module-name", name, folder=folder)
