"""Groups, direct chats, and what is new in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from .._convert import items, known_count, optional_text, text, utf8
from .._handle import reader
from .._library import lib
from .._native import pentad_chat_group, pentad_chat_groups
from .._times import known_time, optional_datetime
from ..errors import call_text
from ._fields import Extensible, known_message
from ._images import ChatImage, optional_image
from ._names import MembershipState


@dataclass(frozen=True)
class MessagePreview:
    """The newest message as a list of conversations shows it."""

    #: Who wrote it, by the name in the conversation; None when it is not told.
    name: str | None
    #: None of a picture alone.
    text: str | None
    has_attachments: bool


@dataclass(frozen=True)
class ConversationState:
    """What a list of conversations shows of one, and what the user has done with it."""

    #: The beginning of the newest message; None when it is not known.
    preview: MessagePreview | None
    #: What the user has begun to write; None for nothing.
    draft: str | None
    #: How many messages are unread; None when nobody knows.
    unread_count: int | None
    #: How many of the unread messages mention the user; None when nobody knows.
    mention_count: int | None
    #: How many messages the server has; None when nobody knows.
    message_count: int | None
    #: The last message that the user has read; None for none.
    last_read_message: int | None
    #: The newest message; None for none.
    last_message: int | None
    last_message_at_ms: int | None
    muted_until_ms: int | None

    @property
    def last_message_at(self) -> datetime | None:
        """When the newest message was written, in UTC; None when it is not known."""
        return optional_datetime(self.last_message_at_ms)

    @property
    def muted_until(self) -> datetime | None:
        """Until when nothing is to sound, in UTC; None when it is not muted.

        GroupMe writes the end of the year 9999 for ever.
        """
        return optional_datetime(self.muted_until_ms)


@dataclass(frozen=True)
class ChatGroup(Extensible):
    """A group, or a topic of one."""

    id: str
    #: The name of its conversation: ``g:`` and the id.
    conversation: str
    name: str
    #: What it is about; None when nothing is said.
    description: str | None
    image: ChatImage | None
    #: Who may post and join: ``private``, ``closed``, ``announcement``, or another word.
    kind: str
    #: The user who owns it; None when it is not told.
    creator_id: str | None
    #: The group that this one is a topic of; None for none.
    parent_id: str | None
    #: The link by which others can join; None when it is not shared.
    share_url: str | None
    #: What else the server says, as it came: a JSON object; None for nothing.
    extra_json: str | None = field(repr=False)
    #: What is new in it.
    state: ConversationState
    created_at_ms: int | None
    updated_at_ms: int | None
    #: How many members there are; None when it is not told.
    member_count: int | None
    #: Whether the signed-in user is in it.
    membership: MembershipState

    @property
    def created_at(self) -> datetime | None:
        """When it was made, in UTC; None when it is not told."""
        return optional_datetime(self.created_at_ms)

    @property
    def updated_at(self) -> datetime | None:
        """When it last changed, in UTC; None when it is not told."""
        return optional_datetime(self.updated_at_ms)


@dataclass(frozen=True)
class DirectChat(Extensible):
    """The conversation of the signed-in user with one other."""

    #: Its name: ``d:`` and the ids of the two users, the lesser first.
    conversation: str
    other_user_id: str
    #: The other user's name.
    name: str
    #: The other user's picture.
    image: ChatImage | None
    #: What else the server says, as it came: a JSON object; None for nothing.
    extra_json: str | None = field(repr=False)
    #: What is new in it.
    state: ConversationState
    created_at_ms: int | None
    updated_at_ms: int | None

    @property
    def created_at(self) -> datetime | None:
        """When it began, in UTC; None when it is not told."""
        return optional_datetime(self.created_at_ms)

    @property
    def updated_at(self) -> datetime | None:
        """When the newest message came, in UTC; None when it is not told."""
        return optional_datetime(self.updated_at_ms)


def conversation_between(one: str, other: str) -> str:
    """The name of the conversation of two users, whichever is given first: ``d:101+102``.

    Somebody who writes to himself is given twice.
    """
    asked = utf8(one, "one"), utf8(other, "other")
    return call_text(lib.pentad_chat_conversation_between, *asked)


def groups_of(record: Any) -> list[ChatGroup]:
    return [group_of(one) for one in items(record.items, record.count)]


groups_by = reader(pentad_chat_groups, lib.pentad_chat_groups_free, groups_of)


def group_of(record: Any) -> ChatGroup:
    return ChatGroup(
        id=text(record.id),
        conversation=text(record.conversation),
        name=text(record.name),
        description=optional_text(record.description),
        image=optional_image(record.image),
        kind=text(record.kind),
        creator_id=optional_text(record.creator_id),
        parent_id=optional_text(record.parent_id),
        share_url=optional_text(record.share_url),
        extra_json=optional_text(record.extra),
        state=_state_of(record.state.contents),
        created_at_ms=known_time(record.created_at),
        updated_at_ms=known_time(record.updated_at),
        member_count=known_count(record.member_count),
        membership=MembershipState.of(record.membership),
    )


group_by = reader(pentad_chat_group, lib.pentad_chat_group_free, group_of)


def chats_of(record: Any) -> list[DirectChat]:
    return [_chat_of(one) for one in items(record.items, record.count)]


def _chat_of(record: Any) -> DirectChat:
    return DirectChat(
        conversation=text(record.conversation),
        other_user_id=text(record.other_user_id),
        name=text(record.name),
        image=optional_image(record.image),
        extra_json=optional_text(record.extra),
        state=_state_of(record.state.contents),
        created_at_ms=known_time(record.created_at),
        updated_at_ms=known_time(record.updated_at),
    )


def _state_of(record: Any) -> ConversationState:
    return ConversationState(
        preview=_preview_of(record.preview.contents) if record.preview else None,
        draft=optional_text(record.draft),
        unread_count=known_count(record.unread_count),
        mention_count=known_count(record.mention_count),
        message_count=known_count(record.message_count),
        last_read_message=known_message(record.last_read_message),
        last_message=known_message(record.last_message),
        last_message_at_ms=known_time(record.last_message_at),
        muted_until_ms=known_time(record.muted_until),
    )


def _preview_of(record: Any) -> MessagePreview:
    return MessagePreview(
        optional_text(record.name), optional_text(record.text), record.has_attachments
    )
