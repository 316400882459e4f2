"""The user's data is kept, after any kill and any server fault.

``make soak`` runs more of it, with a new seed each time. ``PENTAD_KILLS`` is the number of killed
processes; the default is 15.
"""

from __future__ import annotations

import os
from pathlib import Path

from loop_outcome import Programs
from stellar_faults import faults
from stellar_kills import kills

SEED = int(os.environ.get("PENTAD_SEED", "20261121"))
KILLS = int(os.environ.get("PENTAD_KILLS", "15"))


def test_acknowledged_data_survives_a_kill(programs: Programs, tmp_path: Path) -> None:
    outcome = kills(programs, tmp_path, SEED, KILLS)
    assert outcome.losses == []
    assert outcome.details["bookmarks"] > KILLS
    assert outcome.details["read"] > 0


def test_user_data_survives_a_failing_server(programs: Programs, tmp_path: Path) -> None:
    outcome = faults(programs, tmp_path, SEED, 60)
    assert outcome.losses == []
    assert outcome.faults > 0
    assert outcome.details["forgotten"] > 0
