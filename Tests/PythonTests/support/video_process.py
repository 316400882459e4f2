"""`pentad-cli video act`, which is told what to do a line at a time, and may be killed."""

from __future__ import annotations

import contextlib
import subprocess
import threading


class Process:
    """One of them."""

    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        self.answers: list[str] = []
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            # The last may have been cut.
            if line.endswith("\n"):
                self.answers.append(line[:-1])

    def write(self, line: str) -> None:
        assert self._process.stdin
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def kill(self) -> list[str]:
        """What was answered."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        assert self._process.stdin
        assert self._process.stdout
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.stdout.close()
        return self.answers

    def end(self, seconds: float) -> bool:
        """Ends the input; false when it had to be killed after that."""
        assert self._process.stdin
        self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=seconds)
        is_over = self._process.poll() is not None
        self.kill()
        return is_over
