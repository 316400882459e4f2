"""What has changed in a list."""

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
    """An item at another place."""

    #: Its index in the old list.
    old_index: int
    #: Its index in the new list.
    new_index: int


@dataclass(frozen=True)
class ListDelta:
    """What makes a list out of the one before: what a screen needs to show a change.

    Items are matched by their keys, one to one. What is not matched is deleted or inserted, what is
    matched stays or moves, and as few move as can be.
    """

    #: What is gone: indices of the old list, ascending.
    deletions: tuple[int, ...]
    #: What is new: indices of the new list, ascending.
    insertions: tuple[int, ...]
    #: What moves, in the order of the new list.
    moves: tuple[ListMove, ...]
    #: What has other content, moved or not: indices of the new list, ascending.
    updates: tuple[int, ...]
    old_count: int
    new_count: int

    @staticmethod
    def between(
        old: Sequence[_Item], new: Sequence[_Item], key: Callable[[_Item], str]
    ) -> ListDelta:
        """Compares two lists of a program's own; what is equal has the same content.

        Where several items share a key, they are matched one to one, and no two of their pairs
        cross.
        """
        # Not by a callback: what Ctrl-C raises as one begins would be lost in C.
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
        """Whether nothing has changed."""
        return not (self.deletions or self.insertions or self.moves or self.updates)

    def applied(self, old: Sequence[_Row], make: Callable[[int], _Row]) -> list[_Row]:
        """The new list out of the old one, or out of what a screen keeps for each item.

        ``make`` gives what belongs to an index of the new list; it is asked for what is inserted or
        updated. An old list of another length is not the one that was compared: all is made anew.
        """
        if len(old) != self.old_count:
            return [make(index) for index in range(self.new_count)]
        updated = set(self.updates)
        return [
            make(index) if origin is None or index in updated else old[origin]
            for index, origin in enumerate(self._origins())
        ]

    def _origins(self) -> Iterator[int | None]:
        """The index in the old list of each item of the new one; None for what is inserted."""
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
