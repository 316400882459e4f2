"""The events of a feed, for delegates, for ``async for``, and for polling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable

from .._brief import brief
from .._callbacks import context_free, keep
from .._convert import items, optional_text, texts
from .._event_kinds import EventOfKind
from .._events import LogMethods, Receiver, telling
from .._handle import Handle
from .._library import lib
from .._names import Name
from .._native import pentad_video_delegate, pentad_video_event_callback
from .._subscription import Subscription, register
from ..errors import PentadError, optional_failure
from ._enums import ActionStep, StartUpPhase, VideoWork
from ._playing import PlaybackState, playing_of
from ._records import VideoNews


class VideoEventKind(Name):
    """The kind of an event; each is also a method of :class:`VideoFeedDelegate`.

    Events up to ``STORE_RECOVERED`` are kept in the log of the store. The others are transient: the
    newest event of a subject replaces the previous one, and none is kept.
    """

    #: The observer was away for longer than the log reaches, or the store is new: reload
    #: everything.
    RESET = "reset"
    SOURCE_ADDED = "sourceAdded"
    SOURCE_CHANGED = "sourceChanged"
    SOURCE_REMOVED = "sourceRemoved"
    PENDING_CHANGED = "pendingChanged"
    FEED_APPLIED = "feedApplied"
    VIDEOS_CHANGED = "videosChanged"
    STATE_CHANGED = "stateChanged"
    ACTION_CHANGED = "actionChanged"
    ACCOUNT_CHANGED = "accountChanged"
    COMMENTS_CHANGED = "commentsChanged"
    #: The store was damaged and was rebuilt; the first event of its new log.
    STORE_RECOVERED = "storeRecovered"
    START_UP = "startUp"
    POLLING = "polling"
    CONTENT_URL = "contentURL"
    PLAYBACK = "playback"
    FAILED = "failed"

    @property
    def is_logged(self) -> bool:
        """True if it is kept in the log of the store."""
        return self.code <= VideoEventKind.STORE_RECOVERED.code


@brief
@dataclass(frozen=True)
class VideoEvent(EventOfKind):
    """An event; fields that do not apply to its kind are None.

    The store is changed before the event is delivered; read the content there.
    """

    kind: VideoEventKind
    #: The number to continue after. For a transient event, it is that of the last logged event
    #: before it.
    number: int
    source: str | None = None
    video: str | None = None
    #: The videos, at most 256; empty for all.
    videos: tuple[str, ...] | None = None
    #: The number of changes that are pending, or were applied.
    news: VideoNews | None = None
    #: The number of an action.
    action: int | None = None
    #: The step of the action.
    step: ActionStep | None = None
    #: The number of rows with the user's own data that were recovered from the damaged store.
    rows_kept: int | None = None
    #: True if some of them could not be read.
    is_partial: bool | None = None
    phase: StartUpPhase | None = None
    #: True if a source is being asked.
    is_under_way: bool | None = None
    playback: PlaybackState | None = None
    #: The work that failed.
    work: VideoWork | None = None
    error: PentadError | None = None


_Kind = VideoEventKind

#: The delegate's method of each kind, and the members of the event that it receives.
_METHODS: dict[VideoEventKind, tuple[str, ...]] = {
    _Kind.RESET: ("did_reset",),
    _Kind.SOURCE_ADDED: ("did_add_source", "source"),
    _Kind.SOURCE_CHANGED: ("did_change_source", "source"),
    _Kind.SOURCE_REMOVED: ("did_remove_source", "source"),
    _Kind.PENDING_CHANGED: ("did_find_new", "news"),
    _Kind.FEED_APPLIED: ("did_apply", "news"),
    _Kind.VIDEOS_CHANGED: ("did_change_videos", "videos"),
    _Kind.STATE_CHANGED: ("did_change_state", "video"),
    _Kind.ACTION_CHANGED: ("did_change_action", "action", "video", "step"),
    _Kind.ACCOUNT_CHANGED: ("did_change_account", "source"),
    _Kind.COMMENTS_CHANGED: ("did_change_comments", "video"),
    _Kind.STORE_RECOVERED: ("did_recover_store", "rows_kept", "is_partial"),
    _Kind.START_UP: ("start_up", "phase"),
    _Kind.POLLING: ("polling", "source", "is_under_way"),
    _Kind.CONTENT_URL: ("did_receive_content_url", "video"),
    _Kind.PLAYBACK: ("playback", "playback"),
    _Kind.FAILED: ("did_fail", "work", "source", "video", "error"),
}

_NAMES = {kind: method[0] for kind, method in _METHODS.items()}
_ARGUMENTS = {kind: method[1:] for kind, method in _METHODS.items()}

#: The reader of each part of an event.
_READERS: dict[str, Callable[[Any], Any]] = {
    "source": lambda record: optional_text(record.source),
    "video": lambda record: optional_text(record.video),
    "videos": lambda record: texts(record.videos, record.video_count),
    "news": lambda record: VideoNews(record.new_videos, record.new_comments),
    "action": lambda record: record.action,
    "step": lambda record: ActionStep.of(record.step),
    "rows_kept": lambda record: record.rows_kept,
    "is_partial": lambda record: record.is_partial,
    "phase": lambda record: StartUpPhase.of(record.phase),
    "is_under_way": lambda record: record.is_under_way,
    "playback": lambda record: playing_of(record.playback.contents),
    "work": lambda record: VideoWork.of(record.work),
    "error": lambda record: optional_failure(record.status, record.error_message),
}


def event_of(record: Any) -> VideoEvent:
    kind = VideoEventKind.of(record.kind)
    details: dict[str, Any] = {name: _READERS[name](record) for name in _ARGUMENTS[kind]}
    return VideoEvent(kind, record.number, **details)


def events_of(record: Any) -> list[VideoEvent]:
    return [event_of(one) for one in items(record.items, record.count)]


def methods_of(delegate: object) -> LogMethods:
    """Makes the receiver that calls a delegate's methods."""
    return LogMethods(delegate, _NAMES, _ARGUMENTS)


def subscribe(feed: Handle, receiver: Receiver, after: int) -> Subscription:
    """Subscribes a receiver to the events after an event; 0 for from now on."""
    record = pentad_video_delegate(
        context=keep(receiver), context_free=context_free, after=after, did_happen=_did_happen
    )
    return register(lib.pentad_video_feed_subscribe, feed, record)


_did_happen = pentad_video_event_callback(telling(event_of))
