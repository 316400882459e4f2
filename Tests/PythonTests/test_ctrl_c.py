"""Ctrl-C in calls that block: they end at once, and what they were about is cancelled."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timezone
from threading import Timer
from time import monotonic

import pentad
import pytest
from pentad import _interrupts, astro, chat, elements, stellar, video


@contextmanager
def interrupted() -> Iterator[None]:
    """Someone presses Ctrl-C after a while. A slow machine is given ten times what is promised."""
    timer = Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    handles, begin = pentad.handle_count(), monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            yield
    finally:
        timer.join()
    assert 0.2 < monotonic() - begin < 10
    assert pentad.handle_count() == handles
    assert not _interrupts.ends


@pytest.fixture
def silent() -> Iterator[str]:
    """Yields the address of a server that accepts connections and sends nothing."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"http://127.0.0.1:{server.getsockname()[1]}"


def test_signing_in_at_a_silent_server(silent: str) -> None:
    with interrupted():
        chat.ChatClient.sign_in("token", server=silent)


def test_asking_a_silent_server_for_terms(silent: str) -> None:
    with stellar.StellarClient(server=silent) as client, interrupted():
        client.refresh_term()


def test_adding_a_silent_feed(silent: str) -> None:
    with video.VideoFeed() as feed, interrupted():
        feed.add_feed(f"{silent}/feed.xml")


def test_a_long_computation() -> None:
    start, end = (
        datetime(1850, 1, 1, tzinfo=timezone.utc),
        datetime(2350, 1, 1, tzinfo=timezone.utc),
    )
    with astro.AstroCalendar() as calendar, interrupted():
        for _ in range(1000):
            calendar.transitions_array("nakshatra", start, end)


def test_many_formulas() -> None:
    with interrupted():
        for _ in range(1000):
            elements.molar_masses(["C6H12O6"] * 300_000)


def test_a_handler_that_raises_nothing_ends_nothing() -> None:
    """As that of asyncio, which cancels a task instead."""
    seen: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: seen.append(number))
    with socket.create_server(("127.0.0.1", 0)) as server:
        timers = [Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)), Timer(1, hang_up, (server,))]
        for timer in timers:
            timer.start()
        begin, address = monotonic(), f"http://127.0.0.1:{server.getsockname()[1]}"
        options = pentad.NetworkOptions(tries=1)
        try:
            with pytest.raises(pentad.DecodingError, match="connection ended"):
                chat.ChatClient.sign_in("token", server=address, network=options)
        finally:
            signal.signal(signal.SIGINT, before)
            for timer in timers:
                timer.join()
    assert seen == [signal.SIGINT]
    assert monotonic() - begin > 0.9


def hang_up(server: socket.socket) -> None:
    """Takes a connection, to close it without an answer."""
    server.accept()[0].close()


def test_other_thread_is_not_interrupted(silent: str) -> None:
    """Python runs handlers on the main thread alone."""
    ended = threading.Event()

    def ask() -> None:
        elements.molar_masses(["H2O"] * 1_000_000)
        ended.set()

    other = threading.Thread(target=ask)
    with interrupted():
        other.start()
        chat.ChatClient.sign_in("token", server=silent)
    other.join()
    assert ended.is_set()


def test_an_await_whose_session_is_closed() -> None:
    async def ask(session: pentad.Session, server: str) -> None:
        asking = asyncio.ensure_future(
            chat.ChatClient.sign_in_async("token", server=server, session=session)
        )
        await asyncio.sleep(0.05)
        session.close()
        with pytest.raises(pentad.ClosedError, match="the session was closed"):
            await asking

    with socket.create_server(("127.0.0.1", 0)) as server:
        asyncio.run(ask(pentad.Session(), f"http://127.0.0.1:{server.getsockname()[1]}"))
