"""Calls that end with a callback, for asyncio. Imported at the first such call."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from ctypes import POINTER, byref
from typing import Any, Callable, TypeVar

from ._callbacks import is_current, keep, kept, let_go, plain_function
from ._library import lib
from ._native import pentad_completion_callback, pentad_operation, pentad_progress_callback
from ._turns import Turn, guarded, this_turn
from .errors import MisuseError, call, from_c

_Operation = POINTER(pentad_operation)
_Handle = TypeVar("_Handle")
_Value = TypeVar("_Value")

#: A function that receives the number of finished units and the total.
Progress = Callable[[int, int], object]


class Call:
    """A call under way: the library's thread hands results over to the loop's thread."""

    def __init__(self, progress: Progress | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.progress = progress if progress is None else plain_function(progress, "progress")

    async def run(self, function: Callable[..., int], *arguments: Any) -> Any:
        """Starts a function whose last parameters are context, operation and error."""
        if is_current():
            raise MisuseError("the delegate's own thread would wait for itself; await elsewhere")
        operation = _Operation()
        try:
            self._begin(operation, function, *arguments)
            return await self.future
        except asyncio.CancelledError:
            lib.pentad_operation_cancel(operation)
            raise
        finally:
            lib.pentad_operation_free(operation)

    def _begin(self, operation: Any, function: Callable[..., int], *arguments: Any) -> None:
        context = keep(self)
        try:
            call(function, *arguments, context, byref(operation))
        except BaseException:
            # A signal handler may raise after the call has begun: its callback still comes, and its
            # result is discarded.
            if not operation:
                let_go(context)
            lib.pentad_operation_cancel(operation)
            self.future.cancel()
            raise

    def hand_over(self, function: Callable[..., object], *arguments: object) -> None:
        """Makes the loop call a function, unless its turn has ended."""
        # A closed loop rejects the call: no reader is waiting any more.
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._take, this_turn(), function, arguments)

    def _take(
        self, turn: Turn, function: Callable[..., object], arguments: tuple[object, ...]
    ) -> None:
        # A turn that started again has handed it over already.
        if not turn.handed and not self.future.done():
            turn.hand_to(function, *arguments)

    def end(self, status: int, error: Any, read: Callable[[], object]) -> None:
        """Ends with an error, with the converted result, or with the error of the conversion."""
        try:
            result = None if status else read()
        except Exception as failure:
            self.hand_over(self.future.set_exception, failure)
            return
        if status:
            self.hand_over(self.future.set_exception, from_c(status, error))
        else:
            self.hand_over(self.future.set_result, result)


class Opening(Call):
    """Keeps the location of a handle until the callback has come, even if no task waits for it."""

    def __init__(self, handle: object) -> None:
        super().__init__()
        self.handle: object = handle


@guarded
def _on_open(context: int | None, status: int, error: Any) -> None:
    opening = kept(context)
    if opening is not None:
        opening.end(status, error, lambda: opening.handle)
        let_go(context)
        # A handle that no task waits for any more is closed when it is collected.
        opening.handle = None


@guarded
def _on_progress(context: int | None, completed: int, total: int) -> None:
    running = kept(context)
    if running is not None:
        running.hand_over(running.progress, completed, total)


@guarded
def _on_complete(context: int | None, status: int, error: Any) -> None:
    running = kept(context)
    if running is not None:
        running.end(status, error, lambda: None)
        let_go(context)


def ended(read: Callable[[Any], object]) -> Callable[..., None]:
    """Returns a C callback that completes a call. The result is valid only during the callback."""

    @guarded
    def end(context: int | None, status: int, found: Any, error: Any) -> None:
        running = kept(context)
        if running is not None:
            running.end(status, error, lambda: read(found))
            let_go(context)

    return end


def ended_with(read: Callable[[Any], object]) -> Callable[..., None]:
    """Returns a C callback that completes a call with a record."""
    return ended(lambda pointer: read(pointer.contents))


def giving(
    callback: Any, read: Callable[[Any], _Value]
) -> Callable[..., Coroutine[Any, Any, _Value]]:
    """Returns a function that calls a C function with one kind of callback and awaits the result.

    It takes such a C function and its arguments before the callback.
    """
    did_end = callback(ended(read))

    async def give(function: Callable[..., int], *arguments: Any) -> _Value:
        value: _Value = await Call().run(function, *arguments, did_end)
        return value

    return give


def giving_record(
    callback: Any, read: Callable[[Any], _Value]
) -> Callable[..., Coroutine[Any, Any, _Value]]:
    """Like :func:`giving`, for callbacks that receive a record."""
    return giving(callback, lambda pointer: read(pointer.contents))


async def opened(
    kind: type[_Handle],
    out: Any,
    keeps: tuple[Any, ...],
    function: Callable[..., int],
    *options: Any,
) -> _Handle:
    """Opens a handle, which keeps objects alive; ``out`` is the location of its pointer."""
    opening = Opening(_adopted(kind, out, keeps))
    handle: Any = await opening.run(function, *options, byref(out), did_open)
    handle._is_given = True
    given: _Handle = handle
    return given


def _adopted(kind: type[_Handle], out: Any, keeps: tuple[Any, ...]) -> Any:
    """Returns a handle that owns the pointer that will be written to a location, if any is."""
    handle: Any = kind.__new__(kind)
    handle._adopt(out, *keeps)
    # If no task waits for it any more, no program can close it.
    handle._is_given = False
    return handle


async def complete(function: Callable[..., int], *arguments: Any) -> None:
    """Runs a call without a result."""
    await Call().run(function, *arguments, did_complete)


did_complete = pentad_completion_callback(_on_complete)
did_open = pentad_completion_callback(_on_open)
_did_progress = pentad_progress_callback(_on_progress)


def did_progress(progress: Progress | None) -> Any:
    """Returns the callback for C; NULL if progress is not needed."""
    return _did_progress if progress else pentad_progress_callback()
