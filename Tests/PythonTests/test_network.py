"""The transport behind a client: hostile answers, and servers whose key is pinned."""

from __future__ import annotations

import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

import pentad
import pytest
from pentad.astro import AstroCalendar, MasterDataHandler, Place
from pentad.stellar import StellarClient
from pentad.video import VideoFeed

OTHER = "A" * 43 + "="


class Server:
    """A server on loopback that sends the same bytes to every request."""

    def __init__(self, answer: bytes, context: ssl.SSLContext | None = None) -> None:
        self._answer = answer
        self._context = context
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        self.requests = 0
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return
            try:
                if self._context:
                    connection = self._context.wrap_socket(connection, server_side=True)
                if connection.recv(65_536):
                    self.requests += 1
                    connection.sendall(self._answer)
            except OSError:
                pass
            finally:
                connection.close()

    def close(self) -> None:
        self._socket.close()


@pytest.mark.parametrize("status", ["000", "042", "099", "101"])
@pytest.mark.parametrize("rest", ["", "Content-Length: 0\r\n", "Content-Length: 4\r\n"])
def test_status_below_100_is_a_decoding_error(status: str, rest: str) -> None:
    server = Server(f"HTTP/1.1 {status} X\r\n{rest}\r\nbody".encode())
    network = pentad.NetworkOptions(tries=1)
    address = f"http://127.0.0.1:{server.port}/"
    with (
        StellarClient(server=address, network=network) as client,
        pytest.raises(pentad.DecodingError),
    ):
        client.courses(reload=True)
    server.close()


@dataclass(frozen=True)
class Identity:
    """A certificate for ``localhost``, its key and its pin."""

    file: Path
    context: ssl.SSLContext
    pin: str


@pytest.fixture(scope="module")
def identity(tmp_path_factory: pytest.TempPathFactory) -> Identity:
    folder = tmp_path_factory.mktemp("identity")
    file, key = folder / "certificate.pem", folder / "key.pem"
    make = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    subject = ["-subj", "/CN=test", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(key), "-out", str(file)]
    subprocess.run([*make.split(), *subject, *files], check=True, capture_output=True)
    pin = subprocess.run(
        f"openssl x509 -in {file} -noout -pubkey | openssl pkey -pubin -outform der"
        " | openssl dgst -sha256 -binary | openssl base64",
        shell=True,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file, key)
    return Identity(file, context, pin)


def outcome(identity: Identity, pins: tuple[str, ...]) -> tuple[type[Exception], int]:
    """Returns the client's error at a server with that certificate, and the number of received
    requests.
    """
    server = Server(b"HTTP/1.1 042 X\r\n\r\n", identity.context)
    network = pentad.NetworkOptions(tries=1, certificate_file=identity.file, certificate_pins=pins)
    address = f"https://localhost:{server.port}/"
    with (
        StellarClient(server=address, network=network) as client,
        pytest.raises(pentad.PentadError) as caught,
    ):
        client.courses(reload=True)
    server.close()
    return caught.type, server.requests


def test_pinned_key_is_taken(identity: Identity) -> None:
    for pins in ((), (identity.pin,), (OTHER, identity.pin)):
        assert outcome(identity, pins) == (pentad.DecodingError, 1)


def test_other_key_is_refused(identity: Identity) -> None:
    assert outcome(identity, (OTHER,)) == (pentad.RefusedError, 0)


@pytest.mark.parametrize("pin", ["abc", "", " ", OTHER + OTHER, OTHER[:-1] + "A", "\n" + OTHER])
def test_malformed_pin_is_invalid(pin: str) -> None:
    network = pentad.NetworkOptions(certificate_pins=(OTHER, pin))
    with pytest.raises(pentad.InvalidError):
        StellarClient(server="https://localhost/", network=network)


@pytest.fixture
def trickle() -> Iterator[int]:
    """The port of a server that answers a byte at a time, without an end."""
    listening = socket.create_server(("127.0.0.1", 0))

    def answer(connection: socket.socket) -> None:
        head = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n["
        with connection, suppress(OSError):
            connection.recv(65_536)
            connection.sendall(head)
            while True:
                sleep(0.05)
                connection.sendall(b" ")

    def serve() -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=answer, args=listening.accept()[:1], daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    yield listening.getsockname()[1]
    listening.close()


def test_an_exchange_ends_in_its_time(trickle: int) -> None:
    address = f"http://127.0.0.1:{trickle}"
    network = pentad.NetworkOptions(timeout=0.3)
    begin = monotonic()
    with StellarClient(server=address, network=network) as client:
        with pytest.raises(pentad.TimedOutError):
            client.courses(reload=True)
        with pytest.raises(pentad.TimedOutError):
            client.search("algebra")
    with (
        VideoFeed(network=network, works_by_itself=False) as feed,
        pytest.raises(pentad.TimedOutError),
    ):
        feed.add_feed(f"{address}/feed")
    with AstroCalendar() as calendar:
        handler = MasterDataHandler(calendar, server=f"{address}/apiv2.php", network=network)
        with handler:
            handler.update_location(Place(23.18, 75.79, time_zone="Asia/Kolkata"))
            with pytest.raises(pentad.TimedOutError):
                handler.get_date("2026-11-01", "2026-11-05")
    assert 4 * 0.3 <= monotonic() - begin < 15


def test_the_tries_share_the_time_of_an_exchange() -> None:
    """Each answer asks for patience."""
    server = Server(b"HTTP/1.1 503 X\r\nContent-Length: 0\r\n\r\n")
    network = pentad.NetworkOptions(timeout=0.5, tries=1000)
    begin = monotonic()
    with (
        StellarClient(server=f"http://127.0.0.1:{server.port}", network=network) as client,
        pytest.raises(pentad.UnavailableError),
    ):
        client.courses(reload=True)
    server.close()
    assert monotonic() - begin < 10
    assert server.requests >= 1
