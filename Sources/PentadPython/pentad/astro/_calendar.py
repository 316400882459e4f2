"""The calendar: days, months, transitions, risings, and the way from lunar dates to civil ones."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterable, Iterator
from ctypes import POINTER, byref, c_double, c_int32, c_int64, c_size_t
from dataclasses import dataclass
from datetime import datetime, timezone, tzinfo
from typing import TYPE_CHECKING, Any, Callable, TypeVar

from .._convert import int32, items, optional_utf8
from .._handle import owned
from .._library import lib
from .._names import several
from .._native import (
    pentad_astro_calendar,
    pentad_astro_calendar_options,
    pentad_astro_day,
    pentad_astro_day_containers,
    pentad_astro_day_view,
    pentad_astro_days,
    pentad_astro_lunar_date,
    pentad_astro_lunar_eclipses,
    pentad_astro_lunar_year,
    pentad_astro_masa_grid,
    pentad_astro_month,
    pentad_astro_solar_eclipses,
)
from .._threads import in_thread as _in_thread
from ..errors import InvalidError, NotFoundError, call
from ._columns import (
    Column,
    DayColumns,
    DayTarget,
    HorizonArrays,
    TransitionArrays,
    find_numpy,
    room,
)
from ._days import PanchangDay, Span, day_of, days_of
from ._eclipses import LunarEclipse, SolarEclipse, lunar_eclipse_of, solar_eclipse_of
from ._grids import (
    LunarDate,
    LunarYear,
    MasaGrid,
    MonthGrid,
    lunar_date_record,
    lunar_year_of,
    masa_grid_of,
    month_of,
)
from ._inputs import (
    USUAL,
    HorizonRule,
    PanchangOptions,
    Place,
    checked_vara,
    optional_place,
    record_of,
    rule_of,
)
from ._names import (
    Ayanamsa,
    Body,
    Ephemeris,
    HorizonEventKind,
    Script,
    TransitionKind,
    Unit,
)
from ._rows import Snapshot, snapshot_of
from ._screens import DayView, day_view_of
from ._texts import CalendarTexts
from ._times import (
    Day,
    Moment,
    checked_range,
    day_code,
    day_of_ordinal,
    milliseconds,
    moments,
    to_datetime,
)

if TYPE_CHECKING:
    from .._tasks import Progress

_Value = TypeVar("_Value")
_Pointer = POINTER(pentad_astro_calendar)

#: How many days are computed at a time when they are read one after another.
_CHUNK = 366

# Fewer days than there are between two transitions: what an array must hold.
_SHORTEST = {
    TransitionKind.TITHI: 0.8,
    TransitionKind.NAKSHATRA: 0.8,
    TransitionKind.PADA: 0.2,
    TransitionKind.YOGA: 0.7,
    TransitionKind.KARANA: 0.4,
    TransitionKind.MOON_RASHI: 1.8,
    TransitionKind.SANKRANTI: 28,
    TransitionKind.PHASE: 6,
    TransitionKind.MASA: 29,
    TransitionKind.SOLAR_QUARTER: 88,
}


@dataclass(frozen=True)
class Transition:
    """The moment at which something of the calendar begins."""

    kind: TransitionKind
    #: The number of what begins, from 1.
    value: int
    time_ms: int

    @property
    def time(self) -> datetime:
        """When it begins, in UTC."""
        return to_datetime(self.time_ms, timezone.utc)

    @property
    def name(self) -> str | None:
        """The name of what begins; None for a phase and for a quarter of the Sun."""
        return Span(_UNITS.get(self.kind), self.value, 0, 0, timezone.utc).name


_UNITS = {
    TransitionKind.TITHI: Unit.TITHI,
    TransitionKind.NAKSHATRA: Unit.NAKSHATRA,
    TransitionKind.PADA: Unit.PADA,
    TransitionKind.YOGA: Unit.YOGA,
    TransitionKind.KARANA: Unit.KARANA,
    TransitionKind.MOON_RASHI: Unit.RASHI,
    TransitionKind.SANKRANTI: Unit.RASHI,
    TransitionKind.MASA: Unit.MASA,
}


@dataclass(frozen=True)
class HorizonEvent:
    """A body's crossing of the horizon or of the meridian."""

    body: Body
    kind: HorizonEventKind
    time_ms: int
    #: In degrees from north through east.
    azimuth: float
    zone: tzinfo

    @property
    def time(self) -> datetime:
        """When it is, by the clock of the place."""
        return to_datetime(self.time_ms, self.zone)


