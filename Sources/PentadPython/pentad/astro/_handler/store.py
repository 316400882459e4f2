"""The store of a handler."""

from __future__ import annotations

from ctypes import byref
from dataclasses import dataclass

from ..._library import lib
from ..._native import pentad_astro_storage_usage
from ..._threads import AsyncHandle, twin
from ...errors import call


@dataclass(frozen=True)
class StorageUsage:
    """What a store takes, and how many segments, civil months and alerts are in it."""

    #: Of the file and its log; 0 for a store in memory.
    bytes: int
    segments: int
    months: int
    alerts: int


class HandlerStore(AsyncHandle):
    """What a handler keeps, as a whole."""

    def clear_cache(self) -> None:
        """Empties the cache; alerts and settings stay."""
        call(lib.pentad_astro_handler_clear_cache, self._pointer)

    clear_cache_async = twin(clear_cache)

    def erase_all(self) -> None:
        """Lets go of everything that is kept, alerts and settings too."""
        call(lib.pentad_astro_handler_erase_all, self._pointer)

    erase_all_async = twin(erase_all)

    def storage_usage(self) -> StorageUsage:
        """What the store takes, and what is in it."""
        usage = pentad_astro_storage_usage()
        call(lib.pentad_astro_handler_storage_usage, self._pointer, byref(usage))
        return StorageUsage(usage.bytes, usage.segments, usage.months, usage.alerts)

    storage_usage_async = twin(storage_usage)
