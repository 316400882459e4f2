"""The store of a client, and its work."""

from __future__ import annotations

from typing import Final

from ..._deadlines import timed
from ..._library import lib
from ..._native import pentad_chat_storage_usage
from ..._threads import AsyncHandle, twin
from ...errors import call, call_out
from .._records import ChatStorageUsage, SyncReport, storage_usage_of, sync_report_by


class ClientStore(AsyncHandle):
    """What a client keeps, as a whole, and how it is brought up to date."""

    @timed
    def synchronise(self, *, timeout: float | None = None) -> SyncReport:
        """Fetches what is new and sends what waits, once, and returns when that is done.

        It returns which conversations could not be read, and why.

        A client that works by itself does so all the time. It fails when all else is done: what was
        fetched stays, and what waits is sent, unless there is no network or the server does not
        accept the token. One conversation that cannot be read is told as an event, and holds up
        nothing.
        """
        call(lib.pentad_chat_client_synchronise, self._pointer)
        return self.sync_report()

    def sync_report(self) -> SyncReport:
        """What the last synchronisation came to, by :meth:`synchronise` or by the client's own."""
        return sync_report_by(lib.pentad_chat_client_sync_report, self._pointer)

    sync_report_async: Final = twin(sync_report)

    @timed
    async def synchronise_async(self, *, timeout: float | None = None) -> SyncReport:
        """As :meth:`synchronise`; to cancel the task ends the wait."""
        from ..._tasks import complete

        await complete(lib.pentad_chat_client_synchronise_async, self._pointer)
        return await self.sync_report_async()

    def network_changed(self) -> None:
        """Has the client try at once what it would have tried later."""
        lib.pentad_chat_client_network_changed(self._pointer)

    def storage_usage(self) -> ChatStorageUsage:
        """What the store takes, and what is in it."""
        kind, function = pentad_chat_storage_usage, lib.pentad_chat_client_storage_usage
        return storage_usage_of(call_out(kind, function, self._pointer))

    storage_usage_async: Final = twin(storage_usage)

    def clear_cache(self) -> None:
        """Lets go of all that the server can tell again.

        Drafts, read marks and what is to be sent stay.
        """
        call(lib.pentad_chat_client_clear_cache, self._pointer)

    clear_cache_async: Final = twin(clear_cache)

    def erase_all(self) -> None:
        """Lets go of everything that is stored, drafts and read marks too.

        What waits to be sent is lost with it. The user stays signed in, the client stays open, and
        is empty.
        """
        call(lib.pentad_chat_client_erase_all, self._pointer)

    erase_all_async: Final = twin(erase_all)

    def suspend(self) -> None:
        """Closes the file and lets go of its locks; calls raise ClosedError until :meth:`resume`.

        A store in memory keeps what it has.
        """
        call(lib.pentad_chat_client_suspend, self._pointer)

    suspend_async: Final = twin(suspend)

    def resume(self) -> None:
        """Opens the file of a suspended client again; it stays suspended when that fails."""
        call(lib.pentad_chat_client_resume, self._pointer)

    resume_async: Final = twin(resume)
