"""The programs and libraries that tests use; each is built when it is missing."""

from __future__ import annotations

import subprocess
from pathlib import Path

from swift_package import STEADY

ROOT = Path(__file__).parents[3]

# Make builds these with the options of a release: the debug command needs several times as long to
# start. The server starts seldom: a release build of it takes 4.5 minutes of CPU, and its runs 0.4.
RELEASED = ("pentad-cli", "generate-manual")


def program(name: str) -> Path:
    """A program of the release build, or the reference server of the debug build."""
    if name not in RELEASED:
        return _debugged(name, name)
    path = ROOT / ".build-lib/release" / name
    if not path.exists():
        subprocess.run(["make", "-s", "command"], cwd=ROOT, check=True)
    return path


def debug_library() -> Path:
    """The shared library of the debug build."""
    return _debugged("pentad", "libpentad.so")


def _debugged(product: str, file: str) -> Path:
    path = ROOT / ".build/debug" / file
    if not path.exists():
        subprocess.run(["swift", "build", "--product", product], cwd=ROOT, env=STEADY, check=True)
    return path


def install(stage: Path) -> Path:
    """Installs the release library and its headers in a folder; the folder of the library."""
    command = ["make", "-s", "install-library", f"DESTDIR={stage}", "PREFIX=/usr"]
    subprocess.run(command, cwd=ROOT, check=True)
    return stage / "usr/lib"
