"""The notifications of a video feed's delegates, streams, lists and sessions."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pentad
import pytest
from chat_server import run, until
from log_places import LogPlaces
from pentad import _log_stream
from pentad.video import (
    ListUpdate,
    PlaybackPhase,
    PlaybackState,
    SourceState,
    StartUpPhase,
    VideoEvent,
    VideoEventKind,
    VideoFeed,
    VideoFeedDelegate,
    VideoGroup,
    VideoNews,
    VideoWork,
    _streams,
)
from reference_server import ReferenceServer
from video_server import address, manual, open_feed, publish

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Kind = VideoEventKind
LISTS = "timeline", "favorites", "watch_later"
PATIENCE = 30


@pytest.fixture
def feed(video_server: ReferenceServer) -> Iterator[VideoFeed]:
    """A feed in memory with the newest page of a feed of the server."""
    with open_feed() as feed:
        feed.add_feed(address(video_server))
        feed.refresh()
        yield feed


def mark(feed: VideoFeed, key: str, times: int) -> None:
    """Changes what the user has done with a video, so many times."""
    for _ in range(times):
        feed.set_watch_later(key, not feed.state(key).is_watch_later)


# ---- the log


def test_log_resumes_from_a_number(video_server: ReferenceServer, feed: VideoFeed) -> None:
    start = feed.last_event()
    assert feed.read_events(start) == []
    (source,) = feed.sources()
    key = feed.timeline()[0].key
    feed.like(key)
    publish(video_server, "New")
    feed.refresh()
    feed.pause_source(source)
    told = feed.read_events(start)
    assert [event.number for event in told] == list(range(start + 1, start + 1 + len(told)))
    kinds = [event.kind for event in told]
    assert (kinds[0], kinds[-1]) == (Kind.STATE_CHANGED, Kind.SOURCE_CHANGED)
    assert told[0] == VideoEvent(Kind.STATE_CHANGED, start + 1, video=key)
    assert told[-1].source == source.id
    applied = next(event for event in told if event.kind is Kind.FEED_APPLIED)
    assert applied.news == VideoNews(1, 0)
    assert feed.read_events(told[0].number, limit=1) == told[1:2]
    assert asyncio.run(feed.last_event_async()) == told[-1].number
    for old in (0, 1):
        (reset,) = asyncio.run(feed.read_events_async(old))
        assert reset.kind is Kind.RESET
        assert feed.read_events(reset.number)[-len(told) :] == told
    with pytest.raises(pentad.InvalidError):
        feed.read_events(-1)
    with pytest.raises(TypeError):
        feed.read_events("1")  # type: ignore[arg-type]


def test_missed_events_come_first(video_server: ReferenceServer, tmp_path: Path) -> None:
    with open_feed(store_folder=tmp_path) as feed:
        feed.add_feed(address(video_server))
        seen = feed.last_event()
        feed.refresh()
        key = feed.timeline()[0].key

    async def main() -> None:
        async with await VideoFeed.open_async(tmp_path, **manual()) as feed:
            async with feed.events(seen) as events:
                event = await until(events, lambda event: event.kind is Kind.VIDEOS_CHANGED)
                assert key in event.videos
                await feed.like_async(key)
                event = await until(events, lambda event: event.kind is Kind.STATE_CHANGED)
                assert event.video == key
            async with feed.events(0) as events:
                assert (await events.__anext__()).kind is Kind.RESET

    run(main)


def test_a_slow_reader_loses_nothing(feed: VideoFeed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_log_stream, "LIMIT", 16)
    key = feed.timeline()[0].key

    async def main() -> None:
        start = feed.last_event()
        async with feed.events() as events:
            for _ in range(3):
                mark(feed, key, 60)
                last = feed.last_event()
                numbers: list[int] = []
                while not numbers or numbers[-1] < last:
                    event = await events.__anext__()
                    if event.kind.is_logged:
                        numbers.append(event.number)
                assert numbers == list(range(start + 1, last + 1))
                start = last

    run(main)


def test_moments_outlast_a_slow_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    places = LogPlaces()
    monkeypatch.setattr(_streams, "subscribe", places.subscribe)
    monkeypatch.setattr(_log_stream, "LIMIT", 1)

    async def main() -> None:
        stream = _streams.EventStream(places, 5)  # type: ignore[arg-type]
        place, _ = places.told[0]
        for number in (6, 7):
            place.tell(VideoEvent(Kind.STATE_CHANGED, number, video="youtube:x"))
        for source, is_under_way in (("feed:a", True), ("feed:b", True), ("feed:a", False)):
            place.tell(VideoEvent(Kind.POLLING, 7, source=source, is_under_way=is_under_way))
        heard = [await stream.__anext__() for _ in range(3)]
        assert [event.number for event in heard] == [6, 6, 6]
        assert {(event.source, event.is_under_way) for event in heard[1:]} == {
            ("feed:a", False),
            ("feed:b", True),
        }
        assert places.told[1][1] == 6

    run(main)


def test_failures_are_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    places = LogPlaces()
    monkeypatch.setattr(_streams, "subscribe", places.subscribe)
    monkeypatch.setattr(_log_stream, "LIMIT", 1)
    failures: list[pentad.PentadError] = [
        pentad.OfflineError("no way"),
        pentad.UnavailableError("not now"),
    ]

    async def main() -> None:
        stream = _streams.EventStream(places, 5)  # type: ignore[arg-type]
        place, _ = places.told[0]
        for number in (6, 7):
            place.tell(VideoEvent(Kind.STATE_CHANGED, number, video="youtube:x"))
        for error in failures * 2:
            work = VideoWork.POLLING
            place.tell(VideoEvent(Kind.FAILED, 7, source="feed:a", work=work, error=error))
        assert [(await stream.__anext__()).error for _ in range(3)] == [None, *failures]

    run(main)


# ---- delegates


def test_delegate_receives_every_event(video_server: ReferenceServer) -> None:
    heard: list[tuple[str, tuple[Any, ...]]] = []
    done = threading.Event()

    class Everything(VideoFeedDelegate):
        def __getattribute__(self, name: str) -> Any:
            if name.startswith("_"):
                return super().__getattribute__(name)

            def told(*arguments: Any) -> None:
                heard.append((name, arguments))
                if name == "did_remove_source":
                    done.set()

            return told

    with open_feed() as feed, feed.subscribe(Everything()):
        source = feed.add_feed(address(video_server))
        feed.synchronise()
        feed.load_older(source)
        feed.apply_pending()
        feed.like(feed.timeline()[0])
        feed.remove_source(source)
        assert done.wait(PATIENCE)
    names = {name for name, _ in heard}
    assert {
        "did_happen", "did_add_source", "did_find_new", "did_apply", "did_change_videos",
        "did_change_state", "polling", "did_remove_source",
    } <= names  # fmt: skip
    assert ("did_add_source", (source.id,)) in heard
    assert ("polling", (source.id, True)) in heard
    assert ("did_find_new", (VideoNews(15, 0),)) in heard
    # The general callback comes first.
    for place, (name, _) in enumerate(heard):
        assert (name == "did_happen") == (place % 2 == 0)


def test_a_delegate_may_be_anything(feed: VideoFeed) -> None:
    key = feed.timeline()[0].key
    heard = threading.Event()

    class Little:
        def did_change_state(self, video: str) -> None:
            feed.state(video)
            heard.set()

    subscription = feed.subscribe(Little())
    feed.like(key)
    assert heard.wait(PATIENCE)
    subscription.cancel()
    heard.clear()
    feed.unlike(key)
    assert not heard.is_set()
    with pytest.raises(TypeError):
        feed.subscribe(type("Wrong", (), {"did_happen": 7})())


def test_background_failures_are_reported(video_server: ReferenceServer) -> None:
    failed: list[tuple[Any, ...]] = []
    heard = threading.Event()

    class Delegate:
        def did_fail(self, *told: Any) -> None:
            failed.append(told)
            heard.set()

    with open_feed() as feed, feed.subscribe(Delegate()):
        source = feed.add_feed(address(video_server))
        video_server.control("faults", effect="status", status=503, path="/feeds/mrss/all")
        feed.synchronise()
        assert heard.wait(PATIENCE)
        work, place, video, error = failed[0]
        assert (work, place, video) == (VideoWork.POLLING, source.id, None)
        assert isinstance(error, pentad.UnavailableError)


# ---- lists


@pytest.mark.parametrize("name", LISTS)
def test_lists_are_delivered_with_their_changes(feed: VideoFeed, name: str) -> None:
    keys = [group.key for group in feed.timeline()]
    updates: list[ListUpdate[VideoGroup]] = []
    came = threading.Condition()

    def take(update: ListUpdate[VideoGroup]) -> None:
        with came:
            updates.append(update)
            came.notify_all()

    def wait(count: int) -> ListUpdate[VideoGroup]:
        with came:
            assert came.wait_for(lambda: len(updates) >= count, PATIENCE)
            return updates[count - 1]

    for key in keys[:2]:
        feed.like(key)
        feed.set_watch_later(key)
    with getattr(feed, f"on_{name}")(take):
        first = wait(1)
        assert first.delta is None
        shown = keys if name == "timeline" else keys[:2]
        assert [group.key for group in first.items] == shown
        feed.unlike(keys[0])
        feed.set_watch_later(keys[0], False)
        second = wait(2)
        assert second.delta is not None
        rows = second.delta.applied(first.items, lambda index: second.items[index])
        assert rows == list(second.items)
        if name == "timeline":
            assert second.delta.updates == (0,)
        else:
            assert second.delta.deletions == (0,)


def test_search_updates_are_delivered(video_server: ReferenceServer, feed: VideoFeed) -> None:
    publish(video_server, "The zyzzyva is a weevil")

    async def main() -> None:
        async with feed.observe_search("zyzzyva") as lists:
            assert (await lists.__anext__()).items == ()
            await feed.refresh_async()
            update = await lists.__anext__()
            assert [one.video.title for one in update.items] == ["The zyzzyva is a weevil"]
            assert update.delta is not None
            assert update.delta.insertions == (0,)

    run(main)
    with pytest.raises(TypeError):
        feed.on_search("cats", 7)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        feed.on_search(7, print)  # type: ignore[arg-type]


def test_lists_for_asyncio(feed: VideoFeed) -> None:
    key = feed.timeline()[0].key

    async def main() -> None:
        streams = [getattr(feed, f"observe_{name}")() for name in LISTS]
        first = [(await stream.__anext__()).items for stream in streams]
        assert [len(items) for items in first] == [15, 0, 0]
        await feed.like_async(key)
        await feed.set_watch_later_async(key)
        for stream in streams[1:]:
            update = await stream.__anext__()
            assert [group.key for group in update.items] == [key]
        del streams
        gc.collect()

    run(main)


# ---- the start


def test_start_up_steps_are_delivered(video_server: ReferenceServer) -> None:
    async def main() -> None:
        async with (
            await VideoFeed.open_async(**manual(works_by_itself=True)) as feed,
            feed.observe_start_up() as steps,
        ):
            assert isinstance((await steps.__anext__()).phase, StartUpPhase)
            source = await feed.add_feed_async(address(video_server))
            async with feed.observe_timeline() as lists:
                async for update in lists:
                    if update.items:
                        break
            start_up = await feed.start_up_async()
            for one in start_up.sources:
                assert (one.source, one.state) == (source.id, SourceState.DONE)

    run(main)
    heard = threading.Event()
    with open_feed(is_demo=True) as feed, feed.on_start_up(lambda start_up: heard.set()):
        assert heard.wait(PATIENCE)
        with pytest.raises(TypeError):
            feed.on_start_up(7)  # type: ignore[arg-type]


# ---- sessions, ends


def test_callbacks_come_where_the_program_pumps(video_server: ReferenceServer) -> None:
    threads: set[int] = set()

    class Delegate:
        def did_happen(self, event: VideoEvent) -> None:
            threads.add(threading.get_ident())

    with pentad.Session() as session, open_feed(session=session) as feed:
        with feed.subscribe(Delegate()), feed.on_timeline(lambda update: None):
            feed.add_feed(address(video_server))
            while not threads:
                assert session.pump(PATIENCE)
        assert threads == {threading.get_ident()}


def test_streams_end_with_their_feed() -> None:
    async def main() -> None:
        feed = await VideoFeed.open_async(**manual(is_demo=True))
        events, lists, steps = feed.events(), feed.observe_timeline(), feed.observe_start_up()
        await feed.close_async()
        assert [event async for event in events if event.kind.is_logged] == []
        assert len([update async for update in lists]) <= 1
        assert len([step async for step in steps]) <= 1

    run(main)


def test_an_end_in_the_middle(run_python: Run, tmp_path: Path) -> None:
    """The interpreter ends with all of it open."""
    code = f"""
import asyncio
from pentad import video
feed = video.VideoFeed({str(tmp_path)!r}, is_demo=True)
subscription = feed.subscribe(video.VideoFeedDelegate())
lists = feed.on_timeline(print)
playback = feed.playback()
playback.play()
print("ends")
"""
    done = run_python("-c", code)
    assert (done.returncode, done.stderr) == (0, "")
    assert "ends" in done.stdout


def test_a_state_that_is_played_shows_itself() -> None:
    state = PlaybackState("youtube:x", None, None, None, PlaybackPhase.IDLE, 0, None)
    event = VideoEvent(Kind.PLAYBACK, 7, playback=state)
    assert "youtube:x" in repr(event)
