"""Calls that block, for asyncio, which is imported with the first one."""

from __future__ import annotations

from typing import Any, Callable, TypeVar

from ._handle import Handle

_Value = TypeVar("_Value")
_Self = TypeVar("_Self", bound="AsyncHandle")


async def in_thread(function: Callable[..., _Value], *arguments: Any, **options: Any) -> _Value:
    """Runs a call that blocks while the loop goes on."""
    from asyncio import to_thread

    return await to_thread(function, *arguments, **options)


class AsyncHandle(Handle):
    """A handle whose end may take a while; for ``async with``, too."""

    async def close_async(self) -> None:
        """As ``close()``, and the loop goes on meanwhile."""
        await in_thread(self.close)

    async def __aenter__(self: _Self) -> _Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close_async()
