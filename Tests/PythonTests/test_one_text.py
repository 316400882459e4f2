"""A cause has one text, in every Kit, in the caller's terms."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pentad
import pytest
from pentad import astro, chat, stellar, video

#: Takes a status and a body.
Answering = Callable[..., str]

ONCE = pentad.NetworkOptions(tries=1)
#: The request of each Kit to a server at the given address.
ASKS: dict[str, Callable[[str], object]] = {
    "chat": lambda server: chat.ChatClient.sign_in("t" * 20, server=server, network=ONCE),
    "stellar": lambda server: stellar.StellarClient(server=server, network=ONCE).refresh_term(),
    "video": lambda server: video.VideoFeed(network=ONCE).add_feed(f"{server}/feed.xml"),
}
#: The opening of each Kit's store in the given folder.
OPENS: dict[str, Callable[[str], object]] = {
    "stellar": lambda folder: stellar.StellarClient(store_folder=folder),
    "video": lambda folder: video.VideoFeed(store_folder=folder),
    "chat": lambda folder: chat.ChatClient(store_folder=folder),
    "calendar": lambda folder: astro.AstroCalendar(store_folder=folder),
}


def texts(uses: dict[str, Callable[[str], object]], place: str) -> dict[str, str]:
    """Returns the error text of each Kit."""
    found: dict[str, str] = {}
    for name, use in uses.items():
        with pytest.raises(pentad.PentadError) as raised:
            use(place)
        found[name] = raised.value.message
    return found


@pytest.fixture
def answering() -> Iterator[Answering]:
    """The address of a server with one answer to everything."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        answers: list[bytes] = []

        def serve() -> None:
            while True:
                try:
                    connection = server.accept()[0]
                except OSError:
                    return
                with connection:
                    connection.recv(65_536)
                    connection.sendall(answers[-1])

        thread = threading.Thread(target=serve)
        thread.start()

        def answer(status: str, body: bytes = b"") -> str:
            head = f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            answers.append(head.encode() + body)
            return f"http://127.0.0.1:{server.getsockname()[1]}"

        yield answer
        server.shutdown(socket.SHUT_RDWR)
    thread.join()


def test_a_server_that_is_not_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        place = f"http://127.0.0.1:{server.getsockname()[1]}"
    (text,) = set(texts(ASKS, place).values())
    assert text == "the server refuses connections: check the address, or try later"


def test_plain_http_elsewhere() -> None:
    (text,) = set(texts(ASKS, "http://example.org").values())
    assert text == "plain http can be read by others on the network: use https, or allow plain http"


@pytest.mark.parametrize("status", ["500 X", "502 X", "503 X"])
def test_a_server_that_cannot_answer(status: str, answering: Answering) -> None:
    (text,) = set(texts(ASKS, answering(status)).values())
    assert text == f"the server could not answer: try again later ({status[:3]})"


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (b"", "the server sent an empty answer: try again later"),
        (b"<html>", "the server answered with a page instead of data: check the address"),
        (b'{"a"', "the server's answer is cut off or damaged: try again later"),
    ],
)
def test_malformed_answer_has_one_text(body: bytes, text: str, answering: Answering) -> None:
    place = answering("200 X", body)
    asked = {name: ASKS[name] for name in ("chat", "stellar")}
    assert set(texts(asked, place).values()) == {text}


@pytest.mark.parametrize("address", ["example.org", "ftp://example.org", "http://", "http://a b"])
def test_malformed_address_has_one_text(address: str) -> None:
    asked = {name: ASKS[name] for name in ("chat", "stellar")}
    assert len(set(texts(asked, address).values())) == 1


def test_file_instead_of_a_folder_has_one_text(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    (text,) = set(texts(OPENS, str(file)).values())
    assert text == f"{file} is not a folder; name another one for the store"


def test_a_folder_that_cannot_be_made() -> None:
    opens = {name: OPENS[name] for name in ("stellar", "video", "calendar")}
    (text,) = set(texts(opens, "/proc/nowhere/at-all").values())
    assert text == "the folder /proc/nowhere cannot be created; check the path (errno 2)"


def test_closing_during_a_call_has_one_text() -> None:
    """The error used internal terms: "the transport was shut down: make another"."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        client = stellar.StellarClient(server=f"http://127.0.0.1:{server.getsockname()[1]}")
        told: list[str] = []

        def ask() -> None:
            with pytest.raises(pentad.ClosedError) as raised:
                client.refresh_term()
            told.append(raised.value.message)

        asking = threading.Thread(target=ask)
        asking.start()
        with server.accept()[0] as connection:
            connection.recv(1)
            client.close()
            asking.join()
    assert told == ["the client is closed: open another one"]
