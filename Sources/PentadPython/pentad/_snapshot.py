"""Results that may come from a cache, with their age and origin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any, Generic, TypeVar, overload

from ._brief import brief
from ._enums import Origin
from ._times import to_datetime

_Item = TypeVar("_Item")


@brief
@dataclass(frozen=True)
class Snapshot(Sequence[_Item], Generic[_Item]):
    """Items in order, with their age and origin; a sequence of the items."""

    items: tuple[_Item, ...]
    origin: Origin
    stored_at_ms: int
    #: True if they are stale: a newer version was requested from the source, and the request
    #: failed.
    is_stale: bool

    @property
    def stored_at(self) -> datetime:
        """The time when the oldest of them came from the source, in UTC."""
        return to_datetime(self.stored_at_ms, timezone.utc)

    @overload
    def __getitem__(self, index: int) -> _Item: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[_Item]: ...

    def __getitem__(self, index: int | slice) -> _Item | Sequence[_Item]:
        return self.items[index]

    def __len__(self) -> int:
        return len(self.items)


def freshness_of(record: Any) -> tuple[Origin, int, bool]:
    """Returns the origin, the time and the staleness of a record, in the order of a snapshot's
    fields.
    """
    return Origin.of(record.origin), record.stored_at, record.is_stale
