"""The verdict of `make damage` on stores that lose data against the guarantees."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import ClassVar

import pytest
import stores
import victim
from kits import MARK, Look
from living import Life
from log_states import State, commits, held_rows, log_states
from own_rows import Rows
from places import Place
from verdict import Sound, judge

#: The number of rows that are committed, one by one.
COUNT = 5


class Forgetful:
    """A store that has a table, and may throw away its log when it is opened."""

    name = "forgetful"
    store = "store.sqlite"
    own: ClassVar = {"word": "text"}

    def __init__(self, *, forgets: bool) -> None:
        self.forgets = forgets

    def fill(self, folder: Path, server: object) -> None:
        folder.mkdir()
        with closing(sqlite3.connect(folder / self.store)) as database:
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("CREATE TABLE word (text)")

    def fill_more(self, folder: Path) -> None:
        store = folder / self.store
        with closing(sqlite3.connect(store, isolation_level=None)) as database:
            for number in range(COUNT):
                database.execute("INSERT INTO word VALUES (?)", [f"word {number}"])
            log = store.with_name(f"{store.name}-wal").read_bytes()
            main = store.read_bytes()
        # As if it had not been closed.
        store.write_bytes(main)
        store.with_name(f"{store.name}-wal").write_bytes(log)
        store.with_name(f"{store.name}.lock").write_bytes(b"open\n")

    @contextmanager
    def open(self, folder: Path, _said: list[str]) -> Iterator[Opened]:
        if self.forgets:
            (folder / f"{self.store}-wal").unlink(missing_ok=True)
        with closing(sqlite3.connect(folder / self.store, isolation_level=None)) as database:
            yield Opened(database)


class Opened:
    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database

    def look(self) -> Look:
        return {"words": repr(self.database.execute("SELECT text FROM word").fetchall())}

    def write(self) -> None:
        self.database.execute("INSERT INTO word VALUES (?)", [MARK])


def words(count: int) -> Rows:
    return Counter(("word", repr((f"word {number}".encode(),))) for number in range(count))


@pytest.mark.parametrize("forgets", [False, True])
@pytest.mark.parametrize("damaged", ["", "-wal", ".lock"])
def test_a_store_that_throws_its_log_away_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forgets: bool, damaged: str
) -> None:
    kit, sound = Forgetful(forgets=forgets), tmp_path / "sound"
    kit.fill(sound, None)
    kit.fill_more(sound)
    monkeypatch.setitem(stores.KITS, kit.name, kit)
    file = kit.store + damaged
    job = victim.Job(kit.name, str(sound), str(tmp_path / "work"), file, "a file", 1, 0, 0)
    if forgets:
        with pytest.raises(AssertionError, match="not as it was, without any damage"):
            victim.run(job)
    else:
        victim.run(job)


def test_the_states_of_a_log_are_its_commits(tmp_path: Path) -> None:
    kit, sound = Forgetful(forgets=False), tmp_path / "sound"
    kit.fill(sound, None)
    kit.fill_more(sound)
    ends = [0, *commits((sound / f"{kit.store}-wal").read_bytes())]
    states = [State(end, words(count)) for count, end in enumerate(ends)]
    assert log_states(kit, sound) == states
    assert held_rows(kit, sound) == words(COUNT)


#: A log with a commit of a row each hundred bytes, damaged behind the third.
STATES = [State(100 * count, words(count)) for count in range(COUNT + 1)]


@pytest.mark.parametrize("mask", [0, 1])
@pytest.mark.parametrize(("at", "least"), [(0, 0), (99, 0), (100, 1), (350, 3), (499, 4)])
def test_no_commit_before_the_damage_may_be_lost(
    tmp_path: Path, at: int, mask: int, least: int
) -> None:
    sound = Sound(words(COUNT), {}, STATES)
    for count in range(COUNT):
        life = Life(rows=words(count), first={}, is_kept=True)
        found = judge(Place(1, at, mask), life, sound, tmp_path)
        assert found.outcome == ("unnoticed" if count >= least else "failure"), count
    life = Life(rows=words(2) - words(1), first={}, is_kept=True)
    assert judge(Place(1, at, mask), life, sound, tmp_path).outcome == "failure"
