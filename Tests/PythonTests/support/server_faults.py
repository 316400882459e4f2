"""Faults of the reference server, chosen at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from reference_server import ReferenceServer

#: Answers that are lost, though the request was carried out.
LOST = ("cut", "truncate", "hangUp", "garbage")
#: Statuses of a proxy or an overloaded server.
REFUSED = (429, 500, 502, 503, 504)
#: Answers whose content differs from the server's data.
WRONG = ("emptyList", "wrongTypes", "duplicate", "reorder")


def random_fault(chance: random.Random) -> dict[str, Any]:
    """A fault for a request or a few; nothing of it lasts longer than about a second."""
    count = chance.randint(1, 3)
    delay = chance.choice([0, 0, 0, chance.randint(1, 300)])
    kind = chance.choice(["lost", "lost", "refused", "refused", "html", "late"])
    fault: dict[str, Any] = {"effect": kind, "count": count, "delay": delay}
    if kind == "lost":
        fault["effect"] = chance.choice(LOST)
        fault["bytes"] = chance.choice([0, 1, chance.randint(2, 2_000)])
    elif kind == "refused":
        fault |= {"effect": "status", "status": chance.choice(REFUSED)}
        if chance.random() < 0.5:
            fault["retryAfter"] = 1
    elif kind == "late":
        fault["delay"] = chance.randint(100, 1_000)
    return fault


def wrong_answer(chance: random.Random) -> dict[str, Any]:
    """Returns a fault that changes the server's data."""
    return {"effect": chance.choice(WRONG), "count": 1}


def faulted(server: ReferenceServer) -> int:
    """Returns the number of requests that a fault has hit."""
    count: int = server.ask("GET", "/control/counters").json["faulted"]
    return count


@contextmanager
def failing(server: ReferenceServer, path: str, fault: dict[str, Any]) -> Iterator[None]:
    """A fault below a path, while the block runs."""
    id = server.control("faults", path=path, **fault)["id"]
    try:
        yield
    finally:
        server.control("faults/remove", id=id)
