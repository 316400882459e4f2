"""The reference server as other people's programs see it: its process and its faults."""

from __future__ import annotations

import http.client
import json
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from statistics import median

import pytest
from programs import program
from reference_server import ReferenceServer

PROGRAM = program("pentad-reference-server")
COURSES = "/stellar/api/?module=stellar&command=courses"


@pytest.fixture(scope="module")
def running() -> Iterator[ReferenceServer]:
    with ReferenceServer(PROGRAM, "--classes", "300") as server:
        yield server


@pytest.fixture
def server(running: ReferenceServer) -> ReferenceServer:
    running.control("reset")
    return running


# ---- The process


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_server_prints_its_address_and_ends_on_a_signal(number: signal.Signals) -> None:
    with ReferenceServer(PROGRAM, "--classes", "60") as server:
        assert server.first_line == f"listening on http://127.0.0.1:{server.port}\n"
        server.control("faults", effect="stall")
        held = server.connection()
        held.request("GET", COURSES)
        assert held.getresponse().status == 200
        assert server.end(number) == (0, "", "")
        with pytest.raises(ConnectionRefusedError):
            server.ask("GET", COURSES)


def test_a_port_that_is_taken_is_an_error(server: ReferenceServer) -> None:
    done = subprocess.run(
        [PROGRAM, "--port", str(server.port)], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("error: refused: ")


def test_the_seed_decides_the_bytes() -> None:
    def sample(seed: str) -> bytes:
        with ReferenceServer(PROGRAM, "--classes", "90", "--seed", seed) as server:
            return server.stellar("subjectList", id="6", checksum="true", full="true").body

    assert sample("5") == sample("5")
    assert sample("5") != sample("6")
    # Other machines make the same bytes. A changed generator changes them, and this checksum too.
    assert json.loads(sample("5"))["checksum"] == "012d7c186de1afe6fd22be283fb5f2b0"


def test_a_kept_connection_is_fast(server: ReferenceServer) -> None:
    connection = server.connection()
    times = []
    for _ in range(100):
        start = time.monotonic()
        connection.request("GET", "/stellar/api/?module=stellar&command=term")
        assert connection.getresponse().read() == b'{"term":"fa26"}'
        times.append(time.monotonic() - start)
    # Otherwise each request would take 40 ms.
    assert median(times) < 0.02, "an answer waits for an acknowledgement"


def test_it_answers_on_loopback_alone(server: ReferenceServer) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as own:
        assert own.getpeername()[0] == "127.0.0.1"
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.2", server.port), timeout=2)


# ---- Requests that are not right


def raw(server: ReferenceServer, request: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as client:
        client.sendall(request)
        parts = []
        while part := client.recv(65_536):
            parts.append(part)
        return b"".join(parts)


def test_malformed_http_is_refused(server: ReferenceServer) -> None:
    assert raw(server, b"\x16\x03\x01\x00\xa5\x01\r\n\r\n").startswith(b"HTTP/1.1 400 ")


def test_a_large_request_is_refused(server: ReferenceServer) -> None:
    assert server.ask("GET", "/stellar/api/?x=" + "y" * 20_000).status == 414
    head = b"POST /stellar/api/ HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n"
    assert raw(server, head).startswith(b"HTTP/1.1 413 ")
    many = b"".join(b"X-%d: 1\r\n" % n for n in range(400))
    answer = raw(server, b"GET / HTTP/1.1\r\nHost: a\r\n" + many + b"\r\n")
    assert answer[:13] in (b"HTTP/1.1 431 ", b"HTTP/1.1 400 ")


def test_head_and_http_1_0(server: ReferenceServer) -> None:
    whole = server.ask("GET", COURSES)
    head = server.ask("HEAD", COURSES)
    assert (head.body, head.headers["Content-Length"]) == (b"", str(len(whole.body)))
    old = raw(server, f"GET {COURSES} HTTP/1.0\r\n\r\n".encode())
    assert old.endswith(whole.body)


# ---- Faults


def test_a_status_for_some_requests(server: ReferenceServer) -> None:
    server.control(
        "faults", effect="status", status=503, retryAfter=7, query="command=courses", count=2
    )
    answers = [server.stellar("courses") for _ in range(3)]
    assert [answer.status for answer in answers] == [503, 503, 200]
    assert answers[0].headers["Retry-After"] == "7"
    assert server.stellar("term").status == 200


def test_faults_end_when_they_are_removed(server: ReferenceServer) -> None:
    number = server.control("faults", effect="html", path="/stellar")["id"]
    assert b"<html>" in server.stellar("term").body
    assert server.ask("GET", "/control/faults").json[0]["id"] == number
    server.control("faults/remove", id=number)
    assert server.stellar("term").json == {"term": "fa26"}


def test_a_delay(server: ReferenceServer) -> None:
    server.control("faults", delay=300, count=1)
    start = time.monotonic()
    assert server.stellar("term").json == {"term": "fa26"}
    assert time.monotonic() - start >= 0.3


def test_a_cut_connection(server: ReferenceServer) -> None:
    server.control("faults", effect="cut", bytes=100, count=1)
    with pytest.raises(http.client.IncompleteRead) as caught:
        server.ask("GET", COURSES)
    assert caught.value.partial == server.ask("GET", COURSES).body[:100]


def test_no_answer_at_all(server: ReferenceServer) -> None:
    server.control("faults", effect="hangUp", count=1)
    with pytest.raises(http.client.RemoteDisconnected):
        server.stellar("term")


def test_a_head_that_never_ends(server: ReferenceServer) -> None:
    server.control("faults", effect="dripHead", every=5, count=1)
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as client:
        client.sendall(f"GET {COURSES} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
        head = b""
        while len(head) < 40:
            head += client.recv(64)
    assert head.startswith(b"HTTP/1.1 200 OK\r\nX-Wait: xxxxx")
    assert server.stellar("term").status == 200


def test_a_redirect(server: ReferenceServer) -> None:
    server.control("faults", effect="redirect", to="http://127.0.0.1:9/else", count=1)
    answer = server.stellar("term")
    assert (answer.status, answer.headers["Location"]) == (307, "http://127.0.0.1:9/else")


def test_a_stall_keeps_the_head_and_nothing_more(server: ReferenceServer) -> None:
    server.control("faults", effect="stall", count=1)
    connection = server.connection()
    connection.request("GET", COURSES)
    response = connection.getresponse()
    assert response.status == 200
    connection.sock.settimeout(0.5)
    with pytest.raises(TimeoutError):
        response.read(1)
    assert server.stellar("term").status == 200


def test_truncated_json_has_a_length_that_fits(server: ReferenceServer) -> None:
    server.control("faults", effect="truncate", bytes=50, count=1)
    answer = server.stellar("courses")
    assert (answer.status, len(answer.body)) == (200, 50)
    with pytest.raises(json.JSONDecodeError):
        _ = answer.json


def test_other_bodies(server: ReferenceServer) -> None:
    right = server.stellar("courses").json
    for effect in ("garbage", "emptyList", "wrongTypes", "duplicate", "reorder"):
        server.control("faults", effect=effect, count=1)
    with pytest.raises(UnicodeDecodeError):
        server.stellar("courses").body.decode()
    assert server.stellar("courses").json == []
    assert server.stellar("courses").json[0] == {"short": 1, "name": 35, "is_course": "1"}
    assert server.stellar("courses").json == [course for course in right for _ in range(2)]
    assert server.stellar("courses").json == right[::-1]


def test_a_byte_at_a_time(server: ReferenceServer) -> None:
    server.control("faults", effect="drip", every=20, count=1)
    start = time.monotonic()
    assert server.stellar("term").json == {"term": "fa26"}
    assert time.monotonic() - start >= 14 * 0.02


def test_a_large_body_comes_in_pieces(server: ReferenceServer) -> None:
    server.control("faults", effect="large", bytes=100_000_000, count=1)
    connection = server.connection()
    connection.request("GET", COURSES)
    response = connection.getresponse()
    assert response.getheader("Content-Length") is None
    size = 0
    while part := response.read(1 << 20):
        size += len(part)
    assert size == 100_000_000


def test_a_fault_that_makes_no_sense_is_refused(server: ReferenceServer) -> None:
    for body in (
        '{"effect":"other"}',
        '{"effect":"status","status":99}',
        "[]",
        "{",
        '{"count":-1}',
    ):
        assert server.ask("POST", "/control/faults", body).status == 400
    assert server.ask("GET", "/control/faults").json == []
    assert server.ask("POST", "/control/nothing", "{}").status == 404
    assert server.ask("GET", "/control/reset").status == 405
    assert server.ask("HEAD", "/control/reset").status == 405


# ---- The log and the clock


def test_the_log_has_no_credentials(server: ReferenceServer) -> None:
    server.stellar("getUnreadNotifications", "push", device_id="1", pass_key="2718281")
    server.control("faults", effect="html", count=1)
    server.stellar("term")
    first, second = server.ask("GET", "/control/log").json
    assert "pass_key=…" in first["query"]
    assert "2718281" not in str(first)
    assert (second["method"], second["path"], second["faulted"]) == ("GET", "/stellar/api/", True)
    assert second["query"] == "module=stellar&command=term"
    assert server.ask("GET", "/control/counters").json == {"requests": 2, "faulted": 1}


def test_the_clock_moves(server: ReferenceServer) -> None:
    assert server.control("clock", now=1_000_000)["now"] - 1_000_000 < 1_000
    assert 4_600_000 <= server.control("clock", advance=3_600_000)["now"] < 4_602_000
    server.control("reset")
    assert abs(server.ask("GET", "/control/clock").json["now"] / 1_000 - time.time()) < 5
