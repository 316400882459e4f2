"""Callbacks that lose nothing when a signal handler raises in them, as for Ctrl-C."""

from __future__ import annotations

from _thread import get_ident
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Callable

#: The present turns of the callback threads: the library's thread, and those that pump.
turns: dict[int, Turn] = {}
#: The exceptions that ended callbacks, by the thread that pumps and must raise them.
_ended: dict[int, list[BaseException]] = {}


class Turn:
    """The work of a callback, which starts again when a signal handler raises.

    It counts its handovers, so that none is repeated.
    """

    def __init__(self) -> None:
        # A function that runs may pump, and so run other callbacks.
        self._outer = turns.get(get_ident())
        self._place = 0
        self.handed = 0

    def take(self, function: Callable[..., object], *arguments: object) -> None:
        """Does the work on this thread, from its beginning."""
        thread = get_ident()
        self._place = 0
        turns[thread] = self
        # Python runs signal handlers where functions are called and return: no call may follow the
        # end of the turn.
        try:
            function(*arguments)
        finally:
            if self._outer is None:
                del turns[thread]
            else:
                turns[thread] = self._outer

    def is_next_new(self) -> bool:
        """Returns true if the next handover has not been made yet."""
        self._place += 1
        return self._place > self.handed

    def hand_to(self, function: Callable[..., object], *arguments: object) -> None:
        """Hands over to a function, which may raise any exception."""
        self.handed += 1
        function(*arguments)


def this_turn() -> Turn:
    """Returns the present turn of this thread, or a new one if there is none."""
    return turns.get(get_ident()) or Turn()


def guarded(function: Callable[..., object]) -> Callable[..., None]:
    """Makes a function of the package callable from C, also on a thread that pumps.

    Exceptions that end the program rather than the function are left to :func:`raising_ends`.
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
        # From a thread that does not pump.
        if left:
            raise left[0]

    return call


@contextmanager
def raising_ends() -> Iterator[None]:
    """Raises, after a ``with`` block in which this thread pumps, the exception that ended a
    callback.
    """
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
