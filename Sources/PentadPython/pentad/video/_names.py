"""The words of videos; the order of the members is the order of the codes in C."""

from __future__ import annotations

from .._names import JoinedName, Name


class MediaKind(Name):
    """How a file or a stream comes."""

    #: One file, which can be asked for in parts.
    FILE = "file"
    #: A playlist of HTTP Live Streaming.
    HLS = "hls"
    #: A manifest of MPEG-DASH.
    DASH = "dash"


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


class TimeUnit(Name):
    """A unit of a distance in time: a month is 30 days, a year 365."""

    SECOND = "second"
    MINUTE = "minute"
    HOUR = "hour"
    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


class SourceKind(Name):
    """What a source is."""

    #: A feed of RSS, Atom or JSON Feed.
    FEED = "feed"
    #: A server of PeerTube.
    PEERTUBE = "peerTube"
    #: A server of the Shelby protocol.
    SHELBY = "shelby"
    #: A folder of video files.
    FOLDER = "folder"
    #: One that a program in Swift has added.
    HOST = "host"


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


class OAuthSignature(Name):
    """How requests of OAuth 1.0a are signed."""

    HMAC_SHA1 = "hmacSHA1"
    #: The secrets themselves, for ``https`` alone.
    PLAINTEXT = "plaintext"


class StartUpPhase(Name):
    """How far a feed has come since it was opened; each comes after those before it."""

    #: The store is being opened.
    OPENING = "opening"
    #: No source can be asked: all wait for the user to sign in, or there is none.
    SIGNING_IN = "signingIn"
    #: Sources are asked who the user is, what services and channels there are.
    FETCHING_ACCOUNT = "fetchingAccount"
    #: Sources are asked for their broadcasts for the first time.
    FETCHING_BROADCASTS = "fetchingBroadcasts"
    #: The times are set at which they are asked again.
    POLLING = "polling"
    #: What has come is put together.
    PREPARING = "preparing"
    #: All that follows comes from the user, or from polling.
    READY = "ready"


class SourceState(Name):
    """How far a source has come since the feed was opened."""

    #: It has not been asked yet.
    WAITING = "waiting"
    #: The user has to sign in.
    SIGN_IN_REQUIRED = "signInRequired"
    #: It is asked who the user is.
    FETCHING_ACCOUNT = "fetchingAccount"
    #: It is asked for its broadcasts.
    FETCHING = "fetching"
    #: Its broadcasts are stored.
    DONE = "done"
    #: It could not be asked; polling goes on trying.
    FAILED = "failed"
