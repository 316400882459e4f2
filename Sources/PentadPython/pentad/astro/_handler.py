"""The handler: days by date from a cache or a calendar, alerts, settings, the user's place."""

from __future__ import annotations

import os
from ctypes import POINTER, byref, c_int64, pointer
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Callable, TypeVar

from .._callbacks import let_go
from .._convert import int64, items, optional_text, optional_utf8, text, utf8
from .._handle import Handle, owned
from .._library import lib
from .._native import (
    pentad_astro_alerts,
    pentad_astro_day_containers,
    pentad_astro_handler,
    pentad_astro_handler_options,
    pentad_astro_request,
    pentad_astro_setting,
    pentad_astro_settings,
    pentad_astro_settings_change,
    pentad_astro_storage_usage,
)
from .._subscription import Subscription
from ..errors import PentadError, call
from ._alerts import Alert, Listener, alert_of, subscribe_alerts
from ._calendar import AstroCalendar
from ._events import Methods, record_of_receiver, subscribe
from ._inputs import HorizonRule, PanchangOptions, Place, checked_place, record_of
from ._names import Ayanamsa, DayBoundary, Disc, Months, VikramaYear
from ._rows import Snapshot, snapshot_of
from ._times import NO_TIME, Day, Moment, day_code, milliseconds, to_datetime

if TYPE_CHECKING:
    from .._tasks import Progress
    from ._handler_tasks import DueAlertStream, EventStream, Part


_Value = TypeVar("_Value")


@dataclass(frozen=True)
class AstroSettings:
    """What a handler keeps for its user."""

    #: Where the user is; None until somebody says.
    location: Place | None
    #: Where the user was when a move was last called far.
    far_reference: Place | None
    #: The date that the sun view showed last, as a number.
    sunview_date: int | None
    #: The address of a server, kept for the program.
    endpoint: str | None
    #: By which rules days are computed.
    options: PanchangOptions


@dataclass(frozen=True)
class StorageUsage:
    """What a store takes, and how many segments, civil months and alerts are in it."""

    #: Of the file and its log; 0 for a store in memory.
    bytes: int
    segments: int
    months: int
    alerts: int


class _Unchanged:
    """What a setting is that is not to be changed."""

    def __repr__(self) -> str:
        return "UNCHANGED"


#: Leaves a setting as it is.
UNCHANGED = _Unchanged()


