"""Bookmarks."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from .._brief import brief
from .._convert import items
from .._times import known_time, optional_datetime, to_datetime
from ..errors import PentadError, optional_failure
from ._enums import Sync
from ._records import StellarClass, class_of


@brief
@dataclass(frozen=True)
class StellarBookmark:
    """A bookmarked class."""

    item: StellarClass
    added_at_ms: int
    #: The time in milliseconds; None for one of the current term.
    archived_at_ms: int | None
    #: The synchronisation state.
    sync: Sync
    #: The server's error, if it refused and the reason is known.
    error: PentadError | None = None

    @property
    def added_at(self) -> datetime:
        """The time when it was bookmarked, in UTC."""
        return to_datetime(self.added_at_ms)

    @property
    def archived_at(self) -> datetime | None:
        """The time when its term was found to be over, in UTC; None for one of the current term."""
        return optional_datetime(self.archived_at_ms)


def unread_counts_of(record: Any) -> dict[str, int]:
    return {one.master_id.decode(): one.count for one in record.items[: record.count]}


def bookmarks_of(record: Any) -> list[StellarBookmark]:
    return [_bookmark_of(one) for one in items(record.items, record.count)]


def _bookmark_of(record: Any) -> StellarBookmark:
    refused = record.status
    return StellarBookmark(
        item=class_of(record.item.contents),
        added_at_ms=record.added_at,
        archived_at_ms=known_time(record.archived_at),
        sync=Sync.of(record.sync),
        error=optional_failure(refused, record.error_message),
    )
