"""Transitions, horizon events and eclipses as texts: JSON and iCalendar."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from typing import TYPE_CHECKING, Any, Callable, Final

from ..._library import lib
from ..._names import bits
from ..._threads import twin
from ..._times import Moment, moments
from ..._zones import Zone, zone_text
from ...errors import call_text
from .._enums import Ayanamsa, Body, HorizonEventKind, Script, TransitionKind
from .._inputs import HorizonRule, PointLike, point_of, record_of, rule_of
from .handle import CalendarHandle
from .text_options import icalendar_record, json_record

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .text_options import ICalendarOptions


class EventTexts(CalendarHandle):
    """The events of a calendar within a period, as texts.

    Moments in JSON are in UTC; or in ``time_zone``, or with ``local_time`` in the local time of the
    place, with its offset.
    """

    # ---- transitions

    def transitions_json(
        self,
        kind: TransitionKind | str,
        start: Moment,
        end: Moment,
        *,
        ayanamsa: Ayanamsa | str = Ayanamsa.LAHIRI,
        script: Script | str = Script.ENGLISH,
        lines: bool = False,
        time_zone: Zone | None = None,
    ) -> str:
        """Returns the transitions of a kind within a period as an array, or as JSON Lines."""
        codes = TransitionKind(kind).code, Ayanamsa(ayanamsa).code
        asked = self._pointer, *codes, *moments(start, end)
        record = json_record(lines, script, time_zone=time_zone)
        return call_text(lib.pentad_astro_transitions_text, *asked, byref(record))

    transitions_json_async: Final = twin(transitions_json)

    def transitions_icalendar(
        self,
        kind: TransitionKind | str,
        start: Moment,
        end: Moment,
        *,
        ayanamsa: Ayanamsa | str = Ayanamsa.LAHIRI,
        time_zone: Zone = "UTC",
        **how: Unpack[ICalendarOptions],
    ) -> str:
        """Returns the transitions of a kind as an iCalendar document, like :meth:`icalendar`."""
        codes = TransitionKind(kind).code, Ayanamsa(ayanamsa).code
        asked = self._pointer, *codes, *moments(start, end)
        return _icalendar_by(lib.pentad_astro_transitions_icalendar, asked, time_zone, **how)

    transitions_icalendar_async: Final = twin(transitions_icalendar)

    # ---- the horizon

    def horizon_events_json(
        self,
        body: Body | str,
        start: Moment,
        end: Moment,
        place: PointLike,
        *,
        rule: HorizonRule | str = HorizonRule.UPPER_LIMB,
        kinds: Iterable[HorizonEventKind | str] = tuple(HorizonEventKind),
        lines: bool = False,
        local_time: bool = False,
    ) -> str:
        """Returns a body's risings, settings and transits as an array, or as JSON Lines."""
        asked = self._asked_horizon(body, start, end, place, rule, kinds)
        record = json_record(lines, local_time=local_time)
        return call_text(lib.pentad_astro_horizon_events_text, *asked, byref(record))

    horizon_events_json_async: Final = twin(horizon_events_json)

    def horizon_events_icalendar(
        self,
        body: Body | str,
        start: Moment,
        end: Moment,
        place: PointLike,
        *,
        rule: HorizonRule | str = HorizonRule.UPPER_LIMB,
        kinds: Iterable[HorizonEventKind | str] = tuple(HorizonEventKind),
        **how: Unpack[ICalendarOptions],
    ) -> str:
        """Returns a body's risings, settings and transits, in the local time of the place."""
        asked = self._asked_horizon(body, start, end, place, rule, kinds)
        record = icalendar_record(**how)
        return call_text(lib.pentad_astro_horizon_events_icalendar, *asked, byref(record))

    horizon_events_icalendar_async: Final = twin(horizon_events_icalendar)

    def _asked_horizon(
        self,
        body: Body | str,
        start: Moment,
        end: Moment,
        place: PointLike,
        rule: HorizonRule | str,
        kinds: Iterable[HorizonEventKind | str],
    ) -> tuple[Any, ...]:
        where = byref(record_of(point_of(place))), byref(record_of(rule_of(rule, "rule")))
        what = Body(body).code, bits(kinds, HorizonEventKind)
        return (self._pointer, *where, *what, *moments(start, end))

    # ---- eclipses

    def solar_eclipses_json(
        self,
        start: Moment,
        end: Moment,
        place: PointLike | None = None,
        *,
        lines: bool = False,
        local_time: bool = False,
        time_zone: Zone | None = None,
    ) -> str:
        """Returns the solar eclipses as an array or JSON Lines; with a place, the visible ones."""
        asked = self._asked_eclipses(start, end, place)
        record = json_record(lines, local_time=local_time, time_zone=time_zone)
        return call_text(lib.pentad_astro_solar_eclipses_text, *asked, byref(record))

    solar_eclipses_json_async: Final = twin(solar_eclipses_json)

    def lunar_eclipses_json(
        self,
        start: Moment,
        end: Moment,
        place: PointLike | None = None,
        *,
        lines: bool = False,
        local_time: bool = False,
        time_zone: Zone | None = None,
    ) -> str:
        """Returns the lunar eclipses as an array or JSON Lines; with a place, the visible ones."""
        asked = self._asked_eclipses(start, end, place)
        record = json_record(lines, local_time=local_time, time_zone=time_zone)
        return call_text(lib.pentad_astro_lunar_eclipses_text, *asked, byref(record))

    lunar_eclipses_json_async: Final = twin(lunar_eclipses_json)

    def solar_eclipses_icalendar(
        self,
        start: Moment,
        end: Moment,
        place: PointLike | None = None,
        *,
        time_zone: Zone = "UTC",
        **how: Unpack[ICalendarOptions],
    ) -> str:
        """Returns the solar eclipses as an iCalendar document, like :meth:`icalendar`."""
        asked = self._asked_eclipses(start, end, place)
        return _icalendar_by(lib.pentad_astro_solar_eclipses_icalendar, asked, time_zone, **how)

    solar_eclipses_icalendar_async: Final = twin(solar_eclipses_icalendar)

    def lunar_eclipses_icalendar(
        self,
        start: Moment,
        end: Moment,
        place: PointLike | None = None,
        *,
        time_zone: Zone = "UTC",
        **how: Unpack[ICalendarOptions],
    ) -> str:
        """Returns the lunar eclipses as an iCalendar document, like :meth:`icalendar`."""
        asked = self._asked_eclipses(start, end, place)
        return _icalendar_by(lib.pentad_astro_lunar_eclipses_icalendar, asked, time_zone, **how)

    lunar_eclipses_icalendar_async: Final = twin(lunar_eclipses_icalendar)

    def _asked_eclipses(
        self, start: Moment, end: Moment, place: PointLike | None
    ) -> tuple[Any, ...]:
        where = None if place is None else byref(record_of(point_of(place)))
        return (self._pointer, where, *moments(start, end))


def _icalendar_by(
    function: Callable[..., int],
    asked: tuple[Any, ...],
    time_zone: Zone,
    **how: Unpack[ICalendarOptions],
) -> str:
    """Returns the document of events without a place, and so without a local time."""
    record = icalendar_record(time_zone=zone_text(time_zone), **how)
    return call_text(function, *asked, byref(record))
