"""The Stellar client with a live server: a whole tour, faults, cancellation, then no server."""

from __future__ import annotations

import asyncio
import pickle
import signal
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pentad
import pytest
from pentad import stellar
from pentad.stellar import (
    ListState,
    NewsState,
    Origin,
    SearchOrigin,
    Stage,
    StellarClient,
    StellarSubject,
    Sync,
    Tab,
)
from reference_server import ReferenceServer
from stellar_server import (
    ONCE,
    Log,
    announce,
    flush,
    item,
    open_at,
    requests,
    teach_algebra,
    url,
)


def age(folder: Path) -> None:
    """Makes all lists of a store 40 days older."""
    with sqlite3.connect(folder / "stellar.sqlite") as database:
        database.execute("UPDATE fetched SET at = at - 40 * 86400000")
    database.close()


# ---- reading


def test_courses_and_classes(stellar_server: ReferenceServer, tmp_path: Path) -> None:
    with open_at(stellar_server, store_folder=tmp_path) as client:
        courses = client.courses()
        assert (courses.origin, courses.is_stale, len(courses)) == (Origin.SOURCE, False, 45)
        asked = requests(stellar_server)
        again = client.courses()
        assert again.items == courses.items
        assert again.stored_at == courses.stored_at
        assert again.origin is not Origin.SOURCE
        assert requests(stellar_server) == asked
        assert client.courses(reload=True).origin is Origin.SOURCE
        assert requests(stellar_server) == asked + 1
        algebra = {one.master_id: one for one in client.classes("18")}["18.06"]
        assert (algebra.title, algebra.times[0].text) == ("Linear Algebra", "MWF 11-12:30 p.m.")
        assert [member.name for member in algebra.staff] == ["José Stoica", "Ada Byron"]
        assert client.classes("18", reload=True).items == client.classes("18").items
        assert stellar.course_groups(courses)[0].title == "Courses 1-10"


def test_a_class_in_full(stellar_server: ReferenceServer) -> None:
    with open_at(stellar_server) as client:
        info = client.class_info("18.06")
        assert (info.stage, info.error) == (Stage.FRESH, None)
        assert info.detail is not None
        assert info.detail.info_stored_at is not None
        assert not info.detail.is_bookmarked
        assert [one.title for one in info.detail.news] == ["Problem set 1", "Welcome"]
        first = info.detail.news[0]
        assert first.date.isoformat() == "2026-08-30T14:26:40+00:00"
        (link,) = first.links
        assert first.text[link.start : link.end].rstrip(".") == "www.mit.edu/18.06"
        assert info.screen.tabs == tuple(Tab)
        assert (info.screen.news_state, info.screen.news) == (NewsState.LOADED, info.detail.news)
        assert client.recent() == [info.detail.item] == [client.cached_class("18.06")]
        with pytest.raises(pentad.NotFoundError):
            client.class_info("99.999")


def test_the_main_screen(stellar_server: ReferenceServer) -> None:
    with open_at(stellar_server) as client:
        assert client.main_table().bookmarks == ()
        for number in ("18.06", "6.002"):
            client.bookmark(item(number))
        table = client.main_table()
        assert [one.item.master_id for one in table.bookmarks] == ["6.002", "18.06"]
        assert list(table.groups) == stellar.course_groups(client.courses())
        assert asyncio.run(client.main_table_async()) == table


def test_the_screen_of_classes(stellar_server: ReferenceServer, tmp_path: Path) -> None:
    with open_at(stellar_server, store_folder=tmp_path) as client:
        screen = client.classes_screen("18")
        assert (screen.title, screen.state, screen.error) == ("Course 18", ListState.LOADED, None)
        classes = client.classes("18")
        assert list(screen.classes) == stellar.sort_classes(classes, "18")
        assert screen.stored_at == classes.stored_at
        assert [one.state for one in asyncio.run(screens(client, "18"))] == [ListState.LOADED]
        both = asyncio.run(screens(client, "18", reload=True))
        assert [one.state for one in both] == [ListState.LOADING, ListState.LOADED]
        assert both[0].classes == both[1].classes == screen.classes
    age(tmp_path)
    with open_at(stellar_server, store_folder=tmp_path) as client:
        stellar_server.control("faults", effect="status", status=503, path="/stellar")
        loading, failed = asyncio.run(screens(client, "18"))
        assert (loading.state, failed.state) == (ListState.LOADING, ListState.FAILED)
        assert failed.classes == loading.classes == screen.classes
        assert isinstance(failed.error, pentad.UnavailableError)
        shown: list[ListState] = []
        again = asyncio.run(
            client.classes_screen_async("18", update=lambda one: shown.append(one.state))
        )
        assert shown == [ListState.LOADING, ListState.FAILED]
        assert (again.state, again.classes) == (ListState.FAILED, failed.classes)
        with pytest.raises(pentad.UnavailableError):
            client.classes_screen("6")
        stellar_server.control("faults/remove")
        assert client.classes_screen("18").state is ListState.LOADED


