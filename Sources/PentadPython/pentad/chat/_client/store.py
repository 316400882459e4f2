"""The store of a client, and its synchronisation."""

from __future__ import annotations

from ..._deadlines import timed
from ..._library import lib
from ...errors import call
from .._records import SyncReport
from ._methods import StoreMethods


class ClientStore(StoreMethods):
    """The stored data of a client, and its synchronisation."""

    @timed
    def synchronise(self, *, timeout: float | None = None) -> SyncReport:
        """Fetches new data and sends pending changes, once, and returns when that is done.

        It returns the conversations that could not be read, with the errors.

        A client in automatic mode does this continuously. An error is raised after everything else
        is done: fetched data is kept, and pending changes are sent, unless there is no network or
        the server rejects the token. An error of a single conversation is reported as an event, and
        does not delay the others.
        """
        call(lib.pentad_chat_client_synchronise, self._pointer)
        return self.sync_report()

    @timed
    async def synchronise_async(self, *, timeout: float | None = None) -> SyncReport:
        """Synchronises like :meth:`synchronise`; cancelling the task ends the wait."""
        from ..._tasks import complete

        await complete(lib.pentad_chat_client_synchronise_async, self._pointer)
        return await self.sync_report_async()

    def network_changed(self) -> None:
        """Makes the client retry immediately instead of after its delay."""
        lib.pentad_chat_client_network_changed(self._pointer)
