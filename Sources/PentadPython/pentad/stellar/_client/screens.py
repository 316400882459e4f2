"""The screens of a client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from ..._convert import flag, utf8
from ..._deadlines import timed
from ..._handle import owned
from ..._library import lib
from ..._native import pentad_stellar_main_table
from ..._threads import AsyncHandle
from .._list_screens import StellarClassesScreen, classes_screen_by
from .._screens import StellarMainTable, table_of

if TYPE_CHECKING:
    from .stages import Show


class ClientScreens(AsyncHandle):
    """The screens whose data a client must request."""

    @timed
    def main_table(self, *, timeout: float | None = None) -> StellarMainTable:
        """Returns the main screen: the bookmarked classes, and the courses in groups."""
        kind, free = pentad_stellar_main_table, lib.pentad_stellar_main_table_free
        with owned(kind, free, lib.pentad_stellar_client_main_table, self._pointer) as record:
            return table_of(record)

    @timed
    async def main_table_async(self, *, timeout: float | None = None) -> StellarMainTable:
        """Returns the main screen like :meth:`main_table`; cancelling the task ends the request."""
        from ._gives import give_main_table

        return await give_main_table(lib.pentad_stellar_client_main_table_async, self._pointer)

    @timed
    def classes_screen(
        self, course: str, *, reload: bool = False, timeout: float | None = None
    ) -> StellarClassesScreen:
        """Loads the screen of a course's classes, by its number; if that fails, with the stored
        list.

        It is in the state ``loaded``, or ``failed`` with the stored data.
        """
        asked = self._pointer, utf8(course, "course"), flag(reload, "reload")
        return classes_screen_by(lib.pentad_stellar_client_classes_screen, *asked)

    @timed
    async def classes_screen_async(
        self,
        course: str,
        *,
        reload: bool = False,
        update: Show | None = None,
        timeout: float | None = None,
    ) -> StellarClassesScreen:
        """Loads the screen like :meth:`classes_screen`; ``update`` receives each stage, including
        the last one.
        """
        from .stages import classes_screen_async

        return await classes_screen_async(
            self, utf8(course, "course"), flag(reload, "reload"), update
        )

    def classes_screens(
        self, course: str, *, reload: bool = False
    ) -> AsyncIterator[StellarClassesScreen]:
        """Yields the screen of a course's classes in stages, for ``async for``.

        The first screen is in the state ``loading`` if a list is stored and the server has to be
        asked. The last one is ``loaded`` or ``failed``. Leaving the loop cancels the request.
        """
        from .stages import classes_screens

        return classes_screens(self, utf8(course, "course"), flag(reload, "reload"))