async def screens(
    client: StellarClient, course: str, reload: bool = False
) -> list[stellar.StellarClassesScreen]:
    return [screen async for screen in client.classes_screens(course, reload=reload)]


def test_searches(stellar_server: ReferenceServer) -> None:
    with open_at(stellar_server) as client:
        answer = client.search("linear alg")
        assert answer.origin is SearchOrigin.SERVER
        assert "18.06" in [hit.master_id for hit in answer.hits]
        assert client.load_catalogue() == 45
        assert client.load_catalogue() == 0
        answer = client.search("linear alg")
        assert [hit.master_id for hit in answer.hits] == ["18.06"]
        assert (answer.query, answer.origin, answer.generation) == (
            "linear alg",
            SearchOrigin.LOCAL,
            0,
        )
        assert len(client.search("6", limit=3).hits) == 3
        assert asyncio.run(client.search_async("linear alg")) == answer


def test_the_term_archives_bookmarks(stellar_server: ReferenceServer) -> None:
    with open_at(stellar_server) as client:
        first = client.refresh_term()
        assert (first.old, str(first.new), first.is_changed) == (None, "Fall 2026", True)
        assert client.term() == first.new
        client.bookmark(client.class_info("18.06").screen.item)
        stellar_server.control("stellar/term", term="sp27")
        change = asyncio.run(client.refresh_term_async())
        assert (change.old, str(change.new)) == (first.new, "Spring 2027")
        assert [one.master_id for one in change.removed] == ["18.06"]
        assert not client.refresh_term().is_changed
        assert client.bookmarks() == []
        (old,) = client.archived_bookmarks()
        assert old.archived_at is not None
        client.remove_bookmark("18.06")
        assert client.archived_bookmarks() == []


# ---- what the user does


def test_bookmarks_and_read_marks_are_sent(stellar_server: ReferenceServer) -> None:
    with open_at(stellar_server, works_by_itself=False) as client:
        with pytest.raises(pentad.UnauthorizedError):
            client.sync_unread()
        detail = client.class_info("18.06").detail
        assert detail is not None
        client.bookmark(detail.item)
        assert client.unread_counts() == {"18.06": 2}
        client.mark_read("18.06", detail.news[0])
        assert client.unread_counts() == {"18.06": 1}
        assert [one.is_read for one in client.announcements("18.06")] == [True, False]
        assert client.bookmarks()[0].sync is Sync.WAITING
        client.register_device(app_id="pentad-tests")
        assert client.synchronise() == 0
        assert client.bookmarks()[0].sync is Sync.DONE
        announce(stellar_server, "Exam", 1_788_200_000)
        client.sync_unread()
        client.class_info("18.06")
        assert client.unread_counts() == {"18.06": 2}
        client.mark_read("18.06")
        assert client.unread_counts() == {}


