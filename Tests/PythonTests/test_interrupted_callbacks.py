"""Ctrl-C in a callback, before the program's own function begins: it is raised, and no event is
lost.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import pentad
import pytest
from pentad import _arrivals, _callbacks, _events, _list_update, _tasks
from pentad._list_stream import ListArrivals
from pentad.video import (
    ListUpdate,
    OPMLOutline,
    VideoEvent,
    VideoEventKind,
    VideoFeed,
    VideoGroup,
    _lists,
    write_opml,
)
from pentad.video import _events as _video_events
from reference_server import ReferenceServer
from video_server import address, open_feed

OUTLINES = [OPMLOutline(f"https://example.org/{name}.xml") for name in ("cats", "dogs", "owls")]

#: Interrupts a function of a place, before it has begun or after it has ended.
Interrupt = Callable[..., None]


@pytest.fixture
def interrupt(monkeypatch: pytest.MonkeyPatch) -> Interrupt:
    """Has Ctrl-C pressed at the first calls of a function."""

    def interrupt(place: Any, name: str, *, times: int = 1, is_after: bool = False) -> None:
        function, left = getattr(place, name), [None] * times

        def interrupted(*arguments: Any, **options: Any) -> Any:
            if is_after:
                found = function(*arguments, **options)
            if left:
                left.pop()
                signal.raise_signal(signal.SIGINT)
            return found if is_after else function(*arguments, **options)

        monkeypatch.setattr(place, name, interrupted)

    return interrupt


def pump_until(session: pentad.Session, holds: Callable[[], object]) -> None:
    """Runs callbacks until something holds."""
    while not holds():
        assert session.pump(10)


def pump_interrupted(session: pentad.Session) -> None:
    """Runs callbacks that Ctrl-C interrupts, checks that it is raised, and then runs the others."""
    with pytest.raises(KeyboardInterrupt):
        pump_until(session, lambda: False)
    while session.pump(0.2):
        pass


class Hearing:
    """Records the added sources in each of its methods."""

    def __init__(self) -> None:
        self.happened: list[str] = []
        self.added: list[str] = []

    def did_happen(self, event: VideoEvent) -> None:
        if event.kind is VideoEventKind.SOURCE_ADDED and event.source is not None:
            self.happened.append(event.source)

    def did_add_source(self, source: str) -> None:
        self.added.append(source)


def check_events(delegate: Hearing) -> None:
    with (
        pentad.Session() as session,
        open_feed(session=session) as feed,
        feed.subscribe(delegate),
    ):
        feed.import_opml(write_opml(OUTLINES))
        pump_interrupted(session)
        sources = [source.id for source in feed.sources()]
    assert len(sources) == len(OUTLINES)
    assert (sorted(delegate.happened), sorted(delegate.added)) == (sources, sources)


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize(
    ("place", "name"),
    [(_events, "kept"), (_video_events, "VideoEvent"), (_events, "run"), (_callbacks, "Turn")],
)
def test_an_event_comes_once(place: Any, name: str, times: int, interrupt: Interrupt) -> None:
    interrupt(place, name, times=times)
    check_events(Hearing())


def test_a_method_that_is_interrupted_is_not_called_again(interrupt: Interrupt) -> None:
    delegate = Hearing()
    interrupt(delegate, "did_happen", is_after=True)
    check_events(delegate)


@contextmanager
def showing(server: ReferenceServer) -> Iterator[tuple[pentad.Session, VideoFeed, str]]:
    """A feed in a session, with a video that is to be watched later."""
    with pentad.Session() as session, open_feed(session=session) as feed:
        feed.add_feed(address(server))
        feed.refresh()
        yield session, feed, feed.timeline()[0].key


@pytest.mark.parametrize(
    ("place", "name"), [(_lists, "groups_of"), (_list_update, "ListUpdate"), (_list_update, "run")]
)
def test_a_list_comes_once(
    place: Any, name: str, video_server: ReferenceServer, interrupt: Interrupt
) -> None:
    updates: list[ListUpdate[VideoGroup]] = []
    with (
        showing(video_server) as (session, feed, key),
        feed.on_watch_later(updates.append),
    ):
        pump_until(session, lambda: updates)
        interrupt(place, name)
        feed.set_watch_later(key, True)
        pump_interrupted(session)
    assert [[one.key for one in update.items] for update in updates] == [[], [key]]
    assert updates[1].delta
    assert updates[1].delta.insertions == (0,)


@pytest.mark.parametrize("is_after", [False, True])
@pytest.mark.parametrize(
    ("place", "name"),
    [(_video_events, "VideoEvent"), (_arrivals.Arrivals, "put"), (_arrivals.Arrivals, "_wake")],
)
def test_a_stream_gets_an_event_once(
    place: Any, name: str, is_after: bool, interrupt: Interrupt
) -> None:
    async def read(feed: VideoFeed, session: pentad.Session) -> None:
        before = feed.last_event()
        async with feed.events() as stream:
            interrupt(place, name, is_after=is_after)
            feed.import_opml(write_opml(OUTLINES))
            pump_interrupted(session)
            expected = feed.read_events(before)
            assert len(expected) >= len(OUTLINES)
            logged: list[VideoEvent] = []
            while len(logged) < len(expected):
                event = await asyncio.wait_for(anext_of(stream), 10)
                logged += [event] if event.kind.is_logged else []
            assert logged == expected
            left = [one for one in stream._items if one.kind.is_logged]
            assert not left

    with pentad.Session() as session, open_feed(session=session) as feed:
        run(read(feed, session))


@pytest.mark.parametrize("is_after", [False, True])
@pytest.mark.parametrize("name", ["put", "_wake"])
def test_a_stream_gets_a_list_once(
    name: str, is_after: bool, video_server: ReferenceServer, interrupt: Interrupt
) -> None:
    async def read(session: pentad.Session, feed: VideoFeed, key: str) -> None:
        async with feed.observe_watch_later() as stream:
            pump_until(session, lambda: stream._items)
            first = await asyncio.wait_for(anext_of(stream), 10)
            interrupt(ListArrivals, name, is_after=is_after)
            feed.set_watch_later(key, True)
            pump_interrupted(session)
            second = await asyncio.wait_for(anext_of(stream), 10)
            assert [[one.key for one in update.items] for update in (first, second)] == [[], [key]]
            assert second.delta
            assert second.delta.insertions == (0,)
            assert not stream._items

    with showing(video_server) as (session, feed, key):
        run(read(session, feed, key))


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    """As ``asyncio.run``, which has Ctrl-C cancel the task."""
    loop = asyncio.new_event_loop()
    try:
        loop.run_until_complete(coroutine)
    finally:
        loop.close()


def anext_of(stream: Any) -> Any:
    """The builtin of this name is younger than the oldest Python."""
    return stream.__anext__()


@pytest.mark.parametrize("is_after", [False, True])
@pytest.mark.parametrize(
    ("place", "name"), [(_tasks, "kept"), (_tasks.Call, "hand_over"), (_tasks, "let_go")]
)
def test_a_call_ends_once(place: Any, name: str, is_after: bool, interrupt: Interrupt) -> None:
    async def open_feed(session: pentad.Session) -> None:
        opening = asyncio.ensure_future(VideoFeed.open_async(session=session))
        await asyncio.sleep(0)
        interrupt(place, name, is_after=is_after)
        pump_interrupted(session)
        with await asyncio.wait_for(opening, 10) as feed:
            assert feed.sources() == []

    with pentad.Session() as session:
        run(open_feed(session))
