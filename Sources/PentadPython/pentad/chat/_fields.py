"""Fields of records that may say nothing."""

from __future__ import annotations

from typing import Any


def known_message(id: int) -> int | None:
    """A message's number; None for none."""
    return id or None


class Extensible:
    """Something of which the server says more than there are fields for."""

    extra_json: str | None

    @property
    def extra(self) -> dict[str, Any]:
        """What else the server says, by its words."""
        if self.extra_json is None:
            return {}
        from json import loads

        members: dict[str, Any] = loads(self.extra_json)
        return members
