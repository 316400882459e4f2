"""A process that is killed while it writes: acknowledged data is kept.

``make soak`` does more of it, with a number that is new each time.
"""

from __future__ import annotations

import os
from pathlib import Path

from astro_faults import faults
from astro_kills import kills
from loop_outcome import Programs

SEED = int(os.environ.get("PENTAD_SEED", "20261121"))
KILLS = int(os.environ.get("PENTAD_KILLS", "12"))


def test_acknowledged_data_survives_a_kill(programs: Programs, tmp_path: Path) -> None:
    outcome = kills(programs, tmp_path, SEED, KILLS)
    assert outcome.losses == []
    assert outcome.details["alerts"] > KILLS


def test_days_that_were_seen_survive_a_failing_server(programs: Programs, tmp_path: Path) -> None:
    outcome = faults(programs, tmp_path, SEED, 12)
    assert outcome.losses == []
    assert outcome.faults > 0
