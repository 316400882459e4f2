"""Callbacks that a program runs itself."""

from __future__ import annotations

from ctypes import POINTER, byref, c_size_t

from ._handle import Handle
from ._library import lib
from ._native import pentad_session
from ._turns import raising_ends
from ._waits import slices
from .errors import call, call_out


class Session(Handle):
    """A place for callbacks that a program runs itself: for one with a loop of its own.

    What is opened with a session calls back inside :meth:`pump`, and nowhere else: delegates,
    functions that are told of lists, and the ends of calls that are awaited. Nothing is lost while
    nobody pumps. After :meth:`close` what was opened with it works on, but calls nobody back.

        >>> session = pentad.Session()
        >>> client = chat.ChatClient(store_folder="chat", session=session)
        >>> while is_running:
        ...     draw()
        ...     session.pump()
    """

    def __init__(self) -> None:
        free = lib.pentad_session_free
        found = call_out(POINTER(pentad_session), lib.pentad_session_make, free=free)
        super().__init__(found, free)

    def pump(self, timeout_ms: int | None = 0) -> int:
        """Runs the callbacks that wait, on this thread, one after the other; how many they were.

        When there is none it waits for one, at most so long; None waits without limit. What the
        callbacks cause is left to the next call. It does nothing inside a callback of the session,
        and while another thread pumps. KeyboardInterrupt and SystemExit, where one ends a callback,
        are raised here, when all that waited have run.
        """
        count = c_size_t()
        for wait in slices(timeout_ms):
            with raising_ends():
                call(lib.pentad_session_pump, self._pointer, wait, byref(count))
            if count.value:
                break
        return count.value
