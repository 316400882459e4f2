"""A server of GroupMe's protocol whose answers a test writes byte by byte."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any
from urllib.parse import parse_qs, urlsplit

ME = {"id": "101", "user_id": "101", "name": "Alice"}


def message(number: int, text: str = "hello", **changes: Any) -> dict[str, Any]:
    usual = {
        "id": str(number),
        "created_at": 1_791_900_800 + number % 1_000,
        "sender_id": "102",
        "user_id": "102",
        "sender_type": "user",
        "name": "Bob",
        "text": text,
        "attachments": [],
        "system": False,
    }
    return {**usual, **changes}


def group(number: int, newest: int | None = None, **changes: Any) -> dict[str, Any]:
    messages = {"count": 1, "last_message_id": None if newest is None else str(newest)}
    usual = {"id": str(number), "name": f"Club {number}", "type": "private", "messages": messages}
    return {**usual, "children_count": 0, **changes}


class ForeignGroupMe:
    """Groups, their messages and topics, as JSON texts that may be damaged.

    ``messages`` are the items of each conversation, the oldest first, as text; ``groups`` and
    ``topics`` the lists.
    """

    def __init__(self) -> None:
        self.groups: list[str] = []
        self.chats: list[str] = []
        self.topics: dict[str, list[str]] = {}
        self.messages: dict[str, list[tuple[int, bytes]]] = {}
        self.direct: dict[str, bytes] = {}
        self.asked: list[str] = []
        #: The push service's answer to a message, over long-polling alone; None if there is no push
        #: service.
        self.push: Callable[[dict[str, Any]], dict[str, Any]] | None = None
        #: The answer that replaces the normal one: a status and a body, or None.
        self.refuse: Callable[[str], tuple[int, bytes] | None] = lambda path: None
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def say(self, conversation: str, number: int, item: bytes | str | dict[str, Any]) -> None:
        if isinstance(item, dict):
            item = json.dumps(item)
        encoded = item.encode() if isinstance(item, str) else item
        self.messages.setdefault(conversation, []).append((number, encoded))

    def __enter__(self) -> ForeignGroupMe:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()

    def answer(self, path: str, query: dict[str, list[str]]) -> tuple[int, bytes]:
        parts = path.strip("/").split("/")[2:]
        if not parts:
            return 404, b""
        if parts == ["users", "me"]:
            return 200, _envelope(json.dumps(ME).encode())
        if parts == ["groups"]:
            is_first = query.get("page", ["1"]) == ["1"]
            return 200, _envelope(_list(self.groups if is_first else []))
        if parts == ["chats"]:
            is_first = query.get("page", ["1"]) == ["1"]
            return 200, _envelope(_list(self.chats if is_first else []))
        if parts[0] == "direct_messages":
            other = query["other_user_id"][0]
            return 200, _envelope(self.direct.get(other, b'{"count":0,"direct_messages":[]}'))
        if parts[0] == "groups" and parts[-1] == "messages":
            return 200, self._page(parts[1], query)
        if parts[0] == "groups" and "subgroups" in parts:
            topics = self.topics.get(parts[1], [])
            if parts[-1] == "subgroups":
                return 200, _envelope(_list(topics))
            for topic in topics:
                if str(json.loads(topic)["id"]) == parts[-1]:
                    return 200, _envelope(topic.encode())
            return 404, b""
        if parts[0] == "groups" and len(parts) == 2:
            for item in self.groups:
                if f'"id": "{parts[1]}"' in item:
                    return 200, _envelope(item.encode())
        return 404, b""

    def _page(self, conversation: str, query: dict[str, list[str]]) -> bytes:
        limit = int(query.get("limit", ["20"])[0])
        items = self.messages.get(conversation, [])
        if "after_id" in query:
            found = [one for one in items if one[0] > int(query["after_id"][0])][:limit]
        else:
            before = int(query.get("before_id", [str(1 << 63)])[0])
            found = [one for one in items if one[0] < before][-limit:][::-1]
        texts = b",".join(text for _, text in found)
        return _envelope(b'{"count":%d,"messages":[%s]}' % (len(items), texts))

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        server = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                address = urlsplit(self.path)
                server.asked.append(self.path)
                refusal = server.refuse(address.path)
                self.reply(refusal or server.answer(address.path, parse_qs(address.query)))

            def do_POST(self) -> None:
                length = int(self.headers.get("Content-Length") or 0)
                asked = json.loads(self.rfile.read(length) or b"[]")
                if server.push is None or not self.path.endswith("/faye"):
                    return self.reply((404, b""))
                return self.reply((200, json.dumps([server.push(one) for one in asked]).encode()))

            def reply(self, answer: tuple[int, bytes]) -> None:
                status, body = answer
                self.send_response(status)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *arguments: object) -> None:
                pass

        return Handler


def _envelope(response: bytes) -> bytes:
    return b'{"response":' + response + b',"meta":{"code":200}}'


def _list(items: list[str]) -> bytes:
    return ("[" + ",".join(items) + "]").encode()
