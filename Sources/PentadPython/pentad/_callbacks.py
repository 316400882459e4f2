"""Callbacks of the library: Python objects by the number that C stores as their context.

A pointer to a Python object would dangle in a late callback; a number is just not found.
"""

from __future__ import annotations

from _thread import get_ident
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, Callable

from ._native import pentad_context_free
from ._turns import Turn, guarded, this_turn, turns

_numbers = count(1)
_kept: dict[int, Any] = {}


def keep(value: Any) -> int:
    """Registers an object for callbacks and returns its number."""
    number = next(_numbers)
    _kept[number] = value
    return number


def kept(number: int | None) -> Any:
    """Returns the object of a number; None if it was released."""
    return _kept.get(number or 0)


def let_go(number: int | None) -> Any:
    """Releases the object of a number and returns it."""
    return _kept.pop(number or 0, None)


@contextmanager
def let_go_on_failure(number: int | None) -> Iterator[None]:
    """Releases the object of a number if the ``with`` block fails."""
    try:
        yield
    except BaseException:
        let_go(number)
        raise


def plain_function(function: Any, name: str) -> Any:
    """Checks early that a function can be called from a thread without a loop."""
    if not callable(function):
        raise TypeError(f"{name} cannot be called")
    # Imported late, so that importing the package does not import it.
    from inspect import iscoroutinefunction

    if iscoroutinefunction(function):
        raise TypeError(
            f"{name} is a coroutine function, which would never be awaited: use a stream"
        )
    return function


def run(function: Callable[..., object], *arguments: object) -> None:
    """Runs a program's function on a callback thread, once in a turn."""
    turn = this_turn()
    if turn.is_next_new():
        # Handovers that the function itself causes do not belong to this turn.
        Turn().take(turn.hand_to, function, *arguments)


def is_current() -> bool:
    """Returns true if this is a callback thread, inside a callback."""
    return get_ident() in turns


#: The `context_free` of every delegate.
context_free = pentad_context_free(guarded(let_go))
