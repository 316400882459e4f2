"""The notifications of the Stellar client's delegates, streams and lists."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Callable

import pentad
import pytest
from pentad.stellar import (
    ListDelta,
    ListUpdate,
    StellarBookmark,
    StellarClient,
    StellarClientDelegate,
    StellarCourse,
    StellarEventKind,
    StellarSubject,
    StellarTerm,
    Sync,
)
from reference_server import ReferenceServer
from stellar_server import Log, announce, flush, item, open_at

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def ids(bookmarks: tuple[StellarBookmark, ...]) -> list[str]:
    return [bookmark.item.master_id for bookmark in bookmarks]


# ---- delegates


def test_delegate_receives_every_event(stellar_server: ReferenceServer) -> None:
    log = Log()
    with open_at(stellar_server, delegate=log, works_by_itself=False) as client:
        client.refresh_term()
        client.courses()
        client.classes("18")
        client.bookmark(client.class_info("18.06").screen.item)
        client.mark_read("18.06")
        client.register_device()
        client.synchronise()
        announce(stellar_server, "Exam", 1_788_200_000)
        client.class_info("18.06")
        with pytest.raises(pentad.NotFoundError):
            client.class_info("99.999")
        client.clear_cache()
        client.erase_all()
        flush(client)
    assert log.calls[:3] == [
        ("did_change_term", StellarTerm("fa26"), ()),
        ("did_load_courses",),
        ("did_load_classes", "18"),
    ]
    assert {
        ("announcements_did_arrive", "18.06", 2),
        ("announcements_did_arrive", "18.06", 1),
        ("did_change_recent",),
        ("did_change_bookmarks",),
        ("did_change_unread",),
        ("did_synchronise_bookmark", "18.06"),
        ("did_clear_cache",),
        ("did_erase",),
    } <= set(log.calls)
    (failed,) = [call for call in log.calls if call[0] == "did_fail"]
    assert (failed[1:3], failed[4]) == ((StellarSubject.CLASS_INFO, "99.999"), False)
    assert isinstance(failed[3], pentad.NotFoundError)


class Broken(BaseHTTPRequestHandler):
    """Answers every request with two courses; one of them is invalid."""

    def do_GET(self) -> None:
        body = b'[{"short":"6","name":"Electrical Engineering","is_course":1},{"short":[]}]'
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None:
        pass


def test_unreadable_items_are_reported() -> None:
    log = Log()
    with ThreadingHTTPServer(("127.0.0.1", 0), Broken) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with StellarClient(f"http://127.0.0.1:{server.server_port}/", delegate=log) as client:
            assert [course.number for course in client.courses()] == ["6"]
            wait_for(lambda: len(log.calls) == 2)
        server.shutdown()
    assert ("did_leave_out", StellarSubject.COURSES, None, 1) in log.calls


def test_a_bookmark_that_the_server_refuses(stellar_server: ReferenceServer) -> None:
    log = Log()
    with open_at(stellar_server, delegate=log, works_by_itself=False) as client:
        client.register_device()
        client.bookmark(item("18.06"))
        stellar_server.control("faults", effect="status", status=403, path="/stellar")
        assert client.synchronise() == 1
        stellar_server.control("faults/remove")
        (bookmark,) = client.bookmarks()
        flush(client)
        (told,) = [call for call in log.calls if call[0] == "bookmark_did_fail"]
        assert (bookmark.sync, told[1]) == (Sync.FAILED, "18.06")
        assert bookmark.error is not None
        assert (type(bookmark.error), str(bookmark.error)) == (type(told[2]), str(told[2]))
        assert client.synchronise() == 0
        assert client.bookmarks()[0].error is None


def test_a_subscription_may_end_itself() -> None:
    class Once(StellarClientDelegate):
        calls = 0

        def did_change_bookmarks(self) -> None:
            self.calls += 1
            # A blocking call in a delegate is allowed.
            assert len(client.bookmarks()) >= 1
            subscription.cancel()

    once = Once()
    with StellarClient() as client:
        subscription = client.subscribe(once)
        for number in ("18.06", "18.03", "18.02"):
            client.bookmark(item(number))
        wait_for(lambda: subscription.closed)
    assert once.calls == 1


def wait_for(condition: Any) -> None:
    done = threading.Event()
    for _ in range(1_000):
        if condition():
            return
        done.wait(0.01)
    raise AssertionError("it did not come")


def test_every_kind_has_a_method() -> None:
    from pentad.stellar._events import _METHODS

    methods = {name for name in vars(StellarClientDelegate) if not name.startswith("_")}
    assert set(_METHODS) == set(StellarEventKind)
    assert set(_METHODS.values()) == methods


def test_events_for_a_loop(stellar_server: ReferenceServer) -> None:
    async def main() -> None:
        with open_at(stellar_server) as client:
            async with client.events() as events:
                await client.courses_async()
                event = await events.__anext__()
                assert (event.kind, event.number) == (StellarEventKind.COURSES_LOADED, 1)
                waiting = asyncio.create_task(events.__anext__())
                await client.bookmark_async(item("18.06"))
                assert (await waiting).kind is StellarEventKind.BOOKMARKS_CHANGED
                await client.class_info_async("18.06")
                async for event in events:
                    if event.kind is StellarEventKind.ANNOUNCEMENTS_ARRIVED:
                        break
                assert (event.id, event.count) == ("18.06", 2)
                events.close()
                # Received events can still be read; then the stream ends.
                assert all(event.number for event in [event async for event in events])

    asyncio.run(main())


def test_a_reader_that_is_too_slow() -> None:
    async def main() -> None:
        with StellarClient() as client:
            events = client.events()
            for _ in range(700):
                client.bookmark(item("18.06"))
                client.remove_bookmark("18.06")
            flushed = threading.Event()
            with client.on_bookmarks(lambda _: flushed.set()):
                assert flushed.wait(30)
            await events.aclose()
            kinds = [event.kind async for event in events]
            assert StellarEventKind.RESET in kinds
            assert len(kinds) <= 1_024

    asyncio.run(main())


def test_streams_end_with_their_client() -> None:
    async def main() -> None:
        client = StellarClient()
        events, bookmarks = client.events(), client.observe_bookmarks()
        assert (await bookmarks.__anext__()).items == ()
        waiting = [asyncio.ensure_future(stream.__anext__()) for stream in (events, bookmarks)]
        await asyncio.sleep(0)
        await client.close_async()
        for reader in waiting:
            with pytest.raises(StopAsyncIteration):
                await reader

    asyncio.run(main())


def test_released_stream_receives_nothing_more() -> None:
    async def main() -> None:
        with StellarClient() as client:
            alone = pentad.handle_count()
            async for update in client.observe_bookmarks():
                assert update.items == ()
                break
            client.events()
            gc.collect()
            # An observer that is being called is released after that.
            while pentad.handle_count() != alone:
                await asyncio.sleep(0.01)

    asyncio.run(main())


# ---- lists


def test_lists_for_a_function(stellar_server: ReferenceServer) -> None:
    bookmarks: list[ListUpdate[StellarBookmark]] = []
    courses: list[ListUpdate[StellarCourse]] = []
    recent: list[list[str]] = []
    with (
        open_at(stellar_server) as client,
        client.on_bookmarks(bookmarks.append),
        client.on_courses(courses.append),
        client.on_recent(
            lambda update: recent.append([one.master_id for one in update.items]), limit=1
        ),
    ):
        wait_for(lambda: bookmarks and courses and recent)
        assert (bookmarks, courses) == ([ListUpdate((), None)],) * 2
        assert recent == [[]]
        client.bookmark(item("18.06"))
        wait_for(lambda: ids(bookmarks[-1].items) == ["18.06"])
        client.courses()
        wait_for(lambda: len(courses[-1].items) == 45)
        client.class_info("18.06")
        wait_for(lambda: recent[-1] == ["18.06"])
        other = next(one for one in client.classes("18") if one.master_id != "18.06")
        client.class_info(other.master_id)
        wait_for(lambda: recent[-1] == [other.master_id])
    seen = len(bookmarks)
    assert bookmarks[1].delta == ListDelta((), (0,), (), (), 0, 1)
    assert courses[1].delta is not None
    assert courses[1].delta.insertions == tuple(range(45))
    assert len(bookmarks) == seen


def test_lists_for_a_loop(stellar_server: ReferenceServer) -> None:
    async def main() -> None:
        with open_at(stellar_server) as client:
            async with client.observe_bookmarks() as bookmarks:
                assert await bookmarks.__anext__() == ListUpdate((), None)
                waiting = asyncio.create_task(bookmarks.__anext__())
                await client.bookmark_async(item("18.06"))
                update = await waiting
                assert ids(update.items) == ["18.06"]
                assert update.delta is not None
                assert update.delta.insertions == (0,)
            async with client.observe_courses() as courses, client.observe_recent() as recent:
                nothing = ListUpdate[Any]((), None)
                assert (await courses.__anext__(), await recent.__anext__()) == (nothing, nothing)
                loaded = await client.courses_async()
                assert (await courses.__anext__()).items == loaded.items
                info = await client.class_info_async("18.06")
                assert info.detail is not None
                async for visited in recent:
                    if visited.items == (info.detail.item,):
                        break

    asyncio.run(main())


def test_a_screen_follows_a_list() -> None:
    """Even if its reader misses lists, changes are relative to the list that it saw before."""

    async def main() -> None:
        with StellarClient() as client:
            client.bookmark(item("18.06"))
            async with client.observe_bookmarks() as bookmarks:
                rows = [one.item.master_id for one in (await bookmarks.__anext__()).items]
                for number in ("18.03", "18.02", "18.01", "18.06", "18.05"):
                    await client.remove_bookmark_async("18.06")
                    client.bookmark(item(number))
                async for update in bookmarks:
                    assert update.delta is not None
                    now = ids(update.items)
                    rows = update.delta.applied(rows, now.__getitem__)
                    assert rows == now
                    if now[-1] == "18.05":
                        break
                assert rows == ["18.03", "18.02", "18.01", "18.05"]

    asyncio.run(main())


def test_two_clients_of_one_store_see_the_same(tmp_path: Path) -> None:
    log = Log()
    seen: list[list[str]] = []
    with (
        StellarClient(store_folder=tmp_path) as one,
        StellarClient(store_folder=tmp_path, delegate=log) as two,
        two.on_bookmarks(lambda update: seen.append(ids(update.items))),
    ):
        wait_for(lambda: seen == [[]])
        one.bookmark(item("18.06"))
        wait_for(lambda: seen[-1] == ["18.06"])
        wait_for(lambda: ("store_did_change",) in log.calls)
        two.remove_bookmark("18.06")
        assert one.bookmarks() == []


def test_damaged_store_is_reported(tmp_path: Path) -> None:
    with StellarClient(store_folder=tmp_path) as client:
        client.bookmark(item("18.06"))
    store = tmp_path / "stellar.sqlite"
    data = bytearray(store.read_bytes())
    data[:100] = b"not a store".ljust(100)
    store.write_bytes(data)
    log = Log()
    with StellarClient(store_folder=tmp_path, delegate=log) as client:
        assert isinstance(client.bookmarks(), list)
        wait_for(lambda: "did_recover_store" in log.names())


# ---- threads, and the end


def test_many_threads_on_one_client(stellar_server: ReferenceServer) -> None:
    failures: list[BaseException] = []

    def work(number: int) -> None:
        try:
            for turn in range(20):
                id = f"{number}.{turn}"
                client.bookmark(item(id))
                assert id in ids(tuple(client.bookmarks()))
                client.search("linear")
                client.remove_bookmark(id)
        except BaseException as error:
            failures.append(error)

    with open_at(stellar_server, delegate=Log()) as client:
        client.load_catalogue()
        threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert client.bookmarks() == []
    assert failures == []


def test_an_exception_in_a_delegate(monkeypatch: pytest.MonkeyPatch) -> None:
    class Faulty:
        def did_change_bookmarks(self) -> None:
            raise ZeroDivisionError

    told: list[Any] = []
    monkeypatch.setattr("sys.unraisablehook", lambda report: told.append(report.exc_type))
    with StellarClient() as client, client.subscribe(Faulty()):
        client.bookmark(item("18.06"))
        client.bookmark(item("18.03"))
        wait_for(lambda: len(told) == 2)
    assert told == [ZeroDivisionError] * 2


def test_a_delegates_thread_cannot_await(stellar_server: ReferenceServer) -> None:
    errors: list[BaseException] = []

    class Waiting:
        def did_change_bookmarks(self) -> None:
            try:
                asyncio.run(client.courses_async())
            except pentad.MisuseError as error:
                errors.append(error)

    with open_at(stellar_server) as client, client.subscribe(Waiting()):
        client.bookmark(item("18.06"))
        wait_for(lambda: errors)


def test_exit_with_callbacks_in_flight(run_python: Run) -> None:
    code = """
import asyncio
from pentad import stellar

class Slow:
    def did_change_bookmarks(self):
        sum(range(10_000))

async def main():
    client.observe_bookmarks(), client.events()
    tasks = [asyncio.ensure_future(client.search_async("18")) for _ in range(50)]
    await asyncio.sleep(0)

client = stellar.StellarClient()
kept = client.subscribe(Slow()), client.on_bookmarks(lambda found: sum(range(10_000)))
for number in range(100):
    client.bookmark(stellar.StellarClass(str(number), str(number)))
asyncio.run(main())
"""
    for _ in range(5):
        done = run_python("-c", code)
        assert (done.returncode, done.stderr) == (0, "")
