"""Lists that are observed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ._list_delta import ListDelta, delta_of

_Item = TypeVar("_Item")


@dataclass(frozen=True)
class ListUpdate(Generic[_Item]):
    """A list as it is now, and what has changed since its observer was told of it last."""

    #: The whole list.
    items: tuple[_Item, ...]
    #: What makes it out of the list that the same observer got before; None the first time: show
    #: all.
    delta: ListDelta | None


def update_of(items: tuple[Any, ...], delta: Any) -> ListUpdate[Any]:
    return ListUpdate(items, delta_of(delta.contents) if delta else None)
