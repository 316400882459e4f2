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


@dataclass(frozen=True)
class Target:
    """A file that is damaged."""

    kit: str
    #: Whether the process was killed that had the store open, or closed it.
    is_killed: bool
    #: Which file, as a pattern below the folder.
    pattern: str

    @property
    def name(self) -> str:
        return f"{self.kit} {'killed' if self.is_killed else 'closed'} {self.pattern}"


def targets() -> list[Target]:
    found = []
    for kit in STORES:
        found += [
            Target(kit.name, False, kit.store),
            Target(kit.name, True, kit.store),
            Target(kit.name, True, kit.store + "-wal"),
            Target(kit.name, False, kit.store + ".lock"),
        ]
    found += [
        Target("video", False, "images/*"),
        Target("sign_in", False, "credentials"),
    ]
    return found
