"""The data of each Kit in a folder: created, read and written with the Kit's own interface."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import pentad
from reference_server import ReferenceServer

#: The data that was read, by name.
Look = dict[str, str]

#: The text of the row that is written after the damage.
MARK = "after-the-damage"


class Opened(Protocol):
    """A Kit that is opened on a folder."""

    def look(self) -> Look:
        """Reads all of the user's own data, and the first page of the cache."""

    def write(self) -> None:
        """Writes an item of the user's own data that contains :data:`MARK`."""


class Kit(Protocol):
    """A Kit whose files are damaged."""

    @property
    def name(self) -> str:
        """The name in the table."""

    @property
    def store(self) -> str:
        """The store's file, relative to the folder."""

    @property
    def own(self) -> Mapping[str, str] | None:
        """The tables of the user's own data, with the columns that a recovery keeps.

        None for a file that is not a store: all data read from it is the user's own.
        """

    def fill(self, folder: Path, server: ReferenceServer) -> None:
        """Creates the data of a user who has used it for a while."""

    def fill_more(self, folder: Path) -> None:
        """Writes data that is only in the log if the process is killed afterwards."""

    def open(self, folder: Path, said: list[str]) -> AbstractContextManager[Opened]:
        """Opens the Kit without a network. Its reports of damage are added to `said`, in one word
        each.
        """


@dataclass
class Noted:
    """A delegate that records reports of damage."""

    said: list[str]

    def did_recover_store(self, *_: Any) -> None:
        self.said.append("recovered")

    def did_reset_cache(self, is_damage: bool) -> None:
        if is_damage:
            self.said.append("reset")


def cached(read: Callable[[], Iterable[Any]]) -> Iterable[Any]:
    """Returns data from the cache; empty if it would have to be fetched."""
    try:
        return read()
    except (pentad.OfflineError, pentad.NotFoundError):
        return ()


def recovered(client: Any) -> list[str]:
    """Returns `recovered` if the log of events reports that the store was rebuilt."""
    (reset,) = client.read_events(0)
    events = client.read_events(reset.number, limit=1_000)
    return ["recovered" for event in events if event.kind.value == "storeRecovered"][:1]


def numbered(name: str, things: Iterable[Any]) -> Look:
    """Returns the items of a list, by number."""
    return {f"{name} {number}": repr(thing) for number, thing in enumerate(things)}
