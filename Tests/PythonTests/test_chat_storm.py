"""A small storm; ``make soak`` runs the whole one, with numbers that are new each time."""

from __future__ import annotations

import os
from pathlib import Path

from chat_storm import storm
from loop_outcome import Programs

SEED = int(os.environ.get("PENTAD_SEED", "20261121"))


def test_nothing_is_lost_in_a_storm(programs: Programs, tmp_path: Path) -> None:
    outcome = storm(programs, tmp_path, SEED, 600)
    assert outcome.losses == []
    assert outcome.operations >= 600
    assert outcome.kills >= 3
    assert outcome.details["own"] > 0
    assert outcome.details["expire"] == 1
