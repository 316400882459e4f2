"""What a client tells its server, and the term that the server tells."""

from __future__ import annotations

from ctypes import c_int64
from typing import Final

from ..._convert import optional_utf8
from ..._deadlines import timed
from ..._handle import owned
from ..._library import lib
from ..._native import pentad_stellar_term, pentad_stellar_term_change
from ..._threads import AsyncHandle, twin
from ...errors import call, call_out
from .._records import StellarTerm, TermChange, term_change_of, term_of


class ClientSending(AsyncHandle):
    """The device, what waits to be sent, and the term."""

    @timed
    def register_device(
        self, token: str | None = None, *, app_id: str | None = None, timeout: float | None = None
    ) -> None:
        """Makes the server know this device, so that it takes its bookmarks.

        ``token`` is that by which the server can push to the device, ``app_id`` the name of the
        program. What waits is sent then. The device's secret is kept in a file of this user's in
        the client's folder.
        """
        asked = optional_utf8(token, "token"), optional_utf8(app_id, "app_id")
        call(lib.pentad_stellar_client_register_device, self._pointer, *asked)

    @timed
    async def register_device_async(
        self, token: str | None = None, *, app_id: str | None = None, timeout: float | None = None
    ) -> None:
        """As :meth:`register_device`; to cancel the task ends the question."""
        from ..._tasks import complete

        asked = optional_utf8(token, "token"), optional_utf8(app_id, "app_id")
        await complete(lib.pentad_stellar_client_register_device_async, self._pointer, *asked)

    @timed
    def sync_unread(self, *, timeout: float | None = None) -> None:
        """Asks which bookmarked classes have news that this device has not read."""
        call(lib.pentad_stellar_client_sync_unread, self._pointer)

    @timed
    async def sync_unread_async(self, *, timeout: float | None = None) -> None:
        """As :meth:`sync_unread`; to cancel the task ends the question."""
        from ..._tasks import complete

        await complete(lib.pentad_stellar_client_sync_unread_async, self._pointer)

    @timed
    def synchronise(self, *, timeout: float | None = None) -> int:
        """Sends what waits, what was refused too, and returns when each has been tried.

        How many changes the server has still to be told; what fails is told by the bookmarks. A
        server that has asked to be left alone for a while is told nothing before that is over.
        """
        return call_out(c_int64, lib.pentad_stellar_client_synchronise, self._pointer).value

    @timed
    async def synchronise_async(self, *, timeout: float | None = None) -> int:
        """As :meth:`synchronise`; to cancel the task ends the wait."""
        from .tasks import give_count

        return await give_count(lib.pentad_stellar_client_synchronise_async, self._pointer)

    def term(self) -> StellarTerm:
        """The current term, as far as the server has said; it is not asked.

        NotFoundError when the server has not said.
        """
        kind, free = pentad_stellar_term, lib.pentad_stellar_term_free
        with owned(kind, free, lib.pentad_stellar_client_term, self._pointer) as record:
            return term_of(record)

    term_async: Final = twin(term)

    @timed
    def refresh_term(self, *, timeout: float | None = None) -> TermChange:
        """Asks for the current term. Bookmarks of another are archived, never destroyed."""
        kind, free = pentad_stellar_term_change, lib.pentad_stellar_term_change_free
        with owned(kind, free, lib.pentad_stellar_client_refresh_term, self._pointer) as record:
            return term_change_of(record)

    @timed
    async def refresh_term_async(self, *, timeout: float | None = None) -> TermChange:
        """As :meth:`refresh_term`; to cancel the task ends the question."""
        from .tasks import give_term_change

        return await give_term_change(lib.pentad_stellar_client_refresh_term_async, self._pointer)
