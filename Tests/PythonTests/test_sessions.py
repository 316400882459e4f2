"""Every Kit calls back inside the pump of a session, on the thread that pumps, and nowhere else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Thread, get_ident

import pentad
import pytest
from pentad import elements
from pentad.astro import AstroCalendar, MasterDataHandler, Place
from pentad.stellar import StellarClass, StellarClient

UJJAIN = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")


class Listener:
    """Records its callbacks and their threads."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.threads: set[int] = set()

    def _note(self, what: str) -> None:
        self.heard.append(what)
        self.threads.add(get_ident())

    def did_select(self, element: object, source: object) -> None:
        self._note("selected")

    def did_change_location(self) -> None:
        self._note("location")

    def did_change_bookmarks(self) -> None:
        self._note("bookmarks")


@pytest.fixture
def listener() -> Listener:
    return Listener()


def on_another_thread(body: Callable[[], object]) -> None:
    thread = Thread(target=body)
    thread.start()
    thread.join()


def pump_until(session: pentad.Session, listener: Listener, heard: list[str]) -> None:
    assert listener.heard == []
    while len(listener.heard) < len(heard):
        assert session.pump(60)
    assert listener.heard == heard
    assert listener.threads == {get_ident()}


def test_a_table_calls_back_in_the_pump(listener: Listener) -> None:
    with pentad.Session() as session:
        table = elements.PeriodicTable()
        with table, table.subscribe(listener, session):
            on_another_thread(lambda: table.select(26).close())
            pump_until(session, listener, ["selected"])


def test_a_handler_calls_back_in_the_pump(listener: Listener) -> None:
    with (
        pentad.Session() as session,
        AstroCalendar() as calendar,
        MasterDataHandler(calendar, delegate=listener, session=session) as handler,
    ):
        on_another_thread(lambda: handler.update_location(UJJAIN))
        pump_until(session, listener, ["location"])


def test_a_client_calls_back_in_the_pump(listener: Listener) -> None:
    with (
        pentad.Session() as session,
        StellarClient(delegate=listener, session=session) as client,
    ):
        on_another_thread(lambda: client.bookmark(StellarClass("18.06", "18.06", "Algebra")))
        pump_until(session, listener, ["bookmarks"])


def test_an_event_loop_that_pumps_awaits_calls_of_all_kits() -> None:
    async def ask() -> int:
        with pentad.Session() as session:
            session.attach()
            calendar = await AstroCalendar.open_async(session=session)
            client = await StellarClient.open_async(session=session)
            with calendar, client:
                handler = await MasterDataHandler.open_async(calendar, session=session)
                with handler:
                    handler.update_location(UJJAIN)
                    days = await handler.get_date_async("2026-11-01", "2026-11-05")
                days_async = calendar.days_async("2026-11-01", "2026-11-30", UJJAIN)
                count = len([day async for day in days_async])
                with pytest.raises(pentad.OfflineError):
                    await client.courses_async()
                return count + len(days)

    assert asyncio.run(asyncio.wait_for(ask(), 120)) == 35


def test_awaiting_ends_with_the_session() -> None:
    async def ask() -> None:
        session = pentad.Session()
        with AstroCalendar(session=session) as calendar:

            async def count() -> int:
                return len(
                    [day async for day in calendar.days_async("1900-01-01", "2099-12-31", UJJAIN)]
                )

            counting = asyncio.ensure_future(count())
            await asyncio.sleep(0)
            session.close()
            with pytest.raises(pentad.ClosedError):
                await counting
            with pytest.raises(pentad.ClosedError, match="session"):
                await count()

    asyncio.run(asyncio.wait_for(ask(), 120))


def test_wrong_type_of_session_is_refused() -> None:
    for opened in (AstroCalendar, MasterDataHandler, StellarClient):
        with pytest.raises(TypeError, match="session must be Session"):
            opened(session="main")  # type: ignore[arg-type]
    with elements.PeriodicTable() as table, pytest.raises(TypeError, match="must be Session"):
        table.subscribe(object(), "main")  # type: ignore[arg-type]
