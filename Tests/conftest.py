"""The C and Python tests use the release library, unless the environment selects another one, and
no settings of the user.
"""

from __future__ import annotations

import os
from pathlib import Path

os.environ["PENTAD_CONFIG"] = ""
os.environ.setdefault("PENTAD_LIBRARY", str(Path(__file__).parents[1] / ".build-lib/libpentad.so"))
