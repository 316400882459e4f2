"""The courses and the classes of a client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from ctypes import c_int64
from typing import TYPE_CHECKING, Final

from ..._convert import flag, positive, utf8
from ..._deadlines import timed
from ..._handle import owned
from ..._library import lib
from ..._native import (
    pentad_stellar_class,
    pentad_stellar_class_info,
    pentad_stellar_classes,
    pentad_stellar_courses,
)
from ..._snapshot import Snapshot
from ..._threads import AsyncHandle, twin
from ...errors import call_out
from .._details import ClassInfoUpdate, update_of
from .._records import StellarClass, StellarCourse, class_list_by, class_of
from .._snapshots import classes_snapshot, courses_snapshot

if TYPE_CHECKING:
    from ..._tasks import Progress
    from .stages import Update


class ClientLists(AsyncHandle):
    """Courses, classes, and one class in stages."""

    @timed
    def courses(
        self, *, reload: bool = False, timeout: float | None = None
    ) -> Snapshot[StellarCourse]:
        """The courses, from the store for 30 days; ``reload`` asks the server in any case.

        When the server cannot be asked, those that are stored are the answer, marked as stale when
        they are; the delegate's ``did_fail`` tells why.
        """
        kind, free = pentad_stellar_courses, lib.pentad_stellar_courses_free
        asked = self._pointer, flag(reload, "reload")
        with owned(kind, free, lib.pentad_stellar_client_courses, *asked) as record:
            return courses_snapshot(record)

    @timed
    async def courses_async(
        self, *, reload: bool = False, timeout: float | None = None
    ) -> Snapshot[StellarCourse]:
        """As :meth:`courses`; to cancel the task ends the question."""
        from .tasks import give_courses

        return await give_courses(
            lib.pentad_stellar_client_courses_async, self._pointer, flag(reload, "reload")
        )

    @timed
    def classes(
        self, course: str, *, reload: bool = False, timeout: float | None = None
    ) -> Snapshot[StellarClass]:
        """The classes of a course by its number, from the store for 2 days in their term.

        After that the server is asked whether the list has changed, and for it only if it has.
        """
        kind, free = pentad_stellar_classes, lib.pentad_stellar_classes_free
        asked = self._pointer, utf8(course, "course"), flag(reload, "reload")
        with owned(kind, free, lib.pentad_stellar_client_classes, *asked) as record:
            return classes_snapshot(record)

    @timed
    async def classes_async(
        self, course: str, *, reload: bool = False, timeout: float | None = None
    ) -> Snapshot[StellarClass]:
        """As :meth:`classes`; to cancel the task ends the question."""
        from .tasks import give_classes

        asked = self._pointer, utf8(course, "course"), flag(reload, "reload")
        return await give_classes(lib.pentad_stellar_client_classes_async, *asked)

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

    def cached_class(self, master_id: str) -> StellarClass:
        """What is stored of a class, by its number with or without the J; the server is not asked.

        NotFoundError when nothing is stored of it.
        """
        kind, free = pentad_stellar_class, lib.pentad_stellar_class_free
        asked = self._pointer, utf8(master_id, "master_id")
        with owned(kind, free, lib.pentad_stellar_client_cached_class, *asked) as record:
            return class_of(record)

    cached_class_async: Final = twin(cached_class)

    def recent(self, limit: int = 20) -> list[StellarClass]:
        """The classes visited last, the last one first; the last 100 are remembered."""
        asked = self._pointer, positive(limit, "limit")
        return class_list_by(lib.pentad_stellar_client_recent, *asked)

    recent_async: Final = twin(recent)

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
