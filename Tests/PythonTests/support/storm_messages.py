"""A message as the client has it, and as the server has it in the client's words."""

from __future__ import annotations

from datetime import datetime
from typing import Any

FIELDS = (
    "attachments",
    "event",
    "favoritedBy",
    "name",
    "reactions",
    "senderId",
    "sourceGuid",
    "text",
)


def shown(message: dict[str, Any]) -> dict[str, Any]:
    """Returns the client's fields of a message."""
    times = {
        name: moment(message[name]) for name in ("createdAt", "updatedAt", "deletedAt", "pinnedAt")
    }
    return {**{name: message[name] for name in FIELDS}, **times}


def expected(message: dict[str, Any]) -> dict[str, Any]:
    """Returns the server's message in the client's form."""
    return {
        "attachments": message["attachments"],
        "event": message.get("event"),
        "favoritedBy": message["favorited_by"],
        "name": message["name"],
        "reactions": message.get("reactions", []),
        "senderId": message["sender_id"],
        "sourceGuid": message["source_guid"],
        "text": message["text"],
        "createdAt": message["created_at"],
        "updatedAt": message.get("updated_at"),
        "deletedAt": message.get("deleted_at"),
        "pinnedAt": message.get("pinned_at"),
    }


def moment(text: str | None) -> int | None:
    """The seconds since 1970 of what the command writes."""
    return None if text is None else int(datetime.fromisoformat(text).timestamp())
