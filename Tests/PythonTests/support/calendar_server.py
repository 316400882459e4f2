"""Starts a CalDAV server, Radicale, and asks it."""

from __future__ import annotations

import http.client
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType


class CalendarServer:
    """A server in a separate process, on a free port, shared by all tests."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        options = [
            *["--server-hosts", f"127.0.0.1:{self.port}", "--auth-type", "none"],
            *["--storage-filesystem-folder", str(folder)],
        ]
        command = [sys.executable, "-m", "radicale", "--config", "", *options]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def __enter__(self) -> CalendarServer:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                self.ask("GET", "/.web/")
            except ConnectionRefusedError:
                time.sleep(0.05)
            else:
                return self
        self._end()
        raise TimeoutError("Radicale does not answer")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end()

    def _end(self) -> None:
        self._process.kill()
        self._process.wait()

    def ask(self, method: str, path: str, body: str | None = None) -> tuple[int, bytes]:
        """The status and the body of an answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            data = None if body is None else body.encode()
            connection.request(method, path, data, {"Content-Type": "text/calendar"})
            response = connection.getresponse()
            return response.status, response.read()
        finally:
            connection.close()
