"""Delegates for the events of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import PentadError
from ._enums import ChatConnection, ChatRoute, ChatWork, GroupRemoval, OutgoingStep

if TYPE_CHECKING:
    from ._events import ChatEvent


class ChatClientDelegate:
    """A delegate for the events of a client. Inheriting from it is optional: every method may be
    missing.

    The calls come on threads of the library, or in :meth:`pentad.Session.pump`, in the order of the
    events, one at a time. They may call all functions of Pentad, and cancel. Do not wait for an
    asynchronous call in them: its completion runs on the same thread, so this deadlocks. An
    exception in one is reported to ``sys.unraisablehook``, and the next call still comes.
    """

    def did_happen(self, event: ChatEvent) -> None:
        """Any event; called before the event's own method.

        Continue after ``event.number`` the next time.
        """

    def did_refresh_groups(self) -> None:
        """The groups and direct chats now match the server's list."""

    def did_create_group(self, group_id: str) -> None:
        """The user has a new group: created, joined, or added to."""

    def did_update_group(self, group_id: str) -> None:
        """The name, picture or another property of a group changed."""

    def did_remove_group(self, group_id: str, removal: GroupRemoval) -> None:
        """The user is no longer in a group."""

    def did_update_members(self, group_id: str) -> None:
        """Members of a group joined, left or changed."""

    def did_update_messages(
        self,
        conversation: str,
        inserted: tuple[int, ...],
        updated: tuple[int, ...],
        removed: tuple[int, ...],
    ) -> None:
        """Messages of a conversation were added, changed or removed."""

    def did_update_reactions(self, conversation: str, message: int) -> None:
        """The likes of a message changed."""

    def did_update_outgoing(
        self, conversation: str, local_id: int, step: OutgoingStep, message: int | None
    ) -> None:
        """A message of the user reached another step; after its arrival it is ``message``."""

    def did_update_conversation(self, conversation: str) -> None:
        """The read or muted state of a conversation changed."""

    def did_update_draft(self, conversation: str) -> None:
        """The user's draft in a conversation changed."""

    def did_update_account(self) -> None:
        """The signed-in user's own data changed."""

    def did_recover_store(self, rows_kept: int, is_partial: bool) -> None:
        """A damaged store was rebuilt; ``rows_kept`` rows of the user's own data were recovered.

        ``is_partial``: some of them could not be read.
        """

    def typing(self, conversation: str, user_id: str, at_ms: int) -> None:
        """A person has been typing since a moment by the server's clock.

        The server does not report the end: GroupMe's own clients show the state for five seconds.
        """

    def connection(
        self, connection: ChatConnection, route: ChatRoute | None, error: PentadError | None
    ) -> None:
        """The state of the connection to the server changed; ``route`` if it is live."""

    def synchronising(self, completed: int, total: int) -> None:
        """The progress: ``completed`` of ``total`` conversations are up to date."""

    def did_fail(self, work: ChatWork, conversation: str | None, error: PentadError) -> None:
        """A failure that no call has reported."""

    def did_reset(self) -> None:
        """The delegate was away for longer than the log reaches: reload everything."""
