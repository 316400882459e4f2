"""A program on asyncio whose callbacks run on the loop's own thread, between its tasks.

An object that is opened with a session calls back while the session is pumped; `attach` makes the
loop pump it when the library reports pending callbacks. The loop never polls, and no callback needs
a lock.

    python event_loop.py
"""

from __future__ import annotations

import asyncio

import pentad
from pentad.astro import AstroCalendar, MasterDataHandler, Place

UJJAIN = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")


class Screen:
    """The delegate of a handler. It may use objects of the loop's thread, such as this queue."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    def did_change_location(self) -> None:
        self.heard.put_nowait("the place has changed")

    def did_load_days(self, start: object, end: object, origin: object) -> None:
        self.heard.put_nowait("days were loaded")


async def main() -> None:
    screen = Screen()
    with pentad.Session() as session:
        session.attach()
        calendar = await AstroCalendar.open_async(session=session)
        handler = await MasterDataHandler.open_async(calendar, delegate=screen, session=session)
        with calendar, handler:
            await handler.update_location_async(UJJAIN)
            print(await screen.heard.get())
            days = await handler.get_date_async("2026-11-01", "2026-11-30")
            print(await screen.heard.get())
            print(len(list(days)), "rows")
            # A slow call is cancelled, like any task.
            try:
                await asyncio.wait_for(count_days(calendar), 0.2)
            except asyncio.TimeoutError:
                print("five centuries take too long")
    print(pentad.handle_count(), "handles are left")


async def count_days(calendar: AstroCalendar) -> int:
    return len([day async for day in calendar.days_async("1600-01-01", "2099-12-31", UJJAIN)])


asyncio.run(main())
