"""The push service answers as Faye does, which is from another project: the same exchange with
both.
"""

from __future__ import annotations

import json
import subprocess
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
import websocket
from reference_server import ReferenceServer

ROOT = Path(__file__).resolve().parents[2]
PATH = "/groupme/faye"
# Seconds that an idle connect waits; after twice as many without one a client is forgotten.
TIMEOUT = 3


class Talk:
    """Messages to a server, and its answers, without the names that differ."""

    def __init__(self, port: int, now: int) -> None:
        self.port = port
        self.token = {"access_token": "tok-alice", "timestamp": now}
        self.names: dict[str, str] = {}
        self.heard: list[tuple[str, Any]] = []
        self.publisher = self.handshake("publisher")

    def ask(self, method: str, target: str, body: str = "", kind: str = "") -> tuple[int, str]:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request(method, target, body, {"Content-Type": kind} if kind else {})
            response = connection.getresponse()
            return response.status, response.read().decode()
        finally:
            connection.close()

    def poll(self, message: Any) -> Any:
        status, body = self.ask("POST", PATH, json.dumps(message), "application/json")
        return json.loads(body) if status == 200 else status

    def plain(self, answer: Any) -> Any:
        """Without the ids of clients and pushes."""
        if isinstance(answer, list):
            return [self.plain(one) for one in answer]
        if isinstance(answer, dict):
            is_push = "data" in answer
            return {
                name: self.plain(value)
                for name, value in answer.items()
                if not is_push or name != "id"
            }
        text = answer
        for name, stand_in in self.names.items():
            text = text.replace(name, stand_in) if isinstance(text, str) else text
        return text

    def note(self, name: str, answer: Any) -> None:
        self.heard.append((name, self.plain(answer)))

    def message(self, name: str, client: str | None, **members: Any) -> dict[str, Any]:
        message = {"channel": f"/meta/{name}", "id": "7", **members}
        if name == "connect":
            message = {"connectionType": "long-polling", **message}
        if client:
            message["clientId"] = client
        if name == "subscribe":
            message["ext"] = self.token
        return message

    def handshake(self, name: str) -> str:
        (reply,) = self.poll(
            {
                "channel": "/meta/handshake",
                "version": "1.0",
                "supportedConnectionTypes": ["long-polling"],
            }
        )
        client: str = reply["clientId"]
        self.names[client] = name
        self.note("handshake", reply)
        return client

    def publish(self, number: int) -> Any:
        return self.poll(
            {
                "channel": "/user/101",
                "clientId": self.publisher,
                "data": {"number": number},
                "ext": self.token,
            }
        )


def refusals(talk: Talk) -> None:
    client = talk.handshake("refused")
    handshake = {"channel": "/meta/handshake", "version": "1.0", "id": "1"}
    for message in [
        handshake,
        {**handshake, "supportedConnectionTypes": ["a", "b"]},
        {"channel": "/meta/handshake", "supportedConnectionTypes": ["websocket"]},
        {"id": "3"},
        {"channel": "x", "id": "3"},
        {"channel": "/meta/what", "clientId": client},
        talk.message("connect", "nobody"),
        talk.message("connect", None),
        talk.message("connect", "nobody", connectionType="pigeon"),
        talk.message("connect", client, connectionType=None),
        {**talk.message("subscribe", client, subscription="/user/101"), "ext": {}},
        talk.message("subscribe", client, subscription="/user/102"),
        talk.message("subscribe", client, subscription="/meta/x"),
        talk.message("subscribe", client, subscription="/a b"),
        talk.message("subscribe", client),
        talk.message("subscribe", None, subscription="/user/101"),
        talk.message("subscribe", "nobody", subscription="/user/101"),
        talk.message("unsubscribe", client),
        talk.message("unsubscribe", "nobody", subscription="/user/101"),
        {"channel": "/user/101", "clientId": client, "data": 1, "id": "3"},
        {"channel": "/user/101", "clientId": client, "id": "3", "ext": talk.token},
        talk.message("disconnect", client),
        talk.message("disconnect", client),
    ]:
        talk.note(f"refused {message}".replace(client, "…"), talk.poll(message))


def bodies(talk: Talk) -> None:
    connect = json.dumps([talk.message("connect", "nobody", connectionType="callback-polling")])
    form = "application/x-www-form-urlencoded"
    for name, request in {
        "none": ("POST", PATH, "[]", "application/json"),
        "no JSON": ("POST", PATH, "{", "application/json"),
        "form": ("POST", PATH, f"message={quote(connect)}", form),
        "nothing": ("GET", PATH),
        "callback": ("GET", f"{PATH}?message={quote(connect)}&jsonp=cb"),
        "default": ("GET", f"{PATH}?message=%5B%5D"),
        "script": ("GET", f"{PATH}?message=%5B%5D&jsonp=a(1)"),
    }.items():
        status, body = talk.ask(*request)
        # The members are in another order.
        start, end = body.find("{"), body.rfind("}") + 1
        shown = json.loads(body[start:end]) if status == 200 and end else None
        talk.note(name, (status, body[:start] if shown else status == 200 and body, shown))


