"""The store of a handler."""

from __future__ import annotations

from ctypes import byref
from dataclasses import dataclass

from ..._library import lib
from ..._native import pentad_astro_storage_usage
from ..._threads import AsyncHandle, in_thread
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

    async def clear_cache_async(self) -> None:
        """As :meth:`clear_cache`."""
        await in_thread(self.clear_cache)

    def erase_all(self) -> None:
        """Lets go of everything that is kept, alerts and settings too."""
        call(lib.pentad_astro_handler_erase_all, self._pointer)

    async def erase_all_async(self) -> None:
        """As :meth:`erase_all`."""
        await in_thread(self.erase_all)

    def storage_usage(self) -> StorageUsage:
        """What the store takes, and what is in it."""
        usage = pentad_astro_storage_usage()
        call(lib.pentad_astro_handler_storage_usage, self._pointer, byref(usage))
        return StorageUsage(usage.bytes, usage.segments, usage.months, usage.alerts)

    async def storage_usage_async(self) -> StorageUsage:
        """As :meth:`storage_usage`."""
        return await in_thread(self.storage_usage)