class MasterDataHandler(Handle):
    """Days by date from a cache or a calendar, alerts, settings and the place of the user.

    It may be used from any thread, and by several at once. Each method that works has an ``async``
    twin, whose name ends in ``_async``.

        >>> with AstroCalendar() as calendar, MasterDataHandler(calendar) as handler:
        ...     handler.update_location(Place(23.1765, 75.7885, time_zone="Asia/Kolkata"))
        ...     for day in handler.get_date("2026-11-20", "2026-11-21"):
        ...         print(day, day.lunar_month)
        2026-11-20 11. Ekadashi Kartika
        2026-11-21 12. Dvadashi Kartika
    """

    def __init__(
        self,
        calendar: AstroCalendar,
        *,
        store_folder: str | os.PathLike[str] | None = None,
        delegate: object = None,
    ) -> None:
        """Opens a handler on the store of a folder; without one, on the calendar's, or in memory.

        ``delegate`` hears of everything from the opening on, of a damaged store too, as an
        :class:`AstroCalendarDelegate` does.
        """
        options, context = _options(store_folder, delegate)
        found = POINTER(pentad_astro_handler)()
        try:
            call(lib.pentad_astro_handler_open, calendar._pointer, byref(options), byref(found))
        except BaseException:
            let_go(context)
            raise
        self._adopt(found, calendar)

    def _adopt(self, found: Any, calendar: AstroCalendar) -> None:
        super().__init__(found, lib.pentad_astro_handler_free)
        # The calendar is the source of days and must not go first.
        self._calendar = calendar

    @classmethod
    async def open_async(
        cls,
        calendar: AstroCalendar,
        *,
        store_folder: str | os.PathLike[str] | None = None,
        delegate: object = None,
    ) -> MasterDataHandler:
        """Opens a handler without waiting for its store."""
        from ._handler_tasks import open_async

        return await open_async(calendar, *_options(store_folder, delegate))

    async def close_async(self) -> None:
        """As ``close()``, without waiting for the store."""
        await _in_thread(self.close)

    async def __aenter__(self) -> MasterDataHandler:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close_async()

    # ---- days

    def get_date(
        self,
        start: Day | None = None,
        end: Day | None = None,
        *,
        request_type: str = "all",
        reload: bool = False,
    ) -> Snapshot:
        """The days from one date to another, from the cache or from the calendar.

        Without a start it is today by the clock of the place, without an end the 30th date after
        the start. ``reload`` asks the calendar, whatever is in the cache. Any request type but
        ``all`` raises InvalidError, and so does asking before there is a place.
        """
        request = _request(start, end, request_type, reload)
        kind, free = pentad_astro_day_containers, lib.pentad_astro_day_containers_free
        asked = self._pointer, byref(request)
        with owned(kind, free, lib.pentad_astro_handler_get_date, *asked) as record:
            return snapshot_of(record)

    async def get_date_async(
        self,
        start: Day | None = None,
        end: Day | None = None,
        *,
        request_type: str = "all",
        reload: bool = False,
        progress: Progress | None = None,
        part: Part | None = None,
    ) -> Snapshot:
        """As :meth:`get_date`; to cancel the task ends the work.

        ``part`` is told rows as they come, in order; ``progress`` how many there are, and about how
        many there will be.
        """
        from ._handler_tasks import get_date_async

        return await get_date_async(
            self, _request(start, end, request_type, reload), progress, part
        )

    # ---- alerts

    def register_alert(self, due: Moment, message: str) -> Alert:
        """Registers an alert and keeps it; one for the past is due at once."""
        id, moment = c_int64(), milliseconds(due, "due")
        call(
            lib.pentad_astro_handler_alert_register,
            self._pointer,
            moment,
            utf8(message, "message"),
            byref(id),
        )
        return Alert(id.value, moment, message)

    async def register_alert_async(self, due: Moment, message: str) -> Alert:
        """As :meth:`register_alert`."""
        return await _in_thread(self.register_alert, due, message)

    def alerts(self, date: Day | None = None) -> list[Alert]:
        """The alerts that have not been given out, in the order of their times.

        With a date, those that are due on it, by the clock of the place.
        """
        kind, free = pentad_astro_alerts, lib.pentad_astro_alerts_free
        asked = self._pointer, 0 if date is None else day_code(date)
        with owned(kind, free, lib.pentad_astro_handler_alerts, *asked) as found:
            return [alert_of(alert) for alert in items(found.items, found.count)]

    async def alerts_async(self, date: Day | None = None) -> list[Alert]:
        """As :meth:`alerts`."""
        return await _in_thread(self.alerts, date)

    def deregister_alert(self, alert: Alert | int) -> None:
        """Removes an alert; NotFoundError when it is there no more."""
        number = alert.id if isinstance(alert, Alert) else int64(alert, "the alert's id")
        call(lib.pentad_astro_handler_alert_deregister, self._pointer, number)

    async def deregister_alert_async(self, alert: Alert | int) -> None:
        """As :meth:`deregister_alert`."""
        await _in_thread(self.deregister_alert, alert)

    def next_alert(self) -> datetime | None:
        """When the next alert is due, in UTC; None when there is none."""
        due = c_int64()
        call(lib.pentad_astro_handler_alert_next, self._pointer, byref(due))
        return None if due.value == NO_TIME else to_datetime(due.value)

    async def next_alert_async(self) -> datetime | None:
        """As :meth:`next_alert`."""
        return await _in_thread(self.next_alert)

    def on_due_alert(
        self,
        did_come_due: Callable[[Alert], object],
        *,
        did_fail: Callable[[PentadError], object] | None = None,
    ) -> Subscription:
        """Has a function called with each alert as it comes due, those that were missed first.

        The calls come on one thread of the library. An alert is removed when its call has returned.
        ``did_fail`` is told when the store cannot be read, and no alert will come any more.
        """
        if not callable(did_come_due) or not (did_fail is None or callable(did_fail)):
            raise TypeError("did_come_due and did_fail must be functions")
        return subscribe_alerts(self, Listener(did_come_due, did_fail), False)

    def due_alerts(self) -> DueAlertStream:
        """The alerts as they come due, for ``async for``, those that were missed first.

        An alert is removed when the next one is asked for.
        """
        from ._handler_tasks import DueAlertStream

        return DueAlertStream(self)

    # ---- events

    def subscribe(self, delegate: object) -> Subscription:
        """Registers a delegate, such as an :class:`AstroCalendarDelegate`."""
        return subscribe(self, Methods(delegate))

    def events(self) -> EventStream:
        """What happens from now on, for ``async for``."""
        from ._handler_tasks import EventStream

        return EventStream(self)

    # ---- the place and the settings

    def update_location(self, place: Place) -> None:
        """Takes over where the user is, and keeps it."""
        call(lib.pentad_astro_handler_location_update, self._pointer, byref(checked_place(place)))

    async def update_location_async(self, place: Place) -> None:
        """As :meth:`update_location`."""
        await _in_thread(self.update_location, place)

    @property
    def location(self) -> Place | None:
        """Where the user is; None until somebody says."""
        return self.settings.location

    @property
    def settings(self) -> AstroSettings:
        """The settings as they are now."""
        kind, free = pentad_astro_settings, lib.pentad_astro_settings_free
        with owned(kind, free, lib.pentad_astro_handler_settings_get, self._pointer) as record:
            return _settings_of(record)

    def change_settings(
        self,
        *,
        location: Place | _Unchanged | None = UNCHANGED,
        sunview_date: Day | _Unchanged | None = UNCHANGED,
        endpoint: str | _Unchanged | None = UNCHANGED,
        options: PanchangOptions | _Unchanged | None = UNCHANGED,
    ) -> None:
        """Changes settings in one step, and keeps them; None takes back what was said."""
        change = pentad_astro_settings_change(cleared=0)
        kinds = pentad_astro_setting
        if location is None:
            change.cleared |= kinds.PENTAD_ASTRO_SETTING_LOCATION
        elif not isinstance(location, _Unchanged):
            change.location = pointer(checked_place(location))
        if sunview_date is None:
            change.cleared |= kinds.PENTAD_ASTRO_SETTING_SUNVIEW_DATE
        elif not isinstance(sunview_date, _Unchanged):
            change.sunview_date = day_code(sunview_date, "sunview_date")
        if endpoint is None:
            change.cleared |= kinds.PENTAD_ASTRO_SETTING_ENDPOINT
        elif not isinstance(endpoint, _Unchanged):
            change.endpoint = utf8(endpoint, "endpoint")
        if options is None:
            change.cleared |= kinds.PENTAD_ASTRO_SETTING_OPTIONS
        elif not isinstance(options, _Unchanged):
            change.options = pointer(record_of(options))
        call(lib.pentad_astro_handler_settings_change, self._pointer, byref(change))

    async def change_settings_async(self, **changes: Any) -> None:
        """As :meth:`change_settings`."""
        await _in_thread(self.change_settings, **changes)

    # ---- the store

    def clear_cache(self) -> None:
        """Empties the cache; alerts and settings stay."""
        call(lib.pentad_astro_handler_clear_cache, self._pointer)

    async def clear_cache_async(self) -> None:
        """As :meth:`clear_cache`."""
        await _in_thread(self.clear_cache)

    def erase_all(self) -> None:
        """Lets go of everything that is kept, alerts and settings too."""
        call(lib.pentad_astro_handler_erase_all, self._pointer)

    async def erase_all_async(self) -> None:
        """As :meth:`erase_all`."""
        await _in_thread(self.erase_all)

    def storage_usage(self) -> StorageUsage:
        """What the store takes, and what is in it."""
        usage = pentad_astro_storage_usage()
        call(lib.pentad_astro_handler_storage_usage, self._pointer, byref(usage))
        return StorageUsage(usage.bytes, usage.segments, usage.months, usage.alerts)

    async def storage_usage_async(self) -> StorageUsage:
        """As :meth:`storage_usage`."""
        return await _in_thread(self.storage_usage)