def is_idle_time(seconds: float) -> bool:
    return TIMEOUT - 0.1 < seconds < 2 * TIMEOUT


def polls(talk: Talk) -> None:
    client = talk.handshake("poller")
    connect = talk.message("connect", client)
    subscribe = talk.message("subscribe", client, subscription=["/user/101", "/foo/a"])
    talk.note("subscribed", talk.poll([subscribe]))
    start = time.monotonic()
    talk.note("idle", talk.poll([connect]))
    talk.note("idle so long", is_idle_time(time.monotonic() - start))
    talk.note("published", [talk.publish(1), talk.publish(2)])
    talk.note("kept", talk.poll([connect]))
    waiting = ThreadPoolExecutor(1).submit(talk.poll, [connect])
    time.sleep(1)
    talk.publish(3)
    talk.note("told", waiting.result())
    talk.note("at once", talk.poll({**connect, "advice": {"timeout": 0}}))
    both = [talk.message("subscribe", client, subscription="/foo/b"), connect]
    start = time.monotonic()
    talk.note("both", talk.poll(both))
    talk.note("both so long", is_idle_time(time.monotonic() - start))
    talk.note("unsubscribed", talk.poll(talk.message("unsubscribe", client, subscription="/foo/a")))


def sockets(talk: Talk) -> None:
    client = talk.handshake("socket")
    address = f"ws://127.0.0.1:{talk.port}{PATH}"
    connect = talk.message("connect", client, connectionType="websocket")

    def open_socket() -> websocket.WebSocket:
        return websocket.create_connection(address, timeout=10)

    def hear(name: str, socket: websocket.WebSocket, wait: float = 10) -> None:
        socket.settimeout(wait)
        try:
            code, data = socket.recv_data(control_frame=True)
            talk.note(name, json.loads(data) if code == websocket.ABNF.OPCODE_TEXT else data.hex())
        except websocket.WebSocketTimeoutException:
            talk.note(name, "nothing")

    socket = open_socket()
    socket.send(json.dumps(talk.message("subscribe", client, subscription="/user/101")))
    hear("subscribed", socket)
    talk.publish(1)
    hear("not yet connected", socket, 0.3)
    socket.send(json.dumps(connect))
    hear("what was kept", socket)
    talk.publish(2)
    hear("told", socket)
    socket.send(json.dumps([{**connect, "id": "8"}]))
    hear("the younger connect's answer", socket)
    hear("not the older's", socket, 0.3)
    socket.send("[]")
    hear("none", socket)
    socket.send("no JSON")
    socket.send(json.dumps(connect))
    hear("nothing of what is no JSON, the connect's", socket)
    assert socket.sock
    socket.sock.close()
    time.sleep(1)
    talk.publish(3)
    talk.note("goes on by polling", talk.poll([talk.message("connect", client)]))
    socket = open_socket()
    socket.send(json.dumps([connect]))
    hear("connected again", socket)
    hear("forgotten", socket)
    talk.note("gone", talk.poll([talk.message("connect", client)]))
    client = talk.handshake("leaver")
    socket = open_socket()
    socket.send(json.dumps([{**connect, "clientId": client}]))
    socket.send(json.dumps([talk.message("disconnect", client)]))
    for name in ("disconnected", "the connect's", "closed"):
        hear(name, socket)


@pytest.fixture(scope="module")
def faye() -> Iterator[int]:
    """The port of Faye."""
    command = ["ruby", str(ROOT / "Tests/Fixtures/faye_server.rb"), "0", str(TIMEOUT)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    port = int(process.stdout.readline().split()[1])
    threading.Thread(target=process.stdout.read, daemon=True).start()
    yield port
    process.kill()
    process.wait()


@pytest.mark.parametrize("topic", [refusals, bodies, polls, sockets])
def test_it_answers_as_faye(small_server: ReferenceServer, faye: int, topic: Any) -> None:
    small_server.control("reset")
    small_server.control("groupme/times", timeout=TIMEOUT * 1_000, pingInterval=60_000)

    now = int(time.time())

    def talk(port: int) -> list[tuple[str, Any]]:
        talk = Talk(port, now)
        topic(talk)
        return talk.heard

    with ThreadPoolExecutor(2) as pool:
        ours, theirs = pool.map(talk, [small_server.port, faye])
    for own, other in zip(ours, theirs, strict=True):
        assert own == other
