"""The command against a server, as a process of its own."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any


class ServedCommand:
    """Runs a group of `pentad-cli`: `stellar …`, `astro …`."""

    def __init__(self, command: Path, group: str, clock: Path | None = None) -> None:
        #: The words before the arguments.
        self.command = [str(command), group]
        self._environment = {**os.environ, **({"LD_PRELOAD": str(clock)} if clock else {})}

    def run(
        self, *arguments: object, input: str = "", **variables: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*self.command, *map(str, arguments)],
            env={**self._environment, **variables},
            input=input,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )

    def text(self, *arguments: object, notes: bool = False) -> str:
        """Returns the output of a command that must succeed, and checks that it wrote no notes,
        unless they are expected.
        """
        done = self.run(*arguments)
        assert done.returncode == 0, done.stderr
        lines = done.stderr.splitlines()
        assert all(line.startswith("note: ") for line in lines), done.stderr
        assert bool(lines) == notes, done.stderr
        return done.stdout

    def json(self, *arguments: object, notes: bool = False) -> Any:
        """The document that a command writes, which must be canonical."""
        text = self.text(*arguments, "--format", "json", notes=notes)
        value = json.loads(text)
        assert text == canonical(value) + "\n"
        return value

    def lines(self, *arguments: object, notes: bool = False) -> list[Any]:
        text = self.text(*arguments, "--format", "jsonl", notes=notes)
        return [json.loads(line) for line in text.splitlines()]

    def refusal(self, *arguments: object) -> str:
        """The code of a command that must fail, in one line and with nothing else."""
        done = self.run(*arguments)
        assert done.returncode != 0
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1, done.stderr
        label, code, _ = done.stderr.split(": ", 2)
        assert label == "error"
        return code


def canonical(value: Any) -> str:
    """Canonical JSON, with what a terminal would take for a command escaped as the command does."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return re.sub("[\x7f-\x9f\u2028\u2029]", lambda found: f"\\u{ord(found[0]):04x}", text)
