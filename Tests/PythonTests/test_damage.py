"""A few damaged places of each file; ``make damage`` does a thousand, with a seed that is new."""

from __future__ import annotations

import os
from pathlib import Path

from damage import damaged
from damage_table import table

SEED = int(os.environ.get("PENTAD_SEED", "20261122"))
PLACES = int(os.environ.get("PENTAD_PLACES", "10"))


def test_damage_is_repaired_or_reported(server_program: Path) -> None:
    lines = damaged(server_program, SEED, range(PLACES), "", is_quiet=True)
    assert not any(line.count("failure") for line in lines), table(lines)
    assert all(len(line.verdicts) == PLACES for line in lines)
    # There are only a few secrets, so damage at one place may lose all of them.
    assert all(line.mean > 0 for line in lines if line.store != "sign_in"), table(lines)
    stores = [line for line in lines if line.file.endswith(".sqlite")]
    assert all(line.count("recovered") for line in stores), table(lines)
