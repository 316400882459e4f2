"""The parts that all facets of a calendar share."""

from __future__ import annotations

from ctypes import byref
from typing import Any

from ..._threads import AsyncHandle
from .._inputs import PanchangOptions, PlaceLike, place_of, record_of, record_of_options


class CalendarHandle(AsyncHandle):
    """The library's handle of a calendar."""

    def _asked(self, place: PlaceLike, options: PanchangOptions | None) -> tuple[Any, ...]:
        """Returns the first arguments of a call for days."""
        return self._pointer, byref(record_of(place_of(place))), byref(record_of_options(options))
