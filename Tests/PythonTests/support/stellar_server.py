"""Requests of the Stellar tests to the reference server."""

from __future__ import annotations

import asyncio
from typing import Any

from pentad import NetworkOptions
from pentad.stellar import StellarClass as Item
from pentad.stellar import StellarClassTime, StellarClient, StellarTerm
from reference_server import ReferenceServer

#: Errors are reported without retries.
ONCE = NetworkOptions(tries=1)


def url(server: ReferenceServer) -> str:
    return f"http://127.0.0.1:{server.port}/stellar/api/"


def open_at(server: ReferenceServer, **options: Any) -> StellarClient:
    return StellarClient(url(server), **{"network": ONCE, **options})


def requests(server: ReferenceServer) -> int:
    count: int = server.ask("GET", "/control/counters").json["requests"]
    return count


def teach_algebra(server: ReferenceServer) -> None:
    """A server as at its start, with a class of two announcements."""
    server.control("reset")
    server.control(
        "stellar/class",
        masterId="18.06",
        title="Linear Algebra",
        description="Matrices. See www.mit.edu/18.06.",
        crossListings=[],
        times=[{"title": "Lecture", "time": "MWF 11-12:30 p.m.", "location": "2-131"}],
        instructors=["José Stoica"],
        tas=["Ada Byron"],
    )
    announce(server, "Welcome", 1_788_000_000)
    announce(server, "Problem set 1", 1_788_100_000)


def announce(server: ReferenceServer, title: str, time: int) -> None:
    text = f"{title} – see www.mit.edu/18.06."
    server.control("stellar/announce", masterId="18.06", title=title, text=text, time=time)


def item(id: str, title: str = "", when: str = "", where: str = "") -> Item:
    """A class by hand, of the term fa26."""
    times = (StellarClassTime("Lecture", when, where),) if when else ()
    return Item(id, id, title, term=StellarTerm("fa26"), times=times)


class Log:
    """A delegate that notes its calls."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *arguments: self.calls.append((name, *arguments))

    def names(self) -> list[str]:
        return [call[0] for call in self.calls]


def flush(client: StellarClient) -> None:
    """Waits until the callbacks that are on their way have come."""

    async def main() -> None:
        for _ in range(2):
            await client.search_async("")

    asyncio.run(main())
