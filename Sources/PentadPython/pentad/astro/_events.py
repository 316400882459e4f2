"""What happens to a handler, for delegates and for ``async for``."""

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
    """Hears what happens to a handler. To inherit from it is a choice: every method may be missing.

    The calls come on threads of the library, in the order of the events, one at a time; they may
    call everything of Pentad, and cancel. Only the end of an asynchronous call cannot be awaited in
    them, since it comes on the same thread. An exception in one goes to ``sys.unraisablehook``, and
    the next call comes all the same. Dates are numbers, year × 10000 + month × 100 + day.
    """

    def did_load_days(self, start: int, end: int, origin: Origin) -> None:
        """The days of a request were delivered."""

    def did_fail_to_load_days(self, start: int, end: int, error: PentadError) -> None:
        """The days of a request could not be had."""

    def did_cache_month(self, year: int, month: int) -> None:
        """Days of a civil month went into the cache."""

    def did_reset_cache(self, is_damage: bool) -> None:
        """The cache was emptied: it was asked for, or it was found damaged."""

    def did_recover_store(self, rows_kept: int, is_partial: bool) -> None:
        """A damaged store was built anew, and so many alerts and settings were saved."""

    def store_did_fail(self, error: PentadError) -> None:
        """The store could not be written: what was to be kept is in memory only."""

    def did_change_location(self) -> None:
        """The place for which days are computed is another."""

    def did_move_far(self) -> None:
        """The place is far from the one of the last such call."""

    def did_register_alert(self, id: int) -> None:
        """An alert was registered."""

    def alert_did_come_due(self, id: int) -> None:
        """An alert is due and was given out."""

    def did_remove_alert(self, id: int) -> None:
        """An alert was removed on demand."""

    def did_change_settings(self) -> None:
        """Settings other than the place have changed."""

    def did_erase(self) -> None:
        """All that was kept is gone, alerts and settings too."""

    def did_reset(self) -> None:
        """The delegate was too slow, and events that it did not see are gone."""


class AstroEventKind(Name):
    """What happened to a handler; each is a method of :class:`AstroCalendarDelegate`, too."""

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
    """Something that happened to a handler; what its kind has not is None."""

    kind: AstroEventKind
    #: From 1 and without gaps, the same for every observer of a store.
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
    """The record for C of a receiver's delegate, which keeps it."""
    return pentad_astro_delegate(context=keep(receiver), context_free=context_free, **_CALLBACKS)


def methods_of(delegate: object) -> Methods:
    """What calls a delegate's methods."""
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
