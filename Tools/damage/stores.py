"""The Kits, and their files that are damaged."""

from __future__ import annotations

from dataclasses import dataclass

from astro_kit import AstroKit
from chat_kit import ChatKit
from kits import Kit
from sign_in_kit import SignedIn
from stellar_kit import StellarKit
from video_kit import VideoKit

STORES: list[Kit] = [AstroKit(), StellarKit(), ChatKit(), VideoKit()]
KITS: dict[str, Kit] = {kit.name: kit for kit in [*STORES, SignedIn()]}

#: The minimum of the user's own data that is kept, in percent: two thirds of the usual result. The
#: damaged file is the store of a closed client, the store of a killed process, or its log.
FLOORS = {
    "astro": (34, 48, 58),
    "stellar": (55, 62, 56),
    "chat": (46, 50, 55),
    "video": (42, 43, 58),
}


@dataclass(frozen=True)
class Target:
    """A file that is damaged."""

    kit: str
    #: True if the process was killed while the store was open, false if it closed the store.
    is_killed: bool
    #: The pattern of the file, relative to the folder.
    pattern: str
    #: The minimum of the user's own data that is kept, in percent: the mean of many places.
    floor: float

    @property
    def name(self) -> str:
        return f"{self.kit} {'killed' if self.is_killed else 'closed'} {self.pattern}"


def targets() -> list[Target]:
    found = []
    for kit in STORES:
        closed, killed, log = FLOORS[kit.name]
        found += [
            Target(kit.name, False, kit.store, closed),
            Target(kit.name, True, kit.store, killed),
            Target(kit.name, True, kit.store + "-wal", log),
            Target(kit.name, False, kit.store + ".lock", 100),
        ]
    found += [
        Target("video", False, "video.sqlite.images/*", 100),
        # Most of it is the list of the token's servers: without it the token is sent to none.
        Target("sign_in", False, "credentials", 3),
    ]
    return found
