"""Lists that are observed."""

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
    """A list as it is now, and what has changed since its observer was told of it last."""

    #: The whole list.
    items: tuple[_Item, ...]
    #: What makes it out of the list that the same observer got before; None the first time: show
    #: all.
    delta: ListDelta | None


#: What is called with a list and what has changed in it.
Take = Callable[[ListUpdate[Any]], object]


def told(function: Take) -> Take:
    """A program's own function, as the library's thread calls it."""
    plain_function(function, "what is told of a list")
    return lambda update: run(function, update)


def give(context: int | None, items: Iterable[Any], delta: Any) -> None:
    """Brings a list to whoever is kept for it."""
    take = kept(context)
    if take is not None:
        take(ListUpdate(tuple(items), delta_of(delta.contents) if delta else None))
