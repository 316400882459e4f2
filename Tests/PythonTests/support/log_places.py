"""A fake event log with its followers."""

from __future__ import annotations

from typing import Any


class LogPlaces:
    """Notes who follows the log, and after which event; it is each one's subscription, too."""

    streams = None
    closed = False

    def __init__(self) -> None:
        self.told: list[tuple[Any, int]] = []

    def subscribe(self, _: object, receiver: Any, after: int) -> LogPlaces:
        self.told.append((receiver, after))
        return self

    def close(self) -> None:
        pass
