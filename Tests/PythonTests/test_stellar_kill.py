"""What the user made is kept, whatever is killed and whatever the server does.

``make soak`` does more of it, with a number that is new each time. ``PENTAD_KILLS`` says how many
processes are killed; 15 when it says nothing.
"""

from __future__ import annotations

import os
from pathlib import Path

from loop_outcome import Programs
from stellar_faults import faults
from stellar_kills import kills

SEED = int(os.environ.get("PENTAD_SEED", "20261121"))
KILLS = int(os.environ.get("PENTAD_KILLS", "15"))


def test_what_was_acknowledged_survives_a_kill(programs: Programs, tmp_path: Path) -> None:
    outcome = kills(programs, tmp_path, SEED, KILLS)
    assert outcome.losses == []
    assert outcome.details["bookmarks"] > KILLS
    assert outcome.details["read"] > 0


def test_what_the_user_made_survives_a_failing_server(programs: Programs, tmp_path: Path) -> None:
    outcome = faults(programs, tmp_path, SEED, 60)
    assert outcome.losses == []
    assert outcome.faults > 0
    assert outcome.details["forgotten"] > 0