def _options(folder: str | os.PathLike[str] | None, delegate: object) -> tuple[Any, int | None]:
    """Options for C, and the number under which the delegate is kept."""
    path = None if folder is None else os.fsdecode(folder)
    options = pentad_astro_handler_options(store_folder=optional_utf8(path, "store_folder"))
    if delegate is None:
        return options, None
    context, record = record_of_receiver(Methods(delegate))
    options.delegate = pointer(record)
    return options, context


def _request(start: Day | None, end: Day | None, request_type: str, reload: bool) -> Any:
    return pentad_astro_request(
        type=utf8(request_type, "request_type"),
        first=0 if start is None else day_code(start, "start"),
        last=0 if end is None else day_code(end, "end"),
        reload=bool(reload),
    )


def _settings_of(record: Any) -> AstroSettings:
    return AstroSettings(
        location=_place_of(record.location.contents) if record.location else None,
        far_reference=_place_of(record.far_reference.contents) if record.far_reference else None,
        sunview_date=record.sunview_date or None,
        endpoint=optional_text(record.endpoint),
        options=_options_of(record.options.contents),
    )


def _place_of(record: Any) -> Place:
    return Place(record.latitude, record.longitude, record.elevation, text(record.time_zone))


def _options_of(record: Any) -> PanchangOptions:
    return PanchangOptions(
        sunrise=_rule_of(record.sunrise.contents),
        moonrise=_rule_of(record.moonrise.contents),
        months=Months.of(record.months),
        vikrama_year=VikramaYear.of(record.vikrama),
        ayanamsa=Ayanamsa.of(record.ayanamsa),
        day_boundary=DayBoundary.of(record.day_boundary),
    )


def _rule_of(record: Any) -> HorizonRule:
    return HorizonRule(Disc.of(record.disc), record.refraction, bool(record.is_geocentric))


async def _in_thread(function: Callable[..., _Value], *arguments: Any, **options: Any) -> _Value:
    """Runs a call that blocks while the loop goes on."""
    from asyncio import to_thread

    return await to_thread(function, *arguments, **options)