def test_the_asynchronous_twins(stellar_server: ReferenceServer, tmp_path: Path) -> None:
    async def main() -> None:
        log = Log()
        async with await StellarClient.open_async(
            url(stellar_server), store_folder=tmp_path, network=ONCE, delegate=log
        ) as client:
            assert len(await client.courses_async()) == 45
            assert (await client.courses_async(reload=True)).origin is Origin.SOURCE
            algebra = await client.classes_async("18")
            assert any(one.master_id == "18.06" for one in algebra)
            seen: list[Stage] = []
            info = await client.class_info_async(
                "18.06", update=lambda update: seen.append(update.stage)
            )
            assert seen == [Stage.GENERAL, Stage.FRESH]
            assert info.detail is not None
            stages = [update async for update in client.class_info_updates("18.06")]
            assert [stage.stage for stage in stages] == [Stage.CACHED, Stage.FRESH]
            assert stages[1].screen.news == info.detail.news
            await client.bookmark_async(await client.cached_class_async("18.06"))
            await client.mark_read_async("18.06", info.detail.news[0].key)
            assert await client.unread_counts_async() == {"18.06": 1}
            assert len(await client.announcements_async("18.06")) == 2
            await client.register_device_async("token", app_id="pentad-tests")
            assert await client.synchronise_async() == 0
            await client.sync_unread_async()
            progress: list[tuple[int, int]] = []
            loaded = await client.load_catalogue_async(progress=lambda *two: progress.append(two))
            assert loaded == 44
            assert progress == sorted(progress)
            assert progress[-1] == (45, 45)
            change = await client.refresh_term_async()
            assert await client.term_async() == change.new
            assert await client.conflicts_async() == []
            assert "18.06 Lecture" in await client.icalendar_async("18.06")
            assert "18.06 Lecture" in await client.bookmarks_icalendar_async()
            assert (await client.recent_async())[0].master_id == "18.06"
            assert (await client.storage_usage_async()).classes > 300
            assert len(await client.bookmarks_async()) == 1
            await client.remove_bookmark_async("18.06")
            assert await client.archived_bookmarks_async() == []
            await client.suspend_async()
            with pytest.raises(pentad.ClosedError):
                await client.courses_async()
            await client.resume_async()
            await client.clear_cache_async()
            await client.erase_all_async()
        assert {"did_load_courses", "did_change_bookmarks", "did_erase"} <= set(log.names())

    asyncio.run(main())


# ---- without the server


def test_all_that_was_seen_is_there_without_the_server(
    server_program: Path, tmp_path: Path
) -> None:
    with ReferenceServer(server_program, "--classes", "300") as server:
        teach_algebra(server)
        with open_at(server, store_folder=tmp_path) as client:
            courses = client.courses()
            client.load_catalogue()
            classes = {one.number: client.classes(one.number) for one in courses}
            info = client.class_info("18.06")
            assert info.detail is not None
            client.bookmark(info.detail.item)
            client.mark_read("18.06", info.detail.news[1])
        assert server.end(signal.SIGTERM)[0] == 0
        age(tmp_path)
        log = Log()
        with open_at(server, store_folder=tmp_path, delegate=log) as client:
            kept = client.courses()
            assert (kept.items, kept.is_stale) == (courses.items, True)
            assert kept.origin is Origin.DISK
            for number, before in classes.items():
                after = client.classes(number)
                assert (after.items, after.is_stale) == (before.items, True), number
                assert asyncio.run(client.classes_async(number)) == after
            old = client.class_info("18.06")
            assert (old.stage, type(old.error)) == (Stage.FAILED, pentad.UnavailableError)
            assert old.detail is not None
            assert old.detail.item == info.detail.item
            assert [one.is_read for one in old.detail.news] == [False, True]
            assert (old.screen.news_state, old.screen.news_message) == (
                NewsState.FAILED,
                "Failed to load announcements",
            )
            awaited = asyncio.run(client.class_info_async("18.06"))
            assert (awaited.stage, awaited.detail) == (Stage.FAILED, old.detail)
            assert client.search("linear alg").hits == (info.detail.item,)
            assert [one.item for one in client.bookmarks()] == [info.detail.item]
            assert client.recent() == [info.detail.item]
            assert len(client.main_table().groups) == 4
            for question in (client.refresh_term, lambda: client.class_info("18.9999")):
                with pytest.raises(pentad.UnavailableError):
                    question()
            with pytest.raises(pentad.UnavailableError):
                asyncio.run(client.class_info_async("18.9999"))
            assert client.synchronise() > 0
            flush(client)
        subjects = {call[1:3] for call in log.calls if call[0] == "did_fail"}
        assert (StellarSubject.COURSES, None) in subjects
        assert (StellarSubject.CLASS_INFO, "18.06") in subjects
        assert all(call[4] for call in log.calls if call[1:3] == (StellarSubject.CLASSES, "6"))


async def failing_stages(client: StellarClient, id: str) -> list[Any]:
    return [(one.stage, one.error, one.detail) async for one in client.class_info_updates(id)]


def test_a_failure_is_a_stage(stellar_server: ReferenceServer) -> None:
    with open_at(stellar_server) as client:
        ((stage, error, detail),) = asyncio.run(failing_stages(client, "99.999"))
        assert (stage, type(error), detail) == (Stage.FAILED, pentad.NotFoundError, None)
        client.class_info("18.06")
        stellar_server.control("stellar/remove", masterId="18.06")
        cached, failed = asyncio.run(failing_stages(client, "18.06"))
        assert cached[0] is Stage.CACHED
        assert (failed[0], failed[1].code, failed[2]) == (Stage.FAILED, "notFound", cached[2])


