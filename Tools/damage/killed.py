"""`killed.py KIT FOLDER`: a process that uses a store, and closes nothing."""

from __future__ import annotations

import sys
from pathlib import Path

from stores import KITS

KITS[sys.argv[1]].fill_more(Path(sys.argv[2]))
