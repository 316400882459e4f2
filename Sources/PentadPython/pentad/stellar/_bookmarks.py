"""Bookmarks, and what a look at the term does to them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from .._brief import brief
from .._convert import items
from .._times import known_time, optional_datetime, to_datetime
from ..errors import PentadError, optional_failure
from ._classes import StellarClass, class_of, classes_of
from ._enums import Sync
from ._terms import StellarTerm, optional_term, term_of


@brief
@dataclass(frozen=True)
class StellarBookmark:
    """A class that the user wants to find again."""

    item: StellarClass
    added_at_ms: int
    #: None for one of the current term.
    archived_at_ms: int | None
    #: Whether the server knows of it.
    sync: Sync
    #: Why the server refused, where that is known.
    error: PentadError | None = None

    @property
    def added_at(self) -> datetime:
        """When it was bookmarked, in UTC."""
        return to_datetime(self.added_at_ms)

    @property
    def archived_at(self) -> datetime | None:
        """When its term was found to be over, in UTC; None for one of the current term."""
        return optional_datetime(self.archived_at_ms)


@brief
@dataclass(frozen=True)
class TermChange:
    """What a look at the current term brought."""

    #: The term before; None when none was known.
    old: StellarTerm | None
    #: The current term.
    new: StellarTerm
    #: The classes whose bookmarks were archived by this very look: each is told once.
    removed: tuple[StellarClass, ...]
    #: Whether the term is another one.
    is_changed: bool


def bookmarks_of(record: Any) -> tuple[StellarBookmark, ...]:
    return tuple(_bookmark_of(one) for one in items(record.items, record.count))


def _bookmark_of(record: Any) -> StellarBookmark:
    refused = record.status
    return StellarBookmark(
        item=class_of(record.item.contents),
        added_at_ms=record.added_at,
        archived_at_ms=known_time(record.archived_at),
        sync=Sync.of(record.sync),
        error=optional_failure(refused, record.error_message),
    )


def change_of(record: Any) -> TermChange:
    return TermChange(
        old=optional_term(record.old_term),
        new=term_of(record.new_term.contents),
        removed=classes_of(record.removed, record.removed_count),
        is_changed=record.is_changed,
    )
