"""The events of a handler, for delegates and for ``async for``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .._brief import brief
from .._callbacks import context_free, keep, kept
from .._enums import Origin
from .._event_kinds import EventOfKind
from .._events import Methods, Receiver
from .._handle import Handle
from .._library import lib
from .._names import Name
from .._native import (
    pentad_astro_alert_event_callback,
    pentad_astro_cache_callback,
    pentad_astro_delegate,
    pentad_astro_event_callback,
    pentad_astro_load_failed_callback,
    pentad_astro_loaded_callback,
    pentad_astro_month_callback,
    pentad_astro_recovery_callback,
    pentad_astro_store_callback,
)
from .._subscription import Subscription, register
from .._turns import guarded
from ..errors import PentadError, reported


class AstroCalendarDelegate:
    """A delegate for the events of a handler. Inheriting from it is optional: every method may be
    missing.

    The calls come on threads of the library, in the order of the events, one at a time; they may
    call all functions of Pentad, and cancel. Do not wait for an asynchronous call in them: its
    completion runs on the same thread, so this deadlocks. An exception in one is reported to
    ``sys.unraisablehook``, and the next call still comes. Dates are numbers, year × 10000 + month ×
    100 + day.
    """

    def did_load_days(self, start: int, end: int, origin: Origin) -> None:
        """The days of a request were delivered."""

    def did_fail_to_load_days(self, start: int, end: int, error: PentadError) -> None:
        """The days of a request could not be loaded."""

    def did_cache_month(self, year: int, month: int) -> None:
        """Days of a civil month were added to the cache."""

    def did_reset_cache(self, is_damage: bool) -> None:
        """The cache was cleared: on request, or because it was damaged."""

    def did_recover_store(self, rows_kept: int, is_partial: bool) -> None:
        """A damaged store was rebuilt; ``rows_kept`` alerts and settings were recovered."""

    def store_did_fail(self, error: PentadError) -> None:
        """The store could not be written: the data is only in memory."""

    def did_change_location(self) -> None:
        """The place for which days are computed has changed."""

    def did_move_far(self) -> None:
        """The place is far from the one of the last such call."""

    def did_register_alert(self, id: int) -> None:
        """An alert was registered."""

    def alert_did_come_due(self, id: int) -> None:
        """An alert came due and was delivered."""

    def did_remove_alert(self, id: int) -> None:
        """An alert was removed on request."""

    def did_change_settings(self) -> None:
        """Settings other than the place have changed."""

    def did_erase(self) -> None:
        """All stored data was erased, including alerts and settings."""

    def did_reset(self) -> None:
        """The delegate was too slow, and events that it did not receive were dropped."""


class AstroEventKind(Name):
    """The kind of a handler's event; each is also a method of :class:`AstroCalendarDelegate`."""

    DAYS_LOADED = "daysLoaded"
    DAYS_FAILED = "daysFailed"
    MONTH_CACHED = "monthCached"
    CACHE_RESET = "cacheReset"
    STORE_RECOVERED = "storeRecovered"
    STORE_FAILED = "storeFailed"
    LOCATION_CHANGED = "locationChanged"
    LOCATION_MOVED_FAR = "locationMovedFar"
    ALERT_REGISTERED = "alertRegistered"
    ALERT_DUE = "alertDue"
    ALERT_REMOVED = "alertRemoved"
    SETTINGS_CHANGED = "settingsChanged"
    ERASED = "erased"
    RESET = "reset"


@brief
@dataclass(frozen=True)
class AstroEvent(EventOfKind):
    """An event of a handler; fields that do not apply to its kind are None."""

    kind: AstroEventKind
    #: The number of the event: from 1 and without gaps, the same for every observer of a store.
    number: int
    #: The dates of a request, as numbers.
    start: int | None = None
    end: int | None = None
    origin: Origin | None = None
    error: PentadError | None = None
    year: int | None = None
    month: int | None = None
    is_damage: bool | None = None
    rows_kept: int | None = None
    is_partial: bool | None = None
    alert: int | None = None