class AstroCalendar(CalendarTexts):
    """The Hindu lunisolar calendar, and the risings and settings of the Sun and the Moon.

    It may be used from any thread, and by several at once; calls let other threads of Python run.
    Each method that computes has an ``async`` twin, whose name ends in ``_async``.

        >>> with AstroCalendar() as calendar:
        ...     ujjain = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
        ...     day = calendar.day("2026-11-21", ujjain)
        ...     print(day.tithis[0].name, day.sunrise)
    """

    def __init__(
        self,
        *,
        ephemeris: Ephemeris | str = Ephemeris.SWISS,
        ephemeris_path: str | os.PathLike[str] | None = None,
        store_folder: str | os.PathLike[str] | None = None,
        memory_limit: int = 0,
    ) -> None:
        """Opens a calendar; 0 bytes of memory mean 16 MiB of positions, some 490 years."""
        options = calendar_options(ephemeris, ephemeris_path, store_folder, memory_limit)
        pointer = _Pointer()
        call(lib.pentad_astro_calendar_open, byref(options), byref(pointer))
        self._adopt(pointer)

    def _adopt(self, pointer: Any) -> None:
        super().__init__(pointer, lib.pentad_astro_calendar_free)

    @classmethod
    async def open_async(
        cls,
        *,
        ephemeris: Ephemeris | str = Ephemeris.SWISS,
        ephemeris_path: str | os.PathLike[str] | None = None,
        store_folder: str | os.PathLike[str] | None = None,
        memory_limit: int = 0,
    ) -> AstroCalendar:
        """Opens a calendar without waiting for its store."""
        from ._tasks import open_async

        options = calendar_options(ephemeris, ephemeris_path, store_folder, memory_limit)
        return await open_async(options)

    async def close_async(self) -> None:
        """As ``close()``, without waiting for the calendar's threads."""
        await _in_thread(self.close)

    async def __aenter__(self) -> AstroCalendar:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close_async()

    # ---- days

    def day(self, date: Day, place: Place, options: PanchangOptions | None = None) -> PanchangDay:
        """A day at a place."""
        kind, free = pentad_astro_day, lib.pentad_astro_day_free
        asked = *self._asked(place, options), day_code(date)
        with owned(kind, free, lib.pentad_astro_day_compute, *asked) as record:
            return day_of(record, place)

    async def day_async(
        self, date: Day, place: Place, options: PanchangOptions | None = None
    ) -> PanchangDay:
        """As :meth:`day`, worked out by a task of the library."""
        from ._tasks import load_days

        code = day_code(date)
        return (await load_days(self, code, code, place, options))[0]

    def days(
        self, start: Day, end: Day, place: Place, options: PanchangOptions | None = None
    ) -> Iterator[PanchangDay]:
        """The days from one date to another, both included, computed as they are asked for.

        Some hundred are computed at a time, and none that nobody asks for.
        """
        chunks = _chunks(start, end)
        return (day for chunk in chunks for day in self._days(*chunk, place, options))

    def _days(
        self, first: int, last: int, place: Place, options: PanchangOptions | None
    ) -> Iterator[PanchangDay]:
        kind, free = pentad_astro_days, lib.pentad_astro_days_free
        asked = *self._asked(place, options), first, last
        with owned(kind, free, lib.pentad_astro_days_compute, *asked) as record:
            yield from days_of(record.items, record.count, place)

    def days_async(
        self,
        start: Day,
        end: Day,
        place: Place,
        options: PanchangOptions | None = None,
        *,
        progress: Progress | None = None,
    ) -> AsyncIterator[PanchangDay]:
        """As :meth:`days`, for ``async for``; to cancel the task ends the work.

        ``progress`` is told how many days are done, and of how many.
        """
        from ._tasks import days_async

        return days_async(self, _chunks(start, end), place, options, progress)

    def day_columns(
        self,
        start: Day,
        end: Day,
        place: Place,
        options: PanchangOptions | None = None,
        *,
        columns: Iterable[str] | None = None,
        numpy: bool | None = None,
    ) -> DayColumns:
        """The days from one date to another as columns: the fast way to many days.

        The arrays are NumPy's when that is there, unless ``numpy`` says otherwise. What is not
        among ``columns`` is not computed; the names are the fields of :class:`DayColumns`.
        """
        first, last = checked_range(start, end)
        target = DayTarget(last - first + 1, columns, numpy)
        asked = self._asked(place, options)
        call(
            lib.pentad_astro_days_fill,
            *asked,
            day_code(start),
            target.count,
            byref(target.record),
        )
        return target.result(place)

    async def day_columns_async(
        self, start: Day, end: Day, place: Place, *arguments: Any, **options: Any
    ) -> DayColumns:
        """As :meth:`day_columns`."""
        return await _in_thread(self.day_columns, start, end, place, *arguments, **options)

    def day_containers(
        self, start: Day, end: Day, place: Place, options: PanchangOptions | None = None
    ) -> Snapshot:
        """The days from one date to another as the rows of the screens, computed and not kept."""
        kind, free = pentad_astro_day_containers, lib.pentad_astro_day_containers_free
        dates = day_code(start, "start"), day_code(end, "end")
        asked = *self._asked(place, options), *dates
        with owned(kind, free, lib.pentad_astro_day_containers_compute, *asked) as record:
            return snapshot_of(record)

    async def day_containers_async(
        self, start: Day, end: Day, place: Place, options: PanchangOptions | None = None
    ) -> Snapshot:
        """As :meth:`day_containers`."""
        return await _in_thread(self.day_containers, start, end, place, options)

    def day_view(
        self,
        date: Day,
        place: Place,
        options: PanchangOptions | None = None,
        *,
        script: Script | str = Script.ENGLISH,
    ) -> DayView:
        """The day view of a date, with all that is known of it."""
        kind, free = pentad_astro_day_view, lib.pentad_astro_day_view_free
        asked = *self._asked(place, options), day_code(date), Script(script).code
        with owned(kind, free, lib.pentad_astro_day_view_compute, *asked) as record:
            return day_view_of(record)

    async def day_view_async(self, date: Day, place: Place, **options: Any) -> DayView:
        """As :meth:`day_view`."""
        return await _in_thread(self.day_view, date, place, **options)

    # ---- months and lunar dates

    def month(
        self,
        year: int,
        month: int,
        place: Place,
        options: PanchangOptions | None = None,
        *,
        first_vara: int = 1,
    ) -> MonthGrid:
        """A civil month as six weeks, each from ``first_vara``: 1 is Sunday."""
        kind, free = pentad_astro_month, lib.pentad_astro_month_free
        numbers = int32(year, "year"), int32(month, "month"), checked_vara(first_vara)
        asked = *self._asked(place, options), *numbers
        with owned(kind, free, lib.pentad_astro_month_compute, *asked) as record:
            return month_of(record, place)

    async def month_async(self, year: int, month: int, place: Place, **options: Any) -> MonthGrid:
        """As :meth:`month`."""
        return await _in_thread(self.month, year, month, place, **options)

    def masa(
        self,
        shaka: int,
        month: int,
        place: Place,
        options: PanchangOptions | None = None,
        *,
        adhika: bool = False,
    ) -> MasaGrid:
        """A lunar month of a Shaka year as its thirty tithis; 1 is Chaitra.

        Raises NotFoundError when the year has no such month.
        """
        kind, free = pentad_astro_masa_grid, lib.pentad_astro_masa_grid_free
        numbers = int32(shaka, "shaka"), int32(month, "month"), bool(adhika)
        asked = *self._asked(place, options), *numbers
        with owned(kind, free, lib.pentad_astro_masa_grid_compute, *asked) as record:
            return masa_grid_of(record, place)

    async def masa_async(self, shaka: int, month: int, place: Place, **options: Any) -> MasaGrid:
        """As :meth:`masa`."""
        return await _in_thread(self.masa, shaka, month, place, **options)

    def lunar_year(self, shaka: int, options: PanchangOptions | None = None) -> LunarYear:
        """The months of a Shaka year."""
        kind, free = pentad_astro_lunar_year, lib.pentad_astro_lunar_year_free
        asked = self._pointer, byref(record_of(options or USUAL)), int32(shaka, "shaka")
        with owned(kind, free, lib.pentad_astro_lunar_year_compute, *asked) as record:
            return lunar_year_of(record)

    async def lunar_year_async(
        self, shaka: int, options: PanchangOptions | None = None
    ) -> LunarYear:
        """As :meth:`lunar_year`."""
        return await _in_thread(self.lunar_year, shaka, options)

    def lunar_date(
        self, date: Day, place: Place, options: PanchangOptions | None = None
    ) -> LunarDate:
        """The lunar date of a civil one; NotFoundError where the Sun does not rise."""
        record = pentad_astro_lunar_date()
        asked = self._asked(place, options)
        call(lib.pentad_astro_lunar_date_get, *asked, day_code(date), byref(record))
        return LunarDate(record.shaka, record.month, record.tithi, bool(record.is_adhika))

    async def lunar_date_async(
        self, date: Day, place: Place, options: PanchangOptions | None = None
    ) -> LunarDate:
        """As :meth:`lunar_date`."""
        return await _in_thread(self.lunar_date, date, place, options)

    def civil_dates(
        self, date: LunarDate, place: Place, options: PanchangOptions | None = None
    ) -> list[int]:
        """The civil dates whose sunrise a lunar date rules, as year × 10000 + month × 100 + day.

        One as a rule, two of a vriddhi tithi, none of a kshaya tithi or of a month that the year
        does not have.
        """
        capacity = 8
        dates, count = (c_int32 * capacity)(), c_size_t()
        call(
            lib.pentad_astro_civil_dates_fill,
            *self._asked(place, options),
            byref(lunar_date_record(date)),
            dates,
            capacity,
            byref(count),
        )
        return dates[: min(count.value, capacity)]

    async def civil_dates_async(
        self, date: LunarDate, place: Place, options: PanchangOptions | None = None
    ) -> list[int]:
        """As :meth:`civil_dates`."""
        return await _in_thread(self.civil_dates, date, place, options)

    def find_tithi(self, date: LunarDate, options: PanchangOptions | None = None) -> Span:
        """The time for which a tithi of a month rules; NotFoundError without such a month."""
        start, end = c_int64(), c_int64()
        call(
            lib.pentad_astro_tithi_find,
            self._pointer,
            byref(record_of(options or USUAL)),
            byref(lunar_date_record(date)),
            byref(start),
            byref(end),
        )
        return Span(Unit.TITHI, date.tithi, start.value, end.value, timezone.utc)

    async def find_tithi_async(
        self, date: LunarDate, options: PanchangOptions | None = None
    ) -> Span:
        """As :meth:`find_tithi`."""
        return await _in_thread(self.find_tithi, date, options)

    # ---- transitions

    def transitions_array(
        self,
        kind: TransitionKind | str,
        start: Moment,
        end: Moment,
        *,
        ayanamsa: Ayanamsa | str = Ayanamsa.LAHIRI,
        numpy: bool | None = None,
    ) -> TransitionArrays:
        """The transitions of a kind within a time, its end not included, as two arrays."""
        kind, first, last = TransitionKind(kind), *moments(start, end)
        module = find_numpy(numpy)
        code, count = Ayanamsa(ayanamsa).code, c_size_t()
        capacity = room(last - first, _SHORTEST[kind])
        while True:
            times, values = Column("q", capacity, module), Column("i", capacity, module)
            call(
                lib.pentad_astro_transitions_fill,
                self._pointer,
                kind.code,
                code,
                first,
                last,
                times.pointer,
                values.pointer,
                capacity,
                byref(count),
            )
            if count.value <= capacity:
                return TransitionArrays(times.times(count.value), values.head(count.value))
            capacity = count.value

    async def transitions_array_async(
        self, kind: TransitionKind | str, start: Moment, end: Moment, **options: Any
    ) -> TransitionArrays:
        """As :meth:`transitions_array`."""
        return await _in_thread(self.transitions_array, kind, start, end, **options)

    def transitions(
        self,
        kind: TransitionKind | str,
        start: Moment,
        end: Moment,
        *,
        ayanamsa: Ayanamsa | str = Ayanamsa.LAHIRI,
    ) -> list[Transition]:
        """The transitions of a kind within a time, its end not included."""
        kind = TransitionKind(kind)
        found = self.transitions_array(kind, start, end, ayanamsa=ayanamsa, numpy=False)
        return [Transition(kind, value, time) for time, value in zip(*found)]

    async def transitions_async(
        self, kind: TransitionKind | str, start: Moment, end: Moment, **options: Any
    ) -> list[Transition]:
        """As :meth:`transitions`."""
        return await _in_thread(self.transitions, kind, start, end, **options)

    def next_transition(
        self,
        kind: TransitionKind | str,
        after: Moment,
        *,
        ayanamsa: Ayanamsa | str = Ayanamsa.LAHIRI,
    ) -> Transition:
        """The first transition after a moment."""
        return self._transition(lib.pentad_astro_transition_next, kind, after, "after", ayanamsa)

    async def next_transition_async(
        self, kind: TransitionKind | str, after: Moment, **options: Any
    ) -> Transition:
        """As :meth:`next_transition`."""
        return await _in_thread(self.next_transition, kind, after, **options)

    def previous_transition(
        self,
        kind: TransitionKind | str,
        before: Moment,
        *,
        ayanamsa: Ayanamsa | str = Ayanamsa.LAHIRI,
    ) -> Transition:
        """The last transition before a moment."""
        function = lib.pentad_astro_transition_previous
        return self._transition(function, kind, before, "before", ayanamsa)

    async def previous_transition_async(
        self, kind: TransitionKind | str, before: Moment, **options: Any
    ) -> Transition:
        """As :meth:`previous_transition`."""
        return await _in_thread(self.previous_transition, kind, before, **options)

    def _transition(
        self,
        function: Callable[..., int],
        kind: TransitionKind | str,
        moment: Moment,
        name: str,
        ayanamsa: Ayanamsa | str,
    ) -> Transition:
        kind = TransitionKind(kind)
        time, value = c_int64(), c_int32()
        moment = milliseconds(moment, name)
        code = Ayanamsa(ayanamsa).code
        call(function, self._pointer, kind.code, code, moment, byref(time), byref(value))
        return Transition(kind, value.value, time.value)

    # ---- the horizon

    def horizon_events_array(
        self,
        body: Body | str,
        start: Moment,
        end: Moment,
        place: Place,
        *,
        rule: HorizonRule | str = HorizonRule.UPPER_LIMB,
        kinds: Iterable[HorizonEventKind | str] | None = None,
        numpy: bool | None = None,
    ) -> HorizonArrays:
        """A body's risings, settings and transits within a time, as arrays."""
        body, first, last = Body(body), *moments(start, end)
        rule = rule_of(rule, "rule")
        wanted = several(HorizonEventKind if kinds is None else kinds, HorizonEventKind)
        module = find_numpy(numpy)
        capacity, count = room(last - first, 0.2) if wanted else 0, c_size_t()
        while True:
            times, azimuths = Column("q", capacity, module), Column("d", capacity, module)
            happened = Column("i", capacity, module)
            call(
                lib.pentad_astro_horizon_events_fill,
                self._pointer,
                byref(record_of(place)),
                byref(record_of(rule)),
                body.code,
                sum(kind.bit for kind in wanted) or HorizonEventKind.RISE.bit,
                first,
                last if wanted else first,
                times.pointer,
                happened.pointer,
                azimuths.pointer,
                capacity,
                byref(count),
            )
            found = count.value
            if found <= capacity:
                return HorizonArrays(times.times(found), happened.head(found), azimuths.head(found))
            capacity = found

    async def horizon_events_array_async(
        self, body: Body | str, start: Moment, end: Moment, place: Place, **options: Any
    ) -> HorizonArrays:
        """As :meth:`horizon_events_array`."""
        return await _in_thread(self.horizon_events_array, body, start, end, place, **options)

    def horizon_events(
        self,
        body: Body | str,
        start: Moment,
        end: Moment,
        place: Place,
        *,
        rule: HorizonRule | str = HorizonRule.UPPER_LIMB,
        kinds: Iterable[HorizonEventKind | str] | None = None,
    ) -> list[HorizonEvent]:
        """A body's risings, settings and transits within a time, its end not included, in order."""
        found = self.horizon_events_array(
            body, start, end, place, rule=rule, kinds=kinds, numpy=False
        )
        body, zone = Body(body), place.tzinfo
        return [
            HorizonEvent(body, HorizonEventKind.of(kind.bit_length() - 1), time, azimuth, zone)
            for time, kind, azimuth in zip(*found)
        ]

    async def horizon_events_async(
        self, body: Body | str, start: Moment, end: Moment, place: Place, **options: Any
    ) -> list[HorizonEvent]:
        """As :meth:`horizon_events`."""
        return await _in_thread(self.horizon_events, body, start, end, place, **options)

    def next_horizon_event(
        self,
        kind: HorizonEventKind | str,
        body: Body | str,
        after: Moment,
        place: Place,
        *,
        rule: HorizonRule | str = HorizonRule.UPPER_LIMB,
    ) -> HorizonEvent | None:
        """The first event of a kind after a moment; None when there is none within 366 days."""
        function = lib.pentad_astro_horizon_event_next
        return self._horizon_event(function, kind, body, milliseconds(after, "after"), place, rule)

    async def next_horizon_event_async(
        self,
        kind: HorizonEventKind | str,
        body: Body | str,
        after: Moment,
        place: Place,
        **options: Any,
    ) -> HorizonEvent | None:
        """As :meth:`next_horizon_event`."""
        return await _in_thread(self.next_horizon_event, kind, body, after, place, **options)

    def previous_horizon_event(
        self,
        kind: HorizonEventKind | str,
        body: Body | str,
        before: Moment,
        place: Place,
        *,
        rule: HorizonRule | str = HorizonRule.UPPER_LIMB,
    ) -> HorizonEvent | None:
        """The last event of a kind before a moment; None when there is none within 366 days."""
        function = lib.pentad_astro_horizon_event_previous
        moment = milliseconds(before, "before")
        return self._horizon_event(function, kind, body, moment, place, rule)

    async def previous_horizon_event_async(
        self,
        kind: HorizonEventKind | str,
        body: Body | str,
        before: Moment,
        place: Place,
        **options: Any,
    ) -> HorizonEvent | None:
        """As :meth:`previous_horizon_event`."""
        return await _in_thread(self.previous_horizon_event, kind, body, before, place, **options)

    def _horizon_event(
        self,
        function: Callable[..., int],
        kind: HorizonEventKind | str,
        body: Body | str,
        moment: int,
        place: Place,
        rule: HorizonRule | str,
    ) -> HorizonEvent | None:
        kind, body = HorizonEventKind(kind), Body(body)
        time, azimuth = c_int64(), c_double()
        try:
            call(
                function,
                self._pointer,
                byref(record_of(place)),
                byref(record_of(rule_of(rule, "rule"))),
                body.code,
                kind.bit,
                moment,
                byref(time),
                byref(azimuth),
            )
        except NotFoundError as error:
            # A finer code tells of missing ephemeris files.
            if error.status != NotFoundError._coarse:
                raise
            return None
        return HorizonEvent(body, kind, time.value, azimuth.value, place.tzinfo)

    # ---- eclipses

    def solar_eclipses(
        self,
        start: Moment,
        end: Moment,
        place: Place | None = None,
        *,
        include_invisible: bool = False,
    ) -> list[SolarEclipse]:
        """The eclipses of the Sun within a time, its end not included.

        With a place, those that it sees something of, and what it sees.
        """
        kind, free = pentad_astro_solar_eclipses, lib.pentad_astro_solar_eclipses_free
        asked = self._pointer, optional_place(place), bool(include_invisible), *moments(start, end)
        zone = place.tzinfo if place else timezone.utc
        with owned(kind, free, lib.pentad_astro_solar_eclipses_compute, *asked) as found:
            return [solar_eclipse_of(eclipse, zone) for eclipse in items(found.items, found.count)]

    async def solar_eclipses_async(
        self, start: Moment, end: Moment, place: Place | None = None, **options: Any
    ) -> list[SolarEclipse]:
        """As :meth:`solar_eclipses`."""
        return await _in_thread(self.solar_eclipses, start, end, place, **options)

    def lunar_eclipses(
        self,
        start: Moment,
        end: Moment,
        place: Place | None = None,
        *,
        include_invisible: bool = False,
    ) -> list[LunarEclipse]:
        """The eclipses of the Moon within a time, its end not included.

        With a place, those during which the Moon is up there.
        """
        kind, free = pentad_astro_lunar_eclipses, lib.pentad_astro_lunar_eclipses_free
        asked = self._pointer, optional_place(place), bool(include_invisible), *moments(start, end)
        zone = place.tzinfo if place else timezone.utc
        with owned(kind, free, lib.pentad_astro_lunar_eclipses_compute, *asked) as found:
            return [lunar_eclipse_of(eclipse, zone) for eclipse in items(found.items, found.count)]

    async def lunar_eclipses_async(
        self, start: Moment, end: Moment, place: Place | None = None, **options: Any
    ) -> list[LunarEclipse]:
        """As :meth:`lunar_eclipses`."""
        return await _in_thread(self.lunar_eclipses, start, end, place, **options)


def calendar_options(
    ephemeris: Ephemeris | str,
    ephemeris_path: str | os.PathLike[str] | None,
    store_folder: str | os.PathLike[str] | None,
    memory_limit: int,
) -> Any:
    """Options for C."""
    if memory_limit < 0:
        raise InvalidError("memory_limit is below 0")
    return pentad_astro_calendar_options(
        ephemeris=Ephemeris(ephemeris).code,
        ephemeris_path=_path(ephemeris_path, "ephemeris_path"),
        store_folder=_path(store_folder, "store_folder"),
        memory_limit=memory_limit,
    )


def _path(path: str | os.PathLike[str] | None, name: str) -> bytes | None:
    return optional_utf8(None if path is None else os.fspath(path), name)


def _chunks(start: Day, end: Day) -> list[tuple[int, int]]:
    """The first and the last day of each part; checked before the first is computed."""
    first, last = checked_range(start, end)
    return [
        (day_of_ordinal(day), day_of_ordinal(min(day + _CHUNK - 1, last)))
        for day in range(first, last + 1, _CHUNK)
    ]
