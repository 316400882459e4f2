"""The words of videos; the order of the members is the order of the codes in C."""

from __future__ import annotations

from .._names import JoinedName, Name


class PlayabilityKind(Name):
    """The playability of a video."""

    #: Not checked yet.
    UNKNOWN = "unknown"
    #: A source provides files and streams.
    PLAYABLE = "playable"
    #: Only the provider's own player can play it.
    EMBED_ONLY = "embedOnly"
    #: Only a web page exists.
    PAGE_ONLY = "pageOnly"
    UNPLAYABLE = "unplayable"
    #: The source could not be asked. The video may still be playable.
    CHECK_FAILED = "checkFailed"


class SourceCapability(JoinedName):
    """A capability of a source. The set is open."""

    #: Pages older than the newest one.
    OLDER_PAGES = "olderPages"
    COMMENTS = "comments"
    #: URLs of the files and streams of a video.
    RESOLVING = "resolving"
    #: The user's likes.
    LIKES = "likes"
    #: The user's watch-later list.
    WATCH_LATER = "watchLater"
    #: The videos that the user has watched.
    WATCHED = "watched"
    #: The user's positions in videos.
    POSITIONS = "positions"
    #: Sharing of videos.
    SHARING = "sharing"
    #: The user's account.
    ACCOUNTS = "accounts"


class PeerTubeVideos(Name):
    """A feed of a PeerTube server."""

    #: With a user, the subscriptions; without one, the videos published on the server itself.
    USUAL = "usual"
    #: The videos of the channels that the user has subscribed to. It requires a user.
    SUBSCRIPTIONS = "subscriptions"
    #: The videos of a channel.
    CHANNEL = "channel"
    #: The videos of an account.
    ACCOUNT = "account"
    #: The videos published on the server itself.
    LOCAL = "local"
    #: The videos that the user has watched, the last one first. It requires a user.
    HISTORY = "history"
