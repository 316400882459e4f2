"""Playing a list by a player of the program's own, and what can be counted."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pentad
import pytest
from chat_server import run
from pentad.video import (
    PlaybackPhase,
    PlaybackSession,
    PlaybackState,
    PlayerOrder,
    PlayerOrderKind,
    RemoteCommand,
    VideoEventKind,
    VideoFeed,
    VideoStatistics,
    WatchedSpan,
)
from video_server import manual, open_feed

PATIENCE = 30


@pytest.fixture
def films(tmp_path: Path) -> Path:
    """Returns three films; the newest is C."""
    folder = tmp_path / "Films"
    folder.mkdir()
    for number, name in enumerate("ABC"):
        file = folder / f"{name}.mp4"
        file.write_bytes(b"film")
        moment = 1_700_000_000 + number
        os.utime(file, (moment, moment))
    return folder


@pytest.fixture
def feed(films: Path) -> Iterator[VideoFeed]:
    with open_feed(is_demo=True, source_folder=films) as feed:
        feed.refresh()
        yield feed


@contextmanager
def hearing(feed: VideoFeed) -> Iterator[threading.Event]:
    """Set when what the user has done with a video is something else."""
    changed = threading.Event()

    class Delegate:
        def did_change_state(self, video: str) -> None:
            changed.set()

    with feed.subscribe(Delegate()):
        yield changed


class Player:
    """Keeps its orders; another thread reads them."""

    def __init__(self) -> None:
        self.orders: list[PlayerOrder] = []
        self.states: list[PlaybackState] = []
        self._came = threading.Condition()

    def did_change(self, state: PlaybackState) -> None:
        with self._came:
            self.states.append(state)
            self._came.notify_all()

    def order(self, order: PlayerOrder) -> None:
        with self._came:
            self.orders.append(order)
            self._came.notify_all()

    def until(self, phase: PlaybackPhase, current: str) -> PlaybackState:
        """The newest state, once it is of this phase."""

        def is_so() -> bool:
            return bool(self.states) and (self.states[-1].phase, self.states[-1].current) == (
                phase,
                current,
            )

        with self._came:
            assert self._came.wait_for(is_so, PATIENCE), self.states
            return self.states[-1]

    def until_next(self, video: str) -> None:
        """Until the list is read."""
        with self._came:
            assert self._came.wait_for(
                lambda: bool(self.states) and self.states[-1].next == video, PATIENCE
            )

    def until_order(self, kind: PlayerOrderKind) -> PlayerOrder:
        """The newest order, once it is of this kind."""
        with self._came:
            assert self._came.wait_for(
                lambda: bool(self.orders) and self.orders[-1].kind is kind, PATIENCE
            ), self.orders
            return self.orders[-1]


def test_a_list_is_played(feed: VideoFeed) -> None:
    c, b, a = (group.key for group in feed.timeline())
    player = Player()
    with feed.playback() as playback, playback.subscribe(player):
        state = playback.state()
        assert (state.phase, state.current, state.error) == (PlaybackPhase.IDLE, None, None)
        player.until_next(c)
        playback.play()
        player.until(PlaybackPhase.READY, c)
        player.until_order(PlayerOrderKind.PLAY)
        assert [order.kind for order in player.orders] == ["load", "play"]
        load = player.orders[0]
        assert load.content is not None
        assert (load.content.video, load.position_ms) == (c, 0)
        assert load.content.rendition.url.endswith("/C.mp4")
        for position in (0, 1_000, 2_000):
            playback.report(position, is_playing=True, duration_ms=60_000)
        state = player.until(PlaybackPhase.PLAYING, c)
        assert (state.next, state.previous, state.highlighted) == (b, None, c)
        playback.next()
        player.until(PlaybackPhase.READY, b)
        # A late report is ignored.
        playback.report(9_000, is_playing=True, video=c)
        playback.report(0, is_playing=True, duration_ms=10_000, video=b)
        assert player.until(PlaybackPhase.PLAYING, b).next == a
        playback.report_end(feed.video(b))
        player.until(PlaybackPhase.ENDED, b)
        playback.next()
        player.until(PlaybackPhase.READY, a)
        playback.previous()
        player.until(PlaybackPhase.READY, b)
        playback.select(a)
        player.until(PlaybackPhase.READY, a)
        playback.report_failure(pentad.CorruptError("the file is no film"))
    seen = feed.state(c)
    assert (seen.is_watched, seen.spans[:1]) == (True, (WatchedSpan(0, 2_000),))
    assert feed.state(b).is_watched


def test_motion(feed: VideoFeed) -> None:
    key = feed.timeline()[0].key
    player = Player()
    with feed.playback() as playback, playback.subscribe(player):
        playback.select(key)
        player.until(PlaybackPhase.READY, key)
        playback.report(0, is_playing=True, duration_ms=60_000)
        player.until(PlaybackPhase.PLAYING, key)
        playback.pause()
        player.until_order(PlayerOrderKind.PAUSE)
        playback.report(3_000, is_playing=False, duration_ms=60_000)
        player.until(PlaybackPhase.PAUSED, key)
        playback.seek(30_000)
        assert player.until_order(PlayerOrderKind.SEEK).position_ms == 30_000
        playback.report(30_000, is_playing=False)
        playback.toggle_play()
        player.until_order(PlayerOrderKind.PLAY)
        playback.skip(-50_000)
        assert player.until_order(PlayerOrderKind.SEEK).position_ms == 0
        for wrong in (
            lambda: playback.seek(-1),
            lambda: playback.report(-1, is_playing=True),
            lambda: playback.report(0, is_playing=True, duration_ms=-1),
            lambda: playback.select("cats"),
            lambda: playback.report_end("cats"),
            lambda: playback.perform("dance"),
            lambda: playback.perform(RemoteCommand("seek", -1)),
            lambda: playback.show("search"),
            lambda: playback.show("timeline", words="cats"),
        ):
            with pytest.raises(pentad.InvalidError):
                wrong()
        with pytest.raises(TypeError):
            playback.report_failure(ValueError("x"))  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            playback.perform(7)  # type: ignore[arg-type]


def test_a_remote_control(feed: VideoFeed) -> None:
    key = feed.timeline()[0].key
    player = Player()
    with feed.playback() as playback, playback.subscribe(player):
        player.until_next(key)
        assert playback.perform("play")
        player.until(PlaybackPhase.READY, key)
        assert playback.perform(RemoteCommand("skip", 5_000))
        assert [
            playback.perform(text) for text in ("share", "scrollGuide:3", "showHelp", "done")
        ] == [False] * 4
        with hearing(feed) as changed:
            assert playback.perform("like")
            assert changed.wait(PATIENCE)
        assert feed.state(key).is_liked
        assert playback.perform("list:favorites")


def test_playing_for_asyncio(films: Path) -> None:
    async def main() -> None:
        async with await VideoFeed.open_async(**manual(is_demo=True, source_folder=films)) as feed:
            await feed.refresh_async()
            key = feed.timeline()[0].key
            async with (
                await feed.playback_async("search", words="C") as playback,
                playback.orders() as orders,
                playback.states() as states,
                feed.events() as events,
            ):
                playback.select(key)
                assert (await orders.__anext__()).kind is PlayerOrderKind.LOAD
                assert (await orders.__anext__()).kind is PlayerOrderKind.PLAY
                async for state in states:
                    if state.phase is PlaybackPhase.READY:
                        assert (state.current, state.next) == (key, None)
                        break
                async for event in events:
                    if event.kind is VideoEventKind.PLAYBACK and event.playback:
                        assert event.playback.current == key
                        break
                await playback.close_async()
                assert [order.kind async for order in orders] == ["unload"]

    run(main)


def test_the_feed_closes_its_playbacks(films: Path) -> None:
    player = Player()
    with open_feed(is_demo=True, source_folder=films) as feed:
        feed.refresh()
        key = feed.timeline()[0].key
        playback = feed.playback()
        subscription = playback.subscribe(player)
        playback.select(key)
        player.until(PlaybackPhase.READY, key)
    assert playback.closed
    assert player.until_order(PlayerOrderKind.UNLOAD).content is None
    subscription.cancel()
    for call in (playback.play, playback.state, playback.next):
        with pytest.raises(pentad.ClosedError):
            call()


def test_invalid_playbacks_raise(feed: VideoFeed) -> None:
    ways: list[dict[str, Any]] = [
        {"list": "search"}, {"list": "cats"}, {"list": "favorites", "words": "x"}
    ]  # fmt: skip
    for options in ways:
        with pytest.raises(pentad.InvalidError):
            feed.playback(**options)
    player = Player()
    with feed.playback() as playback, playback.subscribe(player):
        playback.select("youtube:nobodyhasit")
        state = player.until(PlaybackPhase.FAILED, "youtube:nobodyhasit")
        assert isinstance(state.error, pentad.NotFoundError)
        with pytest.raises(TypeError):
            playback.subscribe(type("Wrong", (), {"order": 7})())
    assert isinstance(playback, PlaybackSession)


def test_user_actions_are_counted(films: Path) -> None:
    counted: list[VideoStatistics] = []
    session = pentad.Session()
    options = {"is_demo": True, "source_folder": films, "session": session}
    with session, open_feed(on_statistics=counted.append, **options) as feed:
        feed.refresh()
        feed.set_focus(True)
        feed.like(feed.timeline()[0])
        while not any(one.counter == "broadcast.like" for one in counted):
            assert session.pump(PATIENCE)
        told = next(one for one in counted if one.counter == "broadcast.like")
        assert (told.number, told.time, told.is_playing) == (None, None, False)


def test_addresses_are_prefetched(feed: VideoFeed) -> None:
    keys = [group.key for group in feed.timeline()]
    feed.prefetch(keys)
    assert asyncio.run(feed.content_url_async(keys[0])).video == keys[0]
    assert feed.content_url(keys[0], reload=True).rendition.kind == "file"
    with pytest.raises(TypeError):
        feed.prefetch(keys[0])
    with pytest.raises(pentad.InvalidError):
        feed.prefetch(["cats"])
