"""Models a disk after a power failure: all synced data is kept, and any part of the rest.

- Writes that no `fsync` followed are there, are missing, or are torn at 512 bytes, each by itself.
- Names made, changed or removed after the last `fsync` of a folder are there up to any one of them,
  in order, as on a file system with a journal.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

MADE, WRITTEN, CUT, RENAMED, REMOVED, SYNCED, FOLDER_SYNCED, FOLDER_MADE, ACKNOWLEDGED = range(
    1, 10
)
HEAD = struct.Struct("=iiqq")
SECTOR = 512


@dataclass(frozen=True)
class Record:
    """A call recorded by record_writes.c."""

    kind: int
    path: str
    at: int
    bytes: bytes


def records(log: Path) -> Iterator[Record]:
    data = log.read_bytes()
    place = 0
    while place < len(data):
        kind, name, at, length = HEAD.unpack_from(data, place)
        place += HEAD.size
        path = data[place : place + name].decode()
        yield Record(kind, path, at, data[place + name : place + name + length])
        place += name + length


@dataclass
class File:
    """The synced content of a file, and the writes since then."""

    synced: bytes = b""
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)

    def content(self, chance: random.Random | None) -> bytes:
        """Returns the whole content, or with `chance` the part that a power failure leaves."""
        content = bytearray(self.synced)
        for at, written in self.pending:
            if chance and chance.random() < 0.5:
                continue
            if written is None:
                del content[at:]
                content.extend(bytes(at - len(content)))
                continue
            if chance and len(written) > SECTOR and chance.random() < 0.25:
                written = written[: SECTOR * chance.randrange(1, -(-len(written) // SECTOR))]
            content.extend(bytes(max(0, at - len(content))))
            content[at : at + len(written)] = written
        return bytes(content)


class Disk:
    """The files below a folder, replayed from records."""

    def __init__(self) -> None:
        self.names: dict[str, File] = {}
        self.synced: dict[str, File] = {}
        self.pending: list[dict[str, File]] = []

    def replay(self, record: Record) -> None:
        if record.path.endswith("-shm"):
            return
        if record.kind in (WRITTEN, CUT):
            file = self.names.setdefault(record.path, File())
            file.pending.append((record.at, record.bytes if record.kind == WRITTEN else None))
        elif record.kind == SYNCED and record.path in self.names:
            file = self.names[record.path]
            file.synced, file.pending = file.content(None), []
        elif record.kind == FOLDER_SYNCED:
            self.synced, self.pending = dict(self.names), []
        elif record.kind in (MADE, RENAMED, REMOVED):
            self.rename(record)
            self.pending.append(dict(self.names))

    def rename(self, record: Record) -> None:
        if record.kind == MADE:
            self.names[record.path] = File()
            return
        file = self.names.pop(record.path, None)
        if record.kind == RENAMED and file:
            self.names[record.bytes.decode()] = file

    def lose(self, chance: random.Random) -> dict[str, bytes]:
        """Returns the files that a power failure at this moment leaves."""
        states = [self.synced, *self.pending]
        return {path: file.content(chance) for path, file in chance.choice(states).items()}

    def live(self) -> dict[str, bytes]:
        return {path: file.content(None) for path, file in self.names.items()}
