"""The lists of a message, which are parsed from the received JSON at each access."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING, Any

from .._convert import optional_utf8
from .._handle import owned
from .._library import lib
from .._native import (
    pentad_chat_attachments,
    pentad_chat_message,
    pentad_chat_reactions,
    pentad_chat_system_event,
)
from ..errors import NotFoundError

if TYPE_CHECKING:
    from ._attachments import ChatAttachment, ChatReaction
    from ._records import ChatImage
    from ._system_events import SystemEvent


class MessageLists:
    """The lists of a message, its author's picture, and its event."""

    id: int
    created_at_ms: int
    avatar_url: str | None
    text: str | None
    event_type: str | None
    event_json: str | None
    attachments_json: str | None
    reactions_json: str | None
    favorited_by_json: str | None

    @property
    def avatar(self) -> ChatImage | None:
        """The author's picture at that time."""
        from ._images import image_sizes

        return None if self.avatar_url is None else image_sizes(self.avatar_url)

    @property
    def attachments(self) -> tuple[ChatAttachment, ...]:
        """The attachments, in order."""
        if self.attachments_json is None:
            return ()
        from ._attachments import attachments_of

        kind, free = pentad_chat_attachments, lib.pentad_chat_attachments_free
        with owned(kind, free, lib.pentad_chat_message_attachments, _lists(self)) as record:
            return attachments_of(record, self.text)

    @property
    def reactions(self) -> tuple[ChatReaction, ...]:
        """The reactions, with their signs and users, in the server's order."""
        if self.reactions_json is None:
            return ()
        from ._attachments import reactions_of

        kind, free = pentad_chat_reactions, lib.pentad_chat_reactions_free
        with owned(kind, free, lib.pentad_chat_message_reactions, _lists(self)) as record:
            return reactions_of(record)

    @property
    def favorited_by(self) -> tuple[str, ...]:
        """The users who like it."""
        if self.favorited_by_json is None:
            return ()
        from ._attachments import favorites_of

        kind, free = pentad_chat_reactions, lib.pentad_chat_reactions_free
        with owned(kind, free, lib.pentad_chat_message_reactions, _lists(self)) as record:
            return favorites_of(record)

    @property
    def event(self) -> SystemEvent | None:
        """The event of a system message; None if it contains no event."""
        from ._system_events import system_event_of

        kind, free = pentad_chat_system_event, lib.pentad_chat_system_event_free
        try:
            with owned(kind, free, lib.pentad_chat_message_event, _lists(self)) as record:
                return system_event_of(record)
        except NotFoundError:
            return None


def _lists(message: MessageLists) -> Any:
    """Makes the record for C: the lists of a message, and the text that they refer to."""
    record = pentad_chat_message(
        id=message.id,
        created_at=message.created_at_ms,
        text=optional_utf8(message.text, "text"),
        event_type=optional_utf8(message.event_type, "event_type"),
        event_json=optional_utf8(message.event_json, "event_json"),
        attachments_json=optional_utf8(message.attachments_json, "attachments_json"),
        reactions_json=optional_utf8(message.reactions_json, "reactions_json"),
        favorited_by_json=optional_utf8(message.favorited_by_json, "favorited_by_json"),
    )
    return byref(record)
