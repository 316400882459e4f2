"""The enums of the user's actions and of playback; their order is that of the codes in C."""

from __future__ import annotations

from .._names import Name


class ActionKind(Name):
    """The kind of a user's action on a video; in brackets, the field that is used."""

    #: The user likes or unlikes it (``is_on``).
    LIKE = "like"
    #: The user adds it to the watch-later list, or removes it (``is_on``).
    WATCH_LATER = "watchLater"
    #: The user has begun to watch it.
    WATCHED = "watched"
    #: The user has reached a position (``position_ms``).
    PROGRESS = "progress"
    #: The user shares it (``share``).
    SHARE = "share"


class ShareProblemKind(Name):
    """The reason why a share cannot be sent in its present form; in brackets, the meaning of
    ``text``.
    """

    NO_DESTINATION = "noDestination"
    #: The text exceeds the limit of a destination (the destination).
    TOO_LONG = "tooLong"
    #: It is shared by e-mail, without a recipient.
    NO_RECIPIENT = "noRecipient"
    #: A recipient is not an e-mail address (the recipient).
    BAD_RECIPIENT = "badRecipient"
    #: The user has not connected a destination (the destination).
    NOT_CONNECTED = "notConnected"


class PlayerOrderKind(Name):
    """The kind of a command for a program's player."""

    #: Load the video of ``content``, at ``position_ms``, and wait.
    LOAD = "load"
    PLAY = "play"
    #: Pause.
    PAUSE = "pause"
    #: Seek to ``position_ms``.
    SEEK = "seek"
    #: Release the video.
    UNLOAD = "unload"


class RemoteCommandKind(Name):
    """The kind of a remote control's command; in brackets, the meaning of ``value``."""

    PLAY = "play"
    PAUSE = "pause"
    #: Resume or pause playback.
    TOGGLE_PLAY = "togglePlay"
    #: The next video of the list.
    NEXT = "next"
    #: The previous video of the list.
    PREVIOUS = "previous"
    #: Seek to a position (in milliseconds).
    SEEK = "seek"
    #: Skip forward or back (in milliseconds).
    SKIP = "skip"
    #: Show the list ``list``.
    LIST = "list"
    #: Like or unlike the current video.
    LIKE = "like"
    #: Add the current video to the watch-later list, or remove it.
    WATCH_LATER = "watchLater"
    #: Begin to share the current video.
    SHARE = "share"
    #: Scroll the list (by a number of rows, up when it is below 0).
    SCROLL_GUIDE = "scrollGuide"
    #: Show or hide the help for the commands.
    SHOW_HELP = "showHelp"
    #: Close the remote control.
    DONE = "done"
