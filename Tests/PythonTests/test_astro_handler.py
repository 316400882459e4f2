"""The handler in Python: days and their cache, alerts, settings, events, screens, asyncio."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pentad
import pytest
from pentad import astro
from pentad.astro import (
    AstroCalendar,
    AstroCalendarDelegate,
    AstroEventKind,
    DayContainer,
    Limb,
    MasterDataHandler,
    MoonRole,
    MoonView,
    Origin,
    PanchangOptions,
    Place,
    SunMark,
    SunView,
    Unit,
)

UJJAIN = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
NOVEMBER = "2026-11-01", "2026-11-30"
FAR = datetime(2999, 1, 1, tzinfo=timezone.utc)


@pytest.fixture
def calendar() -> Iterator[AstroCalendar]:
    with AstroCalendar() as calendar:
        yield calendar


@pytest.fixture
def handler(calendar: AstroCalendar) -> Iterator[MasterDataHandler]:
    with MasterDataHandler(calendar) as handler:
        handler.update_location(UJJAIN)
        yield handler


# ---- days


def test_days_come_from_the_calendar_then_from_the_cache(
    calendar: AstroCalendar, tmp_path: Path
) -> None:
    with MasterDataHandler(calendar, store_folder=tmp_path) as handler:
        with pytest.raises(pentad.InvalidError, match="no place"):
            handler.get_date(*NOVEMBER)
        handler.update_location(UJJAIN)
        days = handler.get_date(*NOVEMBER)
        assert (len(days), days.origin, days.is_stale) == (31, Origin.SOURCE, False)
        assert abs(days.stored_at - datetime.now(timezone.utc)) < timedelta(minutes=1)
        assert handler.get_date(*NOVEMBER).origin is Origin.MEMORY
        assert handler.get_date(*NOVEMBER, reload=True).origin is Origin.SOURCE
    with MasterDataHandler(calendar, store_folder=tmp_path) as handler:
        kept = handler.get_date(*NOVEMBER)
        assert kept.origin is Origin.DISK
        assert kept.days == days.days == calendar.day_containers(*NOVEMBER, UJJAIN).days


def test_a_row(handler: MasterDataHandler) -> None:
    day = handler.get_date("2026-11-21", "2026-11-21")[0]
    assert (day.date, day.tithi, day.fortnight) == (date(2026, 11, 21), "12. Dvadashi", "Shukla")
    assert (day.lunar_month, day.time_zone) == ("Kartika", "Asia/Kolkata")
    assert day.tithi_value is not None
    assert day.tithi_value.number == 12
    assert day.sunrise is not None
    assert day.sunset is not None
    assert day.tithi_start is not None
    assert day.sunrise.utcoffset() == timedelta(hours=5, minutes=30)
    assert day.tithi_start < day.sunset > day.sunrise
    assert str(day) == "2026-11-21 12. Dvadashi"


def test_the_next_31_days(handler: MasterDataHandler) -> None:
    days = handler.get_date()
    assert len({day.number for day in days}) == 31
    today = datetime.now(UJJAIN.tzinfo).date()
    assert abs(days[0].date - today) <= timedelta(days=1)
    assert len({day.number for day in handler.get_date("2026-01-01")}) == 31


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        (("2026-11-02", "2026-11-01"), {}),
        (("2026-11-31", "2026-12-01"), {}),
        (("1800-01-01", "2100-01-01"), {}),
        (NOVEMBER, {"request_type": "moon"}),
    ],
)
def test_invalid_requests_raise(
    handler: MasterDataHandler, arguments: tuple[str, str], options: dict[str, Any]
) -> None:
    with pytest.raises(pentad.InvalidError):
        handler.get_date(*arguments, **options)
    with pytest.raises(pentad.InvalidError):
        asyncio.run(handler.get_date_async(*arguments, **options))


def test_a_handler_shares_the_calendars_store(tmp_path: Path) -> None:
    for origin in (Origin.SOURCE, Origin.DISK):
        with AstroCalendar(store_folder=tmp_path) as calendar:
            handler = MasterDataHandler(calendar)
            handler.update_location(UJJAIN)
            assert handler.get_date(*NOVEMBER).origin is origin
            assert handler.storage_usage().segments > 0
            handler.close()
            handler.close()
            with pytest.raises(pentad.ClosedError):
                handler.get_date()


def test_the_calendar_may_be_closed_first() -> None:
    calendar = AstroCalendar()
    with MasterDataHandler(calendar) as handler:
        handler.update_location(UJJAIN)
        handler.get_date(*NOVEMBER)
        calendar.close()
        assert handler.get_date(*NOVEMBER).origin is Origin.MEMORY
        with pytest.raises(pentad.ClosedError):
            handler.get_date("2020-01-01", "2020-01-02")


# ---- asyncio


def test_parts_and_progress(calendar: AstroCalendar) -> None:
    async def main() -> None:
        async with await MasterDataHandler.open_async(calendar) as handler:
            await handler.update_location_async(UJJAIN)
            parts: list[DayContainer] = []
            progress: list[tuple[int, int]] = []
            days = await handler.get_date_async(
                "2026-01-01",
                "2026-12-31",
                part=parts.extend,
                progress=lambda done, total: progress.append((done, total)),
            )
            assert tuple(parts) == days.days
            assert progress[0] == (0, 383)
            assert progress == sorted(progress)
            assert progress[-1][0] == len(days)

    asyncio.run(main())


def test_a_cancelled_task_ends_the_work(handler: MasterDataHandler) -> None:
    async def main() -> None:
        task = asyncio.create_task(handler.get_date_async("1950-01-01", "2049-12-31"))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert (await handler.get_date_async(*NOVEMBER)).origin is Origin.SOURCE

    asyncio.run(main())


def test_errors_reach_the_awaiting_caller(calendar: AstroCalendar, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")

    async def main() -> None:
        with pytest.raises(pentad.StorageError):
            await MasterDataHandler.open_async(
                calendar, store_folder=file / "inside", delegate=AstroCalendarDelegate()
            )
        async with await MasterDataHandler.open_async(calendar) as handler:
            with pytest.raises(pentad.InvalidError, match="no place"):
                await handler.get_date_async(*NOVEMBER)

    asyncio.run(main())
    with pytest.raises(pentad.StorageError):
        MasterDataHandler(calendar, store_folder=file / "inside", delegate=AstroCalendarDelegate())


# ---- alerts


def test_alerts_survive_a_reopening(calendar: AstroCalendar, tmp_path: Path) -> None:
    with MasterDataHandler(calendar, store_folder=tmp_path) as handler:
        handler.update_location(UJJAIN)
        far = handler.register_alert(FAR, "far")
        handler.register_alert(2_000, "second")
        first = handler.register_alert(1_000, "first")
        assert [alert.message for alert in handler.alerts("1970-01-01")] == ["first", "second"]
    with MasterDataHandler(calendar, store_folder=tmp_path) as handler:
        assert handler.alerts()[0] == first
        assert handler.next_alert() == first.due
        seen: list[str] = []
        done = threading.Event()

        def did_come_due(alert: astro.Alert) -> None:
            seen.append(alert.message)
            if len(seen) == 3:
                done.set()

        with handler.on_due_alert(did_come_due):
            soon = datetime.now(timezone.utc) + timedelta(milliseconds=50)
            handler.register_alert(soon, "soon")
            assert done.wait(30)
        assert seen == ["first", "second", "soon"]
        assert handler.alerts() == [far]
        handler.deregister_alert(far)
        with pytest.raises(pentad.NotFoundError):
            handler.deregister_alert(far.id)
        assert handler.next_alert() is None


def test_due_alerts_for_a_loop(calendar: AstroCalendar, tmp_path: Path) -> None:
    async def main() -> None:
        async with await MasterDataHandler.open_async(calendar, store_folder=tmp_path) as handler:
            for number in range(3):
                await handler.register_alert_async(1_000 + number, str(number))
            async with handler.due_alerts() as alerts:
                async for alert in alerts:
                    # A call to the library while an alert is being dealt with.
                    assert alert in await handler.alerts_async()
                    if alert.message == "1":
                        break
            # The last one was not done with.
            assert [alert.message for alert in handler.alerts()] == ["1", "2"]
            async with handler.due_alerts() as alerts:
                assert (await alerts.__anext__()).message == "1"

    asyncio.run(main())


class Suspended(MasterDataHandler):
    """A handler that reports when its store has refused to remove an alert."""

    def __init__(self, calendar: AstroCalendar, store_folder: Path) -> None:
        super().__init__(calendar, store_folder=store_folder)
        self.refused = threading.Event()

    def deregister_alert(self, alert: astro.Alert | int) -> None:
        try:
            super().deregister_alert(alert)
        except pentad.ClosedError:
            self.refused.set()
            raise


def test_due_alerts_wait_while_the_store_is_suspended(
    calendar: AstroCalendar, tmp_path: Path
) -> None:
    async def main() -> None:
        with Suspended(calendar, tmp_path) as handler:
            second = [handler.register_alert(1_000 + number, "") for number in range(2)][1]
            async with handler.due_alerts() as alerts:
                await alerts.__anext__()
                await handler.suspend_async()
                waiting = asyncio.create_task(alerts.__anext__())
                assert await asyncio.to_thread(handler.refused.wait, 30)
                assert not waiting.done()
                await handler.resume_async()
                assert await asyncio.wait_for(waiting, 30) == second
                assert await handler.alerts_async() == [second]

    asyncio.run(main())


@pytest.mark.parametrize("closes_handler", [False, True])
def test_due_alerts_that_wait_for_a_suspended_store_end_with_their_stream(
    calendar: AstroCalendar, tmp_path: Path, closes_handler: bool
) -> None:
    async def main() -> None:
        with Suspended(calendar, tmp_path) as handler:
            handler.register_alert(1_000, "")
            alerts = handler.due_alerts()
            await alerts.__anext__()
            await handler.suspend_async()
            waiting = asyncio.create_task(alerts.__anext__())
            assert await asyncio.to_thread(handler.refused.wait, 30)
            await (handler.close_async() if closes_handler else alerts.aclose())
            with pytest.raises(StopAsyncIteration):
                await asyncio.wait_for(waiting, 30)

    asyncio.run(main())


def test_invalid_alerts_raise(handler: MasterDataHandler) -> None:
    with pytest.raises(pentad.InvalidError):
        handler.register_alert(FAR, "x" * 4_097)
    with pytest.raises(pentad.InvalidError):
        handler.register_alert(datetime(2026, 1, 1), "no zone")
    with pytest.raises(TypeError):
        handler.on_due_alert(None)  # type: ignore[arg-type]


# ---- events


class Log:
    """A delegate that notes its calls."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *arguments: self.calls.append((name, *arguments))


