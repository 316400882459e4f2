"""The asynchronous twins, for asyncio. Imported when the first one is called."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from ctypes import POINTER, byref
from typing import TYPE_CHECKING, Any, Callable

from .._callbacks import is_current, keep, kept, let_go
from .._library import lib
from .._native import (
    pentad_completion_callback,
    pentad_molar_masses_callback,
    pentad_operation,
    pentad_progress_callback,
)
from ..errors import MisuseError, call, from_c
from ._batch import MolarMasses, c_strings, encoded

if TYPE_CHECKING:
    from ._table import PeriodicTable

_Operation = POINTER(pentad_operation)

#: Told how many formulas are done, and of how many.
Progress = Callable[[int, int], object]


class _Call:
    """A call under way: the library's thread hands over what comes, the loop's thread takes it."""

    def __init__(self, progress: Progress | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.progress = progress

    async def run(self, function: Callable[..., int], *arguments: Any) -> Any:
        """Starts a function whose last parameters are context, operation and error."""
        if is_current():
            raise MisuseError("the delegate's own thread would wait for itself; await elsewhere")
        context = keep(self)
        operation = _Operation()
        try:
            call(function, *arguments, context, byref(operation))
        except BaseException:
            let_go(context)
            raise
        try:
            return await self.future
        except asyncio.CancelledError:
            lib.pentad_operation_cancel(operation)
            raise
        finally:
            lib.pentad_operation_free(operation)

    def hand_over(self, function: Callable[..., object], *arguments: object) -> None:
        """Has the loop call a function, unless its time is over."""
        # A closed loop refuses it: nobody waits any more.
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._take, function, arguments)

    def _take(self, function: Callable[..., object], arguments: tuple[object, ...]) -> None:
        if not self.future.done():
            function(*arguments)

    def end(self, status: int, error: Any, result: object) -> None:
        if status:
            self.hand_over(self.future.set_exception, from_c(status, error))
        else:
            self.hand_over(self.future.set_result, result)


async def molar_masses_async(
    formulas: Iterable[str], *, progress: Progress | None = None, numpy: bool = False
) -> MolarMasses:
    """As :func:`molar_masses`, worked out by a task of the library.

    ``progress`` is called now and then on the loop's thread. To cancel the task ends the work.
    """
    texts = encoded(formulas)
    pointers, lengths = c_strings(texts)
    raw = await _Call(progress).run(
        lib.pentad_elements_molar_masses_async,
        pointers,
        lengths,
        len(texts),
        _did_progress if progress else pentad_progress_callback(),
        _did_calculate,
    )
    results = MolarMasses(texts, *raw)
    return results.numpy() if numpy else results


async def load_async(table: PeriodicTable) -> None:
    """Reads all tables ahead of their first use, so that no later call has to."""
    await _Call().run(lib.pentad_elements_load_async, table._pointer, _did_complete)


def _on_progress(context: int | None, completed: int, total: int) -> None:
    running = kept(context)
    if running is not None:
        running.hand_over(running.progress, completed, total)


def _on_calculate(context: int | None, status: int, masses: Any, error: Any) -> None:
    running = let_go(context)
    if running is not None:
        running.end(status, error, None if status else _copied(masses.contents))


def _on_complete(context: int | None, status: int, error: Any) -> None:
    running = let_go(context)
    if running is not None:
        running.end(status, error, None)


def _copied(masses: Any) -> tuple[Any, ...]:
    """The arrays, which live during the callback only, as arrays of Python's."""
    from array import array

    def copy(code: str, pointer: Any) -> Any:
        return array(code, pointer[: masses.count])

    flat = [copy("d", pointer) for pointer in (masses.values, masses.lows, masses.highs)]
    return copy("i", masses.statuses), copy("q", masses.offsets), flat


_did_progress = pentad_progress_callback(_on_progress)
_did_calculate = pentad_molar_masses_callback(_on_calculate)
_did_complete = pentad_completion_callback(_on_complete)
