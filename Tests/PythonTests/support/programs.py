"""The programs and libraries that tests use; each is built when it is missing."""

from __future__ import annotations

import subprocess
from pathlib import Path

from swift_package import STEADY

ROOT = Path(__file__).parents[3]


def program(name: str) -> Path:
    """A program of the debug build."""
    return _built(name, name)


def debug_library() -> Path:
    """The shared library of the debug build."""
    return _built("pentad", "libpentad.so")


def _built(product: str, file: str) -> Path:
    path = ROOT / ".build/debug" / file
    if not path.exists():
        subprocess.run(["swift", "build", "--product", product], cwd=ROOT, env=STEADY, check=True)
    return path


def install(stage: Path) -> Path:
    """Installs the release library and its headers in a folder; the folder of the library."""
    command = ["make", "-s", "install-library", f"DESTDIR={stage}", "PREFIX=/usr"]
    subprocess.run(command, cwd=ROOT, check=True)
    return stage / "usr/lib"
