"""Video servers that fail at random while they receive a user's actions.

Answers are lost, refused, late, cut off and stalled; tokens expire, and the user signs in again.
What the user did arrives all the same, each share once: see `video_wishes`. A process that cannot
end since an answer does not come is killed.
"""

from __future__ import annotations

from pathlib import Path

from loop_outcome import Outcome, Programs, main
from reference_server import ReferenceServer
from server_faults import faulted, random_fault
from video_user import SIZES, User

#: The paths that receive actions.
PATHS = ("/peertube/api/v1", "/shelby/v2")
#: The maximum number of lines for a process, and the maximum time for its end, in seconds.
LINES, ENDING = 12, 5


class Faults:
    """A run that is derived from a seed."""

    def __init__(self, programs: Programs, server: ReferenceServer, folder: Path, seed: int):
        self.server = server
        self.user = User(programs.command, server, folder / "videos", seed)
        self.chance = self.user.chance

    def run(self, count: int) -> Outcome:
        user = self.user
        for _ in range(count):
            self.go_wrong()
            process = user.process("--timeout", "1")
            lines = user.write(process, self.chance.uniform(0.1, 0.6), LINES)
            if not process.end(ENDING):
                user.outcome.kills += 1
            user.note(lines, process.answers)
        self.server.control("faults/remove")
        self.sign_in()
        user.outcome.faults += faulted(self.server)
        user.settle()
        return user.judge()

    def go_wrong(self) -> None:
        """Injects a fault or two, which wait for matching requests."""
        for _ in range(self.chance.randint(1, 2)):
            fault = random_fault(self.chance)
            if self.chance.random() < 0.05:
                fault = {"effect": "stall", "count": 1}
            self.server.control("faults", path=self.chance.choice(PATHS), **fault)
        if self.chance.random() < 0.1:
            self.expire()

    def expire(self) -> None:
        """Tokens are no longer good; for some of them the user signs in again."""
        kind = self.chance.choice(["access", "refresh", "shelby"])
        if kind == "shelby":
            self.server.control("video/expire")
        else:
            self.server.control("video/peertube/expire", withRefresh=kind == "refresh")
        self.user.outcome.faults += 1
        if kind != "access" and self.chance.random() < 0.5:
            self.sign_in()

    def sign_in(self) -> None:
        """While nothing fails; what has to fail waits no longer."""
        self.server.control("faults/remove")
        self.user.sign_in_at_peertube()
        self.user.sign_in_at_shelby()


def faults(programs: Programs, folder: Path, seed: int, count: int) -> Outcome:
    """A whole run, with servers of its own."""
    with ReferenceServer(programs.server, *SIZES) as server:
        return Faults(programs, server, folder, seed).run(count)


if __name__ == "__main__":
    main(faults, 100)
