"""The attachments of a message, and the reactions to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .._convert import items, optional_text, text, texts
from ._fields import known_message
from ._names import AttachmentKind, SignKind
from ._records import ChatImage, image_of


@dataclass(frozen=True)
class ChatMention:
    """A person's name in a text."""

    #: The user; ``-1`` means everyone in the group.
    user_id: str
    #: The index of the name in the message's text; the server's number if the text has no such
    #: position.
    start: int
    #: The length of the name in characters; 0 if the server names the person without a position.
    length: int
    #: The offset of the name in the server's units: UTF-16 code units from 0.
    utf16_start: int = field(default=0, repr=False, compare=False)
    #: The length of the name in UTF-16 code units.
    utf16_length: int = field(default=0, repr=False, compare=False)


@dataclass(frozen=True)
class ChatEmoji:
    """A picture of one of GroupMe's packs."""

    pack: int
    #: The index in the pack.
    index: int


@dataclass(frozen=True)
class ChatAttachment:
    """An attachment of a message; fields that do not apply to its kind are None or empty."""

    kind: AttachmentKind
    #: The whole attachment, as it is sent: a JSON object.
    json: str = field(repr=False)
    #: The picture, for IMAGE.
    image: ChatImage | None = None
    #: The URL of a video, for VIDEO.
    url: str | None = None
    #: The URL of a video's preview picture.
    preview_url: str | None = None
    #: The original URL of a picture that was shared from elsewhere.
    source_url: str | None = None
    #: A blurred preview of a picture, in BlurHash format.
    blur_hash: str | None = None
    #: The name of a place, for LOCATION.
    name: str | None = None
    #: The latitude of a place in degrees, as the received decimal digits.
    latitude: str | None = None
    #: The longitude of a place in degrees, as the received decimal digits.
    longitude: str | None = None
    #: The id, for FILE, POLL and EVENT.
    id: str | None = None
    #: The author of the answered message, for REPLY.
    user_id: str | None = None
    #: The character that represents the pictures, for EMOJI.
    placeholder: str | None = None
    #: The names in the text, for MENTIONS.
    mentions: tuple[ChatMention, ...] = ()
    #: The pictures in the order of the characters, for EMOJI.
    pictures: tuple[ChatEmoji, ...] = ()
    #: The answered message, for REPLY.
    message: int | None = None
    #: The first message of the thread, for REPLY.
    base_message: int | None = None


@dataclass(frozen=True)
class ChatReaction:
    """A sign, and the users who reacted with it."""

    kind: SignKind
    #: The character, or the server's name; None for a picture.
    text: str | None
    #: The picture; None if the sign is not a picture.
    picture: ChatEmoji | None
    #: The users who reacted with it.
    user_ids: tuple[str, ...]


def attachments_of(record: Any, words: str | None) -> tuple[ChatAttachment, ...]:
    """Returns the attachments of a message with a text."""
    encoded = (words or "").encode()
    return tuple(_attachment_of(one, encoded) for one in items(record.items, record.count))


def _mention_of(record: Any, encoded: bytes) -> ChatMention:
    start, length = record.start, record.length
    if record.byte_start >= 0:
        end = record.byte_start + record.byte_length
        start = len(encoded[: record.byte_start].decode())
        length = len(encoded[record.byte_start : end].decode())
    return ChatMention(text(record.user_id), start, length, record.start, record.length)


def _attachment_of(record: Any, encoded: bytes) -> ChatAttachment:
    mentions = record.mentions[: record.mention_count] if record.mention_count else ()
    pictures = record.pictures[: record.picture_count] if record.picture_count else ()
    return ChatAttachment(
        kind=AttachmentKind.of(record.kind),
        json=text(record.json),
        image=image_of(record.image.contents) if record.image else None,
        url=optional_text(record.url),
        preview_url=optional_text(record.preview_url),
        source_url=optional_text(record.source_url),
        blur_hash=optional_text(record.blur_hash),
        name=optional_text(record.name),
        latitude=optional_text(record.latitude),
        longitude=optional_text(record.longitude),
        id=optional_text(record.id),
        user_id=optional_text(record.user_id),
        placeholder=optional_text(record.placeholder),
        mentions=tuple(_mention_of(one, encoded) for one in mentions),
        pictures=tuple(ChatEmoji(one.pack, one.index) for one in pictures),
        message=known_message(record.message),
        base_message=known_message(record.base_message),
    )


def reactions_of(record: Any) -> tuple[ChatReaction, ...]:
    return tuple(_reaction_of(one) for one in items(record.items, record.count))


def favorites_of(record: Any) -> tuple[str, ...]:
    return texts(record.favorited_by, record.favorited_by_count)


def _reaction_of(record: Any) -> ChatReaction:
    kind = SignKind.of(record.kind)
    picture = ChatEmoji(record.picture.pack, record.picture.index)
    return ChatReaction(
        kind=kind,
        text=optional_text(record.text),
        picture=picture if kind is SignKind.PICTURE else None,
        user_ids=texts(record.user_ids, record.user_count),
    )
