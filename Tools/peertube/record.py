"""A proxy between a client and a PeerTube server that records their exchanges.

`python3 record.py SERVER EXCHANGES` prints `listening on http://127.0.0.1:N`, and forwards requests
until it is stopped. For each call of the API it adds a line to EXCHANGES, as validate.py reads it.
The server gets the host name with which the client calls this program: so the URLs that it sends
lead back here.
"""

from __future__ import annotations

import http.client
import json
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

# Headers of one connection, which are not forwarded.
OF_CONNECTION = {"connection", "keep-alive", "transfer-encoding", "content-length"}


class Recorder(ThreadingHTTPServer):
    """A proxy for one server, on a free port."""

    daemon_threads = True

    def __init__(self, server: str, exchanges: Path) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.target = urlsplit(server).netloc
        self.exchanges = exchanges
        self.lock = threading.Lock()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def write(self, exchange: dict[str, object]) -> None:
        with self.lock, self.exchanges.open("a") as file:
            file.write(json.dumps(exchange) + "\n")


class Handler(BaseHTTPRequestHandler):
    """A connection of a client."""

    protocol_version = "HTTP/1.1"
    server: Recorder

    def pass_on(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        headers = {
            name: value for name, value in self.headers.items() if name.lower() not in OF_CONNECTION
        }
        connection = http.client.HTTPConnection(self.server.target, timeout=30)
        try:
            connection.request(self.command, self.path, body or None, headers)
            response = connection.getresponse()
            reply = response.read()
        finally:
            connection.close()
        self.send_response_only(response.status)
        for name, value in response.getheaders():
            if name.lower() not in OF_CONNECTION:
                self.send_header(name, value)
        if response.status not in (204, 304):
            self.send_header("Content-Length", str(len(reply)))
        self.end_headers()
        self.wfile.write(reply)
        if "/api/v1/" in self.path:
            self.server.write(
                {
                    "method": self.command,
                    "url": f"http://{self.headers['Host']}{self.path}",
                    "headers": dict(self.headers.items()),
                    "body": body.decode(errors="replace"),
                    "status": response.status,
                    "reply": reply.decode(errors="replace"),
                }
            )

    do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = pass_on  # noqa: N815

    def log_message(self, format: str, *arguments: object) -> None:
        """Keeps standard error for failures."""


def main() -> None:
    recorder = Recorder(sys.argv[1], Path(sys.argv[2]))
    print(f"listening on {recorder.url}", flush=True)
    recorder.serve_forever()


if __name__ == "__main__":
    main()
