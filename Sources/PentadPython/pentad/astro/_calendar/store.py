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
    """What a calendar keeps, as a whole."""

    def clear_cache(self) -> None:
        """Lets go of the positions, in memory and in the store, and of a handler's days there.

        A handler's alerts and settings stay.
        """
        call(lib.pentad_astro_calendar_clear_cache, self._pointer)

    clear_cache_async: Final = twin(clear_cache)

    def erase_all(self) -> None:
        """Lets go of everything, of a handler's alerts and settings in the store too."""
        call(lib.pentad_astro_calendar_erase_all, self._pointer)

    erase_all_async: Final = twin(erase_all)

    def storage_usage(self) -> StorageUsage:
        """What the store takes, and what is in it; nothing without a store."""
        return usage_by(lib.pentad_astro_calendar_storage_usage, self._pointer)

    storage_usage_async: Final = twin(storage_usage)

    @property
    def unverified_files(self) -> tuple[str, ...]:
        """The ephemeris files that answers came from and whose contents are not as published.

        The sums of the files of Debian's packages are known. A file with another sum is damaged, or
        of another edition: its answers are given, and are not kept in the store.
        """
        text = call_text(lib.pentad_astro_calendar_unverified_files, self._pointer)
        return tuple(text.split(":")) if text else ()

    def suspend(self) -> None:
        """Closes the store's file and lets go of its locks until :meth:`resume`.

        The calendar goes on answering, and keeps positions in memory alone. So it is for handlers
        that share its store. Without a store it does nothing.
        """
        call(lib.pentad_astro_calendar_suspend, self._pointer)

    suspend_async: Final = twin(suspend)

    def resume(self) -> None:
        """Opens the file of a suspended store again; it stays suspended when that fails."""
        call(lib.pentad_astro_calendar_resume, self._pointer)

    resume_async: Final = twin(resume)