def record_of_receiver(receiver: Receiver) -> Any:
    """Returns the record for C of a receiver's delegate, which keeps it alive."""
    return pentad_astro_delegate(context=keep(receiver), context_free=context_free, **_CALLBACKS)


def methods_of(delegate: object) -> Methods:
    """Makes the receiver that calls a delegate's methods."""
    return Methods(delegate, _METHODS, _ARGUMENTS)


def subscribe(handler: Handle, receiver: Receiver) -> Subscription:
    return register(lib.pentad_astro_handler_subscribe, handler, record_of_receiver(receiver))


def _tell(context: int | None, kind: AstroEventKind, number: int, **details: Any) -> None:
    receiver = kept(context)
    if receiver is not None:
        receiver.tell(AstroEvent(kind, number, **details))


_Kind = AstroEventKind


def _did_load(context: int | None, event: int, start: int, end: int, origin: int) -> None:
    details = {"start": start, "end": end, "origin": Origin.of(origin)}
    _tell(context, _Kind.DAYS_LOADED, event, **details)


def _did_fail(context: int | None, event: int, start: int, end: int, error: Any) -> None:
    _tell(context, _Kind.DAYS_FAILED, event, start=start, end=end, error=reported(error))


def _did_cache(context: int | None, event: int, year: int, month: int) -> None:
    _tell(context, _Kind.MONTH_CACHED, event, year=year, month=month)


def _did_reset_cache(context: int | None, event: int, is_damage: bool) -> None:
    _tell(context, _Kind.CACHE_RESET, event, is_damage=is_damage)


def _did_recover(context: int | None, event: int, rows: int, is_partial: bool) -> None:
    _tell(context, _Kind.STORE_RECOVERED, event, rows_kept=rows, is_partial=is_partial)


def _store_did_fail(context: int | None, event: int, error: Any) -> None:
    _tell(context, _Kind.STORE_FAILED, event, error=reported(error))


def _plain(kind: AstroEventKind) -> Any:
    return pentad_astro_event_callback(guarded(lambda context, event: _tell(context, kind, event)))


def _alert(kind: AstroEventKind) -> Any:
    return pentad_astro_alert_event_callback(
        lambda context, event, id: _tell(context, kind, event, alert=id)
    )


_CALLBACKS = {
    "did_load_days": pentad_astro_loaded_callback(guarded(_did_load)),
    "did_fail_to_load_days": pentad_astro_load_failed_callback(guarded(_did_fail)),
    "did_cache_month": pentad_astro_month_callback(guarded(_did_cache)),
    "did_reset_cache": pentad_astro_cache_callback(guarded(_did_reset_cache)),
    "did_recover_store": pentad_astro_recovery_callback(guarded(_did_recover)),
    "store_did_fail": pentad_astro_store_callback(guarded(_store_did_fail)),
    "did_change_location": _plain(_Kind.LOCATION_CHANGED),
    "did_move_far": _plain(_Kind.LOCATION_MOVED_FAR),
    "did_register_alert": _alert(_Kind.ALERT_REGISTERED),
    "alert_did_come_due": _alert(_Kind.ALERT_DUE),
    "did_remove_alert": _alert(_Kind.ALERT_REMOVED),
    "did_change_settings": _plain(_Kind.SETTINGS_CHANGED),
    "did_erase": _plain(_Kind.ERASED),
    "did_reset": _plain(_Kind.RESET),
}

#: The delegate's methods, in the order of the kinds.
_METHODS = dict(zip(AstroEventKind, _CALLBACKS))

_ARGUMENTS = {
    _Kind.DAYS_LOADED: ("start", "end", "origin"),
    _Kind.DAYS_FAILED: ("start", "end", "error"),
    _Kind.MONTH_CACHED: ("year", "month"),
    _Kind.CACHE_RESET: ("is_damage",),
    _Kind.STORE_RECOVERED: ("rows_kept", "is_partial"),
    _Kind.STORE_FAILED: ("error",),
    _Kind.ALERT_REGISTERED: ("alert",),
    _Kind.ALERT_DUE: ("alert",),
    _Kind.ALERT_REMOVED: ("alert",),
}
