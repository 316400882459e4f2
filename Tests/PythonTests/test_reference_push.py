"""groupme-push, a client from another project, listens to the reference server."""

from __future__ import annotations

import json
import logging
import queue
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import groupme_push.client as push
import pytest
import websocket
from reference_server import ReferenceServer


@pytest.fixture(scope="module")
def running(server_program: Path) -> Iterator[ReferenceServer]:
    with ReferenceServer(server_program, "--classes", "60", "--groups", "2") as server:
        yield server


@pytest.fixture
def server(running: ReferenceServer) -> ReferenceServer:
    running.control("reset")
    return running


@pytest.fixture
def group(server: ReferenceServer) -> str:
    number: str = server.groupme("POST", "v3/groups", {"name": "Family"}).json["response"]["id"]
    return number


class Listener:
    """A push client, and its notifications."""

    def __init__(self) -> None:
        self.heard: queue.Queue[tuple[str, Any]] = queue.Queue()

        def note(kind: str) -> Any:
            return lambda *subject: self.heard.put((kind, *(subject or (None,))))

        self.client = push.PushClient(
            "tok-alice",
            on_message=note("message"),
            on_like=note("like"),
            on_favorite=note("favorite"),
            on_dm=note("direct"),
            on_other=note("other"),
            on_connect=note("connect"),
            threaded_callbacks=False,
            reconnect=1,
            subscribe_timeout=3,
            # It looks whether it was stopped so often.
            ping_interval=3,
            ping_timeout=2,
        )
        self.client.start(wait=True)
        self.next("connect")
        assert self.client._subscription_confirmed.wait(10)

    def next(self, kind: str) -> Any:
        """Returns the next notification of a kind; others are skipped."""
        while True:
            found, subject = self.heard.get(timeout=20)
            if found == kind:
                return subject

    def texts(self, count: int) -> list[str]:
        return [self.next("message")["text"] for _ in range(count)]


