"""The inputs of a program, converted for C."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ctypes import byref
from typing import Any, Union

from .._convert import flag, int64, optional_utf8, pointers, several, utf8
from .._native import (
    pentad_chat_attachment_options,
    pentad_chat_group_change,
    pentad_chat_invitation,
    pentad_chat_message_options,
    pentad_chat_outgoing,
    pentad_chat_sign_options,
    pentad_chat_switch,
)
from ._attachments import ChatAttachment, ChatEmoji
from ._outgoing import OutgoingAttachment
from ._people import MemberInvitation
from ._records import ChatGroup, ChatMessage, DirectChat, OutgoingMessage, RefusedChange

#: A conversation: a group, a chat, or a key such as ``g:123`` or ``d:101+102``.
Conversation = Union[str, ChatGroup, DirectChat]
#: A group, or its id.
Group = Union[str, ChatGroup]
#: A message, or its id.
Message = Union[int, ChatMessage]
#: A queued message, a refused change, or the local id of either.
Local = Union[int, OutgoingMessage, RefusedChange]
#: An attachment: another message's, a picture, or a dict in GroupMe's format.
Attachable = Union[OutgoingAttachment, ChatAttachment, Mapping[str, Any]]
#: A reaction sign: a character, or a picture of GroupMe's packs.
Sign = Union[str, ChatEmoji]


def key_of(conversation: Conversation) -> bytes:
    """Returns a conversation's key."""
    if isinstance(conversation, (ChatGroup, DirectChat)):
        conversation = conversation.conversation
    return utf8(conversation, "conversation")


def optional_key(conversation: Conversation | None) -> bytes | None:
    return None if conversation is None else key_of(conversation)


def group_id(group: Group) -> bytes:
    return utf8(group.id if isinstance(group, ChatGroup) else group, "group")


def message_id(message: Message) -> int:
    return int64(message.id if isinstance(message, ChatMessage) else message, "message")


def optional_message(message: Message | None) -> int:
    """Returns a message's id; 0 for none."""
    return 0 if message is None else message_id(message)


def local_id(item: Local) -> int:
    if isinstance(item, (OutgoingMessage, RefusedChange)):
        item = item.local_id
    return int64(item, "local_id")


def record_of_message(
    text: str | None, attachments: Iterable[Attachable], reply_to: Message | None
) -> Any:
    """Makes the record of a message to send; it keeps all data that it points to."""
    if isinstance(attachments, Mapping):
        raise TypeError("attachments must be several, such as a list")
    records = [_record_of_attachment(one) for one in several(attachments, "attachments")]
    record = pentad_chat_message_options(
        text=optional_utf8(text, "text"),
        attachment_count=len(records),
        reply_to=optional_message(reply_to),
    )
    if records:
        record.attachments = pointers(pentad_chat_attachment_options, records)
    return byref(record)


def _record_of_attachment(attachment: Attachable) -> Any:
    if isinstance(attachment, Mapping):
        attachment = OutgoingAttachment.of(attachment)
    if isinstance(attachment, ChatAttachment):
        return pentad_chat_attachment_options(json=utf8(attachment.json, "json"))
    if not isinstance(attachment, OutgoingAttachment):
        raise TypeError(f"an attachment cannot be {type(attachment).__name__}")
    return pentad_chat_attachment_options(
        json=optional_utf8(attachment.json, "json"),
        path=optional_utf8(attachment.path, "path"),
        type=optional_utf8(attachment.type, "type"),
        follows_links=flag(attachment.follow_links, "follow_links"),
    )


def record_of_outgoing(outgoing: OutgoingMessage) -> Any:
    """Makes the record by which C finds a queued message."""
    if not isinstance(outgoing, OutgoingMessage):
        raise TypeError(f"outgoing must be OutgoingMessage, not {type(outgoing).__name__}")
    record = pentad_chat_outgoing(
        local_id=int64(outgoing.local_id, "local_id"),
        created_at=int64(outgoing.created_at_ms, "created_at_ms"),
        source_guid=utf8(outgoing.source_guid, "source_guid"),
        conversation=utf8(outgoing.conversation, "conversation"),
    )
    return byref(record)


def record_of_sign(sign: Sign | None) -> Any:
    """Makes the record of a sign; NULL for the heart."""
    if sign is None:
        return None
    if isinstance(sign, ChatEmoji):
        pack, index = int64(sign.pack, "pack"), int64(sign.index, "index")
        return byref(pentad_chat_sign_options(pack=pack, index=index))
    return byref(pentad_chat_sign_options(character=utf8(sign, "sign")))


def record_of_change(texts: Mapping[str, str | None], switches: Mapping[str, bool | None]) -> Any:
    """Makes the record of a change of a group; values that are None stay."""
    given = {name: optional_utf8(text, name) for name, text in texts.items()}
    turned = {name: _switch(is_on, name) for name, is_on in switches.items()}
    return byref(pentad_chat_group_change(**given, **turned))


def _switch(is_on: bool | None, name: str) -> int:
    switch = pentad_chat_switch
    if is_on is None:
        return switch.PENTAD_CHAT_SWITCH_UNCHANGED
    return switch.PENTAD_CHAT_SWITCH_ON if flag(is_on, name) else switch.PENTAD_CHAT_SWITCH_OFF


def invitations(people: Iterable[MemberInvitation]) -> tuple[Any, int]:
    """Makes the records of people to add, and returns their number."""
    records = [_record_of_invitation(person) for person in several(people, "people")]
    return pointers(pentad_chat_invitation, records), len(records)


def _record_of_invitation(person: MemberInvitation) -> Any:
    if not isinstance(person, MemberInvitation):
        raise TypeError(f"a person must be MemberInvitation, not {type(person).__name__}")
    return pentad_chat_invitation(
        nickname=utf8(person.nickname, "nickname"),
        user_id=optional_utf8(person.user_id, "user_id"),
        phone_number=optional_utf8(person.phone_number, "phone_number"),
        email=optional_utf8(person.email, "email"),
    )
