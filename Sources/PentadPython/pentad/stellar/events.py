"""The events of a client, with a class for each kind, so that ``match`` can use their fields.

Each is a :class:`StellarEvent`. The fields of its kind are never None in it, unless their types
allow it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._events import StellarEvent, StellarEventKind

if TYPE_CHECKING:
    from ..errors import PentadError
    from ._enums import StellarSubject
    from ._records import StellarTerm

__all__ = [
    "AccountChanged",
    "AnnouncementsArrived",
    "BookmarkFailed",
    "BookmarkSynchronised",
    "BookmarksChanged",
    "CacheCleared",
    "ChangeFailed",
    "ClassChanged",
    "ClassesLoaded",
    "CoursesLoaded",
    "Erased",
    "Failed",
    "PartlyUnreadable",
    "RecentChanged",
    "Recovered",
    "Reset",
    "StoreChanged",
    "StoreFailed",
    "TermChanged",
    "UnreadChanged",
]


class CoursesLoaded(StellarEvent, of=StellarEventKind.COURSES_LOADED):
    """:meth:`StellarClientDelegate.did_load_courses` as an event."""


class ClassesLoaded(StellarEvent, of=StellarEventKind.CLASSES_LOADED):
    """:meth:`StellarClientDelegate.did_load_classes` as an event."""

    if TYPE_CHECKING:
        id: str


class ClassChanged(StellarEvent, of=StellarEventKind.CLASS_CHANGED):
    """:meth:`StellarClientDelegate.did_change_class` as an event."""

    if TYPE_CHECKING:
        id: str


class AnnouncementsArrived(StellarEvent, of=StellarEventKind.ANNOUNCEMENTS_ARRIVED):
    """:meth:`StellarClientDelegate.announcements_did_arrive` as an event."""

    if TYPE_CHECKING:
        id: str
        count: int


class Failed(StellarEvent, of=StellarEventKind.FAILED):
    """:meth:`StellarClientDelegate.did_fail` as an event."""

    if TYPE_CHECKING:
        subject: StellarSubject
        id: str | None
        error: PentadError
        is_kept: bool


class PartlyUnreadable(StellarEvent, of=StellarEventKind.PARTLY_UNREADABLE):
    """:meth:`StellarClientDelegate.did_leave_out` as an event."""

    if TYPE_CHECKING:
        subject: StellarSubject
        id: str | None
        count: int


class BookmarksChanged(StellarEvent, of=StellarEventKind.BOOKMARKS_CHANGED):
    """:meth:`StellarClientDelegate.did_change_bookmarks` as an event."""


class BookmarkSynchronised(StellarEvent, of=StellarEventKind.BOOKMARK_SYNCHRONISED):
    """:meth:`StellarClientDelegate.did_synchronise_bookmark` as an event."""

    if TYPE_CHECKING:
        id: str


class BookmarkFailed(StellarEvent, of=StellarEventKind.BOOKMARK_FAILED):
    """:meth:`StellarClientDelegate.bookmark_did_fail` as an event."""

    if TYPE_CHECKING:
        id: str
        error: PentadError


class RecentChanged(StellarEvent, of=StellarEventKind.RECENT_CHANGED):
    """:meth:`StellarClientDelegate.did_change_recent` as an event."""


class UnreadChanged(StellarEvent, of=StellarEventKind.UNREAD_CHANGED):
    """:meth:`StellarClientDelegate.did_change_unread` as an event."""


class TermChanged(StellarEvent, of=StellarEventKind.TERM_CHANGED):
    """:meth:`StellarClientDelegate.did_change_term` as an event."""

    if TYPE_CHECKING:
        term: StellarTerm
        removed: tuple[str, ...]


class AccountChanged(StellarEvent, of=StellarEventKind.ACCOUNT_CHANGED):
    """:meth:`StellarClientDelegate.did_change_account` as an event."""

    if TYPE_CHECKING:
        subject: StellarSubject
        id: str | None


class ChangeFailed(StellarEvent, of=StellarEventKind.CHANGE_FAILED):
    """:meth:`StellarClientDelegate.change_did_fail` as an event."""

    if TYPE_CHECKING:
        subject: StellarSubject
        id: str | None
        error: PentadError


class Recovered(StellarEvent, of=StellarEventKind.RECOVERED):
    """:meth:`StellarClientDelegate.did_recover_store` as an event."""

    if TYPE_CHECKING:
        rows_kept: int
        is_partial: bool


class StoreFailed(StellarEvent, of=StellarEventKind.STORE_FAILED):
    """:meth:`StellarClientDelegate.store_did_fail` as an event."""

    if TYPE_CHECKING:
        error: PentadError


class StoreChanged(StellarEvent, of=StellarEventKind.STORE_CHANGED):
    """:meth:`StellarClientDelegate.store_did_change` as an event."""


class CacheCleared(StellarEvent, of=StellarEventKind.CACHE_CLEARED):
    """:meth:`StellarClientDelegate.did_clear_cache` as an event."""


class Erased(StellarEvent, of=StellarEventKind.ERASED):
    """:meth:`StellarClientDelegate.did_erase` as an event."""


class Reset(StellarEvent, of=StellarEventKind.RESET):
    """:meth:`StellarClientDelegate.did_reset` as an event."""
