"""The release library is what the tests of C and Python test, unless told otherwise."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("PENTAD_LIBRARY", str(Path(__file__).parents[1] / ".build-lib/libpentad.so"))
