"""What each Kit keeps in a folder: how it is made, read and written by the Kit's own interface."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import pentad
from reference_server import ReferenceServer

#: What was read, each thing by a name.
Look = dict[str, str]

#: What stands in what is written after the damage, in a row of its own.
MARK = "after-the-damage"


class Opened(Protocol):
    """A Kit's front door on a folder."""

    def look(self) -> Look:
        """Reads all of the user's own, and the first page of the cache."""

    def write(self) -> None:
        """Writes one thing of the user's own that has :data:`MARK` in it."""


class Kit(Protocol):
    """A Kit whose files are damaged."""

    @property
    def name(self) -> str:
        """What it is called in the table."""

    @property
    def store(self) -> str:
        """The store's file, below the folder."""

    @property
    def own(self) -> Mapping[str, str] | None:
        """The tables of the user's own, with those columns that a recovery keeps.

        None of a file that is no store: what is read of it is the user's own.
        """

    def fill(self, folder: Path, server: ReferenceServer) -> None:
        """Makes what somebody has who has used it for a while."""

    def fill_more(self, folder: Path) -> None:
        """Does what stands in the log only, when the process is killed after it."""

    def open(self, folder: Path, said: list[str]) -> AbstractContextManager[Opened]:
        """Opens it, without a network. What it says of damage goes to `said`, in a word each."""


@dataclass
class Noted:
    """A delegate that notes what is said of damage."""

    said: list[str]

    def did_recover_store(self, *_: Any) -> None:
        self.said.append("recovered")

    def did_reset_cache(self, is_damage: bool) -> None:
        if is_damage:
            self.said.append("reset")


def cached(read: Callable[[], Iterable[Any]]) -> Iterable[Any]:
    """What is read of the cache; nothing when that would have to be fetched."""
    try:
        return read()
    except (pentad.OfflineError, pentad.NotFoundError):
        return ()


def recovered(client: Any) -> list[str]:
    """Whether the log of events says that the store was built anew."""
    (reset,) = client.read_events(0)
    events = client.read_events(reset.number, limit=1_000)
    return ["recovered" for event in events if event.kind.value == "storeRecovered"][:1]


def numbered(name: str, things: Iterable[Any]) -> Look:
    """Things of a list, by their numbers."""
    return {f"{name} {number}": repr(thing) for number, thing in enumerate(things)}
