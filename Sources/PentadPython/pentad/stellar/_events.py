"""The events of a client, for delegates and for ``async for``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .._brief import brief
from .._callbacks import context_free, keep, kept
from .._convert import optional_text, text, texts
from .._event_kinds import EventOfKind
from .._events import Methods, Receiver
from .._handle import Handle
from .._library import lib
from .._names import Name
from .._native import (
    pentad_stellar_account_changed_callback,
    pentad_stellar_bookmark_failed_callback,
    pentad_stellar_change_failed_callback,
    pentad_stellar_delegate,
    pentad_stellar_event_callback,
    pentad_stellar_failed_callback,
    pentad_stellar_id_callback,
    pentad_stellar_left_out_callback,
    pentad_stellar_news_callback,
    pentad_stellar_recovery_callback,
    pentad_stellar_store_callback,
    pentad_stellar_term_callback,
)
from .._subscription import Subscription, register
from .._turns import guarded
from ..errors import PentadError, reported
from ._enums import StellarSubject
from ._records import StellarTerm, term_of


class StellarEventKind(Name):
    """The kind of an event of a client; each is also a method of :class:`StellarClientDelegate`."""

    COURSES_LOADED = "coursesLoaded"
    CLASSES_LOADED = "classesLoaded"
    CLASS_CHANGED = "classChanged"
    ANNOUNCEMENTS_ARRIVED = "announcementsArrived"
    FAILED = "failed"
    PARTLY_UNREADABLE = "partlyUnreadable"
    BOOKMARKS_CHANGED = "bookmarksChanged"
    BOOKMARK_SYNCHRONISED = "bookmarkSynchronised"
    BOOKMARK_FAILED = "bookmarkFailed"
    RECENT_CHANGED = "recentChanged"
    UNREAD_CHANGED = "unreadChanged"
    TERM_CHANGED = "termChanged"
    ACCOUNT_CHANGED = "accountChanged"
    CHANGE_FAILED = "changeFailed"
    RECOVERED = "recovered"
    STORE_FAILED = "storeFailed"
    STORE_CHANGED = "storeChanged"
    CACHE_CLEARED = "cacheCleared"
    ERASED = "erased"
    RESET = "reset"


@brief
@dataclass(frozen=True)
class StellarEvent(EventOfKind):
    """An event of a client; fields that do not apply to its kind are None."""

    kind: StellarEventKind
    #: The number of the event, from 1, and larger than that of the previous one.
    number: int
    #: The course's number or the class's id.
    id: str | None = None
    subject: StellarSubject | None = None
    #: The number of announcements, or of parts of a response.
    count: int | None = None
    error: PentadError | None = None
    #: True if stored data was returned instead.
    is_kept: bool | None = None
    term: StellarTerm | None = None
    #: The ids of the classes whose bookmarks were archived.
    removed: tuple[str, ...] | None = None
    rows_kept: int | None = None
    is_partial: bool | None = None


def methods_of(delegate: object) -> Methods:
    """Makes the receiver that calls a delegate's methods."""
    return Methods(delegate, _METHODS, _ARGUMENTS)


def record_of_receiver(receiver: Receiver) -> Any:
    """Returns the record for C of a receiver's delegate, which keeps it alive."""
    return pentad_stellar_delegate(context=keep(receiver), context_free=context_free, **_CALLBACKS)


def subscribe(client: Handle, receiver: Receiver) -> Subscription:
    return register(lib.pentad_stellar_client_subscribe, client, record_of_receiver(receiver))


_Kind = StellarEventKind


def _tell(context: int | None, kind: StellarEventKind, number: int, **details: Any) -> None:
    receiver = kept(context)
    if receiver is not None:
        receiver.tell(StellarEvent(kind, number, **details))


def _did_arrive(context: int | None, event: int, id: bytes, count: int) -> None:
    _tell(context, _Kind.ANNOUNCEMENTS_ARRIVED, event, id=text(id), count=count)


def _did_fail(
    context: int | None, event: int, subject: int, id: bytes | None, error: Any, is_kept: bool
) -> None:
    details = {"subject": StellarSubject.of(subject), "id": optional_text(id), "is_kept": is_kept}
    _tell(context, _Kind.FAILED, event, error=reported(error), **details)


def _did_leave_out(
    context: int | None, event: int, subject: int, id: bytes | None, count: int
) -> None:
    details = {"subject": StellarSubject.of(subject), "id": optional_text(id), "count": count}
    _tell(context, _Kind.PARTLY_UNREADABLE, event, **details)


