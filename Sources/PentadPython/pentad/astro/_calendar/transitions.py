"""Transitions: the moments at which a tithi, a month, a sign begins."""

from __future__ import annotations

from ctypes import byref, c_int32, c_int64, c_size_t
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Callable, Final

from ..._brief import brief
from ..._library import lib
from ..._threads import twin
from ..._times import Moment, milliseconds, moments, to_datetime
from ...errors import NotFoundError, call
from .._columns import Column, TransitionArrays, find_numpy, room
from .._enums import Ayanamsa, TransitionKind
from .._names import Unit, name
from .handle import CalendarHandle

# A lower bound for the days between two transitions: it determines the size of the array.
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

# Kinds without a unit, in the order of their numbers.
_WORDS = {
    TransitionKind.PHASE: ("New moon", "First quarter", "Full moon", "Last quarter"),
    TransitionKind.SOLAR_QUARTER: (
        "March equinox",
        "June solstice",
        "September equinox",
        "December solstice",
    ),
}


@brief
@dataclass(frozen=True)
class Transition:
    """The moment at which a unit of the calendar begins."""

    kind: TransitionKind
    #: The number of the unit that begins, from 1.
    value: int
    time_ms: int

    @property
    def time(self) -> datetime:
        """The time of the transition, in UTC."""
        return to_datetime(self.time_ms, timezone.utc)

    @property
    def name(self) -> str:
        """The name of the unit that begins: ``Shukla Ekadashi``, ``Rohini``, ``Rohini 1``, ``Full
        moon``.
        """
        words = _WORDS.get(self.kind)
        if words is not None:
            if not 1 <= self.value <= len(words):
                raise NotFoundError(f"there is no {self.kind} with the number {self.value}")
            return words[self.value - 1]
        found = name(_UNITS[self.kind], self.value)
        if self.kind == TransitionKind.TITHI:
            return f"{name(Unit.PAKSHA, (self.value + 14) // 15)} {found}"
        return f"{found} {(self.value - 1) % 4 + 1}" if self.kind == TransitionKind.PADA else found


class CalendarTransitions(CalendarHandle):
    """The transitions of a calendar."""

    def transitions_array(
        self,
        kind: TransitionKind | str,
        start: Moment,
        end: Moment,
        *,
        ayanamsa: Ayanamsa | str = Ayanamsa.LAHIRI,
        numpy: bool | None = None,
    ) -> TransitionArrays:
        """Returns the transitions of a kind within a period, its end exclusive, as two arrays."""
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

    transitions_array_async: Final = twin(transitions_array)

    def transitions(
        self,
        kind: TransitionKind | str,
        start: Moment,
        end: Moment,
        *,
        ayanamsa: Ayanamsa | str = Ayanamsa.LAHIRI,
    ) -> list[Transition]:
        """Returns the transitions of a kind within a period, its end exclusive."""
        kind = TransitionKind(kind)
        found = self.transitions_array(kind, start, end, ayanamsa=ayanamsa, numpy=False)
        return [Transition(kind, value, time) for time, value in zip(*found)]

    transitions_async: Final = twin(transitions)

    def next_transition(
        self,
        kind: TransitionKind | str,
        after: Moment,
        *,
        ayanamsa: Ayanamsa | str = Ayanamsa.LAHIRI,
    ) -> Transition:
        """Returns the first transition after a moment; the time of a transition gives the following
        one.
        """
        return self._transition(lib.pentad_astro_transition_next, kind, after, "after", ayanamsa)

    next_transition_async: Final = twin(next_transition)

    def previous_transition(
        self,
        kind: TransitionKind | str,
        before: Moment,
        *,
        ayanamsa: Ayanamsa | str = Ayanamsa.LAHIRI,
    ) -> Transition:
        """Returns the last transition before a moment; the time of a transition gives the previous
        one.
        """
        function = lib.pentad_astro_transition_previous
        return self._transition(function, kind, before, "before", ayanamsa)

    previous_transition_async: Final = twin(previous_transition)

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
