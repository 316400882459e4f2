"""Shared videos, from feeds and servers; offline first, without loss of actions.

    >>> from pentad import video
    >>> with video.VideoFeed("videos") as feed:
    ...     feed.add_feed("https://example.org/videos.xml")
    ...     feed.refresh()
    ...     for group in feed.timeline():
    ...         print(group.video.title, video.relative_time(group.latest_share).text)

:class:`VideoFeed` keeps the videos of its sources in its store, and sends the user's actions to
them. Events are a numbered log: save the number of the last event, and continue after it the next
time. :class:`PlaybackSession` plays a list with the program's own player. Times with ``_ms`` are
milliseconds since 1970, UTC; positions and durations are milliseconds.
"""

from __future__ import annotations

from .._list_delta import ListDelta, ListMove
from .._list_update import ListUpdate
from .._session import Session
from .._subscription import Subscription
from . import events
from ._actions import PendingAction, ShareDraft
from ._asking import FeedRefresh, FeedStartUp, SourceStartUp
from ._commands import RemoteCommand
from ._deed_names import ActionKind, PlayerOrderKind, RemoteCommandKind, ShareProblemKind
from ._delegate import PlayerDelegate, VideoFeedDelegate
from ._enums import (
    ActionStep,
    CharacterUnit,
    MediaKind,
    OAuthSignature,
    PlaybackPhase,
    SourceKind,
    SourceState,
    StartUpPhase,
    TimeUnit,
    VideoList,
    VideoWork,
)
from ._events import VideoEvent, VideoEventKind
from ._feed import VideoFeed
from ._groups import VideoCursor, VideoGroup, ViewState, WatchedSpan
from ._keys import RelativeTime, embed_url, key_from_url, key_of_id, page_url, relative_time
from ._names import PeerTubeVideos, PlayabilityKind, SourceCapability
from ._opml import OPMLDocument, OPMLImport, OPMLOutline, read_opml, write_opml
from ._playback import PlaybackSession
from ._playing import PlaybackState, PlayerOrder
from ._records import (
    CommentLine,
    ContentURL,
    DiscoveredFeed,
    MediaRendition,
    Roll,
    Sharer,
    SourceAccount,
    Video,
    VideoChannel,
    VideoComment,
    VideoImage,
    VideoNews,
    VideoService,
    VideoStorageUsage,
)
from ._settings import VideoSettings, VideoStatistics
from ._shares import CharacterBudget, ShareProblem, ShareReport, check_share, text_length
from ._sharing import Broadcast
from ._sign_in import ShelbySignIn
from ._sources import SourceStatus
from ._videos import Playability, best_rendition

__all__ = [
    "ActionKind",
    "ActionStep",
    "Broadcast",
    "CharacterBudget",
    "CharacterUnit",
    "CommentLine",
    "ContentURL",
    "DiscoveredFeed",
    "FeedRefresh",
    "FeedStartUp",
    "ListDelta",
    "ListMove",
    "ListUpdate",
    "MediaKind",
    "MediaRendition",
    "OAuthSignature",
    "OPMLDocument",
    "OPMLImport",
    "OPMLOutline",
    "PeerTubeVideos",
    "PendingAction",
    "Playability",
    "PlayabilityKind",
    "PlaybackPhase",
    "PlaybackSession",
    "PlaybackState",
    "PlayerDelegate",
    "PlayerOrder",
    "PlayerOrderKind",
    "RelativeTime",
    "RemoteCommand",
    "RemoteCommandKind",
    "Roll",
    "Session",
    "ShareDraft",
    "ShareProblem",
    "ShareProblemKind",
    "ShareReport",
    "Sharer",
    "ShelbySignIn",
    "SourceAccount",
    "SourceCapability",
    "SourceKind",
    "SourceStartUp",
    "SourceState",
    "SourceStatus",
    "StartUpPhase",
    "Subscription",
    "TimeUnit",
    "Video",
    "VideoChannel",
    "VideoComment",
    "VideoCursor",
    "VideoEvent",
    "VideoEventKind",
    "VideoFeed",
    "VideoFeedDelegate",
    "VideoGroup",
    "VideoImage",
    "VideoList",
    "VideoNews",
    "VideoService",
    "VideoSettings",
    "VideoStatistics",
    "VideoStorageUsage",
    "VideoWork",
    "ViewState",
    "WatchedSpan",
    "best_rendition",
    "check_share",
    "embed_url",
    "events",
    "key_from_url",
    "key_of_id",
    "page_url",
    "read_opml",
    "relative_time",
    "text_length",
    "write_opml",
]
