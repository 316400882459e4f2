"""The store of a calendar."""

from __future__ import annotations

from typing import Final

from ..._library import lib
from ..._threads import twin
from ...errors import call, call_text
from .._records import StorageUsage
from .._store import usage_by
from .handle import CalendarHandle


class CalendarStore(CalendarHandle):
    """The stored data of a calendar."""

    def clear_cache(self) -> None:
        """Removes the positions from memory and the store, and a handler's cached days there.

        A handler's alerts and settings stay.
        """
        call(lib.pentad_astro_calendar_clear_cache, self._pointer)

    clear_cache_async: Final = twin(clear_cache)

    def erase_all(self) -> None:
        """Removes all stored data, including a handler's alerts and settings in the store."""
        call(lib.pentad_astro_calendar_erase_all, self._pointer)

    erase_all_async: Final = twin(erase_all)

    def storage_usage(self) -> StorageUsage:
        """Returns the size and the contents of the store; zeros without a store."""
        return usage_by(lib.pentad_astro_calendar_storage_usage, self._pointer)

    storage_usage_async: Final = twin(storage_usage)

    @property
    def unverified_files(self) -> tuple[str, ...]:
        """The paths of the ephemeris files that were used and are not known to be unmodified.

        The checksums of the files in Debian's packages are known. A file with another checksum is
        damaged, or of another edition: its results are returned but not stored.
        """
        text = call_text(lib.pentad_astro_calendar_unverified_files, self._pointer)
        return tuple(text.split(":")) if text else ()

    def suspend(self) -> None:
        """Closes the store's file and releases its locks until :meth:`resume`.

        The calendar still computes, and keeps positions only in memory. The same applies to
        handlers that share its store. Without a store it is a no-op.
        """
        call(lib.pentad_astro_calendar_suspend, self._pointer)

    suspend_async: Final = twin(suspend)

    def resume(self) -> None:
        """Reopens the file of a suspended store; it stays suspended if that fails."""
        call(lib.pentad_astro_calendar_resume, self._pointer)

    resume_async: Final = twin(resume)
