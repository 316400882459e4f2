"""What asking the sources comes to, and how far a feed has come since it was opened."""

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
    """What asking the sources came to."""

    #: What came into the lists; nothing where nothing was applied.
    applied: VideoNews
    #: The sources that could not be asked, in the order of their names, and what they failed with.
    failures: dict[str, PentadError] = field(compare=False)


@brief
@dataclass(frozen=True)
class SourceStartUp:
    """How far a source has come since the feed was opened."""

    source: str
    state: SourceState
    #: What it failed with, of FAILED.
    error: PentadError | None = field(default=None, compare=False)


@brief
@dataclass(frozen=True)
class FeedStartUp:
    """How far a feed has come since it was opened."""

    #: What is under way.
    phase: StartUpPhase
    #: In the order of their names; those that are paused are not there.
    sources: tuple[SourceStartUp, ...]
    #: How many videos the timeline has.
    shown: int
    #: What a source has failed with, when none has answered; None as long as one may.
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
