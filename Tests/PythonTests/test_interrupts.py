"""Ctrl-C while something is opened: it is closed again, and nothing stays behind."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pentad
import pytest
from chat_server import manual, sign_in
from pentad import _callbacks, _tasks, elements
from pentad._library import lib
from pentad.astro import AstroCalendar, MasterDataHandler
from pentad.chat import ChatClient
from pentad.elements import Formula, PeriodicTable
from pentad.stellar import StellarClient
from pentad.video import VideoFeed
from reference_server import ReferenceServer
from soon import until
from video_server import open_feed

Interrupt = Callable[[str], None]


@pytest.fixture
def interrupt(monkeypatch: pytest.MonkeyPatch) -> Interrupt:
    """Has Ctrl-C pressed while a function of the library works, which Python sees afterwards."""

    def interrupt(name: str) -> None:
        function = getattr(lib, name)

        def interrupted(*arguments: Any) -> Any:
            status = function(*arguments)
            signal.raise_signal(signal.SIGINT)
            return status

        monkeypatch.setattr(lib, name, interrupted)

    return interrupt


def check(open: Callable[[], object]) -> None:
    """An opening is interrupted, and leaves no handle, nor what was kept for it."""
    handles, kept = pentad.handle_count(), len(_callbacks._kept)
    with pytest.raises(KeyboardInterrupt):
        open()
    assert (pentad.handle_count(), len(_callbacks._kept)) == (handles, kept)


@pytest.mark.parametrize(
    ("name", "open"),
    [
        ("session_make", pentad.Session),
        ("astro_calendar_open", AstroCalendar),
        ("stellar_client_open", lambda: StellarClient(delegate=object())),
        ("video_feed_open", lambda: VideoFeed(is_demo=True, on_statistics=print)),
        ("elements_table_open", PeriodicTable),
        ("elements_table_subscribe", lambda: elements.shared.subscribe(object())),
        ("elements_source_open", lambda: elements.shared.source("name")),
        ("elements_source_open_group", lambda: elements.shared.group_by("all", lambda _: "All")),
        ("elements_card_select", lambda: elements.shared.select("Fe")),
        ("elements_formula_parse_as", lambda: Formula("H2O")),
    ],
)
def test_interrupted_opening_leaves_nothing_open(
    name: str, open: Callable[[], object], interrupt: Interrupt
) -> None:
    interrupt(f"pentad_{name}")
    check(open)


def test_interrupted_opening_from_another_object_leaves_nothing_open(interrupt: Interrupt) -> None:
    for name in ("astro_handler_open", "stellar_search_make", "video_playback_open"):
        interrupt(f"pentad_{name}")
    interrupt("pentad_elements_card_select_row")
    with AstroCalendar() as calendar:
        check(lambda: MasterDataHandler(calendar, delegate=object()))
    with StellarClient() as client:
        check(client.make_search)
    with open_feed(is_demo=True) as feed:
        check(feed.playback)
    with elements.shared.source("name") as source:
        check(lambda: source.select(0, 0))


def test_an_account_is_not_open(
    chat_server: ReferenceServer, tmp_path: Path, interrupt: Interrupt
) -> None:
    options = manual(chat_server, store_folder=tmp_path)
    sign_in(chat_server, store_folder=tmp_path).close()
    for name in ("sign_in", "open"):
        interrupt(f"pentad_chat_client_{name}")
    check(lambda: sign_in(chat_server))
    check(lambda: ChatClient(**options))


@pytest.mark.parametrize("is_loop_closed", [True, False])
def test_abandoned_opening_is_closed_on_arrival(is_loop_closed: bool, interrupt: Interrupt) -> None:
    gate = Event()

    class Holding:
        def did_select(self, *_: object) -> None:
            gate.wait(30)

    interrupt("pentad_stellar_client_open_async")
    loop = asyncio.new_event_loop()
    # The call cannot end before: its place must be there when it does.
    with elements.shared.subscribe(Holding()):
        elements.shared.select("Fe").close()
        with pytest.raises(KeyboardInterrupt):
            loop.run_until_complete(StellarClient.open_async(delegate=object()))
        gc.collect()
        assert [one for one in _callbacks._kept.values() if isinstance(one, _tasks.Opening)]
        if is_loop_closed:
            loop.close()
        gate.set()
    until(lambda: not _callbacks._kept)
    if not is_loop_closed:
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()
    until(lambda: pentad.handle_count() == 0)


def test_failed_start_is_not_awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(lib, "pentad_stellar_client_open_async", refused)
    loop = asyncio.new_event_loop()
    check(lambda: loop.run_until_complete(StellarClient.open_async()))
    loop.close()
