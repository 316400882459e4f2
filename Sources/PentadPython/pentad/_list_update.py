"""Observed lists."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Callable, Generic, TypeVar

from ._brief import brief
from ._callbacks import kept, plain_function, run
from ._list_delta import ListDelta, delta_of

_Item = TypeVar("_Item")


@brief
@dataclass(frozen=True)
class ListUpdate(Generic[_Item]):
    """A list as it is now, and the changes since its observer's previous update."""

    #: The whole list.
    items: tuple[_Item, ...]
    #: The changes from the observer's previous list; None the first time: show everything.
    delta: ListDelta | None


#: A function that receives a list and its changes.
Take = Callable[[ListUpdate[Any]], object]


def told(function: Take) -> Take:
    """Wraps a program's function for the library's thread."""
    plain_function(function, "what is told of a list")
    return lambda update: run(function, update)


def give(context: int | None, items: Iterable[Any], delta: Any) -> None:
    """Passes a list to the receiver with a context number."""
    take = kept(context)
    if take is not None:
        take(ListUpdate(tuple(items), delta_of(delta.contents) if delta else None))
