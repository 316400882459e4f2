"""A damaged folder as a program uses it: opened, read, written, closed, and opened again."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pentad
from kits import Kit, Look
from own_rows import Rows, all_rows, has_mark, without_mark

#: The number of times that a store may report damage before it must be repaired.
PATIENCE = 4
#: The time for the check of a store and a callback; in seconds.
BESIDE = 2.0


@dataclass
class Life:
    """The observations of a program."""

    #: The reports of damage.
    said: list[str] = field(default_factory=list)
    #: The number of times that `corrupt` was thrown.
    corrupt: int = 0
    #: The error of the last opening that failed.
    error: str | None = None
    #: Any other error, which is a failure.
    failure: str | None = None
    #: The data of the first read.
    first: Look | None = None
    rows: Rows | None = None
    #: True if the check found damage that no read had met.
    is_late: bool = False
    is_written: bool = False
    is_kept: bool = False


def live(kit: Kit, folder: Path) -> Life:
    """Uses a folder until two uses in succession have succeeded."""
    life = Life()
    try:
        is_through = use_twice(kit, folder, life)
        if is_through and not is_readable(kit, folder):
            # No read has met the damage yet; the check after an unclean end does.
            life.is_late = True
            lock_of(kit, folder).write_bytes(b"open\n")
            is_through = use_twice(kit, folder, life)
    except pentad.PentadError as error:
        life.failure = f"{error.code}: {error}"
        return life
    if is_through and kit.own is None:
        life.rows = Counter(life.first.items() if life.first else ())
        life.is_kept = True
    elif is_through:
        rows = all_rows(kit.own or {}, folder / kit.store)
        life.rows, life.is_kept = without_mark(rows), has_mark(rows)
    return life


def use_twice(kit: Kit, folder: Path, life: Life) -> bool:
    """Returns true if two uses succeeded before the limit of attempts."""
    through = 0
    while through < 2 and life.corrupt < PATIENCE:
        try:
            use(kit, folder, life)
            through += 1
        except pentad.CorruptError as error:
            life.corrupt += 1
            life.error = str(error)
            through = 0
    return through == 2


def lock_of(kit: Kit, folder: Path) -> Path:
    return folder / (kit.store + ".lock")


def is_readable(kit: Kit, folder: Path) -> bool:
    try:
        all_rows(kit.own or {}, folder / kit.store)
    except sqlite3.DatabaseError:
        return False
    return True


def use(kit: Kit, folder: Path, life: Life) -> None:
    with kit.open(folder, life.said) as opened:
        look = opened.look()
        if life.first is None:
            life.first = look
        if not life.is_written:
            opened.write()
            life.is_written = True
        # A store that was not closed is checked in the background during its use.
        lock = lock_of(kit, folder)
        wait_for(lambda: kit.own is None or not lock.read_bytes().startswith(b"unchecked"))
        # A callback comes on another thread, and none comes after closing.
        wait_for(lambda: bool(life.said) or not aside(folder))


def aside(folder: Path) -> list[Path]:
    """Returns the damaged files that were set aside."""
    return [path for path in folder.rglob("*.damaged-*") if not path.name.endswith("-shm")]


def wait_for(is_so: Callable[[], bool]) -> None:
    """Waits for work on the library's threads: a check, a callback."""
    end = time.monotonic() + BESIDE
    while not is_so() and time.monotonic() < end:
        time.sleep(0.001)
