"""Calls that wait end in time, and at a signal."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Semaphore, Timer, get_ident
from time import monotonic

import pentad
import pytest
from chat_server import url
from pentad._waits import patiently, slices
from pentad.video import (
    OPMLOutline,
    VideoEvent,
    VideoEventKind,
    VideoFeed,
    VideoFeedDelegate,
    write_opml,
)
from reference_server import ReferenceServer
from video_server import add_peertube, open_feed

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@contextmanager
def interrupted() -> Iterator[None]:
    """Someone presses Ctrl-C after a while, and what waits ends soon."""
    timer = Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    begin = monotonic()
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            yield
    finally:
        timer.join()
    assert 0.2 < monotonic() - begin < 10


def test_a_session_that_waits_is_interrupted() -> None:
    with pentad.Session() as session, interrupted():
        session.pump(None)


def test_a_wait_for_delivery_is_interrupted(video_server: ReferenceServer) -> None:
    with open_feed() as feed:
        add_peertube(video_server, feed)
        feed.refresh()
        feed.like(feed.timeline()[0])
        (action,) = feed.actions()
        with interrupted():
            feed.wait_for_delivery(action)
        assert feed.actions() == [action]


# A signal's handler closes what its thread waits for.
CLOSED = """
import signal, sys
import pentad
from pentad.chat import ChatClient

client = ChatClient.sign_in("tok-alice", server=sys.argv[1], works_by_itself=False)
message = client.send("d:101+102", "hello")
signal.signal(signal.SIGALRM, lambda *_: client.close())
signal.setitimer(signal.ITIMER_REAL, 0.25)
try:
    client.wait_for_delivery(message)
except pentad.ClosedError as error:
    print(error, pentad.handle_count())
"""


def test_a_wait_for_delivery_ends_with_its_client(
    chat_server: ReferenceServer, run_python: Run
) -> None:
    # Freed memory is overwritten.
    run = run_python("-c", CLOSED, url(chat_server), MALLOC_PERTURB_="165")
    assert (run.returncode, run.stdout) == (0, "the ChatClient is closed: open another one 0\n"), (
        run.stderr
    )


class Ending(VideoFeedDelegate):
    """Records its callbacks; the first one ends the program."""

    def __init__(self, end: Callable[[], object]) -> None:
        self.end = end
        self.heard: list[VideoEventKind] = []

    def did_happen(self, event: VideoEvent) -> None:
        self.heard.append(event.kind)
        if len(self.heard) == 1:
            self.end()


@contextmanager
def happening(session: pentad.Session, end: Callable[[], object]) -> Iterator[Ending]:
    """A delegate in a session, which two events wait for, and then no other."""
    delegate = Ending(end)
    outlines = [OPMLOutline(f"https://example.org/{name}.xml") for name in ("cats", "dogs")]
    with open_feed(session=session) as feed, feed.subscribe(delegate):
        feed.import_opml(write_opml(outlines))
        yield delegate
        assert len(delegate.heard) > 1


@pytest.mark.parametrize(
    ("end", "raised"),
    [(lambda: signal.raise_signal(signal.SIGINT), KeyboardInterrupt), (sys.exit, SystemExit)],
)
def test_exception_in_a_callback_ends_the_pump(
    end: Callable[[], object], raised: type[BaseException]
) -> None:
    with pentad.Session() as session, happening(session, end):
        with pytest.raises(raised):
            pump_all(session)
        pump_all(session)


def test_exception_in_a_callback_ends_the_outer_pumps() -> None:
    after: list[str] = []
    with pentad.Session() as outer, pentad.Session() as inner:

        def pump_inner() -> None:
            pump_all(inner)
            after.append("the pump came back")

        with (
            happening(inner, lambda: signal.raise_signal(signal.SIGINT)),
            happening(outer, pump_inner),
        ):
            with pytest.raises(KeyboardInterrupt):
                pump_all(outer)
            pump_all(outer)
            pump_all(inner)
    assert not after


def test_a_callback_that_has_pumped_is_one_still() -> None:
    refused: list[str] = []
    with pentad.Session() as outer, pentad.Session() as inner:

        def pump_and_wait() -> None:
            pump_all(inner)
            with pytest.raises(pentad.MisuseError, match="would wait for itself"):
                asyncio.run(VideoFeed.open_async())
            refused.append("after the pump")

        with happening(inner, lambda: None), happening(outer, pump_and_wait):
            pump_all(outer)
    assert refused


def pump_all(session: pentad.Session) -> None:
    """Runs callbacks until none comes for a while."""
    while session.pump(0.2):
        pass


def test_session_waits_for_the_given_time() -> None:
    with pentad.Session() as session:
        begin = monotonic()
        assert session.pump(0.25) == 0
        assert 0.25 <= monotonic() - begin < 10


def test_a_session_waits_no_longer_than_the_library_runs(run_python: Run) -> None:
    program = """
