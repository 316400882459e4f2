"""What the user has chosen, what a store takes, and what a program may count."""

from __future__ import annotations

from ctypes import byref
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Callable

from .._brief import brief
from .._callbacks import context_free, keep, kept, plain_function, run
from .._convert import flag, optional_text, real
from .._native import (
    pentad_video_settings,
    pentad_video_statistics_callback,
    pentad_video_statistics_delegate,
)
from .._times import known_time, optional_datetime
from .._turns import guarded
from ..errors import InvalidError


@brief
@dataclass(frozen=True)
class VideoSettings:
    """What the user has chosen; those of the original, unless it says otherwise."""

    #: Over which part of a video that was seen, 0…1, it is no longer one to watch later: 0 for as
    #: soon as anything was seen, None for never.
    auto_unset_watch_later: float | None = 0.75
    #: Whether what is new is put into the lists at once; otherwise it waits until it is applied.
    auto_apply: bool = False
    #: Whether a video goes on where the user stopped.
    resumes: bool = True
    #: Whether a picture and the address of the next video are fetched before they are wanted.
    prefetches: bool = True


@brief
@dataclass(frozen=True)
class VideoStatistics:
    """Something that a program may count: what the user did once, or that the session is alive."""

    #: What the user did: ``broadcast.like``, ``sharing.twitter``; None of a heartbeat.
    counter: str | None
    #: Which heartbeat of the session, from 1 on; None of a counter.
    number: int | None
    time_ms: int | None
    #: Whether the program was in front, as it says.
    has_focus: bool
    #: Whether the user did something since the heartbeat before.
    was_active: bool
    #: Whether a video plays.
    is_playing: bool

    @property
    def time(self) -> datetime | None:
        """When the heart beat, in UTC; None of a counter."""
        return optional_datetime(self.time_ms)


#: What is told of what can be counted.
Count = Callable[[VideoStatistics], object]


def settings_of(record: Any) -> VideoSettings:
    is_never = record.never_unset_watch_later != 0
    return VideoSettings(
        auto_unset_watch_later=None if is_never else max(record.auto_unset_watch_later, 0.0),
        auto_apply=record.auto_apply != 0,
        resumes=record.never_resume == 0,
        prefetches=record.never_prefetch == 0,
    )


def record_of_settings(settings: VideoSettings) -> Any:
    if not isinstance(settings, VideoSettings):
        raise TypeError(f"settings must be VideoSettings, not {type(settings).__name__}")
    part = settings.auto_unset_watch_later
    record = pentad_video_settings(
        # Of C, 0 is the usual part.
        auto_unset_watch_later=0.0 if part is None else _part(part) or -1.0,
        auto_apply=flag(settings.auto_apply, "auto_apply"),
        never_resume=not flag(settings.resumes, "resumes"),
        never_prefetch=not flag(settings.prefetches, "prefetches"),
        never_unset_watch_later=part is None,
    )
    return byref(record)


def _part(value: float) -> float:
    part = real(value, "auto_unset_watch_later")
    if not 0 <= part <= 1:
        raise InvalidError(f"auto_unset_watch_later is {part}, not 0…1")
    return part


def counting(count: Count) -> Any:
    """The record of a function that is told of what can be counted."""
    plain_function(count, "what is told of statistics")
    return pentad_video_statistics_delegate(
        context=keep(count), context_free=context_free, did_count=_did_count
    )


def _on_count(context: int | None, statistics: Any) -> None:
    count = kept(context)
    if count is not None:
        run(count, _statistics_of(statistics.contents))


def _statistics_of(record: Any) -> VideoStatistics:
    return VideoStatistics(
        counter=optional_text(record.counter),
        number=record.number or None,
        time_ms=known_time(record.time),
        has_focus=record.has_focus,
        was_active=record.was_active,
        is_playing=record.is_playing,
    )


_did_count = pentad_video_statistics_callback(guarded(_on_count))
