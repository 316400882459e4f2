"""Simulates power failures at random moments of the Kits' writes: `make power-loss`.

The commands of a Kit run once, with all their writes recorded. Then the power is lost after a
record, at `--places` moments: the disk keeps all synced data and any part of the rest. Each time
the store's pages must be sound, and it must open without being rebuilt. It must contain the user's
changes up to some moment, and a token if signing in was acknowledged. Prints a table; the status is
1 after a failure.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from disk import ACKNOWLEDGED, Disk, Record, records
from faults import build
from reference_server import ReferenceServer
from tortured import SIZES, Programs, a_video, bookmark, feed, group, sign_in

RECORD_WRITES = Path(__file__).parent / "record_writes.c"
#: Errors that a store must not report after a power failure.
REFUSED = ("error: corrupt", "error: internal", "error: storage")
DAY = (
    "--latitude", "42.36", "--longitude", "-71.06", "--time-zone", "America/New_York",
    "--from", "2026-01-01", "--to", "2026-02-09",
)  # fmt: skip
TEXTS = ["one of four", "two of four", "three of four", "four of four"]


@dataclass
class Kit:
    """The commands that write a store, and the command that reads it."""

    name: str
    write: Callable[[Programs, str], None]
    read: tuple[str, ...]
    #: Parses the user's changes from the output of `read`.
    done: Callable[[str], list[str]] = lambda _: []
    #: The user's changes in the order in which they were made.
    order: list[str] = field(default_factory=list)
    file: str | None = None


def write_chat(programs: Programs, store: str) -> None:
    sign_in(programs, store)
    for text in TEXTS:
        programs.must("chat", "send", group(programs, store), text, "--store", store)


def write_video(programs: Programs, store: str) -> None:
    feed(programs, store)
    programs.must("video", "like", a_video(programs, store), "--store", store)


def write_astro(programs: Programs, store: str) -> None:
    programs.must("astro", "days", *DAY, "--store", store)


KITS = (
    Kit(
        "chat",
        write_chat,
        ("chat", "outgoing", "--format", "json"),
        lambda text: [one["text"] for one in json.loads(text)],
        TEXTS,
        "credentials",
    ),
    Kit("video", write_video, ("video", "list", "--format", "json")),
    Kit("stellar", bookmark, ("stellar", "bookmarks", "list", "--format", "json")),
    Kit("astro", write_astro, ("astro", "days", *DAY, "--format", "json")),
)


@dataclass
class Row:
    name: str
    records: int = 0
    losses: int = 0
    failures: list[str] = field(default_factory=list)
    #: The number of losses after which the newest changes were missing.
    taken_back: int = 0


class Loss:
    """All losses of power of one Kit."""

    def __init__(self, kit: Kit, programs: Programs, shim: Path, folder: Path) -> None:
        self.kit, self.programs, self.shim, self.folder = kit, programs, shim, folder
        self.store, self.log = folder / "store", folder / "log"
        self.row = Row(kit.name)

    def record(self) -> list[Record]:
        variables = {
            "POWER_FOLDER": str(self.store),
            "POWER_LOG": str(self.log),
            "LD_PRELOAD": str(self.shim),
        }
        recorded = Programs(self.programs.command, self.programs.server, variables)
        self.kit.write(recorded, str(self.store))
        found = list(records(self.log))
        disk = Disk()
        for record in found:
            disk.replay(record)
        for path, content in disk.live().items():
            if Path(path).read_bytes() != content:
                raise RuntimeError(f"the records of {path} are not what it contains")
        self.row.records = len(found)
        return found

    def lose(self, found: list[Record], number: int, chance: random.Random) -> None:
        disk = Disk()
        acknowledged = 0
        for record in found[:number]:
            disk.replay(record)
            acknowledged += record.kind == ACKNOWLEDGED
        place = self.folder / "lost"
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(mode=0o700)
        for path, content in disk.lose(chance).items():
            file = place / Path(path).relative_to(self.store)
            file.parent.mkdir(mode=0o700, exist_ok=True, parents=True)
            file.write_bytes(content)
            file.chmod(0o600)
        self.row.losses += 1
        problem = self.problem(place, acknowledged)
        if problem:
            kept = self.folder / f"lost-{number}"
            shutil.rmtree(kept, ignore_errors=True)
            place.rename(kept)
            self.row.failures.append(f"after record {number}: {problem}")

    def problem(self, place: Path, acknowledged: int) -> str | None:
        if self.kit.file and acknowledged and not (place / self.kit.file).exists():
            return f"{self.kit.file} is lost"
        for database in sorted(place.glob("*.sqlite")):
            found = integrity(database)
            if found != "ok":
                return f"{database.name}: {found}"
        done = self.programs.run(*self.kit.read, "--store", str(place))
        if done.returncode < 0 or done.stderr.startswith(REFUSED) or "damaged" in done.stderr:
            return f"it does not open: {done.returncode} {done.stderr.strip()}"
        if done.returncode == 0:
            deeds = self.kit.done(done.stdout)
            if deeds != self.kit.order[: len(deeds)]:
                return f"there is {deeds}, which was never so"
            self.row.taken_back += len(deeds) < len(self.kit.order)
        return None


def integrity(database: Path) -> str:
    """Returns the result of SQLite's integrity check of a copy."""
    with tempfile.TemporaryDirectory() as folder:
        for suffix in ("", "-wal"):
            file = database.with_name(database.name + suffix)
            if file.exists():
                shutil.copy(file, folder)
        connection = sqlite3.connect(Path(folder) / database.name)
        try:
            return str(connection.execute("PRAGMA integrity_check").fetchone()[0])
        except sqlite3.DatabaseError as error:
            return str(error)
        finally:
            connection.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", type=Path, help="pentad-cli")
    parser.add_argument("server", type=Path, help="pentad-reference-server")
    parser.add_argument(
        "--places", type=int, default=100, help="the number of power failures for each Kit"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="a part of the name of the Kits")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="pentad-power-"))
    shim = build(RECORD_WRITES, folder)
    rows = []
    for kit in KITS:
        if options.only not in kit.name:
            continue
        place = folder / kit.name
        place.mkdir()
        with ReferenceServer(options.server, *SIZES) as server:
            loss = Loss(kit, Programs(options.command, server), shim, place)
            found = loss.record()
            chance = random.Random(f"{options.seed} {kit.name}")
            for _ in range(options.places):
                loss.lose(found, chance.randrange(1, len(found) + 1), chance)
        rows.append(loss.row)
        for failure in loss.row.failures:
            print(f"{kit.name}, {failure}", flush=True)
    print(f"\n{'kit':8} {'records':>8} {'losses':>7} {'taken back':>11} {'failures':>9}")
    for row in rows:
        numbers = f"{row.records:8,} {row.losses:7,} {row.taken_back:11,} {len(row.failures):9,}"
        print(f"{row.name:8} {numbers}")
    if any(row.failures for row in rows):
        print(f"\nerror: see above; seed {options.seed}; left in {folder}", file=sys.stderr)
        return 1
    shutil.rmtree(folder)
    print("\nevery store was whole")
    return 0 if rows else 1


if __name__ == "__main__":
    sys.exit(main())
