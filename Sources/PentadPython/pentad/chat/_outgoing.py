"""Messages on their way, and changes that the server refused."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from .._convert import items, optional_text, text
from .._times import to_datetime
from ..errors import InvalidError, PentadError, failure, optional_failure
from ._names import OutgoingState


@dataclass(frozen=True)
class OutgoingAttachment:
    """Something to be attached to a message: either ``json``, or ``path`` and ``type``."""

    #: What can be sent as it is: a JSON object as GroupMe has it.
    json: str | None = None
    #: Where the file of a picture is: JPEG, PNG, GIF, WebP or HEIC, at most 50 MB. It is copied
    #: when the message is written.
    path: str | None = None
    #: The media type of the file, by its first bytes; ignored in what is to be sent.
    type: str | None = None
    #: True if ``path`` may be a symbolic link, which is refused otherwise.
    follow_links: bool = False

    @staticmethod
    def picture(
        path: str | os.PathLike[str], type: str | None = None, *, follow_links: bool = False
    ) -> OutgoingAttachment:
        """The file of a picture. Its first bytes decide on the media type, whatever ``type`` is."""
        return OutgoingAttachment(path=os.fsdecode(path), type=type, follow_links=follow_links)

    @staticmethod
    def of(members: Mapping[str, Any]) -> OutgoingAttachment:
        """An attachment as GroupMe has it: ``{"type": "location", "name": …}``."""
        from json import dumps

        try:
            return OutgoingAttachment(json=dumps(dict(members), ensure_ascii=False))
        except ValueError as error:
            raise InvalidError(f"an attachment that JSON cannot have: {error}") from None


@dataclass(frozen=True)
class OutgoingMessage:
    """A message of the user's own that the server does not have yet."""

    #: Its number in this store.
    local_id: int
    created_at_ms: int
    #: The name by which the server knows it again.
    source_guid: str
    #: Where it goes.
    conversation: str
    #: What it says; None for nothing.
    text: str | None
    attachments: tuple[OutgoingAttachment, ...]
    #: How often it was sent.
    attempts: int
    state: OutgoingState
    #: Why it was not taken the last time; None when nothing has failed.
    error: PentadError | None = field(default=None, compare=False)

    @property
    def created_at(self) -> datetime:
        """When the user wrote it, in UTC."""
        return to_datetime(self.created_at_ms)


@dataclass(frozen=True)
class RefusedChange:
    """A change that the server refused for good."""

    #: Its number in this store.
    local_id: int
    #: What it is about.
    conversation: str
    #: What was to be done: ``react``, ``pin``, ``edit``, ``delete``, ``nickname``, ``update``,
    #: ``remove``, ``read`` or ``mute``.
    change: str
    #: Why it was refused.
    error: PentadError = field(compare=False)


def outgoing_list_of(record: Any) -> list[OutgoingMessage]:
    return [outgoing_of(one) for one in items(record.items, record.count)]


def outgoing_of(record: Any) -> OutgoingMessage:
    attached = items(record.attachments, record.attachment_count)
    return OutgoingMessage(
        local_id=record.local_id,
        created_at_ms=record.created_at,
        source_guid=text(record.source_guid),
        conversation=text(record.conversation),
        text=optional_text(record.text),
        attachments=tuple(map(_attachment_of, attached)),
        attempts=record.attempts,
        state=OutgoingState.of(record.state),
        error=optional_failure(record.status, record.error_message),
    )


def changes_of(record: Any) -> list[RefusedChange]:
    return [
        RefusedChange(
            local_id=one.local_id,
            conversation=text(one.conversation),
            change=text(one.change),
            error=failure(one.status, text(one.error_message)),
        )
        for one in items(record.items, record.count)
    ]


def _attachment_of(record: Any) -> OutgoingAttachment:
    return OutgoingAttachment(
        json=optional_text(record.json),
        path=optional_text(record.path),
        type=optional_text(record.type),
    )
