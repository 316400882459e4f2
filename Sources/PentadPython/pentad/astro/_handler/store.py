"""The store of a handler."""

from __future__ import annotations

from typing import Final

from ..._library import lib
from ..._threads import AsyncHandle, twin
from ...errors import call
from .._records import StorageUsage
from .._store import usage_by


class HandlerStore(AsyncHandle):
    """What a handler keeps, as a whole."""

    def clear_cache(self) -> None:
        """Empties the cache; alerts and settings stay."""
        call(lib.pentad_astro_handler_clear_cache, self._pointer)

    clear_cache_async: Final = twin(clear_cache)

    def erase_all(self) -> None:
        """Lets go of everything that is kept, alerts and settings too."""
        call(lib.pentad_astro_handler_erase_all, self._pointer)

    erase_all_async: Final = twin(erase_all)

    def storage_usage(self) -> StorageUsage:
        """What the store takes, and what is in it."""
        return usage_by(lib.pentad_astro_handler_storage_usage, self._pointer)

    storage_usage_async: Final = twin(storage_usage)

    def suspend(self) -> None:
        """Closes the store's file and lets go of its locks until :meth:`resume`.

        So it is for the calendar and the handlers that share the store. Meanwhile what has to do
        with alerts, settings and the store raises ClosedError, readers of alerts wait, and days are
        kept in memory alone. A store in memory keeps what it has.
        """
        call(lib.pentad_astro_handler_suspend, self._pointer)

    suspend_async: Final = twin(suspend)

    def resume(self) -> None:
        """Opens the file of a suspended store again; it stays suspended when that fails."""
        call(lib.pentad_astro_handler_resume, self._pointer)

    resume_async: Final = twin(resume)
