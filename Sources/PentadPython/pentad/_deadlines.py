"""``timeout=`` of calls that wait for a server: they are cancelled when it expires."""

from __future__ import annotations

from _thread import get_ident
from functools import wraps
from time import monotonic
from typing import Any, Callable, TypeVar, cast

from . import _interrupts
from ._library import lib
from ._native import pentad_interrupt_callback
from ._waits import checked_timeout
from .errors import CancelledError, TimedOutError

_Method = TypeVar("_Method", bound=Callable[..., Any])

#: The deadlines of the calls of each thread, the innermost call last.
_ends: dict[int, list[float]] = {}
_IS_ASYNC = 0x80


def timed(method: _Method) -> _Method:
    """Cancels a method, blocking or ``async``, when its keyword ``timeout`` expires.

    It then raises TimedOutError. ``timeout`` is in seconds; without one the method is unchanged.
    """

    @wraps(method)
    def run(*arguments: Any, timeout: float | None = None, **options: Any) -> Any:
        if timeout is None:
            return method(*arguments, **options)
        with _Deadline(checked_timeout(timeout)):
            return method(*arguments, **options)

    @wraps(method)
    async def run_async(*arguments: Any, timeout: float | None = None, **options: Any) -> Any:
        if timeout is None:
            return await method(*arguments, **options)
        return await _within(checked_timeout(timeout), method(*arguments, **options))

    code = getattr(method, "__code__", None)
    is_async = code is not None and code.co_flags & _IS_ASYNC
    return cast(_Method, run_async if is_async else run)


class _Deadline:
    """Ends the blocking calls of this thread inside the ``with`` block when the time is over."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._thread = get_ident()

    def __enter__(self) -> None:
        ends = _ends.setdefault(self._thread, [])
        ends.append(monotonic() + self._seconds)
        if len(ends) == 1 and not _interrupts.is_heard_by(self._thread):
            lib.pentad_set_interrupt_handler(_handler, None, None)

    def __exit__(self, kind: object, error: BaseException | None, traceback: object) -> None:
        ends = _ends[self._thread]
        is_over = monotonic() >= ends.pop()
        if not ends:
            del _ends[self._thread]
            if not _interrupts.is_heard_by(self._thread):
                lib.pentad_set_interrupt_handler(pentad_interrupt_callback(), None, None)
        if is_over and isinstance(error, CancelledError):
            raise _late(self._seconds) from None


def _is_over() -> int:
    """Returns true if a call of this thread must end."""
    ends = _ends.get(get_ident())
    return 0 if ends is None else int(monotonic() >= min(ends))


def _late(seconds: float) -> TimedOutError:
    return TimedOutError(f"not done after {seconds:g} s")


async def _within(seconds: float, call: Any) -> Any:
    from asyncio import TimeoutError, wait_for

    try:
        return await wait_for(call, seconds)
    except TimeoutError as error:
        # A TimedOutError of the call itself arrives here, too.
        if isinstance(error, TimedOutError):
            raise
        raise _late(seconds) from None


_handler = pentad_interrupt_callback(lambda _: _is_over())
_interrupts.deadline = _is_over
