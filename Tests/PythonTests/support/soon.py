"""Waits for an action of another thread."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event


def until(holds: Callable[[], bool]) -> None:
    """Waits until something holds, which is soon."""
    step = Event()
    for _ in range(3_000):
        if holds():
            return
        step.wait(0.01)
    raise AssertionError("it has never held")
