"""The command's calendar, as a process of its own."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any


class Astro:
    """Runs `pentad-cli astro …`."""

    def __init__(self, command: Path) -> None:
        self._command = command

    def run(self, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        command = [str(self._command), "astro", *arguments]
        return subprocess.run(command, capture_output=True, timeout=120, check=False)

    def bytes(self, *arguments: str) -> bytes:
        """Returns the output of a command that must succeed."""
        done = self.run(*arguments)
        assert (done.returncode, done.stderr) == (0, b"")
        return done.stdout

    def lines(self, *arguments: str) -> list[Any]:
        """The values that a command writes, one a line."""
        text = self.bytes(*arguments, "--format", "jsonl").decode()
        return [json.loads(line) for line in text.splitlines()]

    def refusal(self, *arguments: str) -> tuple[str, str]:
        """The code and the message of a command that must fail, in one line."""
        done = self.run(*arguments)
        assert done.returncode != 0
        line = done.stderr.decode()
        assert line.endswith("\n")
        assert line.count("\n") == 1
        label, code, message = line[:-1].split(": ", 2)
        assert label == "error"
        return code, message
