#!/usr/bin/env python3
"""Compares the binary interface with each released version, and rejects incompatible changes.

A program of such a version must still work. Allowed are new functions, new values of enums, and new
fields at the ends of records that are not used in arrays.
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
    """Returns the incompatible changes with one version; each message begins with the check that
    found it.
    """
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
    """Returns changes of the released version itself: its library could not be distinguished from
    the earlier one.
    """
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
    """Returns the claims of the released layout that are not true of the header."""
    options = ["-std=c11", "-fsyntax-only", "-DLATER", "-iquote", str(include)]
    # From standard input, it includes the header of `include` and not the one in its own folder.
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
    """Returns the functions that are gone, and those with a false version."""
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
