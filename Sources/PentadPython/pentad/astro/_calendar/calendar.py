"""The calendar, composed of its facets: opening and closing."""

from __future__ import annotations

from ctypes import POINTER, byref
from typing import Any

from ..._convert import flag, whole
from ..._library import lib
from ..._native import pentad_astro_calendar, pentad_astro_calendar_options
from ..._opened import entered
from ..._opening import call_back_in
from ..._paths import FilePath, optional_path
from ..._session import Session
from ...errors import InvalidError, call_out
from .._enums import Ephemeris
from .day_texts import DayTexts
from .days import CalendarDays
from .eclipses import CalendarEclipses
from .event_texts import EventTexts
from .grids import CalendarGrids
from .horizon import CalendarHorizon
from .lunar_dates import CalendarLunarDates
from .pictures import CalendarPictures
from .screens import CalendarScreens
from .store import CalendarStore
from .transitions import CalendarTransitions

_Pointer = POINTER(pentad_astro_calendar)


class AstroCalendar(
    CalendarDays,
    CalendarScreens,
    CalendarGrids,
    CalendarLunarDates,
    CalendarTransitions,
    CalendarHorizon,
    CalendarEclipses,
    DayTexts,
    EventTexts,
    CalendarPictures,
    CalendarStore,
):
    """The Hindu lunisolar calendar, and the risings and settings of the Sun and the Moon.

    It may be used from any thread, and by several at once; calls release the GIL. Each method that
    computes has an ``async`` twin, whose name ends in ``_async``.

        >>> with AstroCalendar() as calendar:
        ...     ujjain = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
        ...     day = calendar.day("2026-11-21", ujjain)
        ...     print(day.tithis[0].name, f"{day.sunrise:%H:%M}")
        Dvadashi 06:44
    """

    def __init__(
        self,
        *,
        ephemeris: Ephemeris | str = Ephemeris.SWISS,
        ephemeris_path: FilePath | None = None,
        store_folder: FilePath | None = None,
        memory_limit: int = 0,
        allows_shared_store: bool = False,
        session: Session | None = None,
    ) -> None:
        """Opens a calendar; 0 bytes of memory mean 16 MiB of positions, about 550 years.

        A folder that other users own or can change raises StorageError, unless
        ``allows_shared_store``. With a ``session``, calls complete in its ``pump``.
        """
        options = _options(
            ephemeris, ephemeris_path, store_folder, memory_limit, allows_shared_store, session
        )
        function, free = lib.pentad_astro_calendar_open, lib.pentad_astro_calendar_free
        self._adopt(call_out(_Pointer, function, byref(options), free=free), session)

    def _adopt(self, pointer: Any, session: Session | None) -> None:
        super().__init__(pointer, lib.pentad_astro_calendar_free)
        # Its callbacks would end with the session.
        self._session = session

    @classmethod
    @entered
    async def open_async(
        cls,
        *,
        ephemeris: Ephemeris | str = Ephemeris.SWISS,
        ephemeris_path: FilePath | None = None,
        store_folder: FilePath | None = None,
        memory_limit: int = 0,
        allows_shared_store: bool = False,
        session: Session | None = None,
    ) -> AstroCalendar:
        """Opens a calendar without waiting for its store; also for ``async with``."""
        from ..._tasks import opened

        options = _options(
            ephemeris, ephemeris_path, store_folder, memory_limit, allows_shared_store, session
        )
        function = lib.pentad_astro_calendar_open_async
        return await opened(cls, _Pointer(), (session,), function, byref(options))


def _options(
    ephemeris: Ephemeris | str,
    ephemeris_path: FilePath | None,
    store_folder: FilePath | None,
    memory_limit: int,
    allows_shared_store: bool,
    session: Session | None,
) -> Any:
    """Returns the options for C."""
    if whole(memory_limit, "memory_limit") < 0:
        raise InvalidError("memory_limit is below 0")
    options = pentad_astro_calendar_options(
        ephemeris=Ephemeris(ephemeris).code,
        ephemeris_path=optional_path(ephemeris_path, "ephemeris_path"),
        store_folder=optional_path(store_folder, "store_folder"),
        memory_limit=memory_limit,
        allows_shared_store=flag(allows_shared_store, "allows_shared_store"),
    )
    call_back_in(options, session)
    return options