@pytest.fixture
def alice(server: ReferenceServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    base = f"127.0.0.1:{server.port}/groupme"
    monkeypatch.setattr(push, "USER_ENDPOINT", f"http://{base}/v3/users/me")
    monkeypatch.setattr(push, "GROUPS_ENDPOINT", f"http://{base}/v3/groups")
    monkeypatch.setattr(push, "FAYE_HTTP_ENDPOINT", f"http://{base}/faye")
    monkeypatch.setattr(push, "FAYE_WS_ENDPOINT", f"ws://{base}/faye")
    logging.getLogger("groupme-push").setLevel(logging.CRITICAL)
    logging.getLogger("websocket").setLevel(logging.CRITICAL)
    listener = Listener()
    yield listener
    listener.client.stop()


def say(server: ReferenceServer, group: str, *texts: str, user: str = "101") -> list[str]:
    return [
        server.control("groupme/post", conversation=group, user=user, text=text)["id"]
        for text in texts
    ]


def test_messages_are_received_in_order(
    server: ReferenceServer, group: str, alice: Listener
) -> None:
    texts = [f"m{number}" for number in range(50)]
    say(server, group, *texts)
    assert alice.texts(50) == texts
    assert alice.client.list_groups()[0][0] == group


def test_likes_and_direct_messages_are_received(
    server: ReferenceServer, group: str, alice: Listener
) -> None:
    say(server, "101+102", "hi", user="102")
    assert alice.next("direct")["chat_id"] == "101+102"
    server.control("groupme/add", group=group, user="102")
    (message,) = say(server, group, "like me")
    server.control("groupme/like", message=message, user="102")
    assert alice.next("like")["line"]["id"] == message
    alice.client.subscribe_to_group(group)
    alice.client._subscription_confirmed.wait(10)
    while not any(
        f"/group/{group}" in client["subscriptions"]
        for client in server.ask("GET", "/control/groupme/clients").json
    ):
        pass
    server.control("groupme/delete", message=message)
    server.control("groupme/typing", conversation=group, user="102")
    kinds = [alice.next("other")["type"] for _ in range(2)]
    assert kinds == ["message.deleted", "typing"]


def test_push_faults_are_applied(server: ReferenceServer, group: str, alice: Listener) -> None:
    server.control("groupme/push", effect="drop")
    server.control("groupme/push", effect="duplicate")
    server.control("groupme/push", effect="reorder", count=2)
    say(server, group, "a", "b", "c", "d", "e")
    assert alice.texts(5) == ["b", "b", "d", "c", "e"]


def test_it_recovers_from_a_client_that_is_forgotten(
    server: ReferenceServer, group: str, alice: Listener
) -> None:
    old = alice.client.client_id
    assert server.control("groupme/sockets", action="forget")["count"] == 1
    alice.next("connect")
    assert alice.client._subscription_confirmed.wait(10)
    assert alice.client.client_id != old
    say(server, group, "back")
    assert alice.texts(1) == ["back"]


def test_it_recovers_from_a_cut(server: ReferenceServer, group: str, alice: Listener) -> None:
    server.control("groupme/sockets", action="cut", user="101")
    alice.next("connect")
    assert alice.client._subscription_confirmed.wait(10)
    say(server, group, "back")
    assert "back" in alice.texts(1)


def test_stalled_socket_sends_nothing_until_resumed(
    server: ReferenceServer, group: str, alice: Listener
) -> None:
    assert server.control("groupme/sockets", action="stall")["count"] == 1
    say(server, group, "late")
    with pytest.raises(queue.Empty):
        alice.heard.get(timeout=0.3)
    server.control("groupme/sockets", action="go")
    assert alice.texts(1) == ["late"]


# ---- The protocol by hand


def handshake(server: ReferenceServer) -> str:
    message = {
        "channel": "/meta/handshake",
        "version": "1.0",
        "supportedConnectionTypes": ["long-polling"],
    }
    (reply,) = server.groupme("POST", "faye", message).json
    client: str = reply["clientId"]
    return client


def subscription(client: str, channel: str, token: str) -> dict[str, Any]:
    return {
        "channel": "/meta/subscribe",
        "clientId": client,
        "subscription": channel,
        "id": "7",
        "ext": {"access_token": token, "timestamp": 1},
    }


def test_long_polling(server: ReferenceServer, group: str) -> None:
    client = handshake(server)
    (reply,) = server.groupme("POST", "faye", [subscription(client, "/user/101", "tok-alice")]).json
    assert (reply["successful"], reply["subscription"], reply["id"]) == (True, "/user/101", "7")
    say(server, group, "kept")
    connect = {"channel": "/meta/connect", "clientId": client, "connectionType": "long-polling"}
    answer, told = server.groupme("POST", "faye", [connect]).json
    assert answer["advice"] == {"reconnect": "retry", "interval": 0, "timeout": 600_000}
    assert (told["channel"], told["data"]["subject"]["text"]) == ("/user/101", "kept")
    server.control("groupme/times", timeout=300)
    assert len(server.groupme("POST", "faye", [connect]).json) == 1


@pytest.mark.parametrize(
    ("channel", "token", "error"),
    [
        ("/user/101", "nobody", "403::unauthorized"),
        ("/user/102", "tok-alice", "403:/user/102:forbidden channel"),
        ("/group/1", "tok-alice", "403:/group/1:forbidden channel"),
        ("/direct_message/102_103", "tok-alice", "403:/direct_message/102_103:forbidden channel"),
    ],
)
def test_a_subscription_needs_a_token(
    server: ReferenceServer, channel: str, token: str, error: str
) -> None:
    message = subscription(handshake(server), channel, token)
    (reply,) = server.groupme("POST", "faye", message).json
    assert (reply["successful"], reply["error"]) == (False, error)


def test_a_callback_is_a_name(server: ReferenceServer) -> None:
    target = "/groupme/faye?message=%5B%5D&jsonp="
    assert server.ask("GET", target + "cb").body == b"/**/cb([]);"
    assert server.ask("GET", target + "alert(1)").status == 400
    assert server.ask("GET", "/groupme/faye").status == 400
    assert server.ask("POST", "/groupme/faye", "{").status == 400


def test_an_empty_message_is_answered_by_one(server: ReferenceServer) -> None:
    socket = websocket.create_connection(f"ws://127.0.0.1:{server.port}/groupme/faye", timeout=10)
    socket.send("[]")
    assert json.loads(socket.recv()) == []
    socket.send("no json")
    socket.ping("p")
    assert socket.recv_data(control_frame=True) == (websocket.ABNF.OPCODE_PONG, b"p")
    socket.close()


def test_only_the_push_service_takes_sockets(server: ReferenceServer) -> None:
    with pytest.raises(websocket.WebSocketBadStatusException) as caught:
        websocket.create_connection(f"ws://127.0.0.1:{server.port}/groupme/v3/users/me", timeout=10)
    assert caught.value.status_code == 401


def test_ten_thousand_messages_are_posted_in_batches(server: ReferenceServer) -> None:
    groups = [group["id"] for group in server.groupme("GET", "v3/groups").json["response"]]
    for start in range(0, 10_000, 1_000):
        commands = [
            {
                "do": "post",
                "user": "101",
                "conversation": groups[number % len(groups)],
                "text": f"m{number}",
            }
            for number in range(start, start + 1_000)
        ]
        answers = server.control("groupme/batch", commands=commands)["answers"]
        assert all(int(answer["id"]) for answer in answers)
    log = server.ask("GET", "/control/groupme/log?user=101").json
    texts = {message["text"] for group in groups for message in log["messages"][group]}
    assert texts >= {f"m{number}" for number in range(10_000)}


def test_a_request_may_be_carried_out_late(server: ReferenceServer, group: str) -> None:
    path = f"/groupme/v3/groups/{group}/messages"
    server.control("faults", effect="late", method="POST", path=path, delay=300, count=1)
    assert server.groupme("GET", f"v3/groups/{group}/messages").status == 304
    connection = server.connection()
    body = {"message": {"source_guid": "g", "text": "late"}}
    connection.request("POST", path, json.dumps(body), {"X-Access-Token": "tok-alice"})
    connection.close()
    messages = server.groupme("GET", f"v3/groups/{group}/messages")
    while messages.status == 304:
        messages = server.groupme("GET", f"v3/groups/{group}/messages")
    assert [one["text"] for one in messages.json["response"]["messages"]] == ["late"]
