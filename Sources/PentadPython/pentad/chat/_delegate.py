"""Who hears of what happens to a client."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import PentadError
from ._enums import ChatConnection, ChatRoute, ChatWork, GroupRemoval, OutgoingStep

if TYPE_CHECKING:
    from ._events import ChatEvent


class ChatClientDelegate:
    """Hears what happens to a client. To inherit from it is a choice: every method may be missing.

    The calls come on threads of the library, or in :meth:`pentad.Session.pump`, in the order of
    the events, one at a time; they may call everything of Pentad, and cancel. Only the end of an
    asynchronous call cannot be awaited in them, since it comes on the same thread. An exception in
    one goes to ``sys.unraisablehook``, and the next call comes all the same.
    """

    def did_happen(self, event: ChatEvent) -> None:
        """Anything happened; called before the event's own method.

        ``event.number`` is what to go on after, the next time.
        """

    def did_refresh_groups(self) -> None:
        """The groups and direct chats are those that the server lists now."""

    def did_create_group(self, group_id: str) -> None:
        """The user has a new group: made, joined, or added to."""

    def did_update_group(self, group_id: str) -> None:
        """The name, picture or another property of a group changed."""

    def did_remove_group(self, group_id: str, removal: GroupRemoval) -> None:
        """The user is no longer in a group."""

    def did_update_members(self, group_id: str) -> None:
        """Members of a group came, went or changed."""

    def did_update_messages(
        self,
        conversation: str,
        inserted: tuple[int, ...],
        updated: tuple[int, ...],
        removed: tuple[int, ...],
    ) -> None:
        """Messages of a conversation came, changed or went."""

    def did_update_reactions(self, conversation: str, message: int) -> None:
        """The likes of a message changed."""

    def did_update_outgoing(
        self, conversation: str, local_id: int, step: OutgoingStep, message: int | None
    ) -> None:
        """A message of the user's own is at another point of its way; at last it is ``message``."""

    def did_update_conversation(self, conversation: str) -> None:
        """What is read or muted in a conversation changed."""

    def did_update_draft(self, conversation: str) -> None:
        """The text that the user has begun in a conversation changed."""

    def did_update_account(self) -> None:
        """The signed-in user's own data changed."""

    def did_recover_store(self, rows_kept: int, is_partial: bool) -> None:
        """A damaged store was built anew, with so many rows of what the user made.

        ``is_partial``: some of that could not be read.
        """

    def typing(self, conversation: str, user_id: str, at_ms: int) -> None:
        """Somebody is writing, since a moment by the server's clock.

        Nobody says when it ends: GroupMe's own clients show it for five seconds.
        """

    def connection(
        self, connection: ChatConnection, route: ChatRoute | None, error: PentadError | None
    ) -> None:
        """The connection to the server is in another state; ``route`` when it is live."""

    def synchronising(self, completed: int, total: int) -> None:
        """So many conversations, of so many, are as new as the server's."""

    def did_fail(self, work: ChatWork, conversation: str | None, error: PentadError) -> None:
        """Something went wrong that no call has told of."""

    def did_reset(self) -> None:
        """The delegate was away for longer than the log reaches: read everything anew."""
