"""`pentad-cli chat` as a process of its own, which never writes a token."""

from __future__ import annotations

import json
import queue
import signal
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from served_command import ServedCommand

TOKEN = "tok-alice"
#: Longer than anything here should take.
PATIENCE = 30


class ChatCommand(ServedCommand):
    """Runs `pentad-cli chat …`."""

    def __init__(self, command: Path) -> None:
        super().__init__(command, "chat")
        self.program = command

    def run(
        self, *arguments: object, input: str = "", **variables: str
    ) -> subprocess.CompletedProcess[str]:
        done = super().run(*arguments, input=input, **variables)
        assert TOKEN not in done.stdout + done.stderr
        return done


class Follower:
    """`follow` of a Kit, from its first line to its end."""

    def __init__(self, command: ServedCommand, *arguments: object) -> None:
        self._process = subprocess.Popen(
            [*command.command, "follow", *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()
        self.seen: list[Any] = []
        self.start: int = self.until(lambda line: line["kind"] == "following")["number"]

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._lines.put(line)

    def __enter__(self) -> Follower:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()
        self._reader.join()
        for stream in (self._process.stdout, self._process.stderr):
            if stream:
                stream.close()

    def until(self, is_wanted: Callable[[Any], bool]) -> Any:
        """The next line that is wanted; those before it are in `seen`."""
        while True:
            line = json.loads(self._lines.get(timeout=PATIENCE))
            self.seen.append(line)
            if is_wanted(line):
                return line

    def until_live(self) -> None:
        self.until(lambda line: line["kind"] == "connection" and line["state"] == "live")

    def until_text(self, text: str) -> Any:
        """Returns the message with this text after it is stored."""

        def messages(line: Any) -> list[Any]:
            return [one for one in line.get("messages", []) if one["text"] == text]

        return messages(self.until(lambda line: bool(messages(line))))[0]

    def end(self, number: signal.Signals) -> tuple[int, str]:
        """Sends a signal; returns the status, and the text on standard error."""
        self._process.send_signal(number)
        status = self._process.wait(timeout=PATIENCE)
        self._reader.join()
        assert self._process.stderr
        return status, self._process.stderr.read()
