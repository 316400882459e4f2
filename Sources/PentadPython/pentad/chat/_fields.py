"""Properties of records that are derived from their fields."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import Any

from .._times import optional_datetime

#: The last millisecond that Python's datetime supports.
_LAST = 253_402_300_799_999


def known_message(id: int) -> int | None:
    """Returns a message's id; None for 0."""
    return id or None


class Extensible:
    """A value for which the server sends more data than there are fields."""

    extra_json: str | None

    @property
    def extra(self) -> dict[str, Any]:
        """The server's other data, by its keys."""
        if self.extra_json is None:
            return {}
        from json import loads

        members: dict[str, Any] = loads(self.extra_json)
        return members


class Muting:
    """A conversation that may be muted until a moment."""

    muted_until_ms: int | None

    @property
    def muted_until(self) -> datetime | None:
        """The end of the muting, in UTC; None when it is not muted.

        GroupMe uses the end of the year 9999 for unlimited muting: ``datetime.max``, in UTC.
        """
        moment = self.muted_until_ms
        if moment is not None and moment > _LAST:
            return datetime.max.replace(tzinfo=timezone.utc)
        return optional_datetime(moment)
