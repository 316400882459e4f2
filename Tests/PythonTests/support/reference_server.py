"""Starts the reference server and asks it, with nothing but Python's own library."""

from __future__ import annotations

import http.client
import json
import subprocess
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

from serving_program import ServingProgram


class Answer(NamedTuple):
    """An HTTP response."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class ReferenceServer(ServingProgram):
    """The server in a process of its own, on a free port."""

    def __init__(self, program: Path, *arguments: str) -> None:
        super().__init__(program, "--port", "0", *arguments, errors=subprocess.PIPE)

    def connection(self, timeout: float = 10) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)

    def ask(self, method: str, target: str, body: str | None = None) -> Answer:
        """Makes a request on a new connection."""
        connection = self.connection()
        try:
            form = "application/x-www-form-urlencoded"
            type = "application/json" if target.startswith("/control/") else form
            connection.request(method, target, body, {"Content-Type": type} if body else {})
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
