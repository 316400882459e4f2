"""Some kills; ``make soak`` does 200, with a number that is new each time."""

from __future__ import annotations

import os
from pathlib import Path

from video_kills import kills

SEED = int(os.environ.get("PENTAD_SEED", "20261122"))
KILLS = int(os.environ.get("PENTAD_KILLS", "15"))


def test_what_was_done_is_told_whatever_is_killed(
    command_program: Path, server_program: Path
) -> None:
    result = kills(command_program, server_program, SEED, KILLS)
    assert result["lost"] == 0
    assert result["kills"] == KILLS
    assert result["lines"] > KILLS
    assert result["told"] > 0
