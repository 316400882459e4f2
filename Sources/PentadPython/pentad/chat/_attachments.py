"""What is attached to a message, and who reacted to it."""

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

    #: The user; ``-1`` means everybody in the group.
    user_id: str
    #: The index of the name in the message's text; for a place that the text does not have, the
    #: server's number.
    start: int
    #: How many characters the name has; 0 when the server names the person without a place.
    length: int
    #: Where the name begins, as the server counts: UTF-16 code units from 0.
    utf16_start: int = field(default=0, repr=False, compare=False)
    #: How many UTF-16 code units the name has.
    utf16_length: int = field(default=0, repr=False, compare=False)


@dataclass(frozen=True)
class ChatEmoji:
    """A picture of one of GroupMe's packs."""

    pack: int
    #: The place in the pack.
    index: int


@dataclass(frozen=True)
class ChatAttachment:
    """Something attached to a message; what its kind has not is None or empty."""

    kind: AttachmentKind
    #: All of it, as it is sent: a JSON object.
    json: str = field(repr=False)
    #: A picture, of IMAGE.
    image: ChatImage | None = None
    #: Where a film is, of VIDEO.
    url: str | None = None
    #: Where a picture of a film is.
    preview_url: str | None = None
    #: Where a picture was found, if somebody shared it from elsewhere.
    source_url: str | None = None
    #: A blurred likeness of a picture, as BlurHash writes it.
    blur_hash: str | None = None
    #: The name of a place, of LOCATION.
    name: str | None = None
    #: Degrees north of a place, in decimal digits as they came.
    latitude: str | None = None
    #: Degrees east of a place, in decimal digits as they came.
    longitude: str | None = None
    #: Of FILE, POLL and EVENT.
    id: str | None = None
    #: Who wrote the message that is answered, of REPLY.
    user_id: str | None = None
    #: The character that stands for pictures, of EMOJI.
    placeholder: str | None = None
    #: The names in the text, of MENTIONS.
    mentions: tuple[ChatMention, ...] = ()
    #: The pictures in the order of the characters, of EMOJI.
    pictures: tuple[ChatEmoji, ...] = ()
    #: The message that is answered, of REPLY.
    message: int | None = None
    #: The message that began the exchange, of REPLY.
    base_message: int | None = None


@dataclass(frozen=True)
class ChatReaction:
    """A sign, and who reacted by it."""

    kind: SignKind
    #: The character, or the server's word; None of a picture.
    text: str | None
    #: None where it is no picture.
    picture: ChatEmoji | None
    #: The users who reacted by it.
    user_ids: tuple[str, ...]


def attachments_of(record: Any, words: str | None) -> tuple[ChatAttachment, ...]:
    """The attachments of a message with a text."""
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
