"""The signed-in user, and the people in groups."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from .._convert import items, optional_text, text, texts
from .._handle import reader
from .._library import lib
from .._native import pentad_chat_members
from .._times import known_time, optional_datetime
from ._fields import Extensible
from ._images import ChatImage, optional_image
from ._names import MembershipState


@dataclass(frozen=True)
class ChatUser(Extensible):
    """The signed-in user."""

    id: str
    #: The name of the account; groups may have nicknames for it.
    name: str
    image: ChatImage | None
    #: None when it is not told.
    email: str | None
    #: None when it is not told.
    phone_number: str | None
    #: What else the server says, as it came: a JSON object; None for nothing.
    extra_json: str | None = field(repr=False)
    created_at_ms: int | None
    updated_at_ms: int | None

    @property
    def created_at(self) -> datetime | None:
        """When the account was made, in UTC; None when it is not told."""
        return optional_datetime(self.created_at_ms)

    @property
    def updated_at(self) -> datetime | None:
        """When it last changed, in UTC; None when it is not told."""
        return optional_datetime(self.updated_at_ms)


@dataclass(frozen=True)
class ChatMember(Extensible):
    """A person in a group."""

    user_id: str
    #: The number of the membership, which is not the user's; None when it is not known.
    membership_id: str | None
    #: The name in this group.
    nickname: str
    #: The name of the account; None when it is not told.
    name: str | None
    #: The picture in this group.
    image: ChatImage | None
    #: What the person may do: ``user``, ``admin``, ``owner``.
    roles: tuple[str, ...]
    #: What else the server says, as it came: a JSON object; None for nothing.
    extra_json: str | None = field(repr=False)
    state: MembershipState
    #: Whether the person has muted the group.
    is_muted: bool


@dataclass(frozen=True)
class MemberInvitation:
    """Somebody to be added to a group: by the first of the three that is there."""

    #: The name in the group.
    nickname: str
    user_id: str | None = None
    phone_number: str | None = None
    email: str | None = None


def user_of(record: Any) -> ChatUser:
    return ChatUser(
        id=text(record.id),
        name=text(record.name),
        image=optional_image(record.image),
        email=optional_text(record.email),
        phone_number=optional_text(record.phone_number),
        extra_json=optional_text(record.extra),
        created_at_ms=known_time(record.created_at),
        updated_at_ms=known_time(record.updated_at),
    )


def members_of(record: Any) -> list[ChatMember]:
    return [_member_of(one) for one in items(record.items, record.count)]


members_by = reader(pentad_chat_members, lib.pentad_chat_members_free, members_of)


def _member_of(record: Any) -> ChatMember:
    return ChatMember(
        user_id=text(record.user_id),
        membership_id=optional_text(record.membership_id),
        nickname=text(record.nickname),
        name=optional_text(record.name),
        image=optional_image(record.image),
        roles=texts(record.roles, record.role_count),
        extra_json=optional_text(record.extra),
        state=MembershipState.of(record.state),
        is_muted=record.is_muted,
    )
