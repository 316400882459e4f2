"""Calls that block, for asyncio. It is imported with the first one."""

from __future__ import annotations

from typing import Any, Callable, TypeVar

_Value = TypeVar("_Value")


async def in_thread(function: Callable[..., _Value], *arguments: Any, **options: Any) -> _Value:
    """Runs a call that blocks while the loop goes on."""
    from asyncio import to_thread

    return await to_thread(function, *arguments, **options)
