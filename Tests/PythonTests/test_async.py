"""Events and asyncio: order, exactly once, cancellation, and callbacks that fail."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import threading
from typing import Any, Callable

import pentad
import pytest
from pentad import _callbacks, elements, stellar
from pentad.elements import AtomicElement, PeriodicTable, Side, Subscription
from soon import until

Run = Callable[..., "subprocess.CompletedProcess[str]"]


class Listener(elements.PeriodicTableDelegate):
    """Records its callbacks; ``loaded`` is set when all data has arrived."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, ...]] = []
        self.loaded = threading.Event()

    def did_load(self) -> None:
        self.loaded.set()

    def did_select(self, element: AtomicElement, source: str | None) -> None:
        self.heard.append(("select", element.symbol, source))

    def flip_did_begin(self, element: AtomicElement, side: Side) -> None:
        self.heard.append(("begin", element.symbol, side.value))

    def flip_did_end(self, element: AtomicElement, side: Side) -> None:
        self.heard.append(("end", element.symbol, side.value))

    def all(self, table: PeriodicTable) -> list[tuple[Any, ...]]:
        asyncio.run(table.load_async())
        assert self.loaded.wait(10)
        return self.heard


def test_events_come_in_order() -> None:
    first, second = Listener(), Listener()
    with PeriodicTable() as table, table.subscribe(first), table.subscribe(second):
        with table.select("Fe") as card:
            card.flip()
            card.flip_did_end()
        with table.source("number") as source:
            source.select(0, 7).close()
        expected = [
            ("select", "Fe", None),
            ("begin", "Fe", "back"),
            ("end", "Fe", "back"),
            ("select", "O", "Number"),
        ]
        assert first.all(table) == second.all(table) == expected


def test_a_delegate_need_not_have_every_method() -> None:
    class Quiet:
        did_load = None

    class Wrong:
        did_select = 3

    listener = Listener()
    with PeriodicTable() as table, table.subscribe(Quiet()), table.subscribe(listener):
        table.select("Fe").close()
        assert len(listener.all(table)) == 1
        with pytest.raises(TypeError, match=r"Wrong\.did_select cannot be called"):
            table.subscribe(Wrong())


def test_cancel_in_a_call_of_the_delegate() -> None:
    kept: list[Subscription] = []

    class Once(Listener):
        def did_select(self, element: AtomicElement, source: str | None) -> None:
            super().did_select(element, source)
            kept[0].cancel()

    once, listener = Once(), Listener()
    gate = threading.Event()

    class Gate:
        def did_select(self, *_: object) -> None:
            gate.wait(10)

    with PeriodicTable() as table, table.subscribe(Gate()), table.subscribe(listener):
        kept.append(table.subscribe(once))
        for number in range(1, 11):
            table.select(number).close()
        gate.set()
        assert len(listener.all(table)) == 10
        assert once.heard == [("select", "H", None)]
        kept[0].cancel()


def test_no_callback_after_cancel() -> None:
    listener, other = Listener(), Listener()
    with PeriodicTable() as table, table.subscribe(other):
        table.subscribe(listener).cancel()
        table.select("Fe").close()
        assert len(other.all(table)) == 1
    assert listener.heard == []
    assert not _callbacks._kept


def test_released_subscription_ends() -> None:
    with PeriodicTable() as table:
        table.subscribe(Listener())
        gc.collect()
        assert pentad.handle_count() == 1
        assert not _callbacks._kept


def test_an_exception_does_not_end_delivery(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda raised: seen.append(raised.exc_type))

    class Failing(Listener):
        def did_select(self, element: AtomicElement, source: str | None) -> None:
            super().did_select(element, source)
            raise KeyError(element)

    listener = Failing()
    with PeriodicTable() as table, table.subscribe(listener):
        for number in (1, 2, 3):
            table.select(number).close()
        assert len(listener.all(table)) == 3
    assert seen == [KeyError] * 3


def test_a_delegate_may_call_everything_but_wait_for_itself() -> None:
    class Busy(Listener):
        def did_select(self, element: AtomicElement, source: str | None) -> None:
            with pytest.raises(pentad.MisuseError, match="would wait for itself"):
                asyncio.run(elements.molar_masses_async([element.symbol]))
            found = elements.search(element.name, 1)[0].element
            self.heard.append((found.symbol, len(elements.molar_masses(["H2O"]))))

    listener = Busy()
    with PeriodicTable() as table, table.subscribe(listener):
        table.select("Fe").close()
        assert listener.loaded.wait(0) is False
        until(lambda: bool(listener.heard))
    assert listener.heard == [("Fe", 1)]


