"""Delegates for the events of a client."""

from __future__ import annotations

from ..errors import PentadError
from ._enums import StellarSubject
from ._records import StellarTerm


class StellarClientDelegate:
    """A delegate for the events of a client. Inheriting from it is optional: every method may be
    missing.

    The calls come on threads of the library, in the order of the events, one at a time; they may
    call all functions of Pentad, and cancel. Do not wait for an asynchronous call in them: its
    completion runs on the same thread, so this deadlocks. An exception in one is reported to
    ``sys.unraisablehook``, and the next call still comes.
    """

    def did_load_courses(self) -> None:
        """The courses came from the server."""

    def did_load_classes(self, course: str) -> None:
        """The classes of a course came from the server, or the server confirmed the stored ones."""

    def did_change_class(self, master_id: str) -> None:
        """A class differs from the stored one, or is new."""

    def announcements_did_arrive(self, master_id: str, count: int) -> None:
        """New announcements of a class arrived."""

    def did_fail(
        self, subject: StellarSubject, id: str | None, error: PentadError, is_kept: bool
    ) -> None:
        """A request about a course or a class failed; ``is_kept`` if stored data was returned
        instead.
        """

    def did_leave_out(self, subject: StellarSubject, id: str | None, count: int) -> None:
        """Parts of a response could not be read and were left out."""

    def did_change_bookmarks(self) -> None:
        """A bookmark was set, removed or archived, or must be sent to the server again."""

    def did_synchronise_bookmark(self, master_id: str) -> None:
        """The server has the last change of a bookmark."""

    def bookmark_did_fail(self, master_id: str, error: PentadError) -> None:
        """The server permanently refused a change of a bookmark. The bookmark is kept."""

    def did_change_recent(self) -> None:
        """A class was visited."""

    def did_change_unread(self) -> None:
        """The unread counts changed."""

    def did_change_term(self, term: StellarTerm, removed: tuple[str, ...]) -> None:
        """The term has changed, or bookmarks of an older one were found and archived."""

    def did_change_account(self, subject: StellarSubject, id: str | None) -> None:
        """Data of the account has changed, or a pending change of it was made; ``id`` is that of
        the class, if the data is of one class.
        """

    def change_did_fail(self, subject: StellarSubject, id: str | None, error: PentadError) -> None:
        """The source permanently rejected a mark or a reply. The pending change is kept."""

    def did_recover_store(self, rows_kept: int, is_partial: bool) -> None:
        """A damaged store was rebuilt; ``rows_kept`` rows of the user's own data were recovered."""

    def store_did_fail(self, error: PentadError) -> None:
        """The store could not be read or written; the server's data was returned only to the
        caller.
        """

    def store_did_change(self) -> None:
        """Another client or process has changed the store."""

    def did_clear_cache(self) -> None:
        """All data that can be fetched again was removed."""

    def did_erase(self) -> None:
        """All data was erased."""

    def did_reset(self) -> None:
        """The delegate was too slow, and events that it did not receive were dropped."""
