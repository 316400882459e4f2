"""The words of what the user does and plays; their order is that of the codes in C."""

from __future__ import annotations

from .._names import Name


class ActionKind(Name):
    """What the user did with a video; in brackets, what belongs to it."""

    #: Likes it, or no longer does (``is_on``).
    LIKE = "like"
    #: Wants to watch it later, or no longer does (``is_on``).
    WATCH_LATER = "watchLater"
    #: Has begun to watch it.
    WATCHED = "watched"
    #: Has come so far (``position_ms``).
    PROGRESS = "progress"
    #: Shares it (``share``).
    SHARE = "share"


class ShareProblemKind(Name):
    """Why a share cannot be sent as it is; in brackets, what ``text`` is."""

    NO_DESTINATION = "noDestination"
    #: The text has more than a destination takes (the destination).
    TOO_LONG = "tooLong"
    #: It goes by mail, and to nobody.
    NO_RECIPIENT = "noRecipient"
    #: A recipient is no mail address (the recipient).
    BAD_RECIPIENT = "badRecipient"
    #: The user has not connected a destination (the destination).
    NOT_CONNECTED = "notConnected"


class PlayerOrderKind(Name):
    """What a program's player is to do."""

    #: Take the video of ``content``, at ``position_ms``, and wait.
    LOAD = "load"
    PLAY = "play"
    #: Stand still.
    PAUSE = "pause"
    #: Go to ``position_ms``.
    SEEK = "seek"
    #: Let go of the video.
    UNLOAD = "unload"


class RemoteCommandKind(Name):
    """What somebody with a remote control wants; in brackets, what ``value`` is."""

    PLAY = "play"
    PAUSE = "pause"
    #: Play on, or stand still.
    TOGGLE_PLAY = "togglePlay"
    #: The next video of the list.
    NEXT = "next"
    #: The one before.
    PREVIOUS = "previous"
    #: Go to a position (in milliseconds).
    SEEK = "seek"
    #: Go on, or back (by how many milliseconds).
    SKIP = "skip"
    #: Show the list ``list``.
    LIST = "list"
    #: Like the current video, or no longer.
    LIKE = "like"
    #: Keep the current video for later, or no longer.
    WATCH_LATER = "watchLater"
    #: Begin to share the current video.
    SHARE = "share"
    #: Scroll the list (by how many rows, up when it is below 0).
    SCROLL_GUIDE = "scrollGuide"
    #: Show what the commands do, or hide it.
    SHOW_HELP = "showHelp"
    #: Put the remote control away.
    DONE = "done"