# ---- faults


@pytest.mark.parametrize(
    ("fault", "kind", "builtin"),
    [
        ({"effect": "status", "status": 503}, pentad.UnavailableError, ConnectionError),
        ({"effect": "status", "status": 401}, pentad.UnauthorizedError, PermissionError),
        ({"effect": "status", "status": 504}, pentad.TimedOutError, TimeoutError),
        ({"effect": "status", "status": 429}, pentad.UnavailableError, ConnectionError),
        ({"effect": "status", "status": 404}, pentad.RefusedError, PermissionError),
        ({"effect": "html"}, pentad.DecodingError, ValueError),
        ({"effect": "garbage"}, pentad.DecodingError, ValueError),
        ({"effect": "truncate", "bytes": 1}, pentad.DecodingError, ValueError),
        ({"effect": "truncate", "bytes": 0}, pentad.DecodingError, ValueError),
    ],
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else "",
)
def test_each_fault_reaches_caller_and_delegate(
    stellar_server: ReferenceServer,
    fault: dict[str, Any],
    kind: type[pentad.PentadError],
    builtin: type[Exception],
) -> None:
    log = Log()
    with open_at(stellar_server, delegate=log) as client:
        stellar_server.control("faults", path="/stellar", **fault)
        with pytest.raises(kind) as caught:
            client.courses()
        assert isinstance(caught.value, builtin)
        with pytest.raises(kind):
            asyncio.run(client.classes_async("6"))
        with pytest.raises(kind):
            client.search("zebrafish")
        stellar_server.control("faults/remove")
        assert len(client.courses()) == 45
        flush(client)
    failures = [call for call in log.calls if call[0] == "did_fail"]
    assert [(call[1], call[2], call[4]) for call in failures] == [
        (StellarSubject.COURSES, None, False),
        (StellarSubject.CLASSES, "6", False),
        (StellarSubject.SEARCH, None, False),
    ]
    assert failures[0][3].message == caught.value.message


def test_a_server_that_asks_to_be_left_alone(stellar_server: ReferenceServer) -> None:
    with open_at(stellar_server, works_by_itself=False) as client:
        client.register_device()
        client.bookmark(item("18.06"))
        client.bookmark(item("6.002"))
        fault = {"effect": "status", "status": 503, "retryAfter": 600}
        stellar_server.control("faults", path="/stellar", **fault)
        with pytest.raises(pentad.UnavailableError) as caught:
            client.courses()
        assert caught.value.retry_after_ms == 600_000
        copy = pickle.loads(pickle.dumps(caught.value))
        assert (copy.retry_after_ms, copy.status) == (600_000, caught.value.status)
        asked = requests(stellar_server)
        assert client.synchronise() == 2
        stellar_server.control("faults/remove")
        assert client.synchronise() == 2
        assert requests(stellar_server) == asked + 1
        with pytest.raises(pentad.NotFoundError) as other:
            client.class_info("99.999")
        assert other.value.retry_after_ms is None


# ---- cancellation


async def until_asked(server: ReferenceServer, before: int) -> None:
    while requests(server) == before:
        await asyncio.sleep(0.01)


def test_a_cancelled_task_ends_its_question(stellar_server: ReferenceServer) -> None:
    async def main() -> None:
        with open_at(stellar_server) as client:
            for question in (
                client.courses_async,
                client.load_catalogue_async,
                client.refresh_term_async,
                client.main_table_async,
                lambda: client.classes_async("6"),
                lambda: client.class_info_async("18.06"),
                lambda: client.search_async("zebrafish"),
                lambda: failing_stages(client, "18.06"),
            ):
                stellar_server.control("faults", effect="stall", path="/stellar")
                before = requests(stellar_server)
                task = asyncio.ensure_future(question())
                await until_asked(stellar_server, before)
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
                stellar_server.control("faults/remove")
            assert (await client.courses_async()).origin is Origin.SOURCE

    asyncio.run(main())


def test_the_loop_over_stages_may_be_left(stellar_server: ReferenceServer) -> None:
    async def main() -> None:
        with open_at(stellar_server) as client:
            client.class_info("18.06")
            classes = client.classes("18")
            stellar_server.control("faults", effect="stall", path="/stellar")
            async for update in client.class_info_updates("18.06"):
                assert update.stage is Stage.CACHED
                break
            async for screen in client.classes_screens("18", reload=True):
                assert (screen.state, len(screen.classes)) == (ListState.LOADING, len(classes))
                break
            assert client.announcements("18.06")

    asyncio.run(main())


