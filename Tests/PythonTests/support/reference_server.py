"""Starts the reference server and asks it, with nothing but Python's own library."""

from __future__ import annotations

import http.client
import json
import signal
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple
from urllib.parse import urlencode


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class ReferenceServer:
    """A server in a process of its own, from its first line to its end."""

    def __init__(self, program: Path, *arguments: str) -> None:
        self._process = subprocess.Popen(
            [program, "--port", "0", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout
        self.first_line = self._process.stdout.readline()
        self.port = int(self.first_line.rsplit(":", 1)[1])

    def __enter__(self) -> ReferenceServer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def end(self, number: signal.Signals) -> tuple[int, str, str]:
        """Sends a signal; the status, and what was still written."""
        self._process.send_signal(number)
        out, err = self._process.communicate(timeout=10)
        return self._process.returncode, out, err

    def connection(self, timeout: float = 10) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)

    def ask(self, method: str, target: str, body: str | None = None) -> Answer:
        """One exchange on a connection of its own."""
        connection = self.connection()
        try:
            headers = {"Content-Type": "application/x-www-form-urlencoded"} if body else {}
            connection.request(method, target, body, headers)
            response = connection.getresponse()
            return Answer(response.status, dict(response.getheaders()), response.read())
        finally:
            connection.close()

    def stellar(self, command: str, module: str = "stellar", **parameters: str) -> Answer:
        query = urlencode({"module": module, "command": command, **parameters})
        return self.ask("GET", f"/stellar/api/?{query}")

    def groupme(self, method: str, path: str, body: Any = None, token: str = "tok-alice") -> Answer:
        """A call of the GroupMe API: `v3/groups`."""
        connection = self.connection()
        try:
            data = None if body is None else json.dumps(body)
            headers = {"X-Access-Token": token, "Content-Type": "application/json"}
            connection.request(method, f"/groupme/{path}", data, headers)
            response = connection.getresponse()
            return Answer(response.status, dict(response.getheaders()), response.read())
        finally:
            connection.close()

    def control(self, name: str, /, **members: Any) -> Any:
        answer = self.ask("POST", f"/control/{name}", json.dumps(members))
        assert answer.status == 200, answer.body
        return answer.json
