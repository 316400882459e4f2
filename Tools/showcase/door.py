"""Events on the reference server, caused without the showcase."""

from __future__ import annotations

import json
import urllib.request


def control(server: str, command: str, **members: object) -> None:
    """Causes an event, with the server's control interface."""
    body = json.dumps(members).encode()
    _post(f"{server}/control/{command}", body, {"Content-Type": "application/json"})


def put_picture(server: str, token: str) -> str:
    """Uploads a unique picture to the server; returns its URL."""
    with urllib.request.urlopen(f"{server}/video/pictures/person-102.png", timeout=10) as answer:
        picture = bytes(answer.read())
    answer = _post(f"{server}/groupme/pictures", picture, {"X-Access-Token": token})
    return str(json.loads(answer)["payload"]["url"])


def _post(url: str, body: bytes, headers: dict[str, str] | None = None) -> bytes:
    request = urllib.request.Request(url, body, headers or {}, method="POST")
    with urllib.request.urlopen(request, timeout=10) as answer:
        return bytes(answer.read())
