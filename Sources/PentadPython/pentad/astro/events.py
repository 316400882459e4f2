"""The events of a handler, with a class for each kind, so that ``match`` can use their fields.

Each is an :class:`AstroEvent`. The fields of its kind are never None in it, unless their types
allow it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._events import AstroEvent, AstroEventKind

if TYPE_CHECKING:
    from .._enums import Origin
    from ..errors import PentadError

__all__ = [
    "AlertDue",
    "AlertRegistered",
    "AlertRemoved",
    "CacheReset",
    "DaysFailed",
    "DaysLoaded",
    "Erased",
    "LocationChanged",
    "LocationMovedFar",
    "MonthCached",
    "Reset",
    "SettingsChanged",
    "StoreFailed",
    "StoreRecovered",
]


class DaysLoaded(AstroEvent, of=AstroEventKind.DAYS_LOADED):
    """:meth:`AstroCalendarDelegate.did_load_days` as an event."""

    if TYPE_CHECKING:
        start: int
        end: int
        origin: Origin


class DaysFailed(AstroEvent, of=AstroEventKind.DAYS_FAILED):
    """:meth:`AstroCalendarDelegate.did_fail_to_load_days` as an event."""

    if TYPE_CHECKING:
        start: int
        end: int
        error: PentadError


class MonthCached(AstroEvent, of=AstroEventKind.MONTH_CACHED):
    """:meth:`AstroCalendarDelegate.did_cache_month` as an event."""

    if TYPE_CHECKING:
        year: int
        month: int


class CacheReset(AstroEvent, of=AstroEventKind.CACHE_RESET):
    """:meth:`AstroCalendarDelegate.did_reset_cache` as an event."""

    if TYPE_CHECKING:
        is_damage: bool


class StoreRecovered(AstroEvent, of=AstroEventKind.STORE_RECOVERED):
    """:meth:`AstroCalendarDelegate.did_recover_store` as an event."""

    if TYPE_CHECKING:
        rows_kept: int
        is_partial: bool


class StoreFailed(AstroEvent, of=AstroEventKind.STORE_FAILED):
    """:meth:`AstroCalendarDelegate.store_did_fail` as an event."""

    if TYPE_CHECKING:
        error: PentadError


class LocationChanged(AstroEvent, of=AstroEventKind.LOCATION_CHANGED):
    """:meth:`AstroCalendarDelegate.did_change_location` as an event."""


class LocationMovedFar(AstroEvent, of=AstroEventKind.LOCATION_MOVED_FAR):
    """:meth:`AstroCalendarDelegate.did_move_far` as an event."""


class AlertRegistered(AstroEvent, of=AstroEventKind.ALERT_REGISTERED):
    """:meth:`AstroCalendarDelegate.did_register_alert` as an event."""

    if TYPE_CHECKING:
        alert: int


class AlertDue(AstroEvent, of=AstroEventKind.ALERT_DUE):
    """:meth:`AstroCalendarDelegate.alert_did_come_due` as an event."""

    if TYPE_CHECKING:
        alert: int


class AlertRemoved(AstroEvent, of=AstroEventKind.ALERT_REMOVED):
    """:meth:`AstroCalendarDelegate.did_remove_alert` as an event."""

    if TYPE_CHECKING:
        alert: int


class SettingsChanged(AstroEvent, of=AstroEventKind.SETTINGS_CHANGED):
    """:meth:`AstroCalendarDelegate.did_change_settings` as an event."""


class Erased(AstroEvent, of=AstroEventKind.ERASED):
    """:meth:`AstroCalendarDelegate.did_erase` as an event."""


class Reset(AstroEvent, of=AstroEventKind.RESET):
    """:meth:`AstroCalendarDelegate.did_reset` as an event."""
