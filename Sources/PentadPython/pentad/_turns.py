"""Callbacks that lose nothing when a signal's handler raises in them, as that of Ctrl-C does."""

from __future__ import annotations

from _thread import get_ident
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Callable

#: What the threads of callbacks are at: the library's one, and those that pump.
turns: dict[int, Turn] = {}
#: What ended callbacks, by the thread that pumps and is to hear of it.
_ended: dict[int, list[BaseException]] = {}


class Turn:
    """A callback's work, which begins again where a signal's handler raises.

    What it hands over, one after the other, it counts, and so hands nothing over twice.
    """

    def __init__(self) -> None:
        # A function that runs may pump, and so run others.
        self._outer = turns.get(get_ident())
        self._place = 0
        self.handed = 0

    def take(self, function: Callable[..., object], *arguments: object) -> None:
        """Does the work on this thread, from its beginning."""
        thread = get_ident()
        self._place = 0
        turns[thread] = self
        # Python runs handlers where functions are called and return: none is, to end the turn.
        try:
            function(*arguments)
        finally:
            if self._outer is None:
                del turns[thread]
            else:
                turns[thread] = self._outer

    def is_next_new(self) -> bool:
        """Whether what comes next has not been handed over."""
        self._place += 1
        return self._place > self.handed

    def hand_to(self, function: Callable[..., object], *arguments: object) -> None:
        """Hands over to a function, which may raise what it likes."""
        self.handed += 1
        function(*arguments)


def this_turn() -> Turn:
    """The turn that this thread is at; one of its own for what is in none."""
    return turns.get(get_ident()) or Turn()


def guarded(function: Callable[..., object]) -> Callable[..., None]:
    """A function of the package as C may call it, also on a thread that pumps.

    What ends the program rather than the function is left to :func:`raising_ends`.
    """

    def call(*arguments: object) -> None:
        turn = None
        left: list[BaseException] = []
        while True:
            try:
                turn = turn or Turn()
                turn.take(function, *arguments)
                break
            except (KeyboardInterrupt, SystemExit) as end:
                ends = _ended.get(get_ident(), left)
                ends += (end,)
        # Of a thread that does not pump.
        if left:
            raise left[0]

    return call


@contextmanager
def raising_ends() -> Iterator[None]:
    """Raises behind the ``with``, in which this thread pumps, what ended a callback."""
    thread = get_ident()
    # A function that a pump runs may pump another session.
    before, _ended[thread] = _ended.get(thread), []
    try:
        yield
    finally:
        ends = _ended.pop(thread)
        if before is not None:
            _ended[thread] = before
        if ends:
            raise ends[0]
