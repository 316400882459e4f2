"""Fields of records that may say nothing."""

from __future__ import annotations

from typing import Any


def known_message(id: int) -> int | None:
    """A message's number; None for none."""
    return id or None


def members_of_json(text: str | None) -> dict[str, Any]:
    """The members of a JSON object; none when there is none."""
    if text is None:
        return {}
    from json import loads

    members: dict[str, Any] = loads(text)
    return members
