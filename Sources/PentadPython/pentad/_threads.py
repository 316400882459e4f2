"""Blocking calls for asyncio, which is imported with the first one."""

from __future__ import annotations

from functools import wraps
from threading import Condition, get_ident
from typing import TYPE_CHECKING, Any, Callable, TypeVar
from weakref import WeakSet

from ._handle import Handle

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from typing_extensions import Concatenate, ParamSpec

    _Parameters = ParamSpec("_Parameters")

_Owner = TypeVar("_Owner")
_Value = TypeVar("_Value")
_Self = TypeVar("_Self", bound="AsyncHandle")


def twin(
    method: Callable[Concatenate[_Owner, _Parameters], _Value],
) -> Callable[Concatenate[_Owner, _Parameters], Coroutine[Any, Any, _Value]]:
    """Makes the ``async`` twin of a blocking method: a thread runs it, and the loop continues.

    >>> class Calendar:
    ...     def month(self, number: int) -> str: ...
    ...
    ...     month_async = twin(month)
    """
    name = method.__name__

    @wraps(method)
    async def run(
        self: _Owner, /, *arguments: _Parameters.args, **options: _Parameters.kwargs
    ) -> _Value:
        from asyncio import to_thread

        # Looked up on the object, since a subclass may override the method.
        call = getattr(self, name)
        value: _Value
        if isinstance(self, AsyncHandle):
            value = await to_thread(self._use, call, *arguments, **options)
        else:
            value = await to_thread(call, *arguments, **options)
        return value

    run.__name__ = f"{name}_async"
    run.__qualname__ = f"{method.__qualname__}_async"
    run.__doc__ = f"As :meth:`{name}`."
    return run


#: A condition for the users of all handles, which is held only briefly.
_users_changed = Condition()


class AsyncHandle(Handle):
    """A handle whose end may take a while; also for ``async with``. Its streams end with it.

    Closing waits for running twins: the thread of a cancelled one continues. A handle that is
    collected before it is closed is closed then, with a ResourceWarning.
    """

    #: The streams that are being read.
    streams: WeakSet[Any] | None = None

    #: The threads in which twins run.
    _users: frozenset[int] = frozenset()
    _is_closing = False
    #: True if a program has received the handle, and must close it.
    _is_given = True

    def __del__(self) -> None:
        finalizer = getattr(self, "_finalizer", None)
        if finalizer is not None and finalizer.alive and self._is_given:
            from warnings import warn

            text = f"unclosed {type(self).__name__}: call close(), or open it by with"
            warn(text, ResourceWarning, source=self, stacklevel=2)

    @property
    def _pointer(self) -> Any:
        if self._is_closing:
            raise self._closed_error()
        return super()._pointer

    def _use(self, call: Callable[..., Any], /, *arguments: Any, **options: Any) -> Any:
        """Calls a method in this thread; closing waits for it."""
        user = {get_ident()}
        with _users_changed:
            if self._is_closing:
                raise self._closed_error()
            self._users |= user
        try:
            return call(*arguments, **options)
        finally:
            with _users_changed:
                self._users -= user
                _users_changed.notify_all()

    def close(self) -> None:
        """Releases the library's object; a second call is a no-op."""
        with _users_changed:
            self._is_closing = True
            _users_changed.wait_for(lambda: not self._users - {get_ident()})
        super().close()
        for stream in tuple(self.streams or ()):
            stream.close()

    async def close_async(self) -> None:
        """Closes it like ``close()``, while the loop continues."""
        from asyncio import get_running_loop, to_thread

        # Outside asyncio's loop, closing would wait for its users forever.
        get_running_loop()
        # Set immediately: another task of the loop could still use the object while a thread frees
        # it.
        self._is_closing = True
        await to_thread(self.close)

    async def __aenter__(self: _Self) -> _Self:
        return self.__enter__()

    async def __aexit__(self, *_: object) -> None:
        await self.close_async()
