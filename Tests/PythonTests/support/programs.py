"""The programs and libraries that tests use; each is built when it is missing."""

from __future__ import annotations

import subprocess
from pathlib import Path

from swift_package import STEADY

ROOT = Path(__file__).parents[3]

# Make builds each of these programs with the options of a release.
TARGETS = {
    "pentad-cli": "command",
    "generate-manual": "command",
    "pentad-reference-server": "server",
}


def program(name: str) -> Path:
    """A program of the release build: the debug command needs several times as long to start."""
    path = ROOT / ".build-lib/release" / name
    if not path.exists():
        subprocess.run(["make", "-s", TARGETS[name]], cwd=ROOT, check=True)
    return path


def debug_library() -> Path:
    """The shared library of the debug build."""
    path = ROOT / ".build/debug/libpentad.so"
    if not path.exists():
        command = ["swift", "build", "--product", "pentad"]
        subprocess.run(command, cwd=ROOT, env=STEADY, check=True)
    return path


def install(stage: Path) -> Path:
    """Installs the release library and its headers in a folder; the folder of the library."""
    command = ["make", "-s", "install-library", f"DESTDIR={stage}", "PREFIX=/usr"]
    subprocess.run(command, cwd=ROOT, check=True)
    return stage / "usr/lib"
