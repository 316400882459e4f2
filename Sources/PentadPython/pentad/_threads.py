"""Calls that block, for asyncio, which is imported with the first one."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, Callable, TypeVar

from ._handle import Handle

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from weakref import WeakSet

    from typing_extensions import Concatenate, ParamSpec

    _Parameters = ParamSpec("_Parameters")

_Owner = TypeVar("_Owner")
_Value = TypeVar("_Value")
_Self = TypeVar("_Self", bound="AsyncHandle")


def twin(
    method: Callable[Concatenate[_Owner, _Parameters], _Value],
) -> Callable[Concatenate[_Owner, _Parameters], Coroutine[Any, Any, _Value]]:
    """The ``async`` twin of a method that blocks: a thread runs it, and the loop goes on.

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

        # Asked of the object, since a subclass may have a method of its own.
        value: _Value = await to_thread(getattr(self, name), *arguments, **options)
        return value

    run.__name__ = f"{name}_async"
    run.__qualname__ = f"{method.__qualname__}_async"
    run.__doc__ = f"As :meth:`{name}`."
    return run


class AsyncHandle(Handle):
    """A handle whose end may take a while; for ``async with``, too. Its streams end with it."""

    #: Those that are read.
    streams: WeakSet[Any] | None = None

    def close(self) -> None:
        """Gives back what the library keeps for it; a second call does nothing."""
        super().close()
        for stream in tuple(self.streams or ()):
            stream.close()

    async def close_async(self) -> None:
        """As ``close()``, and the loop goes on meanwhile."""
        from asyncio import to_thread

        await to_thread(self.close)

    async def __aenter__(self: _Self) -> _Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close_async()