def test_masses() -> None:
    async def main() -> None:
        steps: list[tuple[int, int]] = []
        thread = threading.get_ident()

        def progress(done: int, total: int) -> None:
            assert threading.get_ident() == thread
            steps.append((done, total))

        texts = ["H2O", "Xx2", "\ud800", "a\0"] * 25_000
        masses = await elements.molar_masses_async(texts, progress=progress)
        assert list(masses) == list(elements.molar_masses(texts))
        assert masses.errors[1].offset == 0
        assert steps == sorted(steps)
        assert {total for _, total in steps} <= {100_000}

    asyncio.run(main())


def test_a_thousand_at_once() -> None:
    async def main() -> None:
        texts = [f"C{n}H{2 * n + 2}" for n in range(1, 1001)]
        results = await asyncio.gather(*(elements.molar_masses_async([t]) for t in texts))
        assert [result[0] for result in results] == list(elements.molar_masses(texts))

    asyncio.run(main())
    assert not _callbacks._kept


def test_cancellation() -> None:
    async def main() -> None:
        texts = ["CuSO4·5H2O"] * 200_000
        task = asyncio.ensure_future(elements.molar_masses_async(texts))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(elements.molar_masses_async(texts * 5), 0.001)

    asyncio.run(main())
    until(lambda: not _callbacks._kept)


def test_a_loop_that_was_closed() -> None:
    loop = asyncio.new_event_loop()
    call = elements.molar_masses_async(["H2O"] * 100_000)
    task = loop.create_task(call)
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()
    until(lambda: not _callbacks._kept)
    # The task can never end, and would print a warning.
    task._log_destroy_pending = False  # type: ignore[attr-defined]
    call.close()


def test_wrong_input_is_refused_before_the_call() -> None:
    async def main() -> None:
        for wrong in ("H2O", ["H2O", 26], 3):
            with pytest.raises(TypeError):
                await elements.molar_masses_async(wrong)  # type: ignore[arg-type]
        assert list(await elements.molar_masses_async([])) == []

    asyncio.run(main())


def test_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    masses = asyncio.run(elements.molar_masses_async(["H2O", "Xx2"], numpy=True))
    assert masses.values.dtype == numpy.float64
    assert list(masses) == [18.015, None]


def test_a_stream_without_a_loop_is_refused() -> None:
    for name in ("events", "observe_bookmarks"):
        with (
            pytest.raises(RuntimeError, match="no running event loop"),
            stellar.StellarClient() as client,
        ):
            getattr(client, name)()


# A worker that makes its arguments slowly, and a loop that no longer waits for it.
CANCELLED = """
import asyncio, threading
from pentad import ClosedError, video

begun, ended = threading.Event(), threading.Event()

def seen():
    begun.set()
    ended.wait(0.3)
    yield (0, 1000)

async def main():
    async with video.VideoFeed(is_demo=True, works_by_itself=False) as feed:
        setting = asyncio.ensure_future(
            feed.set_position_async("youtube:BmzSEYNTkHA", 5, seen=seen()))
        await asyncio.to_thread(begun.wait)
        setting.cancel()
        closing = asyncio.ensure_future(feed.close_async())
        await asyncio.sleep(0)
        try:
            feed.timeline()
        except ClosedError:
            print("closed at once")
        await closing
        print("waited", feed.closed)

asyncio.run(main())
"""


def test_the_end_waits_for_a_twin_that_was_cancelled(run_python: Run) -> None:
    run = run_python("-c", CANCELLED)
    assert run.stdout.splitlines() == ["closed at once", "waited True"], run.stderr
    assert run.returncode == 0


# Each feed is freed a little later in the call. Freeing it before the call would be undefined
# behaviour: the thread that calls keeps the interpreter's lock from the mark until the call, and
# must have computed for 100 us since the mark, several times what entering the library takes.
FREED = """
import queue, sys, threading, time
from ctypes import POINTER, byref
from pentad import _native as n
from pentad._library import lib

# The first use of a function looks its name up, which takes long.
open_playback, set_settings = lib.pentad_video_playback_open, lib.pentad_video_feed_set_settings

def playback(feed, mark):
    out = POINTER(n.pentad_video_playback)()
    place = byref(out)
    mark()
    status = open_playback(feed, None, place, None)
    lib.pentad_video_playback_free(out)
    return status

def settings(feed, mark):
    given = byref(n.pentad_video_settings(auto_apply=1))
    mark()
    return set_settings(feed, given, None)

def wait_for_clock(clock, end):
    limit = time.monotonic() + 1
    try:
        while time.clock_gettime(clock) < end and time.monotonic() < limit:
            time.sleep(0)
    except OSError:
        pass  # The thread has ended.

sys.setswitchinterval(10)
for number in range(200):
    feed = POINTER(n.pentad_video_feed)()
    options = n.pentad_video_feed_options(is_demo=1, manual_synchronising=1)
    assert lib.pentad_video_feed_open(byref(options), byref(feed), None) == 0
    call, begun, told = (playback, settings)[number % 2], queue.SimpleQueue(), []
    def work():
        clock = time.pthread_getcpuclockid(threading.get_ident())
        told.append(call(feed, lambda: begun.put((clock, time.thread_time()))))
    thread = threading.Thread(target=work)
    thread.start()
    clock, mark = begun.get()
    wait_for_clock(clock, mark + 100e-6 + number * 2e-6)
    lib.pentad_video_feed_free(feed)
    thread.join()
    assert lib.pentad_status_name(told[0]) in (b"ok", b"closed", b"cancelled"), told
print(lib.pentad_handle_count())
"""


