"""The store of a client, and its work."""

from __future__ import annotations

from ..._deadlines import timed
from ..._library import lib
from ...errors import call
from .._records import SyncReport
from ._methods import StoreMethods


class ClientStore(StoreMethods):
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

    @timed
    async def synchronise_async(self, *, timeout: float | None = None) -> SyncReport:
        """As :meth:`synchronise`; to cancel the task ends the wait."""
        from ..._tasks import complete

        await complete(lib.pentad_chat_client_synchronise_async, self._pointer)
        return await self.sync_report_async()

    def network_changed(self) -> None:
        """Has the client try at once what it would have tried later."""
        lib.pentad_chat_client_network_changed(self._pointer)
