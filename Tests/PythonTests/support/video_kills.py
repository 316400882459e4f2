"""A feed whose process is killed at random while it sends the user's actions to its sources.

`pentad-cli video act` is given lines, and killed with -9 at any moment, again and again. In the end
nothing that was answered is lost, and nothing was shared twice: see `video_wishes`.
"""

from __future__ import annotations

from pathlib import Path

from loop_outcome import Outcome, Programs, main
from reference_server import ReferenceServer
from video_user import SIZES, User

#: The maximum number of lines for a process.
LINES = 12


def kills(programs: Programs, folder: Path, seed: int, count: int) -> Outcome:
    """A whole run, with servers of its own."""
    with ReferenceServer(programs.server, *SIZES) as server:
        user = User(programs.command, server, folder / "videos", seed)
        for number in range(count):
            process = user.process()
            seconds = user.chance.uniform(0.02, 0.6)
            # Every other one while it starts, perhaps.
            lines = user.write(process, seconds, LINES, awaited=number % 2 == 0)
            user.note(lines, process.kill())
            user.outcome.kills += 1
        user.settle()
        return user.judge()


if __name__ == "__main__":
    main(kills, 200)
