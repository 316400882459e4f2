"""Calls that wait end in time, and at a signal."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from time import monotonic

import pentad
import pytest
from pentad._waits import patiently, slices
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


def test_a_session_waits_as_long_as_it_is_told() -> None:
    with pentad.Session() as session:
        begin = monotonic()
        assert session.pump(250) == 0
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
other.pump(100)
lib.pentad_shutdown()
thread.join()
print(lib.pentad_status_name(told[0]).decode())
"""
    done = run_python("-c", program)
    assert (done.stdout, done.stderr) == ("closed\n", "")


def test_slices_are_over_with_their_time() -> None:
    assert list(slices(0)) == [0]
    assert list(slices(-5)) == [0]
    # What comes back at once is not asked again.
    assert list(slices(10_000)) == [100]
    assert list(slices(None)) == [100]


def test_what_is_late_is_said_by_the_call_itself() -> None:
    def late(wait: int) -> int:
        raise pentad.TimedOutError(f"nothing in {wait} ms")

    with pytest.raises(pentad.TimedOutError, match="nothing in 0 ms"):
        patiently(late, 0)
    assert patiently(lambda wait: wait, 250) == 100
