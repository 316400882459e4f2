"""The contents of a store after each commit in its write-ahead log."""

from __future__ import annotations

import shutil
import struct
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kits import Kit
from own_rows import Rows, all_rows

#: The sizes of the log's header and of a frame's: https://www.sqlite.org/fileformat2.html#walformat
HEADER, FRAME_HEADER = 32, 24


def commits(log: bytes) -> Iterator[int]:
    """Yields the end of each commit."""
    (page_size,) = struct.unpack_from(">I", log, 8)
    salts = log[16:24]
    place = HEADER
    while place + FRAME_HEADER + page_size <= len(log):
        _, size_after = struct.unpack_from(">II", log, place)
        if log[place + 8 : place + 16] != salts:
            # The rest belongs to a log that was checkpointed earlier.
            return
        place += FRAME_HEADER + page_size
        if size_after:
            yield place


class State(NamedTuple):
    """The contents of a store after a commit."""

    #: The end of the commit in the log; 0 without any commit.
    end: int
    rows: Rows


def log_states(kit: Kit, sound: Path) -> list[State]:
    """Returns the rows of the user's own data without the log, and after each of its commits."""
    log = log_of(kit, sound).read_bytes()
    return [State(end, held(kit, sound, log[:end])) for end in (0, *commits(log))]


def held_rows(kit: Kit, sound: Path) -> Rows:
    """Returns the rows of the user's own data, including those in the log, as SQLite reads them."""
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
    """Returns the possible contents of a store whose log is damaged at a place: no earlier commit
    is lost.
    """
    sound = [state for state in states if state.end <= at]
    return [state.rows for state in states[max(0, len(sound) - 1) :]]
