"""Builds the showcase and the reference server behind it: `python3 build_showcase.py`, from `make`."""

from __future__ import annotations

from pathlib import Path

import swift_package

ROOT = Path(__file__).parents[2]
SCRATCH = ROOT / ".build-examples/showcase"

if __name__ == "__main__":
    swift_package.build(ROOT / "Examples/Showcase", SCRATCH, "--product", "showcase")
