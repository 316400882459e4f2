"""The user's settings, the size of a store, and statistics."""

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
    """The user's settings; the defaults are those of the original app."""

    #: The watched fraction, 0…1, above which a video leaves the watch-later list: 0 for as soon as
    #: any part was watched, None for never.
    auto_unset_watch_later: float | None = 0.75
    #: True to add new videos to the lists immediately; otherwise they stay pending until they are
    #: applied.
    auto_apply: bool = False
    #: True if a video resumes where the user stopped.
    resumes: bool = True
    #: True to prefetch a picture and the URL of the next video.
    prefetches: bool = True


@brief
@dataclass(frozen=True)
class VideoStatistics:
    """A statistics event: a one-time action of the user, or a heartbeat of the session."""

    #: The name of the action: ``broadcast.like``, ``sharing.twitter``; None for a heartbeat.
    counter: str | None
    #: The number of the heartbeat in the session, from 1; None for a counter.
    number: int | None
    time_ms: int | None
    #: True if the program reports that it is in the foreground.
    has_focus: bool
    #: True if the user was active since the previous heartbeat.
    was_active: bool
    #: True if a video is playing.
    is_playing: bool

    @property
    def time(self) -> datetime | None:
        """The time of the heartbeat, in UTC; None for a counter."""
        return optional_datetime(self.time_ms)


#: A function that receives statistics events.
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
        # In C, 0 means the default fraction.
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
    """Makes the record of a function that receives statistics events."""
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
