"""A Python program that prints its progress in lines, and is killed at random."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pentad
from loop_outcome import Outcome


def said(program: str, arguments: list[str], seconds: float) -> list[Any]:
    """Returns the lines of a writer before it was killed, `seconds` after its first line."""
    command = [sys.executable, "-c", program, *arguments]
    package = str(Path(pentad.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": package}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline()]
        time.sleep(seconds)
        ended = writer.poll()
        writer.kill()
        lines += writer.stdout.readlines()
    if ended is not None:
        raise RuntimeError(f"the writer ended by itself, with {ended}")
    # The last line may have been cut.
    return [json.loads(line) for line in lines if line.endswith(b"]\n")]


def check_files(folder: Path, outcome: Outcome) -> None:
    """The databases of a folder are whole, and none was set aside."""
    for file in folder.glob("*.sqlite"):
        database = sqlite3.connect(file)
        found = database.execute("PRAGMA integrity_check").fetchall()
        database.close()
        outcome.check(found == [("ok",)], f"{file.name}: {found}")
    aside = [file.name for file in folder.glob("*.damaged*")]
    outcome.check(not aside, f"set aside: {aside}")
