"""The store of a calendar and of a handler: what it takes, emptied, suspended and resumed."""

from __future__ import annotations

import asyncio
from datetime import datetime, timezone
from pathlib import Path

import pentad
import pytest
from pentad.astro import AstroCalendar, MasterDataHandler, Origin, Place, StorageUsage

UJJAIN = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
FAR = datetime(2999, 1, 1, tzinfo=timezone.utc)
NOTHING = StorageUsage(bytes=0, segments=0, months=0, alerts=0)


def test_a_calendar_keeps_positions(tmp_path: Path) -> None:
    with AstroCalendar(store_folder=tmp_path) as calendar:
        day = calendar.day("2026-11-21", UJJAIN)
        full = calendar.storage_usage()
        assert full.segments > 0
        assert full.bytes > 0
        calendar.clear_cache()
        assert calendar.storage_usage().segments == 0
        assert calendar.day("2026-11-21", UJJAIN) == day
        assert calendar.storage_usage().segments == full.segments
        calendar.erase_all()
        assert calendar.storage_usage().segments == 0


def test_suspended_calendar_still_answers(tmp_path: Path) -> None:
    with AstroCalendar(store_folder=tmp_path) as calendar:
        calendar.suspend()
        calendar.suspend()
        assert calendar.day("2026-11-21", UJJAIN).masa_name.name == "Kartika"
        for call in (calendar.storage_usage, calendar.clear_cache, calendar.erase_all):
            with pytest.raises(pentad.ClosedError, match="resume"):
                call()
        calendar.resume()
        assert calendar.storage_usage().alerts == 0


def test_a_calendar_without_a_store() -> None:
    with AstroCalendar() as calendar:
        calendar.suspend()
        calendar.resume()
        calendar.day("2026-11-21", UJJAIN)
        calendar.clear_cache()
        calendar.erase_all()
        assert calendar.storage_usage() == NOTHING
    for call in (calendar.storage_usage, calendar.suspend, calendar.resume):
        with pytest.raises(pentad.ClosedError):
            call()


@pytest.mark.parametrize("in_memory", [False, True])
def test_a_suspended_handler(tmp_path: Path, in_memory: bool) -> None:
    with AstroCalendar() as calendar:
        folder = None if in_memory else tmp_path
        with MasterDataHandler(calendar, store_folder=folder) as handler:
            handler.update_location(UJJAIN)
            alert = handler.register_alert(FAR, "kept")
            handler.suspend()
            with pytest.raises(pentad.ClosedError, match="resume"):
                handler.alerts()
            with pytest.raises(pentad.ClosedError):
                handler.update_location(UJJAIN)
            assert handler.get_date("2026-11-21", "2026-11-21").origin is Origin.SOURCE
            assert handler.get_date("2026-11-21", "2026-11-21").origin is Origin.MEMORY
            handler.resume()
            assert handler.alerts() == [alert]
            assert handler.location == UJJAIN


def test_a_store_that_is_shared_is_suspended_for_all(tmp_path: Path) -> None:
    async def main() -> None:
        async with AstroCalendar(store_folder=tmp_path) as calendar:
            assert (await calendar.storage_usage_async()).alerts == 0
            async with MasterDataHandler(calendar) as handler:
                await calendar.suspend_async()
                with pytest.raises(pentad.ClosedError):
                    handler.alerts()
                await handler.resume_async()
                assert handler.alerts() == []
                await handler.suspend_async()
                await calendar.resume_async()
                await calendar.clear_cache_async()
                await calendar.erase_all_async()

    asyncio.run(main())