import threading
import pentad
from pentad._library import lib

session, other, told = pentad.Session(), pentad.Session(), []

def wait():
    told.append(lib.pentad_session_pump(session._pointer, -1, None, None))

thread = threading.Thread(target=wait)
thread.start()
# Meanwhile it waits.
other.pump(0.1)
lib.pentad_shutdown()
thread.join()
print(lib.pentad_status_name(told[0]).decode())
"""
    done = run_python("-c", program)
    assert (done.stdout, done.stderr) == ("closed\n", "")


def test_slices_are_over_with_their_time() -> None:
    assert list(slices(0)) == [0]
    # If the call returns at once, it is not repeated.
    assert list(slices(10)) == [100]
    assert list(slices(None)) == [100]


def test_late_call_raises_its_own_error() -> None:
    def late(wait: int) -> int:
        raise pentad.TimedOutError(f"nothing in {wait} ms")

    with pytest.raises(pentad.TimedOutError, match="nothing in 0 ms"):
        patiently(late, 0)
    assert patiently(lambda wait: wait, 250) == 100


def import_outline(feed: VideoFeed, name: str) -> None:
    """Causes an event for a delegate of the feed."""
    feed.import_opml(write_opml([OPMLOutline(f"https://example.org/{name}.xml")]))


class Sources(VideoFeedDelegate):
    """Counts the sources that were added."""

    count = 0

    def did_add_source(self, source: str) -> None:
        self.count += 1


def test_a_wait_is_ended_from_another_thread() -> None:
    with pentad.Session() as session:
        # A wake before the wait ends the next wait.
        session.wake()
        session.wake()
        assert session.pump(None) == 0
        for delay in (0.0, 0.01, 0.08, 0.15):
            waker = Timer(delay, session.wake)
            waker.start()
            begin = monotonic()
            assert session.pump(60) == 0
            assert monotonic() - begin < 30
            waker.join()


def test_pending_callbacks_are_reported_once_until_pumped() -> None:
    reported = Semaphore(0)
    delegate = Sources()
    with (
        pentad.Session() as session,
        open_feed(session=session) as feed,
        feed.subscribe(delegate),
    ):
        session.on_ready(reported.release)
        for name in ("cats", "dogs"):
            import_outline(feed, name)
            assert reported.acquire(timeout=60)
            import_outline(feed, name + "2")
            # Taking it away waits for a call that is under way.
            session.on_ready(None)
            assert not reported.acquire(blocking=False)
            pump_all(session)
            session.on_ready(reported.release)
        session.on_ready(None)
        import_outline(feed, "birds")
        session.on_ready(reported.release)
        assert reported.acquire(timeout=60)
        session.on_ready(None)
        pump_all(session)
    assert delegate.count == 5


def test_ready_function_cannot_pump_and_its_exception_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    raised: list[object] = []
    done = Semaphore(0)
    monkeypatch.setattr(sys, "unraisablehook", lambda hook: raised.append(hook.exc_value))
    with pentad.Session() as session, open_feed(session=session) as feed:

        def pump() -> None:
            try:
                session.pump()
            finally:
                done.release()

        with feed.subscribe(Sources()):
            session.on_ready(pump)
            import_outline(feed, "cats")
            assert done.acquire(timeout=60)
            session.on_ready(None)
        with pytest.raises(TypeError, match="cannot be called"):
            session.on_ready(7)  # type: ignore[arg-type]
    assert [type(error) for error in raised] == [pentad.MisuseError]


def test_asyncio_pumps_a_session() -> None:
    threads: list[int] = []

    class Hearing(VideoFeedDelegate):
        def __init__(self) -> None:
            self.heard = asyncio.Event()

        def did_add_source(self, source: str) -> None:
            threads.append(get_ident())
            self.heard.set()

    async def follow() -> None:
        delegate = Hearing()
        with pentad.Session() as session:
            session.attach()
            feed = await VideoFeed.open_async(session=session, works_by_itself=False)
            with feed, feed.subscribe(delegate):
                for name in ("cats", "dogs", "birds"):
                    delegate.heard.clear()
                    import_outline(feed, name)
                    await delegate.heard.wait()

    asyncio.run(asyncio.wait_for(follow(), 60))
    assert threads == [get_ident()] * 3


def test_a_session_outlives_the_loop_that_pumped_it() -> None:
    delegate = Sources()
    with (
        pentad.Session() as session,
        open_feed(session=session) as feed,
        feed.subscribe(delegate),
    ):
        loop = asyncio.new_event_loop()
        session.attach(loop)
        loop.close()
        import_outline(feed, "cats")
        pump_all(session)
    assert delegate.count == 1
