"""Who hears of what happens to a client."""

from __future__ import annotations

from ..errors import PentadError
from ._enums import StellarSubject
from ._records import StellarTerm


class StellarClientDelegate:
    """Hears what happens to a client. To inherit from it is a choice: every method may be missing.

    The calls come on threads of the library, in the order of the events, one at a time; they may
    call everything of Pentad, and cancel. Only the end of an asynchronous call cannot be awaited in
    them, since it comes on the same thread. An exception in one goes to ``sys.unraisablehook``, and
    the next call comes all the same.
    """

    def did_load_courses(self) -> None:
        """The courses came from the server."""

    def did_load_classes(self, course: str) -> None:
        """The classes of a course came from the server, or it said that those stored are right."""

    def did_change_class(self, master_id: str) -> None:
        """A class is another than the one that was stored, or a new one."""

    def announcements_did_arrive(self, master_id: str, count: int) -> None:
        """Announcements of a class came that had not been seen before."""

    def did_fail(
        self, subject: StellarSubject, id: str | None, error: PentadError, is_kept: bool
    ) -> None:
        """A question about a course or a class failed; ``is_kept`` when the answer is stored."""

    def did_leave_out(self, subject: StellarSubject, id: str | None, count: int) -> None:
        """Parts of an answer could not be read and were left out."""

    def did_change_bookmarks(self) -> None:
        """A bookmark was set, removed or archived, or the server is to be told of it anew."""

    def did_synchronise_bookmark(self, master_id: str) -> None:
        """The server knows the last change of a bookmark."""

    def bookmark_did_fail(self, master_id: str, error: PentadError) -> None:
        """The server refused a change of a bookmark for good. The bookmark stands."""

    def did_change_recent(self) -> None:
        """A class was visited."""

    def did_change_unread(self) -> None:
        """What is unread is another."""

    def did_change_term(self, term: StellarTerm, removed: tuple[str, ...]) -> None:
        """The term is another, or bookmarks of an older one were met: these are archived now."""

    def did_recover_store(self, rows_kept: int, is_partial: bool) -> None:
        """A damaged store was built anew, and so many rows of the user's own were saved."""

    def store_did_fail(self, error: PentadError) -> None:
        """The store could not be read or written; what the server said went to the caller only."""

    def store_did_change(self) -> None:
        """Another client or process has changed the store."""

    def did_clear_cache(self) -> None:
        """All that the server can tell again is gone."""

    def did_erase(self) -> None:
        """All is gone."""

    def did_reset(self) -> None:
        """The delegate was too slow, and events that it did not see are gone."""