def flush(handler: MasterDataHandler) -> None:
    """Waits until the callbacks that are on their way have come."""

    async def main() -> None:
        for _ in range(2):
            with pytest.raises(pentad.InvalidError):
                await handler.get_date_async(2, 1)

    asyncio.run(main())


def test_delegate_receives_every_event(calendar: AstroCalendar) -> None:
    log = Log()
    with MasterDataHandler(calendar, delegate=log) as handler:
        handler.update_location(UJJAIN)
        handler.update_location(Place(28, 75.7885, time_zone="Asia/Kolkata"))
        handler.get_date(*NOVEMBER)
        alert = handler.register_alert(FAR, "far")
        handler.deregister_alert(alert)
        handler.change_settings(sunview_date="2026-11-21")
        handler.clear_cache()
        handler.erase_all()
        with pytest.raises(pentad.InvalidError):
            handler.get_date(*NOVEMBER)
        flush(handler)
    *calls, failed = log.calls
    assert calls == [
        ("did_change_location",),
        ("did_change_location",),
        ("did_move_far",),
        ("did_cache_month", 2026, 11),
        ("did_load_days", 20261101, 20261130, Origin.SOURCE),
        ("did_register_alert", alert.id),
        ("did_remove_alert", alert.id),
        ("did_change_settings",),
        ("did_reset_cache", False),
        ("did_erase",),
    ]
    assert failed[:3] == ("did_fail_to_load_days", 20261101, 20261130)
    assert isinstance(failed[3], pentad.InvalidError)


