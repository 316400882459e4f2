#!/usr/bin/env python3
"""Compares the binary interface with each version that was released, and refuses what breaks one.

A program of such a version must go on working: what may come are functions, values of enums, and
fields at the ends of records that do not lie in arrays.
"""

from __future__ import annotations

import argparse
import difflib
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import freeze
import stubs
from read import version

_ERROR = re.compile(r'error: (?:static assertion failed: )?"?(.*?)"?$', re.MULTILINE)


def check(frozen: Path, root: Path) -> list[str]:
    """What breaks programs of one version; each message begins with the check that found it."""
    include = root / "include"
    with tempfile.TemporaryDirectory() as scratch:
        report = stubs.differences(frozen, include, Path(scratch))
    found = {
        "version": _version(frozen, root),
        "layout": _layout(frozen, include),
        "symbols": _symbols(frozen, include),
        "abidiff": report.splitlines(),
    }
    return [f"{name}: {line}" for name, lines in found.items() for line in lines if line.strip()]


def _version(frozen: Path, root: Path) -> list[str]:
    """Changes of the released version itself: nobody could tell its library from the one before."""
    if freeze.name(version.read(root / "VERSION")) != frozen.name:
        return []
    changes = []
    for header in freeze.HEADERS:
        released = (frozen / header).read_text(encoding="utf-8").splitlines()
        present = freeze.bare(root / "include" / header).splitlines()
        lines = difflib.unified_diff(released, present, header, header, n=0, lineterm="")
        changes += [line for line in lines if not line.startswith("@@")]
    return changes and [f"{frozen.name} is released: VERSION must be a later one", *changes]


def _layout(frozen: Path, include: Path) -> list[str]:
    """The claims of the released layout that are not true of the header."""
    options = ["-std=c11", "-fsyntax-only", "-DLATER", "-iquote", str(include)]
    # Read from standard input, it includes the header of `include` and not the one beside it.
    run = subprocess.run(
        ["gcc", *options, "-x", "c", "-"],
        input=(frozen / "pentad.layout").read_bytes(),
        env={**os.environ, "LC_ALL": "C"},
        capture_output=True,
        check=False,
    )
    said = run.stderr.decode()
    return list(dict.fromkeys(_ERROR.findall(said))) or (
        said.splitlines() if run.returncode else []
    )


def _symbols(frozen: Path, include: Path) -> list[str]:
    """Functions that are gone, and those that pretend to have been there."""
    released, present = (_list(folder / "pentad.symbols") for folder in (frozen, include))
    then = tuple(int(number) for number in frozen.name.split("."))
    gone = [f"{name} {since} is gone" for name, since in sorted(released - present)]
    late = [
        f"{name} is new, and says Since: {since}"
        for name, since in sorted(present - released)
        if tuple(int(number) for number in since.split(".")) <= then
    ]
    return gone + late


def _list(path: Path) -> set[tuple[str, str]]:
    words = path.read_text(encoding="utf-8").split()
    return set(zip(words[::2], words[1::2]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[2])
    root = parser.parse_args().root
    broken = False
    versions = sorted(path for path in freeze.folder(root).glob("*") if path.is_dir())
    if not versions:
        print("no version has been released yet: there is nothing to compare with")
    for frozen in versions:
        messages = check(frozen, root)
        broken = broken or bool(messages)
        print(f"{frozen.name}: {'broken' if messages else 'kept'}")
        print("".join(f"  {message}\n" for message in messages), end="")
    if broken:
        sys.exit("error: programs of a released version would break")


if __name__ == "__main__":
    main()
