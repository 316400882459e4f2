"""A process that uses a store, and closes nothing: `killed.py KIT FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from stores import KITS

KITS[sys.argv[1]].fill_more(Path(sys.argv[2]))
