"""The handler: opening, days by date, and events."""

from __future__ import annotations

from contextlib import AbstractContextManager
from ctypes import POINTER, byref
from typing import TYPE_CHECKING, Any

from ..._convert import flag, instance, optional_utf8, utf8
from ..._deadlines import timed
from ..._library import lib
from ..._native import (
    pentad_astro_handler,
    pentad_astro_handler_options,
    pentad_astro_request,
)
from ..._network import NetworkOptions
from ..._opened import entered
from ..._opening import call_back_in, reach_by, with_delegate
from ..._paths import FilePath, optional_path
from ..._session import Session
from ..._subscription import Subscription
from ..._times import Day, day_code
from ...errors import call_out
from .._calendar import AstroCalendar
from .._events import methods_of, record_of_receiver, subscribe
from .._rows import Snapshot, snapshot_by
from .alerts import HandlerAlerts
from .settings import HandlerSettings
from .store import HandlerStore

if TYPE_CHECKING:
    from ..._tasks import Progress
    from .streams import EventStream
    from .tasks import Part

_Pointer = POINTER(pentad_astro_handler)


class MasterDataHandler(HandlerAlerts, HandlerSettings, HandlerStore):
    """Days by date from a cache or a source, alerts, settings and the place of the user.

    Days come from a calendar, or from a server of the ``apiv2.php`` protocol; with a server no
    calendar is needed. An error of the source is raised if nothing is cached, and reported to the
    delegate. A handler may be used from any thread, and by several at once. Each method that works
    has an ``async`` twin, whose name ends in ``_async``. :meth:`get_date` takes ``timeout``, in
    seconds.

        >>> with AstroCalendar() as calendar, MasterDataHandler(calendar) as handler:
        ...     handler.update_location(Place(23.1765, 75.7885, time_zone="Asia/Kolkata"))
        ...     for day in handler.get_date("2026-11-20", "2026-11-21"):
        ...         print(day, day.lunar_month)
        2026-11-20 11. Ekadashi Kartika
        2026-11-21 12. Dvadashi Kartika
    """

    def __init__(
        self,
        calendar: AstroCalendar | None = None,
        *,
        store_folder: FilePath | None = None,
        delegate: object = None,
        server: str | None = None,
        network: NetworkOptions | None = None,
        allows_shared_store: bool = False,
        session: Session | None = None,
    ) -> None:
        """Opens a handler on the store of a folder; without one, on the calendar's, or in memory.

        ``delegate`` receives all events from the opening on, including those of a damaged store,
        like an :class:`AstroCalendarDelegate`; it is kept until the handler is closed. ``server``
        is the URL of an ``apiv2.php`` that provides the days, and ``network`` the options for it. A
        folder that other users own or can change raises StorageError, unless
        ``allows_shared_store``. With a ``session``, callbacks run in its ``pump``.
        """
        function, free = lib.pentad_astro_handler_open, lib.pentad_astro_handler_free
        opening = _opening(store_folder, delegate, server, network, allows_shared_store, session)
        with opening as options:
            found = call_out(_Pointer, function, _source_of(calendar), byref(options), free=free)
        self._adopt(found, calendar, session)

    def _adopt(self, found: Any, calendar: AstroCalendar | None, session: Session | None) -> None:
        super().__init__(found, lib.pentad_astro_handler_free)
        # The calendar is the source of days and must outlive the handler.
        self._calendar = calendar
        # Its callbacks would end with the session.
        self._session = session

    @classmethod
    @entered
    async def open_async(
        cls,
        calendar: AstroCalendar | None = None,
        *,
        store_folder: FilePath | None = None,
        delegate: object = None,
        server: str | None = None,
        network: NetworkOptions | None = None,
        allows_shared_store: bool = False,
        session: Session | None = None,
    ) -> MasterDataHandler:
        """Opens a handler without waiting for its store; also for ``async with``."""
        from ..._tasks import opened

        function = lib.pentad_astro_handler_open_async
        opening = _opening(store_folder, delegate, server, network, allows_shared_store, session)
        with opening as options:
            asked = _source_of(calendar), byref(options)
            return await opened(cls, _Pointer(), (calendar, session), function, *asked)

    @timed
    def get_date(
        self,
        start: Day | None = None,
        end: Day | None = None,
        *,
        request_type: str = "all",
        reload: bool = False,
        timeout: float | None = None,
    ) -> Snapshot:
        """Returns the days from one date to another, from the cache or from the source.

        The default start is today in the local time of the place, the default end the 30th date
        after the start. ``reload`` asks the source even if the days are cached. Any request type
        except ``all`` raises InvalidError, and so does a request before a place is set.
        """
        request = _request(start, end, request_type, reload)
        return snapshot_by(lib.pentad_astro_handler_get_date, self._pointer, byref(request))

    @timed
    async def get_date_async(
        self,
        start: Day | None = None,
        end: Day | None = None,
        *,
        request_type: str = "all",
        reload: bool = False,
        timeout: float | None = None,
        progress: Progress | None = None,
        part: Part | None = None,
    ) -> Snapshot:
        """Returns days like :meth:`get_date`; cancelling the task ends the work.

        ``part`` receives rows as they come, in order; ``progress`` their number, and the
        approximate total.
        """
        from .tasks import get_date_async

        return await get_date_async(
            self, _request(start, end, request_type, reload), progress, part
        )

    def subscribe(self, delegate: object) -> Subscription:
        """Registers a delegate, such as an :class:`AstroCalendarDelegate`.

        It is kept until the subscription is cancelled or garbage-collected.
        """
        return subscribe(self, methods_of(delegate))

    def events(self) -> EventStream:
        """Returns the events from now on, for ``async for``."""
        from .streams import EventStream

        return EventStream(self)


def _source_of(calendar: AstroCalendar | None) -> Any:
    """Returns the calendar for C, or NULL."""
    return None if calendar is None else instance(calendar, AstroCalendar, "calendar")._pointer


def _opening(
    folder: FilePath | None,
    delegate: object,
    server: str | None,
    network: NetworkOptions | None,
    allows_shared_store: bool,
    session: Session | None,
) -> AbstractContextManager[Any]:
    """Yields the options for C, and the delegate, which is released if the ``with`` block fails."""
    options = pentad_astro_handler_options(
        store_folder=optional_path(folder, "store_folder"),
        server=optional_utf8(server, "server"),
        allows_shared_store=flag(allows_shared_store, "allows_shared_store"),
    )
    reach_by(options, network)
    call_back_in(options, session)
    told = None if delegate is None else record_of_receiver(methods_of(delegate))
    return with_delegate(options, "delegate", told)


def _request(start: Day | None, end: Day | None, request_type: str, reload: bool) -> Any:
    return pentad_astro_request(
        type=utf8(request_type, "request_type"),
        first=0 if start is None else day_code(start, "start"),
        last=0 if end is None else day_code(end, "end"),
        reload=flag(reload, "reload"),
    )
