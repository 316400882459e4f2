"""The changes of a list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from ctypes import c_char_p
from dataclasses import dataclass, replace
from typing import Any, Callable, TypeVar

from ._convert import utf8
from ._handle import owned
from ._library import lib
from ._native import pentad_list_delta, pentad_list_is_same

_Item = TypeVar("_Item")
_Row = TypeVar("_Row")


@dataclass(frozen=True)
class ListMove:
    """An item that moved to another position."""

    #: The index in the old list.
    old_index: int
    #: The index in the new list.
    new_index: int


@dataclass(frozen=True)
class ListDelta:
    """The changes from one version of a list to the next, as a screen needs them to show a change.

    Items are matched by their keys, one to one. Unmatched items are deleted or inserted. Matched
    items stay or move, with as few moves as possible.
    """

    #: The deleted items: indices of the old list, ascending.
    deletions: tuple[int, ...]
    #: The inserted items: indices of the new list, ascending.
    insertions: tuple[int, ...]
    #: The moved items, in the order of the new list.
    moves: tuple[ListMove, ...]
    #: The items with other content, moved or not: indices of the new list, ascending.
    updates: tuple[int, ...]
    old_count: int
    new_count: int

    @staticmethod
    def between(
        old: Sequence[_Item], new: Sequence[_Item], key: Callable[[_Item], str]
    ) -> ListDelta:
        """Compares two lists of the program; items that are equal have the same content.

        Items that share a key are matched one to one, and no two of their pairs cross.
        """
        # Not with a callback: an exception of Ctrl-C at its start would be lost in C.
        arguments = *_keys(old, key), *_keys(new, key), pentad_list_is_same(), None
        kind, free = pentad_list_delta, lib.pentad_list_delta_free
        with owned(kind, free, lib.pentad_list_delta_make, *arguments) as record:
            delta = delta_of(record)
        places = enumerate(delta._origins())
        updates = (
            place for place, origin in places if origin is not None and old[origin] != new[place]
        )
        return replace(delta, updates=tuple(updates))

    @property
    def is_empty(self) -> bool:
        """True if nothing has changed."""
        return not (self.deletions or self.insertions or self.moves or self.updates)

    def applied(self, old: Sequence[_Row], make: Callable[[int], _Row]) -> list[_Row]:
        """Applies the changes to the old list, or to a screen's objects for its items.

        ``make`` returns the object for an index of the new list; it is called for inserted and
        updated items. If the old list has another length than the compared one, all objects are
        made again.
        """
        if len(old) != self.old_count:
            return [make(index) for index in range(self.new_count)]
        updated = set(self.updates)
        return [
            make(index) if origin is None or index in updated else old[origin]
            for index, origin in enumerate(self._origins())
        ]

    def _origins(self) -> Iterator[int | None]:
        """Yields the old index of each item of the new list; None for an inserted item."""
        moved = {move.new_index: move.old_index for move in self.moves}
        leaving = {*self.deletions, *moved.values()}
        staying = (index for index in range(self.old_count) if index not in leaving)
        inserted = set(self.insertions)
        for index in range(self.new_count):
            if index in inserted:
                yield None
            else:
                yield moved[index] if index in moved else next(staying)


def _keys(items: Sequence[_Item], key: Callable[[_Item], str]) -> tuple[Any, int]:
    keys = [utf8(key(item), "a key") for item in items]
    return (c_char_p * len(keys))(*keys), len(keys)


def delta_of(record: Any) -> ListDelta:
    moves = record.moves[: record.move_count]
    return ListDelta(
        deletions=tuple(record.deletions[: record.deletion_count]),
        insertions=tuple(record.insertions[: record.insertion_count]),
        moves=tuple(ListMove(move.old_index, move.new_index) for move in moves),
        updates=tuple(record.updates[: record.update_count]),
        old_count=record.old_count,
        new_count=record.new_count,
    )
