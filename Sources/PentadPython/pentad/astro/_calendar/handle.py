"""What all facets of a calendar share."""

from __future__ import annotations

from ctypes import byref
from typing import Any

from ..._threads import AsyncHandle
from .._inputs import USUAL, PanchangOptions, Place, checked_place, record_of


class CalendarHandle(AsyncHandle):
    """A calendar, as the library knows it."""

    def _asked(self, place: Place, options: PanchangOptions | None) -> tuple[Any, ...]:
        """The first arguments of a call for days."""
        return self._pointer, byref(checked_place(place)), byref(record_of(options or USUAL))
