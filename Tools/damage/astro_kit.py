"""AstroKit: months and positions, which can be computed again, and alerts and settings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timezone
from pathlib import Path
from typing import ClassVar

from ending import end
from kits import MARK, Look, Noted, numbered
from pentad.astro import AstroCalendar, MasterDataHandler, Place
from reference_server import ReferenceServer

UJJAIN = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
LATER = datetime(2999, 1, 1, tzinfo=timezone.utc)


class AstroKit:
    """The files of a calendar: `astro.sqlite`."""

    name = "astro"
    store = "astro.sqlite"
    own: ClassVar = {"alert": "id, due, message", "setting": "name, value"}

    def fill(self, folder: Path, server: ReferenceServer) -> None:
        with (
            AstroCalendar(store_folder=folder) as calendar,
            MasterDataHandler(calendar) as handler,
        ):
            handler.update_location(UJJAIN)
            handler.change_settings(sunview_date="2026-11-22", endpoint="https://example.org/api")
            for month in range(1, 13):
                handler.get_date(f"2026-{month:02}-01", f"2026-{month:02}-28")
            for number in range(120):
                handler.register_alert(LATER, f"Alert {number}: fast until the Moon has risen")

    def fill_more(self, folder: Path) -> None:
        with (
            AstroCalendar(store_folder=folder) as calendar,
            MasterDataHandler(calendar) as handler,
        ):
            for number in range(30):
                handler.register_alert(LATER, f"Late alert {number}")
            handler.change_settings(sunview_date="2026-12-24")
            end()

    @contextmanager
    def open(self, folder: Path, said: list[str]) -> Iterator[_Opened]:
        with (
            AstroCalendar(store_folder=folder) as calendar,
            MasterDataHandler(calendar, delegate=Noted(said)) as handler,
        ):
            yield _Opened(handler)


class _Opened:
    def __init__(self, handler: MasterDataHandler) -> None:
        self.handler = handler

    def look(self) -> Look:
        look = {f"alert {alert.id}": repr(alert) for alert in self.handler.alerts()}
        look["settings"] = repr(self.handler.settings)
        if self.handler.location is not None:
            look |= numbered("day", self.handler.get_date("2026-06-01", "2026-06-05"))
            # The number of each stored position.
            look |= numbered(
                "computed", self.handler.get_date("2026-07-01", "2026-07-02", reload=True)
            )
        return look

    def write(self) -> None:
        self.handler.register_alert(LATER, MARK)
