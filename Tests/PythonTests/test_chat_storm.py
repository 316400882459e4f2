"""A small storm; ``make soak`` runs the whole one, with numbers that are new each time."""

from __future__ import annotations

import os
from pathlib import Path

from chat_storm import storm

SEED = int(os.environ.get("PENTAD_SEED", "20261121"))


def test_nothing_is_lost_in_a_storm(command_program: Path, server_program: Path) -> None:
    result = storm(command_program, server_program, SEED, messages=600, kills=3)
    assert result["lost"] == 0
    assert result["posted"] >= 600
    assert result["own"] > 0
    assert result["faults"]["kill"] >= 3
    assert result["faults"]["expire"] == 1
