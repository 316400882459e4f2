"""Searches of a client."""

from __future__ import annotations

from ctypes import POINTER

from ..._convert import positive, utf8
from ..._handle import Handle
from ..._library import lib
from ..._native import pentad_stellar_search
from ..._threads import AsyncHandle
from ...errors import CancelledError, call_out
from .._records import SearchAnswer, search_answer_by


class ClientSearch(AsyncHandle):
    """Searches for classes."""

    def make_search(self) -> StellarSearch:
        """Makes the searches of a search field. Only the latest search returns a result."""
        return StellarSearch(self)


class StellarSearch(Handle):
    """The searches of one search field: the result of a search is dropped after a later one has
    begun.

    It may outlive its client, whose store is then closed.
    """

    def __init__(self, client: Handle) -> None:
        kind, free = POINTER(pentad_stellar_search), lib.pentad_stellar_search_free
        found = call_out(kind, lib.pentad_stellar_search_make, client._pointer, free=free)
        super().__init__(found, free)

    def search(self, text: str, *, limit: int = 50) -> SearchAnswer | None:
        """Searches for classes, and cancels all earlier searches of the field.

        Returns None after a later search or :meth:`cancel`.
        """
        asked = self._pointer, utf8(text), positive(limit, "limit")
        try:
            return search_answer_by(lib.pentad_stellar_search_execute, *asked)
        except CancelledError:
            return None

    async def search_async(self, text: str, *, limit: int = 50) -> SearchAnswer | None:
        """Searches like :meth:`search`; cancelling the task ends the request."""
        from ._gives import give_search_answer

        asked = self._pointer, utf8(text), positive(limit, "limit")
        try:
            return await give_search_answer(lib.pentad_stellar_search_execute_async, *asked)
        except CancelledError:
            return None

    def cancel(self) -> None:
        """Cancels every search so far: the field was closed or cleared."""
        lib.pentad_stellar_search_cancel(self._pointer)
