"""`pentad-cli video act`, which reads one action a line, and may be killed."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import threading

#: With what a process ends that is killed.
_KILLED = -signal.SIGKILL


class Process:
    """A process of this command."""

    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            # A process that traps must end at once.
            env={**environment, "SWIFT_BACKTRACE": "enable=no"},
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
        """Kills it, and returns its answers; raises if it had already ended."""
        self._end_with(_KILLED)
        return self.answers

    def end(self, seconds: float) -> bool:
        """Ends the input; false when it had to be killed after that.

        It may end with 1, when not all was done; raises when it ended otherwise, or before.
        """
        if self._process.poll() is not None:
            self.kill()
        assert self._process.stdin
        self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=seconds)
        return self._end_with(0, 1, _KILLED) != _KILLED

    def _end_with(self, *expected: int) -> int:
        """With what it ended, killed now unless it was before."""
        self._process.kill()
        status = self._process.wait()
        self._reader.join()
        assert self._process.stdin
        assert self._process.stdout
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.stdout.close()
        if status not in expected:
            raise RuntimeError(f"act ended by itself, with {status}")
        return status
