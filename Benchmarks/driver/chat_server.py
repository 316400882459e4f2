"""A server that knows who signs in, and nothing else: what is measured needs no more of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

from . import chat_pages


class _Answer(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        """The user of any token."""
        user = {"id": chat_pages.READER, "name": "Reader"}
        body = json.dumps({"response": user, "meta": {"code": 200}}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Logs nothing: stderr is for progress."""


@contextmanager
def serve() -> Iterator[str]:
    """Its address, as long as it runs."""
    with HTTPServer(("127.0.0.1", 0), _Answer) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
