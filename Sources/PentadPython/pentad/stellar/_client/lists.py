"""The courses and the classes of a client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from ctypes import c_int64
from typing import TYPE_CHECKING

from ..._convert import utf8
from ..._deadlines import timed
from ..._handle import owned
from ..._library import lib
from ..._native import pentad_stellar_class_info
from ...errors import call_out
from .._details import ClassInfoUpdate, update_of
from ._methods import ClassMethods

if TYPE_CHECKING:
    from ..._tasks import Progress
    from .stages import Update


class ClientLists(ClassMethods):
    """Courses, classes, and one class in stages."""

    @timed
    def class_info(self, master_id: str, *, timeout: float | None = None) -> ClassInfoUpdate:
        """Returns all data that the server has about a class, with announcements; else the stored
        data.

        It is at the stage ``fresh``, or ``failed`` with the stored data. A class that was found
        counts as visited.
        """
        kind, free = pentad_stellar_class_info, lib.pentad_stellar_class_info_free
        asked = self._pointer, utf8(master_id, "master_id")
        with owned(kind, free, lib.pentad_stellar_client_class_info, *asked) as record:
            return update_of(record)

    @timed
    async def class_info_async(
        self, master_id: str, *, update: Update | None = None, timeout: float | None = None
    ) -> ClassInfoUpdate:
        """Returns a class like :meth:`class_info`; ``update`` receives each stage, including the
        last one.
        """
        from .stages import class_info_async

        return await class_info_async(self, utf8(master_id, "master_id"), update)

    def class_info_updates(self, master_id: str) -> AsyncIterator[ClassInfoUpdate]:
        """Yields a class in stages, for ``async for``: first the stored data, then the server's.

        The first stage is ``general`` if the class is known only from a list, or ``cached`` if it
        was loaded before; if nothing is stored, there is none. The last stage is ``fresh`` or
        ``failed``. Leaving the loop cancels the request.
        """
        from .stages import class_info_updates

        return class_info_updates(self, utf8(master_id, "master_id"))

    @timed
    def load_catalogue(self, *, timeout: float | None = None) -> int:
        """Loads the missing or stale class lists of all courses.

        Then every class can be found without a network. Returns the number of lists that came from
        the server.
        """
        return call_out(c_int64, lib.pentad_stellar_client_load_catalogue, self._pointer).value

    @timed
    async def load_catalogue_async(
        self, *, progress: Progress | None = None, timeout: float | None = None
    ) -> int:
        """Loads like :meth:`load_catalogue`; cancelling the task ends it, and loaded lists are
        kept.

        ``progress`` receives the number of finished courses and the total.
        """
        from .tasks import load_catalogue_async

        return await load_catalogue_async(self, progress)
