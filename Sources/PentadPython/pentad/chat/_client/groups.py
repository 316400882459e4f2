"""The groups and direct chats of a client, as they are stored, and fetched."""

from __future__ import annotations

from typing import Final

from ..._convert import utf8
from ..._deadlines import timed
from ..._library import lib
from ..._threads import AsyncHandle, twin
from ...errors import call, call_text
from .._enums import MembershipState
from .._inputs import Group, group_id
from .._records import (
    ChatGroup,
    ChatMember,
    DirectChat,
    direct_chats_by,
    group_by,
    groups_by,
    members_by,
)


class ClientGroups(AsyncHandle):
    """Groups, direct chats, members: those that are stored, and what the server has."""

    def groups(self, membership: MembershipState | str = MembershipState.ACTIVE) -> list[ChatGroup]:
        """The groups that are stored, the one with the newest message first.

        Those that the user is in, or, by another ``membership``, was in, or is not let in yet.
        """
        asked = self._pointer, MembershipState(membership).code
        return groups_by(lib.pentad_chat_client_groups, *asked)

    groups_async: Final = twin(groups)

    def group(self, group: Group) -> ChatGroup:
        """A group that is stored, by its id, whether the user is in it or was.

        NotFoundError when nothing is known of it.
        """
        return group_by(lib.pentad_chat_client_group, self._pointer, group_id(group))

    group_async: Final = twin(group)

    def topics(self, group: Group) -> list[ChatGroup]:
        """The topics of a group that are stored, the one with the newest message first.

        A topic is a :class:`ChatGroup` with ``parent_id``; what takes a group or a conversation
        takes a topic, too.
        """
        return groups_by(lib.pentad_chat_client_topics, self._pointer, group_id(group))

    topics_async: Final = twin(topics)

    def conversation(self, name: str) -> str:
        """The conversation that a name is clear for: ``g:123``, or what it is called.

        NotFoundError when no stored conversation has the name, ConflictError when several have it.
        """
        named = self._pointer, utf8(name, "name")
        return call_text(lib.pentad_chat_client_conversation_named, *named)

    conversation_async: Final = twin(conversation)

    def chats(self) -> list[DirectChat]:
        """The direct chats that are stored, the one with the newest message first."""
        return direct_chats_by(lib.pentad_chat_client_chats, self._pointer)

    chats_async: Final = twin(chats)

    def members(self, group: Group) -> list[ChatMember]:
        """The members of a group as they are stored, in the order of the server's list.

        None until :meth:`fetch_information` or :meth:`select` has fetched them.
        """
        return members_by(lib.pentad_chat_client_members, self._pointer, group_id(group))

    members_async: Final = twin(members)

    @timed
    def fetch_all_groups(self, *, timeout: float | None = None) -> None:
        """Fetches the lists of groups and direct chats, and what is new in them.

        One conversation that cannot be read keeps no other from being up to date.
        """
        call(lib.pentad_chat_client_fetch_all_groups, self._pointer)

    @timed
    async def fetch_all_groups_async(self, *, timeout: float | None = None) -> None:
        """As :meth:`fetch_all_groups`; to cancel the task ends the wait."""
        from ..._tasks import complete

        await complete(lib.pentad_chat_client_fetch_all_groups_async, self._pointer)

    @timed
    def fetch_former_groups(self, *, timeout: float | None = None) -> list[ChatGroup]:
        """Fetches the groups that the user has left and can join again."""
        return groups_by(lib.pentad_chat_client_fetch_former_groups, self._pointer)

    @timed
    async def fetch_former_groups_async(self, *, timeout: float | None = None) -> list[ChatGroup]:
        """As :meth:`fetch_former_groups`; to cancel the task ends the question."""
        from .tasks import give_groups

        return await give_groups(lib.pentad_chat_client_fetch_former_groups_async, self._pointer)

    @timed
    def fetch_topics(self, group: Group, *, timeout: float | None = None) -> list[ChatGroup]:
        """Fetches the topics of a group; :meth:`synchronise` does so for all groups."""
        return groups_by(lib.pentad_chat_client_fetch_topics, self._pointer, group_id(group))

    @timed
    async def fetch_topics_async(
        self, group: Group, *, timeout: float | None = None
    ) -> list[ChatGroup]:
        """As :meth:`fetch_topics`; to cancel the task ends the question."""
        from .tasks import give_groups

        asked = self._pointer, group_id(group)
        return await give_groups(lib.pentad_chat_client_fetch_topics_async, *asked)

    @timed
    def fetch_information(self, group: Group, *, timeout: float | None = None) -> ChatGroup:
        """Fetches a group and its members.

        NotFoundError when there is no such group or the user is not in it.
        """
        return group_by(lib.pentad_chat_client_fetch_information, self._pointer, group_id(group))

    @timed
    async def fetch_information_async(
        self, group: Group, *, timeout: float | None = None
    ) -> ChatGroup:
        """As :meth:`fetch_information`; to cancel the task ends the wait."""
        from .tasks import give_group

        asked = self._pointer, group_id(group)
        return await give_group(lib.pentad_chat_client_fetch_information_async, *asked)
