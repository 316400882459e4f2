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

_numbers = count(1)
_kept: dict[int, Any] = {}
#: The threads that run a program's own functions: the library's one, and those that pump.
_running: set[int] = set()
#: What ended a program's own functions, by the thread that pumps and is to hear of it.
_ended: dict[int, list[BaseException]] = {}


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


def run(function: Callable[..., object], *arguments: object) -> None:
    """Runs a program's own function on a thread of callbacks, which calls one at a time.

    What ends the program rather than the function is left to :func:`raising_ends`.
    """
    thread = get_ident()
    # A function that runs may pump, and so run others.
    is_first = thread not in _running
    _running.add(thread)
    try:
        function(*arguments)
    except (KeyboardInterrupt, SystemExit) as end:
        if thread not in _ended:
            raise
        _ended[thread].append(end)
    finally:
        if is_first:
            _running.discard(thread)


@contextmanager
def raising_ends() -> Iterator[None]:
    """Raises behind the ``with``, in which this thread pumps, what ended a function that it ran."""
    thread = get_ident()
    # A function that a pump runs may pump another session.
    before, _ended[thread] = _ended.get(thread), []
    try:
        yield
    finally:
        ends = _ended.pop(thread)
        if before is not None:
            _ended[thread] = before
        if ends:
            raise ends[0]


def is_current() -> bool:
    """Whether this is a thread of callbacks, in a program's own function."""
    return get_ident() in _running


#: The `context_free` of every delegate.
context_free = pentad_context_free(let_go)
