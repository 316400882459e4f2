"""The client of a storm: `pentad-cli chat` on one store, and a `follow` that is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any


class StormClient:
    """The user's client, from its first command to its end."""

    def __init__(self, command: Path, port: int, folder: Path) -> None:
        self.command, self.folder = command, folder
        self.place = ["--server", f"http://127.0.0.1:{port}"]
        self.token = "tok-alice"
        self.follower: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> StormClient:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            self.kill()
        else:
            self._end()

    def run(self, *arguments: str, server: bool = True) -> str:
        """Returns the output of a command."""
        place = self.place if server else []
        done = subprocess.run(
            [self.command, "chat", *arguments, "--store", self.folder, *place],
            capture_output=True,
            text=True,
            timeout=300,
            env={"PENTAD_CHAT_TOKEN": self.token},
        )
        if done.returncode != 0:
            raise RuntimeError(f"chat {arguments[0]}: {done.stderr}")
        return done.stdout

    def send(self, place: str, text: str) -> None:
        """Stores a message, which the follower sends."""
        self.run("send", key(place), text, server=False)

    def read_all(self, place: str) -> None:
        """Reads a conversation from its newest message to its oldest."""
        self.run("history", key(place))

    def is_all_sent(self) -> bool:
        return not json.loads(self.run("outgoing", "--format", "json", server=False))

    def records(self) -> list[dict[str, Any]]:
        """All that is stored."""
        return [json.loads(line) for line in self.run("dump", server=False).splitlines()]

    def follow(self) -> None:
        """Works for the account until it is killed."""
        self.follower = subprocess.Popen(
            [self.command, "chat", "follow", "--store", self.folder, *self.place],
            stdout=subprocess.DEVNULL,
            # A process that traps must end at once.
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no"},
        )

    def kill(self) -> None:
        """Kills the follower; raises if it had already ended, which must not happen."""
        if (status := self._end()) not in {None, -signal.SIGKILL}:
            raise RuntimeError(f"follow ended by itself, with {status}")

    def _end(self) -> int | None:
        """With what the follower ended, killed now unless it was before."""
        if not self.follower:
            return None
        self.follower.kill()
        status, self.follower = self.follower.wait(), None
        return status


def key(place: str) -> str:
    """Returns the command's name of a conversation."""
    return f"d:{place}" if "+" in place else f"g:{place}"
