"""What a store holds after each commit that stands in its write-ahead log."""

from __future__ import annotations

import shutil
import struct
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kits import Kit
from own_rows import Rows, all_rows

#: Of the log, and of each frame in it: https://www.sqlite.org/fileformat2.html#walformat
HEADER, FRAME_HEADER = 32, 24


def commits(log: bytes) -> Iterator[int]:
    """Where a commit ends."""
    (page_size,) = struct.unpack_from(">I", log, 8)
    salts = log[16:24]
    place = HEADER
    while place + FRAME_HEADER + page_size <= len(log):
        _, size_after = struct.unpack_from(">II", log, place)
        if log[place + 8 : place + 16] != salts:
            # Of a log that was copied into the file before.
            return
        place += FRAME_HEADER + page_size
        if size_after:
            yield place


class State(NamedTuple):
    """What a store holds after a commit."""

    #: Where the commit ends in the log; 0 without any.
    end: int
    rows: Rows


def log_states(kit: Kit, sound: Path) -> list[State]:
    """The rows of the user's own without the log, and after each of its commits."""
    log = log_of(kit, sound).read_bytes()
    return [State(end, held(kit, sound, log[:end])) for end in (0, *commits(log))]


def held_rows(kit: Kit, sound: Path) -> Rows:
    """The rows of the user's own, those in the log too, as SQLite reads them."""
    log = log_of(kit, sound)
    return held(kit, sound, log.read_bytes() if log.exists() else b"")


def held(kit: Kit, sound: Path, log: bytes) -> Rows:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / kit.store
        copy.parent.mkdir(exist_ok=True)
        shutil.copy(sound / kit.store, copy)
        copy.with_name(copy.name + "-wal").write_bytes(log)
        return all_rows(kit.own or {}, copy)


def log_of(kit: Kit, sound: Path) -> Path:
    return sound / (kit.store + "-wal")


def possible(states: list[State], at: int) -> list[Rows]:
    """What a store may hold whose log is damaged from a place on: no commit before it is lost."""
    sound = [state for state in states if state.end <= at]
    return [state.rows for state in states[max(0, len(sound) - 1) :]]