def _bookmark_did_fail(context: int | None, event: int, id: bytes, error: Any) -> None:
    _tell(context, _Kind.BOOKMARK_FAILED, event, id=text(id), error=reported(error))


def _did_change_term(context: int | None, event: int, term: Any, removed: Any, count: int) -> None:
    details = {"term": term_of(term.contents), "removed": texts(removed, count)}
    _tell(context, _Kind.TERM_CHANGED, event, **details)


def _did_change_account(context: int | None, event: int, subject: int, id: bytes | None) -> None:
    details = {"subject": StellarSubject.of(subject), "id": optional_text(id)}
    _tell(context, _Kind.ACCOUNT_CHANGED, event, **details)


def _change_did_fail(
    context: int | None, event: int, subject: int, id: bytes | None, error: Any
) -> None:
    details = {"subject": StellarSubject.of(subject), "id": optional_text(id)}
    _tell(context, _Kind.CHANGE_FAILED, event, error=reported(error), **details)


def _did_recover(context: int | None, event: int, rows: int, is_partial: bool) -> None:
    _tell(context, _Kind.RECOVERED, event, rows_kept=rows, is_partial=is_partial)


def _store_did_fail(context: int | None, event: int, error: Any) -> None:
    _tell(context, _Kind.STORE_FAILED, event, error=reported(error))


def _plain(kind: StellarEventKind) -> Any:
    return pentad_stellar_event_callback(
        guarded(lambda context, event: _tell(context, kind, event))
    )


def _with_id(kind: StellarEventKind) -> Any:
    return pentad_stellar_id_callback(
        lambda context, event, id: _tell(context, kind, event, id=text(id))
    )


_CALLBACKS = {
    "did_load_courses": _plain(_Kind.COURSES_LOADED),
    "did_load_classes": _with_id(_Kind.CLASSES_LOADED),
    "did_change_class": _with_id(_Kind.CLASS_CHANGED),
    "announcements_did_arrive": pentad_stellar_news_callback(guarded(_did_arrive)),
    "did_fail": pentad_stellar_failed_callback(guarded(_did_fail)),
    "did_leave_out": pentad_stellar_left_out_callback(guarded(_did_leave_out)),
    "did_change_bookmarks": _plain(_Kind.BOOKMARKS_CHANGED),
    "did_synchronise_bookmark": _with_id(_Kind.BOOKMARK_SYNCHRONISED),
    "bookmark_did_fail": pentad_stellar_bookmark_failed_callback(guarded(_bookmark_did_fail)),
    "did_change_recent": _plain(_Kind.RECENT_CHANGED),
    "did_change_unread": _plain(_Kind.UNREAD_CHANGED),
    "did_change_term": pentad_stellar_term_callback(guarded(_did_change_term)),
    "did_change_account": pentad_stellar_account_changed_callback(guarded(_did_change_account)),
    "change_did_fail": pentad_stellar_change_failed_callback(guarded(_change_did_fail)),
    "did_recover_store": pentad_stellar_recovery_callback(guarded(_did_recover)),
    "store_did_fail": pentad_stellar_store_callback(guarded(_store_did_fail)),
    "store_did_change": _plain(_Kind.STORE_CHANGED),
    "did_clear_cache": _plain(_Kind.CACHE_CLEARED),
    "did_erase": _plain(_Kind.ERASED),
    "did_reset": _plain(_Kind.RESET),
}

#: The delegate's methods, in the order of the kinds.
_METHODS = dict(zip(StellarEventKind, _CALLBACKS))

_ARGUMENTS = {
    _Kind.CLASSES_LOADED: ("id",),
    _Kind.CLASS_CHANGED: ("id",),
    _Kind.ANNOUNCEMENTS_ARRIVED: ("id", "count"),
    _Kind.FAILED: ("subject", "id", "error", "is_kept"),
    _Kind.PARTLY_UNREADABLE: ("subject", "id", "count"),
    _Kind.BOOKMARK_SYNCHRONISED: ("id",),
    _Kind.BOOKMARK_FAILED: ("id", "error"),
    _Kind.TERM_CHANGED: ("term", "removed"),
    _Kind.ACCOUNT_CHANGED: ("subject", "id"),
    _Kind.CHANGE_FAILED: ("subject", "id", "error"),
    _Kind.RECOVERED: ("rows_kept", "is_partial"),
    _Kind.STORE_FAILED: ("error",),
}
