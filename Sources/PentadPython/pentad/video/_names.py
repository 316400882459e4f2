"""The words of videos; the order of the members is the order of the codes in C."""

from __future__ import annotations

from .._names import JoinedName, Name


class PlayabilityKind(Name):
    """Whether a video can be watched."""

    #: Nobody has looked yet.
    UNKNOWN = "unknown"
    #: A source gives files and streams.
    PLAYABLE = "playable"
    #: The provider's own player alone shows it.
    EMBED_ONLY = "embedOnly"
    #: There is a page for people alone.
    PAGE_ONLY = "pageOnly"
    UNPLAYABLE = "unplayable"
    #: The source could not be asked. It is not playable for that.
    CHECK_FAILED = "checkFailed"


class SourceCapability(JoinedName):
    """What a source can do. The set is open."""

    #: It gives pages older than the newest.
    OLDER_PAGES = "olderPages"
    COMMENTS = "comments"
    #: It tells where the files and streams of a video are.
    RESOLVING = "resolving"
    #: It keeps what the user likes.
    LIKES = "likes"
    #: It keeps what the user wants to watch later.
    WATCH_LATER = "watchLater"
    #: It keeps what the user has watched.
    WATCHED = "watched"
    #: It keeps how far the user has come.
    POSITIONS = "positions"
    #: It shares videos for the user.
    SHARING = "sharing"
    #: It knows who the user is.
    ACCOUNTS = "accounts"


class PeerTubeVideos(Name):
    """Which videos of a server of PeerTube are followed."""

    #: With a user, the subscriptions; without one, what was published on the server itself.
    USUAL = "usual"
    #: Those of the channels that the user has subscribed to. It needs a user.
    SUBSCRIPTIONS = "subscriptions"
    #: Those of a channel.
    CHANNEL = "channel"
    #: Those of an account.
    ACCOUNT = "account"
    #: Those that were published on the server itself.
    LOCAL = "local"
    #: Those that the user has watched, the last one first. It needs a user.
    HISTORY = "history"