def test_a_client_that_is_closed_ends_its_questions(stellar_server: ReferenceServer) -> None:
    async def main() -> None:
        client = open_at(stellar_server)
        stellar_server.control("faults", effect="stall", path="/stellar")
        before = requests(stellar_server)
        question = asyncio.ensure_future(client.class_info_async("18.06"))
        stages = asyncio.ensure_future(failing_stages(client, "6.002"))
        while requests(stellar_server) < before + 2:
            await asyncio.sleep(0.01)
        await client.close_async()
        ended = (pentad.ClosedError, pentad.CancelledError)
        with pytest.raises(ended):
            await question
        (last,) = await stages
        assert isinstance(last[1], ended)

    asyncio.run(main())


def test_a_catalogue_that_is_cancelled(stellar_server: ReferenceServer) -> None:
    async def main() -> None:
        with open_at(stellar_server) as client:
            seen: list[int] = []

            def progress(completed: int, total: int) -> None:
                seen.append(completed)
                if completed >= 5:
                    task.cancel()

            stellar_server.control("faults", effect="none", path="/stellar", delay=20)
            task = asyncio.ensure_future(client.load_catalogue_async(progress=progress))
            with pytest.raises(asyncio.CancelledError):
                await task
            assert seen[-1] < 45
            stellar_server.control("faults/remove")
            for _ in range(1_000):
                if client.storage_usage().classes:
                    break
                await asyncio.sleep(0.01)
            # Loaded data is kept.
            assert 0 < await client.load_catalogue_async() <= 40
            assert await client.load_catalogue_async() == 0

    asyncio.run(main())


def test_failed_catalogue_keeps_its_lists(stellar_server: ReferenceServer) -> None:
    with open_at(stellar_server) as client:
        stellar_server.control("faults", effect="status", status=503, query="id=6")
        with pytest.raises(pentad.UnavailableError):
            client.load_catalogue()
        stellar_server.control("faults/remove")
        assert 0 < client.storage_usage().classes < 300
        assert client.load_catalogue() == 40


# ---- search fields


def test_a_late_answer_is_dropped(stellar_server: ReferenceServer) -> None:
    async def main() -> None:
        with open_at(stellar_server) as client, client.make_search() as search:
            stellar_server.control("faults", effect="none", query="query=zebra", delay=5_000)
            before = requests(stellar_server)
            late = asyncio.ensure_future(search.search_async("zebra"))
            await until_asked(stellar_server, before)
            answer = await search.search_async("linear alg")
            assert answer is not None
            assert answer.generation == 2
            assert await late is None
            before = requests(stellar_server)
            late = asyncio.ensure_future(search.search_async("zebra"))
            await until_asked(stellar_server, before)
            search.cancel()
            assert await late is None
            found = search.search("linear alg")
            assert found is not None

    asyncio.run(main())


def test_a_late_answer_for_a_thread(stellar_server: ReferenceServer) -> None:
    with open_at(stellar_server) as client, client.make_search() as search:
        stellar_server.control("faults", effect="none", query="query=zebra", delay=5_000)
        before = requests(stellar_server)
        answers: list[object] = []
        thread = threading.Thread(target=lambda: answers.append(search.search("zebra")))
        thread.start()
        while requests(stellar_server) == before:
            pass
        search.cancel()
        thread.join(30)
        assert answers == [None]


# ---- the store's server


def test_a_store_belongs_to_its_server(stellar_server: ReferenceServer, tmp_path: Path) -> None:
    with open_at(stellar_server, store_folder=tmp_path) as client:
        client.courses()
        client.register_device()
    elsewhere = "http://127.0.0.1:9/stellar/api/"
    with pytest.raises(pentad.ConflictError, match="belongs to") as caught:
        StellarClient(elsewhere, store_folder=tmp_path)
    assert caught.value.status == pentad.ErrorCode.OTHER_SERVER
    with StellarClient(store_folder=tmp_path) as client:
        assert client.courses().items
    StellarClient(elsewhere, store_folder=tmp_path, server_has_moved=True).close()
    with pytest.raises(pentad.ConflictError):
        open_at(stellar_server, store_folder=tmp_path)
