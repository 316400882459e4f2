"""Builds the showcase and the reference server behind it, in a folder of their own."""

from __future__ import annotations

from pathlib import Path

import swift_package

ROOT = Path(__file__).parents[2]
SCRATCH = ROOT / ".build-examples/showcase"

if __name__ == "__main__":
    for product in ("pentad-reference-server", "showcase"):
        swift_package.build(ROOT / "Examples/Showcase", SCRATCH, "--product", product)
