"""A program that says in a line that it is ready, and at which address."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path
from types import TracebackType


class Program:
    """A program in a process of its own, from its first line to its end."""

    def __init__(self, program: Path, *arguments: str) -> None:
        self._process = subprocess.Popen([program, *arguments], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        self.first_line = self._process.stdout.readline().strip()
        if not self.first_line:
            raise SystemExit(f"{program} did not start; status {self._process.wait()}")
        # `listening on http://127.0.0.1:8080`
        self.url = self.first_line.rsplit(" ", 1)[1]

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()

    def wait(self) -> int:
        """The status, when it has ended by itself or by a signal of somebody else's."""
        return self._process.wait()

    def end(self) -> int:
        """Asks it to end and waits for that; its status."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()
