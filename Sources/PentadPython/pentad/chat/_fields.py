"""Properties of records that read their fields."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import Any

from .._times import optional_datetime

#: The last millisecond that Python has a datetime for.
_LAST = 253_402_300_799_999


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


class Muting:
    """Something that may be muted until a moment."""

    muted_until_ms: int | None

    @property
    def muted_until(self) -> datetime | None:
        """Until when nothing is to sound, in UTC; None when it is not muted.

        GroupMe writes the end of the year 9999 for ever: ``datetime.max``, in UTC.
        """
        moment = self.muted_until_ms
        if moment is not None and moment > _LAST:
            return datetime.max.replace(tzinfo=timezone.utc)
        return optional_datetime(moment)
