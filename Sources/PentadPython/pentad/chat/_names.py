"""The words of chat; the order of the members is the order of the codes in C."""

from __future__ import annotations

from .._names import Name


class AttachmentKind(Name):
    """What is attached to a message."""

    #: Another kind, or one that lacks what belongs to it.
    UNKNOWN = "unknown"
    IMAGE = "image"
    #: The message answers another.
    REPLY = "reply"
    #: The text names people.
    MENTIONS = "mentions"
    #: Characters of the text stand for pictures of GroupMe's packs.
    EMOJI = "emoji"
    LOCATION = "location"
    VIDEO = "video"
    FILE = "file"
    POLL = "poll"
    #: A date in the calendar.
    EVENT = "event"


class SignKind(Name):
    """What somebody reacts to a message by."""

    CHARACTER = "character"
    #: A picture of one of GroupMe's packs.
    PICTURE = "picture"
    #: Another kind, by the server's word for it.
    OTHER = "other"


class Happening(Name):
    """What a system message tells of; in brackets, what of it is told besides."""

    #: Another word, or one that lacks what belongs to it.
    UNKNOWN = "unknown"
    #: Somebody came by himself (``people``).
    MEMBER_JOINED = "memberJoined"
    #: Somebody came back (``people``).
    MEMBER_REJOINED = "memberRejoined"
    #: Somebody added people (``people``, ``by``).
    MEMBERS_ADDED = "membersAdded"
    #: Somebody left (``people``).
    MEMBER_LEFT = "memberLeft"
    #: Somebody removed a person (``people``, ``by``).
    MEMBER_REMOVED = "memberRemoved"
    #: GroupMe removed a person (``people``).
    MEMBER_AUTOKICKED = "memberAutokicked"
    #: Somebody, named as before in ``people``, has the name ``text``.
    NICKNAME_CHANGED = "nicknameChanged"
    #: Somebody in ``people`` has the picture at ``text``, or none.
    AVATAR_CHANGED = "avatarChanged"
    #: The group has the name ``text`` (``by``).
    GROUP_NAME_CHANGED = "groupNameChanged"
    #: The group has the description ``text`` (``by``).
    GROUP_TOPIC_CHANGED = "groupTopicChanged"
    #: The group has the picture at ``text``, or none (``by``).
    GROUP_AVATAR_CHANGED = "groupAvatarChanged"
    #: The group is of the kind ``text`` (``by``).
    GROUP_KIND_CHANGED = "groupKindChanged"
    #: The group belongs to somebody else (``people``), before to ``by``.
    GROUP_OWNER_CHANGED = "groupOwnerChanged"
    #: Others can join by a link, or no longer (``is_on``, ``by``).
    GROUP_SHARED = "groupShared"
    #: A member in ``people`` has the role ``text`` (``by``).
    ROLE_CHANGED = "roleChanged"
    #: A message was deleted (``message``, ``at``); ``text`` says by whom: ``sender`` or ``admin``.
    MESSAGE_DELETED = "messageDeleted"
    #: A message was changed (``message``, ``text``, ``attachments_json``, ``at``).
    MESSAGE_UPDATED = "messageUpdated"
    #: A message was pinned, or no longer is (``message``, ``is_on``, ``at``), by the user ``text``.
    MESSAGE_PINNED = "messagePinned"
