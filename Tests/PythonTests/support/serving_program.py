"""A program whose first line contains the address that it listens on."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path
from types import TracebackType
from typing import TypeVar

_Kind = TypeVar("_Kind", bound="ServingProgram")


class ServingProgram:
    """A program in a process of its own, from its first line to its end."""

    def __init__(self, program: Path, *arguments: str, errors: int | None = None) -> None:
        self._process = subprocess.Popen(
            [program, *arguments], stdout=subprocess.PIPE, stderr=errors, text=True
        )
        assert self._process.stdout
        self.first_line = self._process.stdout.readline()
        if not self.first_line:
            raise SystemExit(f"{program} did not start; status {self._process.wait()}")
        # `listening on http://127.0.0.1:8080`
        self.url = self.first_line.split()[-1]
        self.port = int(self.url.rsplit(":", 1)[1])

    def __enter__(self: _Kind) -> _Kind:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def wait(self) -> int:
        """Returns the status after it has ended or was killed by another process."""
        return self._process.wait()

    def end(self, number: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Sends a signal; the status, and what was still written.

        The text on standard error is known if `errors` is a pipe.
        """
        self._process.send_signal(number)
        out, err = self._process.communicate(timeout=15)
        return self._process.returncode, out, err or ""
