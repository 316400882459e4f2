"""The words of chat; the order of the members is the order of the codes in C."""

from __future__ import annotations

from .._names import Name


class AttachmentKind(Name):
    """The kind of an attachment."""

    #: Another kind, or an incomplete attachment.
    UNKNOWN = "unknown"
    IMAGE = "image"
    #: A reply: the message answers another one.
    REPLY = "reply"
    #: The text names people.
    MENTIONS = "mentions"
    #: Characters of the text represent pictures of GroupMe's packs.
    EMOJI = "emoji"
    LOCATION = "location"
    VIDEO = "video"
    FILE = "file"
    POLL = "poll"
    #: A date in the calendar.
    EVENT = "event"


class SignKind(Name):
    """The kind of a reaction sign."""

    CHARACTER = "character"
    #: A picture of one of GroupMe's packs.
    PICTURE = "picture"
    #: Another kind, by the server's name for it.
    OTHER = "other"


class Happening(Name):
    """The kind of event that a system message describes; in brackets, the fields that are used."""

    #: Another event type, or an incomplete event.
    UNKNOWN = "unknown"
    #: A person joined (``people``).
    MEMBER_JOINED = "memberJoined"
    #: A person rejoined (``people``).
    MEMBER_REJOINED = "memberRejoined"
    #: A person added people (``people``, ``by``).
    MEMBERS_ADDED = "membersAdded"
    #: A person left (``people``).
    MEMBER_LEFT = "memberLeft"
    #: A person was removed by another one (``people``, ``by``).
    MEMBER_REMOVED = "memberRemoved"
    #: GroupMe removed a person (``people``).
    MEMBER_AUTOKICKED = "memberAutokicked"
    #: A person changed the name: ``people`` has the old one, ``text`` the new one.
    NICKNAME_CHANGED = "nicknameChanged"
    #: A person in ``people`` changed the picture to the one at ``text``, or removed it.
    AVATAR_CHANGED = "avatarChanged"
    #: The group was renamed to ``text`` (``by``).
    GROUP_NAME_CHANGED = "groupNameChanged"
    #: The group's description was changed to ``text`` (``by``).
    GROUP_TOPIC_CHANGED = "groupTopicChanged"
    #: The group's picture was changed to the one at ``text``, or removed (``by``).
    GROUP_AVATAR_CHANGED = "groupAvatarChanged"
    #: The group's kind was changed to ``text`` (``by``).
    GROUP_KIND_CHANGED = "groupKindChanged"
    #: The group's owner is now ``people``; before it was ``by``.
    GROUP_OWNER_CHANGED = "groupOwnerChanged"
    #: Joining with a link was turned on or off (``is_on``, ``by``).
    GROUP_SHARED = "groupShared"
    #: A member in ``people`` now has the role ``text`` (``by``).
    ROLE_CHANGED = "roleChanged"
    #: A message was deleted (``message``, ``at``); ``text`` is who deleted it: ``sender`` or
    #: ``admin``.
    MESSAGE_DELETED = "messageDeleted"
    #: A message was edited (``message``, ``text``, ``attachments_json``, ``at``).
    MESSAGE_UPDATED = "messageUpdated"
    #: A message was pinned or unpinned (``message``, ``is_on``, ``at``), by the user ``text``.
    MESSAGE_PINNED = "messagePinned"
