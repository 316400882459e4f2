"""What can go wrong in chat, more finely than the exceptions tell it."""

from __future__ import annotations

from enum import IntEnum

from .._native import pentad_status


class ChatErrorCode(IntEnum):
    """A :attr:`pentad.PentadError.status` of chat.

    >>> except pentad.UnavailableError as error:
    ...     if error.status == chat.ChatErrorCode.RATE_LIMITED: ...
    """

    #: ConflictError: the server took a message of this name less than a minute ago.
    DUPLICATE_MESSAGE = pentad_status.PENTAD_CHAT_DUPLICATE_MESSAGE
    #: RefusedError: GroupMe keeps this call for devices that it has verified itself.
    DEVICE_VERIFICATION_REQUIRED = pentad_status.PENTAD_CHAT_DEVICE_VERIFICATION_REQUIRED
    #: NotFoundError: no such group or conversation, or the user is not in it.
    NOT_MEMBER = pentad_status.PENTAD_CHAT_NOT_MEMBER
    #: InvalidError: the group takes no messages with links from this user.
    LINKS_NOT_ALLOWED = pentad_status.PENTAD_CHAT_LINKS_NOT_ALLOWED
    #: RefusedError: GroupMe or the group has banned the user.
    BANNED = pentad_status.PENTAD_CHAT_BANNED
    #: UnavailableError: too many requests; ``retry_after_ms`` says how long to wait.
    RATE_LIMITED = pentad_status.PENTAD_TOO_MANY_REQUESTS
    #: UnavailableError: the members are still being added.
    RESULTS_NOT_READY = pentad_status.PENTAD_CHAT_RESULTS_NOT_READY
    #: NotFoundError: the server has forgotten what became of an addition of members.
    RESULTS_EXPIRED = pentad_status.PENTAD_CHAT_RESULTS_EXPIRED
    #: InvalidError: a group has a name.
    GROUP_NAME_REQUIRED = pentad_status.PENTAD_CHAT_GROUP_NAME_REQUIRED
    #: InvalidError: a text, a name or a description that is longer than GroupMe takes.
    TEXT_TOO_LONG = pentad_status.PENTAD_CHAT_TEXT_TOO_LONG
    #: UnauthorizedError: the server does not accept the token.
    TOKEN_REFUSED = pentad_status.PENTAD_SIGN_IN_REQUIRED
    #: RefusedError: only an administrator, the creator or the author may.
    NOT_ALLOWED = pentad_status.PENTAD_CHAT_NOT_ALLOWED
    #: InvalidError: the server found something wrong with the request, and would again.
    REQUEST_REJECTED = pentad_status.PENTAD_CHAT_REQUEST_REJECTED
    #: UnavailableError: the server could not answer; it may be able to later.
    SERVER_UNAVAILABLE = pentad_status.PENTAD_SERVER_UNAVAILABLE
    #: DecodingError: what came is not JSON: cut off, damaged, or a page for people.
    UNREADABLE_ANSWER = pentad_status.PENTAD_UNREADABLE_ANSWER
    #: DecodingError: JSON that is not what was asked for.
    UNEXPECTED_ANSWER = pentad_status.PENTAD_UNEXPECTED_ANSWER
    #: NotFoundError: no such message, or it cannot be seen.
    MESSAGE_NOT_FOUND = pentad_status.PENTAD_CHAT_MESSAGE_NOT_FOUND
