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

#: How often a store may say that it is damaged before it has to be mended.
PATIENCE = 4
#: Longer than the check of a store takes, and a callback to come; in seconds.
BESIDE = 2.0


@dataclass
class Life:
    """What a program saw."""

    #: What was said of damage.
    said: list[str] = field(default_factory=list)
    #: How often `corrupt` was thrown.
    corrupt: int = 0
    #: What was thrown by the last opening that did not come through.
    error: str | None = None
    #: Any other error, which fails.
    failure: str | None = None
    #: What was read first.
    first: Look | None = None
    rows: Rows | None = None
    #: Whether the check found what nobody had read.
    is_late: bool = False
    is_written: bool = False
    is_kept: bool = False


def live(kit: Kit, folder: Path) -> Life:
    """Uses a folder until two uses, one after the other, came through."""
    life = Life()
    try:
        is_through = use_twice(kit, folder, life)
        if is_through and not is_readable(kit, folder):
            # Nobody has met it yet; the check after an unclean end does.
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
    """Whether two uses came through before patience was at its end."""
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
        # A store that was not closed is checked beside its use.
        lock = lock_of(kit, folder)
        wait_for(lambda: kit.own is None or not lock.read_bytes().startswith(b"unchecked"))
        # A callback comes beside, and none when it is closed.
        wait_for(lambda: bool(life.said) or not aside(folder))


def aside(folder: Path) -> list[Path]:
    """The damaged files that were kept."""
    return [path for path in folder.rglob("*.damaged-*") if not path.name.endswith("-shm")]


def wait_for(is_so: Callable[[], bool]) -> None:
    """Waits for what the library does beside us: a check, a callback."""
    end = time.monotonic() + BESIDE
    while not is_so() and time.monotonic() < end:
        time.sleep(0.001)