def test_every_kind_has_a_method() -> None:
    from pentad.astro._events import _METHODS

    methods = {name for name in vars(AstroCalendarDelegate) if not name.startswith("_")}
    assert set(_METHODS) == set(AstroEventKind)
    assert set(_METHODS.values()) == methods


def test_events_for_a_loop(handler: MasterDataHandler) -> None:
    async def main() -> None:
        async with handler.events() as events:
            await handler.get_date_async(*NOVEMBER)
            first, second = await events.__anext__(), await events.__anext__()
            assert (first.kind, first.month) == (AstroEventKind.MONTH_CACHED, 11)
            assert (second.kind, second.origin) == (AstroEventKind.DAYS_LOADED, Origin.SOURCE)
            assert second.number == first.number + 1
            waiting = asyncio.create_task(events.__anext__())
            await handler.clear_cache_async()
            assert (await waiting).is_damage is False
            waiting = asyncio.create_task(events.__anext__())
            await asyncio.sleep(0)
            events.close()
            with pytest.raises(StopAsyncIteration):
                await waiting

    asyncio.run(main())


def test_a_delegate_must_have_methods(handler: MasterDataHandler) -> None:
    class Wrong:
        did_erase = 1

    with pytest.raises(TypeError, match="did_erase"):
        handler.subscribe(Wrong())
    with handler.subscribe(object()):
        handler.clear_cache()


