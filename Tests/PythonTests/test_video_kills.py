"""Some kills and faults; ``make soak`` does more, with a number that is new each time."""

from __future__ import annotations

import os
from pathlib import Path

from loop_outcome import Programs
from video_faults import faults
from video_kills import kills

SEED = int(os.environ.get("PENTAD_SEED", "20261122"))
KILLS = int(os.environ.get("PENTAD_KILLS", "15"))


def test_actions_are_delivered_despite_kills(programs: Programs, tmp_path: Path) -> None:
    outcome = kills(programs, tmp_path, SEED, KILLS)
    assert outcome.losses == []
    assert outcome.kills == KILLS
    assert outcome.operations > KILLS
    assert outcome.details["told"] > 0


def test_actions_are_delivered_despite_failures(programs: Programs, tmp_path: Path) -> None:
    outcome = faults(programs, tmp_path, SEED, 5)
    assert outcome.losses == []
    assert outcome.faults > 0
    assert outcome.details["told"] > 0
