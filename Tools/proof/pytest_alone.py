"""Runs pytest without what LD_PRELOAD names in the programs that it starts."""

from __future__ import annotations

import os
import sys

import pytest

if __name__ == "__main__":
    os.environ.pop("LD_PRELOAD", None)
    sys.exit(pytest.main(sys.argv[1:]))
