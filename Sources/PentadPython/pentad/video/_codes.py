"""What can go wrong with videos, more finely than the exceptions tell it."""

from __future__ import annotations

from enum import IntEnum

from .._native import pentad_status


class VideoErrorCode(IntEnum):
    """A :attr:`pentad.PentadError.status` of videos.

    >>> except pentad.UnauthorizedError as error:
    ...     if error.status == video.VideoErrorCode.SIGN_IN_CODE_REQUIRED: ...
    """

    #: NotFoundError: the feed is gone: the server has said so often enough.
    SOURCE_GONE = pentad_status.PENTAD_VIDEO_SOURCE_GONE
    #: UnavailableError: the source could not answer; it may be able to later.
    SOURCE_UNAVAILABLE = pentad_status.PENTAD_SERVER_UNAVAILABLE
    #: UnavailableError: too many requests; ``retry_after_ms`` says how long to wait.
    REQUESTS_EXCEEDED = pentad_status.PENTAD_TOO_MANY_REQUESTS
    #: UnauthorizedError: the source wants the user to sign in, or to do so again.
    SIGN_IN_REQUIRED = pentad_status.PENTAD_SIGN_IN_REQUIRED
    #: UnauthorizedError: the name, the password or the code is wrong, or the user said no.
    SIGN_IN_REFUSED = pentad_status.PENTAD_VIDEO_SIGN_IN_REFUSED
    #: DecodingError: a feed that is cut off, damaged, or in an unknown encoding.
    UNREADABLE_FEED = pentad_status.PENTAD_UNREADABLE_ANSWER
    #: DecodingError: a document that is no feed.
    NOT_A_FEED = pentad_status.PENTAD_VIDEO_NOT_A_FEED
    #: RefusedError: a feed larger than is read.
    FEED_TOO_LARGE = pentad_status.PENTAD_VIDEO_FEED_TOO_LARGE
    #: RefusedError: a document whose entities are those of an attack.
    ENTITY_REFUSED = pentad_status.PENTAD_VIDEO_ENTITY_REFUSED
    #: DecodingError: an answer that is not what was asked for.
    UNEXPECTED_ANSWER = pentad_status.PENTAD_UNEXPECTED_ANSWER
    #: NotFoundError: no such video, or it cannot be seen.
    NOT_FOUND = pentad_status.PENTAD_VIDEO_NOT_FOUND
    #: UnsupportedError: no source gives a file or a stream of the video.
    NOT_PLAYABLE = pentad_status.PENTAD_VIDEO_NOT_PLAYABLE
    #: TimedOutError: no source has told where the video is in time.
    RESOLVING_TIMED_OUT = pentad_status.PENTAD_VIDEO_RESOLVING_TIMED_OUT
    #: RefusedError: the source said no to what the user did, and would again.
    ACTION_REFUSED = pentad_status.PENTAD_VIDEO_ACTION_REFUSED
    #: ConflictError: nobody can tell whether what was shared has arrived.
    DELIVERY_UNKNOWN = pentad_status.PENTAD_VIDEO_DELIVERY_UNKNOWN
    #: InvalidError: a comment longer than a destination takes.
    COMMENT_TOO_LONG = pentad_status.PENTAD_VIDEO_COMMENT_TOO_LONG
    #: InvalidError: something is shared by mail without an address.
    RECIPIENT_MISSING = pentad_status.PENTAD_VIDEO_RECIPIENT_MISSING
    #: NotFoundError: no such source.
    SOURCE_NOT_FOUND = pentad_status.PENTAD_VIDEO_SOURCE_NOT_FOUND
    #: UnsupportedError: the source cannot do this.
    ACTION_UNSUPPORTED = pentad_status.PENTAD_VIDEO_ACTION_UNSUPPORTED
    #: OfflineError: a feed of demonstration mode does without the network.
    NETWORK_DISABLED = pentad_status.PENTAD_VIDEO_NETWORK_DISABLED
    #: InvalidError: an address of a scheme that is never followed.
    ADDRESS_REFUSED = pentad_status.PENTAD_VIDEO_ADDRESS_REFUSED
    #: DecodingError: a page for people where a feed was expected.
    PAGE_INSTEAD_OF_FEED = pentad_status.PENTAD_VIDEO_PAGE_INSTEAD_OF_FEED
    #: DecodingError: a document that is no list of outlines.
    NOT_AN_OUTLINE = pentad_status.PENTAD_VIDEO_NOT_AN_OUTLINE
    #: UnauthorizedError: the user has a second factor: a code is wanted, too.
    SIGN_IN_CODE_REQUIRED = pentad_status.PENTAD_VIDEO_SIGN_IN_CODE_REQUIRED
