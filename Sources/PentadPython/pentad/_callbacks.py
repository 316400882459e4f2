"""What the library calls back: Python objects by the number that C carries as their context.

A pointer to a Python object would dangle when a callback comes late; a number is just not found.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from ._native import pentad_context_free

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


#: The `context_free` of every delegate.
context_free = pentad_context_free(let_go)
