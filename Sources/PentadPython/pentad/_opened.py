"""Clients that are opened with ``async with``."""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from functools import wraps
from typing import TYPE_CHECKING, Any, Callable, TypeVar

from ._threads import AsyncHandle

if TYPE_CHECKING:
    from typing_extensions import ParamSpec

    _Parameters = ParamSpec("_Parameters")

_Client = TypeVar("_Client", bound=AsyncHandle)


class Opened(Coroutine[Any, Any, _Client]):
    """A client that is being opened: await it, or enter it with ``async with``, which closes it."""

    def __init__(self, coroutine: Coroutine[Any, Any, _Client]) -> None:
        self._coroutine = coroutine
        self._client: _Client | None = None

    def __await__(self) -> Generator[Any, Any, _Client]:
        return self._coroutine.__await__()

    def send(self, value: Any) -> Any:
        return self._coroutine.send(value)

    def throw(self, *error: Any) -> Any:
        return self._coroutine.throw(*error)

    def close(self) -> None:
        self._coroutine.close()

    async def __aenter__(self) -> _Client:
        self._client = await self._coroutine
        return self._client

    async def __aexit__(self, *_: object) -> None:
        if self._client is not None:
            await self._client.close_async()


def entered(
    method: Callable[_Parameters, Coroutine[Any, Any, _Client]],
) -> Callable[_Parameters, Opened[_Client]]:
    """Makes an ``async`` method that opens a client usable with ``async with``, too."""

    @wraps(method)
    def run(*arguments: _Parameters.args, **options: _Parameters.kwargs) -> Opened[_Client]:
        return Opened(method(*arguments, **options))

    return run
