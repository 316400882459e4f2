"""Ctrl-C in calls that block: they are cancelled, and raise what the signal's handler raises.

On the main thread, deadlines end them in the same way.
"""

from __future__ import annotations

from _thread import get_ident
from collections.abc import Generator
from ctypes import PYFUNCTYPE, c_int, c_void_p, pythonapi
from sys import modules

from ._library import lib
from ._native import pentad_interrupt_callback

#: What handlers raised while a call blocked, until it has come back. Of the main thread alone, on
#: which Python runs handlers.
ends: list[BaseException] = []


def raise_end() -> None:
    """Raises, on the thread that it is for, what ended a call."""
    if get_ident() == _thread:
        first = ends[0]
        ends.clear()
        raise first


def _answers() -> Generator[int, int | None, None]:
    """Answers each time whether the call is to end.

    Python runs handlers of signals when a generator goes on, which is inside the ``try`` here. When
    a function begins it does so outside, and what they raise would be lost in C.
    """
    answer = 0
    while True:
        try:
            yield answer
            answer = deadline()
        except GeneratorExit:
            return
        except BaseException as end:
            ends.append(end)
            answer = 1


def deadline() -> int:
    """Answers whether the time of a call is over; :mod:`pentad._deadlines` knows, once imported."""
    return 0


def is_heard_by(thread: int) -> bool:
    """Whether the calls of a thread ask here, as those of the main thread do."""
    return thread == _thread


def _is_main() -> bool:
    """Whether this is the main thread, as it is where no module for others has been imported."""
    threading = modules.get("threading")
    return threading is None or threading.main_thread().ident == get_ident()


def _listen(_: object = None) -> int:
    """Has the calls of this thread, which is the main one, ask."""
    global _thread
    _thread = get_ident()
    # Where a thread can keep nothing more, calls are as deaf as they were.
    lib.pentad_set_interrupt_handler(_handler, None, None)
    return 0


_thread = 0
_running = _answers()
next(_running)
_handler = pentad_interrupt_callback(_running.send)
_listening = PYFUNCTYPE(c_int, c_void_p)(_listen)
if _is_main():
    _listen()
else:
    # Imported by another thread, while the main one is at something else: as soon as it can.
    pythonapi.Py_AddPendingCall(_listening, None)
