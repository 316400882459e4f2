"""What the library calls back: Python objects by the number that C carries as their context.

A pointer to a Python object would dangle when a callback comes late; a number is just not found.
"""

from __future__ import annotations

from _thread import get_ident
from itertools import count
from typing import Any, Callable

from ._native import pentad_context_free

_numbers = count(1)
_kept: dict[int, Any] = {}
_thread: int | None = None


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


def run(function: Callable[..., object], *arguments: object) -> None:
    """Runs a program's own function on the library's thread, which calls one at a time."""
    global _thread
    _thread = get_ident()
    try:
        function(*arguments)
    finally:
        _thread = None


def is_current() -> bool:
    """Whether this is the library's thread, in a program's own function."""
    return _thread == get_ident()


#: The `context_free` of every delegate.
context_free = pentad_context_free(let_go)
