"""Library objects that Python owns and releases once."""

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
    """Owns an object of the library until ``close()``, the end of its ``with``, or its garbage
    collection.

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
        """True if it has been closed."""
        return not self._finalizer.alive

    def close(self) -> None:
        """Releases the library's object. A second call is a no-op."""
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
    """Yields the record that a function makes, until the end of the ``with`` block.

    The function's last parameters are the locations of the record and of its error.
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
    """Makes a function that calls a C function for records of one kind and converts the record.

    It takes such a C function and its arguments, like :func:`owned`.
    """

    def ask(function: Callable[..., int], *arguments: Any) -> _Value:
        with owned(kind, free, function, *arguments) as record:
            return read(record)

    return ask
