"""What the library calls back: Python objects by the number that C carries as their context.

A pointer to a Python object would dangle when a callback comes late; a number is just not found.
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
    """Keeps an object for callbacks, and gives its number."""
    number = next(_numbers)
    _kept[number] = value
    return number


def kept(number: int | None) -> Any:
    """The object of a number; None when it has been let go."""
    return _kept.get(number or 0)


def let_go(number: int | None) -> Any:
    """The object of a number, which is forgotten."""
    return _kept.pop(number or 0, None)


@contextmanager
def let_go_on_failure(number: int | None) -> Iterator[None]:
    """Lets go of the object of a number when the ``with`` fails."""
    try:
        yield
    except BaseException:
        let_go(number)
        raise


def plain_function(function: Any, name: str) -> Any:
    """A program's own function that may be called from a thread without a loop, checked early."""
    if not callable(function):
        raise TypeError(f"{name} cannot be called")
    # Late: the package is imported without it.
    from inspect import iscoroutinefunction

    if iscoroutinefunction(function):
        raise TypeError(f"{name} is a coroutine function, and nobody would await it: use a stream")
    return function


def run(function: Callable[..., object], *arguments: object) -> None:
    """Runs a program's own function on a thread of callbacks, once in a turn."""
    turn = this_turn()
    if turn.is_next_new():
        # What the function itself causes is not the turn's.
        Turn().take(turn.hand_to, function, *arguments)


def is_current() -> bool:
    """Whether this is a thread of callbacks, in one of them."""
    return get_ident() in turns


#: The `context_free` of every delegate.
context_free = pentad_context_free(guarded(let_go))
