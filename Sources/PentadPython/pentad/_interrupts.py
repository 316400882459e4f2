"""Ctrl-C in blocking calls: they are cancelled, and raise the exception of the signal handler.

On the main thread, deadlines end calls in the same way.
"""

from __future__ import annotations

from _thread import get_ident
from collections.abc import Generator
from ctypes import PYFUNCTYPE, c_int, c_void_p, pythonapi
from sys import modules

from ._library import lib
from ._native import pentad_interrupt_callback

#: The exceptions that signal handlers raised during a blocking call, until it returns. Only for the
#: main thread, on which Python runs signal handlers.
ends: list[BaseException] = []


def raise_end() -> None:
    """Raises the exception that ended a call, on the thread that made the call."""
    if get_ident() == _thread:
        first = ends[0]
        ends.clear()
        raise first


def _answers() -> Generator[int, int | None, None]:
    """Yields each time whether the call must end.

    Python runs signal handlers when a generator resumes, which is inside the ``try`` here. At the
    start of a function they would run outside it, and their exception would be lost in C.
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
    """Returns 1 if the deadline of a call has passed; :mod:`pentad._deadlines` replaces it once
    imported.
    """
    return 0


def is_heard_by(thread: int) -> bool:
    """Returns true if the calls of a thread use this handler, as those of the main thread do."""
    return thread == _thread


def _is_main() -> bool:
    """Returns true if this is the main thread, which is certain if no threading module was
    imported.
    """
    threading = modules.get("threading")
    return threading is None or threading.main_thread().ident == get_ident()


def _listen(_: object = None) -> int:
    """Installs the interrupt handler for this thread, the main one."""
    global _thread
    _thread = get_ident()
    # If the thread has no room for it, calls cannot be interrupted, as before.
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
    # Imported on another thread while the main one is busy: install it as soon as possible.
    pythonapi.Py_AddPendingCall(_listening, None)
