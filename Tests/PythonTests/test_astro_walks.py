"""Walks on which each call is given the time of what the one before has found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta, timezone

import pytest
from pentad import astro
from pentad.astro import AstroCalendar, HorizonEvent, Place, Transition

UJJAIN = Place(23.1765, 75.7885, time_zone="Asia/Kolkata")
STARTS = [datetime(year, 1, 1, tzinfo=timezone.utc) for year in (2026, 1900)]


@pytest.fixture
def calendar() -> Iterator[AstroCalendar]:
    with AstroCalendar() as calendar:
        yield calendar


def walk(
    steps: int, time: datetime, step: Callable[[datetime], Transition | HorizonEvent | None]
) -> list[int]:
    times = []
    for _ in range(steps):
        found = step(time)
        assert found is not None
        time = found.time
        times.append(found.time_ms)
    return times


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("kind", list(astro.TransitionKind))
def test_from_transition_to_transition(
    calendar: AstroCalendar, kind: astro.TransitionKind, start: datetime
) -> None:
    steps = 100 if kind is astro.TransitionKind.TITHI else 20
    end = start + timedelta(days=2_000 if kind.value in SLOW else 200)
    listed = calendar.transitions(kind, start, end)
    expected = [transition.time_ms for transition in listed[:steps]]
    assert len(expected) == steps < len(listed)
    assert all(one < other for one, other in zip(expected, expected[1:]))
    assert walk(steps, start, lambda time: calendar.next_transition(kind, time)) == expected
    back = walk(steps, listed[steps].time, lambda time: calendar.previous_transition(kind, time))
    assert back == expected[::-1]


SLOW = ("sankranti", "masa", "solarQuarter")


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("kind", list(astro.HorizonEventKind))
@pytest.mark.parametrize("body", list(astro.Body))
def test_from_horizon_event_to_horizon_event(
    calendar: AstroCalendar, body: astro.Body, kind: astro.HorizonEventKind, start: datetime
) -> None:
    listed = calendar.horizon_events(body, start, start + timedelta(days=70), UJJAIN, kinds=[kind])
    expected = [event.time_ms for event in listed[:60]]
    assert len(expected) == 60 < len(listed)
    assert all(one < other for one, other in zip(expected, expected[1:]))
    there = walk(60, start, lambda time: calendar.next_horizon_event(kind, body, time, UJJAIN))
    assert there == expected
    back = walk(
        60,
        listed[60].time,
        lambda time: calendar.previous_horizon_event(kind, body, time, UJJAIN),
    )
    assert back == expected[::-1]
