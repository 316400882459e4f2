"""Risings, settings and transits of the Sun and the Moon."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_double, c_int64, c_size_t
from dataclasses import dataclass
from datetime import datetime, tzinfo
from typing import Callable, Final

from ..._brief import brief
from ..._library import lib
from ..._names import several
from ..._threads import twin
from ..._times import Moment, milliseconds, moments, to_datetime
from ...errors import NotFoundError, call
from .._columns import Column, HorizonArrays, find_numpy, room
from .._enums import Body, HorizonEventKind
from .._inputs import HorizonRule, Place, PointLike, point_of, record_of, rule_of
from .handle import CalendarHandle


@brief
@dataclass(frozen=True)
class HorizonEvent:
    """A body's crossing of the horizon or of the meridian."""

    body: Body
    kind: HorizonEventKind
    time_ms: int
    #: The azimuth in degrees from north through east.
    azimuth: float
    zone: tzinfo

    @property
    def time(self) -> datetime:
        """The time of the event, in the local time of the place."""
        return to_datetime(self.time_ms, self.zone)


class CalendarHorizon(CalendarHandle):
    """The risings, settings and transits of the Sun and the Moon."""

    def horizon_events_array(
        self,
        body: Body | str,
        start: Moment,
        end: Moment,
        place: PointLike,
        *,
        rule: HorizonRule | str = HorizonRule.UPPER_LIMB,
        kinds: Iterable[HorizonEventKind | str] | None = None,
        numpy: bool | None = None,
    ) -> HorizonArrays:
        """Returns a body's risings, settings and transits within a period, as arrays."""
        body, first, last = Body(body), *moments(start, end)
        rule, where = rule_of(rule, "rule"), point_of(place)
        wanted = several(HorizonEventKind if kinds is None else kinds, HorizonEventKind)
        module = find_numpy(numpy)
        capacity, count = room(last - first, 0.2) if wanted else 0, c_size_t()
        while True:
            times, azimuths = Column("q", capacity, module), Column("d", capacity, module)
            happened = Column("i", capacity, module)
            call(
                lib.pentad_astro_horizon_events_fill,
                self._pointer,
                byref(record_of(where)),
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

    horizon_events_array_async: Final = twin(horizon_events_array)

    def horizon_events(
        self,
        body: Body | str,
        start: Moment,
        end: Moment,
        place: PointLike,
        *,
        rule: HorizonRule | str = HorizonRule.UPPER_LIMB,
        kinds: Iterable[HorizonEventKind | str] | None = None,
    ) -> list[HorizonEvent]:
        """Returns a body's risings, settings and transits within a period, its end exclusive, in
        order.
        """
        where = point_of(place)
        found = self.horizon_events_array(
            body, start, end, where, rule=rule, kinds=kinds, numpy=False
        )
        body, zone = Body(body), where.tzinfo
        return [
            HorizonEvent(body, HorizonEventKind.of(kind.bit_length() - 1), time, azimuth, zone)
            for time, kind, azimuth in zip(*found)
        ]

    horizon_events_async: Final = twin(horizon_events)

    def next_horizon_event(
        self,
        kind: HorizonEventKind | str,
        body: Body | str,
        after: Moment,
        place: PointLike,
        *,
        rule: HorizonRule | str = HorizonRule.UPPER_LIMB,
    ) -> HorizonEvent | None:
        """Returns the first event of a kind after a moment; None when there is none within 366
        days.

        The time of an event gives the following one.
        """
        function = lib.pentad_astro_horizon_event_next
        moment, where = milliseconds(after, "after"), point_of(place)
        return self._horizon_event(function, kind, body, moment, where, rule)

    next_horizon_event_async: Final = twin(next_horizon_event)

    def previous_horizon_event(
        self,
        kind: HorizonEventKind | str,
        body: Body | str,
        before: Moment,
        place: PointLike,
        *,
        rule: HorizonRule | str = HorizonRule.UPPER_LIMB,
    ) -> HorizonEvent | None:
        """Returns the last event of a kind before a moment; None when there is none within 366
        days.

        The time of an event gives the previous one.
        """
        function = lib.pentad_astro_horizon_event_previous
        moment, where = milliseconds(before, "before"), point_of(place)
        return self._horizon_event(function, kind, body, moment, where, rule)

    previous_horizon_event_async: Final = twin(previous_horizon_event)

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
            # A finer code means missing ephemeris files.
            if error.status != NotFoundError._coarse:
                raise
            return None
        return HorizonEvent(body, kind, time.value, azimuth.value, place.tzinfo)