def test_damaged_store_is_reported(calendar: AstroCalendar, tmp_path: Path) -> None:
    with MasterDataHandler(calendar, store_folder=tmp_path) as handler:
        handler.update_location(UJJAIN)
        alert = handler.register_alert(FAR, "kept")
        handler.get_date(*NOVEMBER)
    file = tmp_path / "astro.sqlite"
    data = file.read_bytes()
    assert b"Panchami" in data
    file.write_bytes(data.replace(b"Panchami", b"Panch\1mi"))
    log = Log()
    with MasterDataHandler(calendar, store_folder=tmp_path, delegate=log) as handler:
        assert handler.alerts() == [alert]
        assert handler.location == UJJAIN
        assert handler.get_date(*NOVEMBER).origin is Origin.SOURCE
        flush(handler)
    assert ("did_reset_cache", True) in log.calls


def test_store_damage_found_by_the_calendar_is_reported(tmp_path: Path) -> None:
    with AstroCalendar(store_folder=tmp_path) as calendar, MasterDataHandler(calendar) as handler:
        handler.update_location(UJJAIN)
    file = tmp_path / "astro.sqlite"
    file.write_bytes(file.read_bytes()[:-100])
    log, later = Log(), Log()
    with AstroCalendar(store_folder=tmp_path) as calendar:
        with MasterDataHandler(calendar, delegate=log) as handler:
            assert handler.location == UJJAIN
            flush(handler)
        assert "did_recover_store" in [call[0] for call in log.calls]
        with MasterDataHandler(calendar, delegate=later) as handler:
            flush(handler)
        assert "did_recover_store" not in [call[0] for call in later.calls]


# ---- settings


def test_settings(calendar: AstroCalendar, tmp_path: Path) -> None:
    options = PanchangOptions("hindu", months="purnimanta", ayanamsa="raman")
    with MasterDataHandler(calendar, store_folder=tmp_path) as handler:
        assert handler.settings == astro.AstroSettings(None, None, None, None, PanchangOptions())
        handler.change_settings(
            location=UJJAIN, sunview_date="2026-11-21", endpoint="https://x.org", options=options
        )
    with MasterDataHandler(calendar, store_folder=tmp_path) as handler:
        expected = astro.AstroSettings(UJJAIN, UJJAIN, 20261121, "https://x.org", options)
        assert handler.settings == expected
        handler.change_settings(endpoint=None, options=None)
        assert handler.settings.endpoint is None
        assert handler.settings.options == PanchangOptions()
        assert handler.location == UJJAIN
        handler.change_settings(location=None, sunview_date=None)
        assert handler.settings == astro.AstroSettings(None, None, None, None, PanchangOptions())
        with pytest.raises(pentad.InvalidError):
            handler.change_settings(sunview_date="2026-11-31")
        usage = handler.storage_usage()
        assert (usage.alerts, usage.months) == (0, 0)
        assert usage.bytes > 0


# ---- screens


