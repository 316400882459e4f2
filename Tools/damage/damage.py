"""Damages the files of the Kits' stores, and checks the remaining data.

`damage.py SERVER [--seed N] [--places 1000] [--only NAME] [--place N]`: in each file, half of the
places are a changed byte, half are a truncation. Each damaged folder is used like by a program:
opened, read, written, closed and opened again, in a process of its own that may crash. The library
is that of `PENTAD_LIBRARY`; the server fills the stores. The status is 1 after a failure, or if
many places keep less data than required. Seed and number identify a failed place; its folder is
kept in `.build/damage`.
"""

from __future__ import annotations

import argparse
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from batches import ROOT, environment, verdicts
from damage_table import Line, table
from places import place
from reference_server import ReferenceServer
from stores import KITS, Target, targets
from verdict import Verdict
from victim import Job

SIZES = (
    *("--classes", "300", "--groups", "3", "--messages", "200", "--members", "5", "--chats", "2"),
    *("--channels", "6", "--videos", "60", "--people", "6", "--shares", "40"),
)
#: The folder that keeps the folders of failed places.
FAILED = ROOT / ".build/damage"


def damaged(
    server: Path, seed: int, places: Sequence[int], only: str, *, is_quiet: bool = False
) -> list[Line]:
    """Damages each file whose name contains `only` at the places with these numbers."""
    chosen = [target for target in targets() if only in target.name]
    if not chosen:
        sys.exit(f"error: no file is called {only}")
    shared = Path("/dev/shm")
    with (
        tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else None) as folder,
        ReferenceServer(server, *SIZES) as running,
    ):
        sound = Folders(Path(folder), running)
        return [damage(sound, target, seed, places, is_quiet) for target in chosen]


class Folders:
    """The sound folders, each created once."""

    def __init__(self, root: Path, server: ReferenceServer) -> None:
        self.root, self.server = root, server

    def sound(self, target: Target) -> Path:
        """Returns the folder of a process that closed its store, or that was killed."""
        left = "killed" if target.is_killed else "closed"
        folder = self.root / f"{target.kit}-{left}"
        if folder.exists():
            return folder
        folder.mkdir()
        KITS[target.kit].fill(folder, self.server)
        if target.is_killed:
            command = [sys.executable, str(Path(__file__).with_name("killed.py")), target.kit]
            done = subprocess.run([*command, str(folder)], env=environment())
            if done.returncode != -signal.SIGKILL:
                raise RuntimeError(f"{target.kit}: the process ended with {done.returncode}")
        return folder


def damage(
    folders: Folders, target: Target, seed: int, places: Sequence[int], is_quiet: bool
) -> Line:
    """Damages one file."""
    sound = folders.sound(target)
    (file,) = sorted(sound.glob(target.pattern))[:1]
    name = str(file.relative_to(sound))
    left = "killed" if target.is_killed else "closed"
    line = Line(target.kit, left, target.pattern, target.floor)
    start = time.monotonic()
    work = str(folders.root / "work")
    job = Job(target.kit, str(sound), work, name, target.name, seed, places[0], len(places))
    for verdict in verdicts(job):
        line.verdicts.append(verdict)
        if verdict.outcome == "failure":
            print(f"{target.name}, seed {seed}, place {verdict.number}: {verdict.place}")
            print(f"    {verdict.why}", flush=True)
            keep(sound, target, seed, verdict, name)
    if not is_quiet:
        print(f"{line}   {time.monotonic() - start:.0f} s", flush=True)
    return line


def keep(sound: Path, target: Target, seed: int, verdict: Verdict, file: str) -> None:
    """Keeps the folder of a failed place, damaged and not used yet."""
    name = f"{target.name} {seed} {verdict.number}".replace("/", "-").replace(" ", "-")
    folder = FAILED / name
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(sound, folder)
    size = (folder / file).stat().st_size
    place(seed, target.name, verdict.number, size).damage(folder / file)


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    words.add_argument("server", type=Path)
    words.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    words.add_argument("--places", type=int, default=1_000)
    words.add_argument("--place", type=int)
    words.add_argument("--only", default="")
    given = words.parse_args()
    places = range(given.places) if given.place is None else [given.place]
    print(f"seed {given.seed}", flush=True)
    lines = damaged(given.server, given.seed, places, given.only)
    print(f"\n{table(lines)}")
    for line in lines:
        if line.is_low:
            kept = f"{line.mean:.1f} % is kept, not {line.floor:.0f}"
            print(f"error: {line.store} {line.left} {line.file}: {kept}", file=sys.stderr)
    return 1 if any(line.is_low or line.count("failure") for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main())
