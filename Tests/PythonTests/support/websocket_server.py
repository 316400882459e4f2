"""A WebSocket server from another project, the package websockets, for the Swift tests.

`python websocket_server.py [PEM]` listens on loopback, with TLS if there is a file with a
certificate and its key. It prints its port, then the end of each connection, by code and reason,
and ends with its standard input. The path of a connection selects the behaviour:

- `/echo` sends each message back; `/pieces` does so in fragments.
- `/ping` waits for the answer to a ping, and then reports it.
- `/close` closes with 4001; `/refuse` opens no WebSocket.
"""

from __future__ import annotations

import ssl
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from http import HTTPStatus

from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve
from websockets.typing import Data, Subprotocol


def pieces(message: Data) -> Iterator[Data]:
    """The message in three parts, the last of them empty."""
    half = len(message) // 2
    yield message[:half]
    yield message[half:]
    yield message[:0]


def admit(connection: ServerConnection, request: Request) -> Response | None:
    if request.path == "/refuse":
        return connection.respond(HTTPStatus.FORBIDDEN, "not here\n")
    return None


def play(connection: ServerConnection) -> None:
    path = connection.request.path if connection.request else ""
    if path == "/ping":
        connection.ping(b"still there?").wait()
        connection.send("answered")
    if path == "/close":
        connection.close(4001, "enough")
    with suppress(ConnectionClosed):
        for message in connection:
            connection.send(pieces(message) if path == "/pieces" else message)
    print(connection.close_code, connection.close_reason, flush=True)


def main() -> None:
    context = None
    if len(sys.argv) > 1:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(sys.argv[1])
    with serve(
        play,
        "127.0.0.1",
        0,
        ssl=context,
        process_request=admit,
        subprotocols=[Subprotocol("two")],
        max_size=None,
    ) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        print(server.socket.getsockname()[1], flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