def test_the_moon_view(calendar: AstroCalendar) -> None:
    days = calendar.day_containers("2026-11-01", "2026-12-31", UJJAIN)
    view = MoonView.of(days)
    assert [section.lunar_month for section in view.sections][:2] == ["Ashvina", "Kartika"]
    assert tuple(row.day for row in view.rows) == days.days
    full = [row.date for row in view.rows if row.role is MoonRole.FULL_MOON]
    assert full == [date(2026, 11, 23), date(2026, 12, 23)]
    assert MoonView.of([]).sections == ()
    unknown = MoonView.of([DayContainer(20261121, "UTC")]).rows[0]
    assert (unknown.tithi, unknown.role) == ("(no data)", MoonRole.UNKNOWN)
    with pytest.raises(TypeError):
        MoonView.of(["2026-11-21"])  # type: ignore[list-item]
    with pytest.raises(pentad.InvalidError):
        MoonView.of([DayContainer(20261131, "UTC")])
    with pytest.raises(pentad.InvalidError):
        MoonView.of([DayContainer(20261121, "Asia/Atlantis")])


@pytest.mark.parametrize(
    "changes",
    [
        {"number": 20261121 + 2**32},
        {"sunrise_ms": 2**64},
        {"sunset_ms": 2**64},
        {"moonrise_ms": -(2**64)},
        {"moonset_ms": 2**63},
        {"tithi_start_ms": 2**64},
        {"tithi_value": Limb(Unit.TITHI, 5 + 2**32)},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_a_day_with_a_number_that_c_does_not_hold(changes: dict[str, Any]) -> None:
    with pytest.raises(pentad.NotFoundError, match=next(iter(changes))):
        MoonView.of([replace(DayContainer(20261121, "UTC"), **changes)])


def test_the_sun_view(calendar: AstroCalendar) -> None:
    days = calendar.day_containers(*NOVEMBER, UJJAIN)
    alert = astro.Alert(1, 1_795_219_200_000, "x")
    view = SunView.of(2026, 11, days, [alert], today="2026-11-21", selected=date(2026, 11, 3))
    assert [len(row) for row in view.rows] == [7] * 6
    assert view.rows[0][0].date == date(2026, 11, 1)
    assert view.request == (20261101, 20261212)
    cells = {cell.date: cell for row in view.rows for cell in row}
    assert SunMark.FULL_MOON in cells[date(2026, 11, 23)].marks
    assert [day for day, cell in cells.items() if SunMark.ALERT in cell.marks] == [
        alert.due.astimezone(UJJAIN.tzinfo).date()
    ]
    assert [day for day, cell in cells.items() if cell.is_today] == [date(2026, 11, 21)]
    assert [day for day, cell in cells.items() if cell.is_selected] == [date(2026, 11, 3)]
    for wrong in (astro.Alert(2**64 + 1, alert.due_ms, "x"), astro.Alert(1, 2**64, "x")):
        with pytest.raises(pentad.NotFoundError):
            SunView.of(2026, 11, days, [wrong])
    for month, vara, today in ((13, 1, 20261121), (11, 0, 20261121), (11, 8, 20261121), (11, 1, 7)):
        with pytest.raises(pentad.InvalidError):
            SunView.of(2026, month, first_vara=vara, today=today)


def test_the_day_view(calendar: AstroCalendar) -> None:
    days = calendar.day_containers("2026-11-21", "2026-11-21", UJJAIN)
    view = astro.DayView.of(days)
    assert view.date == date(2026, 11, 21)
    assert view["sunrise"].startswith("06:4")
    whole = calendar.day_view("2026-11-21", UJJAIN, script="devanagari")
    assert whole["sunrise"] == view["sunrise"]
    assert "द्वादशी" in whole["tithi"]
    for line in whole.lines:
        assert line.term is None or astro.help_topic(line.term) is not None
    with pytest.raises(pentad.NotFoundError):
        astro.DayView.of([])


def test_help() -> None:
    tithi = astro.help_topic("tithi")
    assert tithi in astro.help_topics()
    assert tithi in astro.search_help("LUNAR DAY")
    assert astro.help_topic("nothing") is None
    assert astro.search_help("no such word") == ()
