"""A process that damages copies of a folder, uses each, and prints the verdicts.

`victim.py JOB`: a job as JSON. It prints a line at the start of a place, and one of JSON at its
end, so that the reader knows the place at which the process died.
"""

from __future__ import annotations

import json
import shutil
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from living import live
from log_states import held_rows, log_states
from places import place
from stores import KITS
from verdict import Sound, judge


@dataclass(frozen=True)
class Job:
    """Some places in a file of a folder."""

    kit: str
    #: The folder that stays unchanged.
    sound: str
    #: The folder in which copies of it are damaged.
    work: str
    #: The file, relative to the folder.
    file: str
    #: The name from which places are derived.
    name: str
    seed: int
    first: int
    count: int


def run(job: Job) -> None:
    kit, sound, work = KITS[job.kit], Path(job.sound), Path(job.work)
    size = (sound / job.file).stat().st_size
    # All others are compared with the first use of a sound one.
    shutil.copytree(sound, work)
    healthy = live(kit, work)
    assert healthy.rows is not None, healthy.failure or healthy.error
    assert healthy.first is not None
    assert not healthy.said, healthy.said
    if kit.own is not None:
        # Data that a store always loses is never among its results.
        held = held_rows(kit, sound)
        differs = [*(held - healthy.rows), *(healthy.rows - held)]
        assert not differs, f"not as it was, without any damage: {differs[:3]}"
    states = log_states(kit, sound) if job.file.endswith("-wal") else []
    known = Sound(healthy.rows, healthy.first, states)
    for number in range(job.first, job.first + job.count):
        shutil.rmtree(work)
        shutil.copytree(sound, work)
        where = place(job.seed, job.name, number, size)
        where.damage(work / job.file)
        print(f"begin {number} {where}", flush=True)
        verdict = judge(where, live(kit, work), known, work)
        print(json.dumps(asdict(verdict)), flush=True)
    shutil.rmtree(work)


if __name__ == "__main__":
    run(Job(**json.loads(sys.argv[1])))
