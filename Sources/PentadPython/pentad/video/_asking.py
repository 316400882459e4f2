"""The results of a refresh, and the start-up progress of a feed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .._brief import brief
from .._convert import items, text
from .._handle import reader
from .._library import lib
from .._native import pentad_video_refresh
from ..errors import PentadError, failure, optional_failure
from ._enums import SourceState, StartUpPhase
from ._records import VideoNews, news_of


@brief
@dataclass(frozen=True)
class FeedRefresh:
    """The result of a refresh of the sources."""

    #: The changes that were added to the lists; zeros if nothing was applied.
    applied: VideoNews
    #: The sources that failed, in the order of their names, with their errors.
    failures: dict[str, PentadError] = field(compare=False)


@brief
@dataclass(frozen=True)
class SourceStartUp:
    """The start-up state of a source."""

    source: str
    state: SourceState
    #: The error, for FAILED.
    error: PentadError | None = field(default=None, compare=False)


@brief
@dataclass(frozen=True)
class FeedStartUp:
    """The start-up progress of a feed."""

    #: The present phase.
    phase: StartUpPhase
    #: The states in the order of the sources' names; paused ones are left out.
    sources: tuple[SourceStartUp, ...]
    #: The number of videos in the timeline.
    shown: int
    #: The error of a source if none has succeeded; None as long as one may succeed.
    error: PentadError | None = field(default=None, compare=False)


def refresh_of(record: Any) -> FeedRefresh:
    failures = {
        text(one.source): failure(one.status, text(one.error_message), retry_after=one.retry_after)
        for one in items(record.failures, record.failure_count)
    }
    return FeedRefresh(news_of(record), failures)


refresh_by = reader(pentad_video_refresh, lib.pentad_video_refresh_free, refresh_of)


def start_up_of(record: Any) -> FeedStartUp:
    return FeedStartUp(
        phase=StartUpPhase.of(record.phase),
        sources=tuple(map(_source_of, items(record.sources, record.source_count))),
        shown=record.shown,
        error=optional_failure(record.status, record.error_message),
    )


def _source_of(record: Any) -> SourceStartUp:
    return SourceStartUp(
        source=text(record.source),
        state=SourceState.of(record.state),
        error=optional_failure(record.status, record.error_message),
    )