def test_a_feed_may_be_freed_while_it_is_asked(run_python: Run) -> None:
    # Freed memory is overwritten.
    run = run_python("-c", FREED, MALLOC_PERTURB_="165")
    assert (run.returncode, run.stdout) == (0, "0\n"), run.stderr


# The thread of callbacks is held until the library's end has begun: nothing completes before.
UNOPENED = """
import threading
from ctypes import POINTER, byref, pointer
from pentad import _native as n, astro, elements
from pentad._library import lib

gate, freed, ended, operations = threading.Event(), [], [], []
free = n.pentad_context_free(freed.append)
end = n.pentad_completion_callback(lambda context, status, error: ended.append(status))

class Holding:
    def did_select(self, *_):
        gate.wait(10)

def begin(number, name, delegate, field, *before):
    given = getattr(n, f"pentad_{delegate}_delegate")(context=number, context_free=free)
    options = getattr(n, f"pentad_{name}_options")(**{field: pointer(given)})
    operation = POINTER(n.pentad_operation)()
    operations.append(operation)
    # The place is never written to.
    out = POINTER(getattr(n, f"pentad_{name}"))()
    asked = byref(options), byref(out), end, None, byref(operation), None
    assert getattr(lib, f"pentad_{name}_open_async")(*before, *asked) == 0

def is_over():
    out = POINTER(n.pentad_session)()
    status = lib.pentad_session_make(byref(out), None)
    lib.pentad_session_free(out)
    return status == n.pentad_status.PENTAD_CLOSED

calendar = astro.AstroCalendar()
holding = elements.shared.subscribe(Holding())
elements.shared.select("Fe").close()
begin(1, "stellar_client", "stellar", "delegate")
begin(2, "video_feed", "video_statistics", "statistics")
begin(3, "astro_handler", "astro", "delegate", calendar._pointer)
ending = threading.Thread(target=lib.pentad_shutdown)
ending.start()
while not is_over():
    pass
gate.set()
ending.join()
print(sorted(freed), ended)
for operation in operations:
    print(lib.pentad_status_name(lib.pentad_operation_wait(operation, -1, None)).decode())
"""


def test_pending_openings_free_their_contexts_at_the_end(run_python: Run) -> None:
    run = run_python("-c", UNOPENED)
    assert run.stdout.splitlines() == ["[1, 2, 3] []", *["closed"] * 3], run.stderr
    assert run.returncode == 0


BESIDE_THE_END = """
import itertools, threading
from ctypes import POINTER, byref, pointer
from pentad import _native as n
from pentad._library import lib

begun, freed, ended, places = [], [], [], {}
free = n.pentad_context_free(freed.append)
end = n.pentad_completion_callback(lambda context, status, error: ended.append(context))
numbers = itertools.count(1)

def begin():
    while True:
        number = next(numbers)
        given = n.pentad_stellar_delegate(context=number, context_free=free)
        options = n.pentad_stellar_client_options(delegate=pointer(given))
        out = places[number] = POINTER(n.pentad_stellar_client)()
        status = lib.pentad_stellar_client_open_async(
            byref(options), byref(out), end, number, None, None)
        if status == n.pentad_status.PENTAD_CLOSED:
            return
        assert status == 0, status
        begun.append(number)

threads = [threading.Thread(target=begin) for _ in range(4)]
for thread in threads:
    thread.start()
while len(begun) < 20:
    pass
lib.pentad_shutdown()
for thread in threads:
    thread.join()
for number in ended:
    lib.pentad_stellar_client_free(places[number])
print(sorted(begun) == sorted(freed), len(begun), len(freed))
"""


def test_openings_during_the_end_free_their_contexts(run_python: Run) -> None:
    for _ in range(5):
        run = run_python("-c", BESIDE_THE_END)
        assert run.stdout.startswith("True"), (run.stdout, run.stderr)
        assert run.returncode == 0
