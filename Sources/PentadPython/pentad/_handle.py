"""What the library keeps for an object of Python, and gives back once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import POINTER, byref
from typing import Any, Callable, NoReturn, TypeVar
from weakref import finalize

from .errors import ClosedError, call

_Self = TypeVar("_Self", bound="Handle")
_Value = TypeVar("_Value")


class Handle:
    """Owns an object of the library until ``close()``, the end of its ``with``, or its own end.

    Do not close it while another thread is using it.
    """

    __slots__ = ("__weakref__", "_finalizer", "_owned")

    def __init__(self, pointer: Any, free: Callable[[Any], None]) -> None:
        self._owned = pointer
        self._finalizer = finalize(self, free, pointer)

    @property
    def _pointer(self) -> Any:
        if not self._finalizer.alive:
            raise self._closed_error()
        return self._owned

    def _closed_error(self) -> ClosedError:
        return ClosedError(f"the {type(self).__name__} is closed: open another one")

    @property
    def closed(self) -> bool:
        """Whether it has been closed."""
        return not self._finalizer.alive

    def close(self) -> None:
        """Gives back what the library keeps for it. A second call does nothing."""
        self._finalizer()

    def __enter__(self: _Self) -> _Self:
        if self.closed:
            raise self._closed_error()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce_ex__(self, _: object) -> NoReturn:
        raise TypeError(
            f"a {type(self).__name__} cannot be copied or pickled: open another one "
            "where it is needed, and pass values on"
        )


@contextmanager
def owned(
    kind: Any, free: Callable[[Any], None], function: Callable[..., int], *arguments: Any
) -> Iterator[Any]:
    """The record that a function makes, until the end of the ``with``.

    The function's last parameters are the places for the record and for its error.
    """
    pointer = POINTER(kind)()
    try:
        call(function, *arguments, byref(pointer))
        yield pointer.contents
    finally:
        if pointer:
            free(pointer)


def reader(
    kind: Any, free: Callable[[Any], None], read: Callable[[Any], _Value]
) -> Callable[..., _Value]:
    """What asks the functions that make records of a kind, and gives what one is read as.

    It takes such a function and its arguments, as :func:`owned` does.
    """

    def ask(function: Callable[..., int], *arguments: Any) -> _Value:
        with owned(kind, free, function, *arguments) as record:
            return read(record)

    return ask
