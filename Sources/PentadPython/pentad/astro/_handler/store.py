"""The store of a handler."""

from __future__ import annotations

from typing import Final

from ..._library import lib
from ..._threads import AsyncHandle, twin
from ...errors import call
from .._records import StorageUsage
from .._store import usage_by


class HandlerStore(AsyncHandle):
    """The stored data of a handler."""

    def clear_cache(self) -> None:
        """Clears the cache; alerts and settings stay."""
        call(lib.pentad_astro_handler_clear_cache, self._pointer)

    clear_cache_async: Final = twin(clear_cache)

    def erase_all(self) -> None:
        """Removes all stored data, including alerts and settings."""
        call(lib.pentad_astro_handler_erase_all, self._pointer)

    erase_all_async: Final = twin(erase_all)

    def storage_usage(self) -> StorageUsage:
        """Returns the size and the contents of the store."""
        return usage_by(lib.pentad_astro_handler_storage_usage, self._pointer)

    storage_usage_async: Final = twin(storage_usage)

    def suspend(self) -> None:
        """Closes the store's file and releases its locks until :meth:`resume`.

        The same applies to the calendar and the handlers that share the store. Meanwhile all calls
        for alerts, settings and the store raise ClosedError, readers of alerts wait, and days are
        cached only in memory. A store in memory keeps its data.
        """
        call(lib.pentad_astro_handler_suspend, self._pointer)

    suspend_async: Final = twin(suspend)

    def resume(self) -> None:
        """Reopens the file of a suspended store; it stays suspended if that fails."""
        call(lib.pentad_astro_handler_resume, self._pointer)

    resume_async: Final = twin(resume)
