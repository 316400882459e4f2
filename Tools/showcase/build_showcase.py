"""Builds the showcase and its reference server, in a folder of their own.

`python3 build_showcase.py` builds the two programs, with `--build-tests` all targets and the tests.
"""

from __future__ import annotations

import sys
from pathlib import Path

import swift_package

ROOT = Path(__file__).parents[2]
SCRATCH = ROOT / ".build-examples/showcase"

if __name__ == "__main__":
    products = [("--product", "pentad-reference-server"), ("--product", "showcase")]
    for options in [tuple(sys.argv[1:])] if sys.argv[1:] else products:
        swift_package.build(ROOT / "Examples/Showcase", SCRATCH, *options)
