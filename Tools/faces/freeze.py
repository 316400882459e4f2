#!/usr/bin/env python3
"""Keeps the binary interface of a release in Tools/faces/frozen/0.1, which never changes again.

The headers are kept without their comments, which may still be improved.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from read import bridge, version

HEADERS = ("pentad.h", *(f"pentad/{kit}.h" for kit in bridge.MODULES))
LISTS = ("pentad.layout", "pentad.symbols")


def folder(root: Path) -> Path:
    """Returns the folder of all versions."""
    return root / "Tools/faces/frozen"


def name(current: version.Version) -> str:
    """Returns the folder name of a version: a patch release has the interface of the release that
    it fixes.
    """
    return f"{current.major}.{current.minor}"


def bare(header: Path) -> str:
    """Returns a header without comments, and without its version."""
    text = re.sub(r"/\*.*?\*/", "", header.read_text(encoding="utf-8"), flags=re.DOTALL)
    lines = (line.rstrip() for line in text.splitlines())
    return "".join(f"{line}\n" for line in lines if line and "define PENTAD_VERSION" not in line)


def freeze(root: Path) -> Path:
    """Copies the interface in include; existing files are not overwritten."""
    frozen = folder(root) / name(version.read(root / "VERSION"))
    if frozen.exists():
        sys.exit(f"error: {frozen} is there, and what is released does not change")
    (frozen / "pentad").mkdir(parents=True)
    for header in HEADERS:
        (frozen / header).write_text(bare(root / "include" / header), encoding="utf-8")
    for text in LISTS:
        (frozen / text).write_bytes((root / "include" / text).read_bytes())
    return frozen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[2])
    print(f"wrote: {freeze(parser.parse_args().root)}")


if __name__ == "__main__":
    main()
