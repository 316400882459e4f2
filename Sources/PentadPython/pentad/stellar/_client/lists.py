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
        """All that the server knows of a class, announcements too; else what is stored.

        It is at the stage ``fresh``, or ``failed`` with what was kept. The class counts as visited
        once it is known.
        """
        kind, free = pentad_stellar_class_info, lib.pentad_stellar_class_info_free
        asked = self._pointer, utf8(master_id, "master_id")
        with owned(kind, free, lib.pentad_stellar_client_class_info, *asked) as record:
            return update_of(record)

    @timed
    async def class_info_async(
        self, master_id: str, *, update: Update | None = None, timeout: float | None = None
    ) -> ClassInfoUpdate:
        """As :meth:`class_info`; ``update`` is told each stage of the loading, the last one too."""
        from .stages import class_info_async

        return await class_info_async(self, utf8(master_id, "master_id"), update)

    def class_info_updates(self, master_id: str) -> AsyncIterator[ClassInfoUpdate]:
        """A class in stages, for ``async for``: what is stored at once, then what the server says.

        First comes the stage ``general`` when it only stood in a list, or ``cached`` when it was
        loaded before; neither when nothing is stored. Then, as the last, ``fresh`` or ``failed``.
        To leave the loop ends the question.
        """
        from .stages import class_info_updates

        return class_info_updates(self, utf8(master_id, "master_id"))

    @timed
    def load_catalogue(self, *, timeout: float | None = None) -> int:
        """Loads the classes of all courses that are missing or no longer fresh.

        Every class can be found without a network then. How many lists came from the server.
        """
        return call_out(c_int64, lib.pentad_stellar_client_load_catalogue, self._pointer).value

    @timed
    async def load_catalogue_async(
        self, *, progress: Progress | None = None, timeout: float | None = None
    ) -> int:
        """As :meth:`load_catalogue`; to cancel the task ends it, and what came is kept.

        ``progress`` is told how many courses have been gone through, and of how many.
        """
        from .tasks import load_catalogue_async

        return await load_catalogue_async(self, progress)
