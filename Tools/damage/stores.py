"""The Kits, and which files of theirs are damaged."""

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

#: How much of the user's own is kept at least, in percent, when the file is damaged of a store that
#: was closed, that of one that a killed process left, and its log: two thirds of what is.
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
    #: Whether the process was killed that had the store open, or closed it.
    is_killed: bool
    #: Which file, as a pattern below the folder.
    pattern: str
    #: How much of the user's own is kept at least, in percent: the mean of many places.
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
        # Most of it says which servers the token is for: without that it goes to none.
        Target("sign_in", False, "credentials", 3),
    ]
    return found
