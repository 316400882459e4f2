"""The events of a feed, with a class for each kind, so that ``match`` can use their fields.

Each is a :class:`VideoEvent`. The fields of its kind are never None in it, unless their types allow
it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._events import VideoEvent, VideoEventKind

if TYPE_CHECKING:
    from ..errors import PentadError
    from ._enums import ActionStep, StartUpPhase, VideoWork
    from ._playing import PlaybackState
    from ._records import VideoNews

__all__ = [
    "AccountChanged",
    "ActionChanged",
    "CommentsChanged",
    "ContentUrl",
    "Failed",
    "FeedApplied",
    "PendingChanged",
    "Playback",
    "Polling",
    "Reset",
    "SourceAdded",
    "SourceChanged",
    "SourceRemoved",
    "StartUp",
    "StateChanged",
    "StoreRecovered",
    "VideosChanged",
]


class Reset(VideoEvent, of=VideoEventKind.RESET):
    """:meth:`VideoFeedDelegate.did_reset` as an event."""


class SourceAdded(VideoEvent, of=VideoEventKind.SOURCE_ADDED):
    """:meth:`VideoFeedDelegate.did_add_source` as an event."""

    if TYPE_CHECKING:
        source: str


class SourceChanged(VideoEvent, of=VideoEventKind.SOURCE_CHANGED):
    """:meth:`VideoFeedDelegate.did_change_source` as an event."""

    if TYPE_CHECKING:
        source: str


class SourceRemoved(VideoEvent, of=VideoEventKind.SOURCE_REMOVED):
    """:meth:`VideoFeedDelegate.did_remove_source` as an event."""

    if TYPE_CHECKING:
        source: str


class PendingChanged(VideoEvent, of=VideoEventKind.PENDING_CHANGED):
    """:meth:`VideoFeedDelegate.did_find_new` as an event."""

    if TYPE_CHECKING:
        news: VideoNews


class FeedApplied(VideoEvent, of=VideoEventKind.FEED_APPLIED):
    """:meth:`VideoFeedDelegate.did_apply` as an event."""

    if TYPE_CHECKING:
        news: VideoNews


class VideosChanged(VideoEvent, of=VideoEventKind.VIDEOS_CHANGED):
    """:meth:`VideoFeedDelegate.did_change_videos` as an event."""

    if TYPE_CHECKING:
        videos: tuple[str, ...]


class StateChanged(VideoEvent, of=VideoEventKind.STATE_CHANGED):
    """:meth:`VideoFeedDelegate.did_change_state` as an event."""

    if TYPE_CHECKING:
        video: str


class ActionChanged(VideoEvent, of=VideoEventKind.ACTION_CHANGED):
    """:meth:`VideoFeedDelegate.did_change_action` as an event."""

    if TYPE_CHECKING:
        action: int
        video: str
        step: ActionStep


class AccountChanged(VideoEvent, of=VideoEventKind.ACCOUNT_CHANGED):
    """:meth:`VideoFeedDelegate.did_change_account` as an event."""

    if TYPE_CHECKING:
        source: str


class CommentsChanged(VideoEvent, of=VideoEventKind.COMMENTS_CHANGED):
    """:meth:`VideoFeedDelegate.did_change_comments` as an event."""

    if TYPE_CHECKING:
        video: str


class StoreRecovered(VideoEvent, of=VideoEventKind.STORE_RECOVERED):
    """:meth:`VideoFeedDelegate.did_recover_store` as an event."""

    if TYPE_CHECKING:
        rows_kept: int
        is_partial: bool


class StartUp(VideoEvent, of=VideoEventKind.START_UP):
    """:meth:`VideoFeedDelegate.start_up` as an event."""

    if TYPE_CHECKING:
        phase: StartUpPhase


class Polling(VideoEvent, of=VideoEventKind.POLLING):
    """:meth:`VideoFeedDelegate.polling` as an event."""

    if TYPE_CHECKING:
        source: str
        is_under_way: bool


class ContentUrl(VideoEvent, of=VideoEventKind.CONTENT_URL):
    """:meth:`VideoFeedDelegate.did_receive_content_url` as an event."""

    if TYPE_CHECKING:
        video: str


class Playback(VideoEvent, of=VideoEventKind.PLAYBACK):
    """:meth:`VideoFeedDelegate.playback` as an event."""

    if TYPE_CHECKING:
        playback: PlaybackState


class Failed(VideoEvent, of=VideoEventKind.FAILED):
    """:meth:`VideoFeedDelegate.did_fail` as an event."""

    if TYPE_CHECKING:
        work: VideoWork
        source: str | None
        video: str | None
        error: PentadError
