"""Runs the programs of Examples/: Swift, then C, then Python, each in order of name.

Dumps are left out: they write megabytes, and a test compares them.

`python3 Tools/run_examples.py STAGE`, where STAGE/usr contains the installed library.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import swift_package

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "Examples"
BUILD = ROOT / ".build-examples"


def run(title: str, command: list[str], env: dict[str, str]) -> None:
    """Runs one program and prints its title; exits at the first failure."""
    print(f"\n== {title}", flush=True)
    subprocess.run(command, check=True, env=env, cwd=ROOT)


def build_swift() -> Path:
    """Builds the nested package; returns the folder of its programs."""
    swift_package.build(EXAMPLES / "swift", BUILD / "swift", "-q")
    return BUILD / "swift/debug"


def run_swift(env: dict[str, str]) -> None:
    """Runs each executable target of the nested package."""
    programs = build_swift()
    for target in sorted(EXAMPLES.glob("swift/Sources/*Tour/")):
        run(f"Swift: {target.name}", [str(programs / target.name)], env)


def run_c(env: dict[str, str]) -> None:
    """Builds each file as a program with the flags of pkg-config, and runs it."""
    BUILD.mkdir(exist_ok=True)
    for source in sorted([*EXAMPLES.glob("c/*_tour.c"), *EXAMPLES.glob("c/*_guide.c")]):
        query = ["pkg-config", "--cflags", "--libs", "pentad"]
        found = subprocess.run(query, check=True, env=env, stdout=subprocess.PIPE, text=True)
        program = str(BUILD / source.stem)
        build = ["gcc", "-std=c11", "-D_XOPEN_SOURCE=700", "-Wall", "-Wextra"]
        build += ["-o", program, str(source)]
        subprocess.run([*build, *shlex.split(found.stdout)], check=True, env=env)
        run(f"C: {source.name}", [program], env)


def run_python(env: dict[str, str]) -> None:
    """Runs each file as a program."""
    for source in sorted([*EXAMPLES.glob("python/*_tour.py"), *EXAMPLES.glob("python/*_guide.py")]):
        run(f"Python: {source.name}", [sys.executable, str(source)], env)


def main() -> None:
    library = Path(sys.argv[1]).resolve() / "usr/lib"
    env = os.environ | {
        "PKG_CONFIG_PATH": str(library / "pkgconfig"),
        "LD_LIBRARY_PATH": str(library),
        "PENTAD_LIBRARY": str(library / "libpentad.so"),
        "PYTHONPATH": str(ROOT / "Sources/PentadPython"),
    }
    run_swift(env)
    run_c(env)
    run_python(env)


if __name__ == "__main__":
    main()
