"""What a store holds after each commit that stands in its write-ahead log."""

from __future__ import annotations

import shutil
import struct
import tempfile
from collections.abc import Iterator
from pathlib import Path

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


def log_states(kit: Kit, sound: Path) -> list[Rows]:
    """The rows of the user's own without the log, and after each of its commits."""
    store = sound / kit.store
    log = store.with_name(store.name + "-wal").read_bytes()
    states = []
    for end in (0, *commits(log)):
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / kit.store
            copy.parent.mkdir(exist_ok=True)
            shutil.copy(store, copy)
            copy.with_name(copy.name + "-wal").write_bytes(log[:end])
            states.append(all_rows(kit.own or {}, copy))
    return states
