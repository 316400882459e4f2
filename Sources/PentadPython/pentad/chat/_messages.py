"""Messages, and where some may be missing."""

from __future__ import annotations

from ctypes import byref
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from .._convert import items, optional_text, optional_utf8, text
from .._handle import owned, reader
from .._library import lib
from .._native import (
    pentad_chat_attachments,
    pentad_chat_message,
    pentad_chat_messages,
    pentad_chat_reactions,
    pentad_chat_system_event,
)
from .._times import known_time, optional_datetime, to_datetime
from ..errors import NotFoundError
from ._attachments import (
    ChatAttachment,
    ChatReaction,
    attachments_of,
    favorites_of,
    reactions_of,
)
from ._fields import Extensible, known_message
from ._images import ChatImage, image_sizes
from ._system_events import SystemEvent, system_event_of


@dataclass(frozen=True)
class ChatMessage(Extensible):
    """A message that the server has.

    What is in lists is kept as the JSON that came, and read each time that it is asked for.
    """

    #: No other message has it, whatever its conversation; the newer of two has the greater one.
    id: int
    #: When it was written. The order of messages is that of their numbers, not of their times.
    created_at_ms: int
    #: Where it was written: ``g:123``, ``d:101+102``.
    conversation: str
    #: The name that its author gave it before the server had one; None when it is not told.
    source_guid: str | None
    #: Who wrote it: a user's id, a bot's, or ``system``; None when it is not told.
    sender_id: str | None
    #: What wrote it: ``user``, ``bot``, ``system``, or another word of the server's.
    sender_kind: str
    #: The author's name at that time; None when it is not told.
    name: str | None
    #: The address of the author's picture at that time.
    avatar_url: str | None
    #: What it says; None of a picture alone.
    text: str | None
    #: The word for what happened, of a system message: ``membership.announce.joined``.
    event_type: str | None = field(repr=False)
    #: What happened: a JSON object; None for nothing.
    event_json: str | None = field(repr=False)
    #: What is attached: a JSON array; None for nothing.
    attachments_json: str | None = field(repr=False)
    #: The reactions: a JSON array; None for none.
    reactions_json: str | None = field(repr=False)
    #: Who likes it: a JSON array; None for nobody.
    favorited_by_json: str | None = field(repr=False)
    #: Who deleted it: ``sender`` or ``admin``; None when it was not deleted, or nobody says.
    deletion_actor: str | None
    #: The user who pinned it; None when it is not pinned.
    pinned_by: str | None
    #: What else the server says: a JSON object; None for nothing.
    extra_json: str | None = field(repr=False)
    #: The message that it answers; None for none.
    reply_to: int | None
    updated_at_ms: int | None
    deleted_at_ms: int | None
    pinned_at_ms: int | None
    #: Whether GroupMe tells of something that happened.
    is_system: bool

    @property
    def created_at(self) -> datetime:
        """When it was written, in UTC."""
        return to_datetime(self.created_at_ms)

    @property
    def updated_at(self) -> datetime | None:
        """When its text was last changed, in UTC; None when it never was."""
        return optional_datetime(self.updated_at_ms)

    @property
    def deleted_at(self) -> datetime | None:
        """When it was deleted, in UTC; None when it was not. The text then says so."""
        return optional_datetime(self.deleted_at_ms)

    @property
    def pinned_at(self) -> datetime | None:
        """When it was pinned, in UTC; None when it is not."""
        return optional_datetime(self.pinned_at_ms)

    @property
    def avatar(self) -> ChatImage | None:
        """The author's picture at that time."""
        return None if self.avatar_url is None else image_sizes(self.avatar_url)

    @property
    def attachments(self) -> tuple[ChatAttachment, ...]:
        """What is attached, in order."""
        if self.attachments_json is None:
            return ()
        kind, free = pentad_chat_attachments, lib.pentad_chat_attachments_free
        with owned(kind, free, lib.pentad_chat_message_attachments, _lists(self)) as record:
            return attachments_of(record)

    @property
    def reactions(self) -> tuple[ChatReaction, ...]:
        """Who reacted to it, and by which sign, in the server's order."""
        if self.reactions_json is None:
            return ()
        kind, free = pentad_chat_reactions, lib.pentad_chat_reactions_free
        with owned(kind, free, lib.pentad_chat_message_reactions, _lists(self)) as record:
            return reactions_of(record)

    @property
    def favorited_by(self) -> tuple[str, ...]:
        """The users who like it."""
        if self.favorited_by_json is None:
            return ()
        kind, free = pentad_chat_reactions, lib.pentad_chat_reactions_free
        with owned(kind, free, lib.pentad_chat_message_reactions, _lists(self)) as record:
            return favorites_of(record)

    @property
    def event(self) -> SystemEvent | None:
        """What a system message tells of; None when it tells of nothing that happened."""
        kind, free = pentad_chat_system_event, lib.pentad_chat_system_event_free
        try:
            with owned(kind, free, lib.pentad_chat_message_event, _lists(self)) as record:
                return system_event_of(record)
        except NotFoundError:
            return None


@dataclass(frozen=True)
class MessageGap:
    """Where messages may be missing: between two that are stored."""

    #: The newest message below it.
    after: int
    #: The oldest message above it.
    before: int


def _lists(message: ChatMessage) -> Any:
    """What C reads of a message: its lists."""
    record = pentad_chat_message(
        id=message.id,
        created_at=message.created_at_ms,
        event_type=optional_utf8(message.event_type, "event_type"),
        event_json=optional_utf8(message.event_json, "event_json"),
        attachments_json=optional_utf8(message.attachments_json, "attachments_json"),
        reactions_json=optional_utf8(message.reactions_json, "reactions_json"),
        favorited_by_json=optional_utf8(message.favorited_by_json, "favorited_by_json"),
    )
    return byref(record)


def messages_of(record: Any) -> list[ChatMessage]:
    return [message_of(one) for one in items(record.items, record.count)]


messages_by = reader(pentad_chat_messages, lib.pentad_chat_messages_free, messages_of)


def message_of(record: Any) -> ChatMessage:
    return ChatMessage(
        id=record.id,
        created_at_ms=record.created_at,
        conversation=text(record.conversation),
        source_guid=optional_text(record.source_guid),
        sender_id=optional_text(record.sender_id),
        sender_kind=text(record.sender_kind),
        name=optional_text(record.name),
        avatar_url=optional_text(record.avatar_url),
        text=optional_text(record.text),
        event_type=optional_text(record.event_type),
        event_json=optional_text(record.event_json),
        attachments_json=optional_text(record.attachments_json),
        reactions_json=optional_text(record.reactions_json),
        favorited_by_json=optional_text(record.favorited_by_json),
        deletion_actor=optional_text(record.deletion_actor),
        pinned_by=optional_text(record.pinned_by),
        extra_json=optional_text(record.extra),
        reply_to=known_message(record.reply_to),
        updated_at_ms=known_time(record.updated_at),
        deleted_at_ms=known_time(record.deleted_at),
        pinned_at_ms=known_time(record.pinned_at),
        is_system=record.is_system,
    )


message_by = reader(pentad_chat_message, lib.pentad_chat_message_free, message_of)


def gaps_of(record: Any) -> list[MessageGap]:
    found = record.items[: record.count] if record.count else ()
    return [MessageGap(one.after, one.before) for one in found]
