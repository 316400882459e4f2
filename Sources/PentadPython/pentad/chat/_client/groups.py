"""The groups and direct chats of a client, as they are stored, and fetched."""

from __future__ import annotations

from ..._handle import owned
from ..._library import lib
from ..._native import (
    pentad_chat_direct_chats,
)
from ..._threads import AsyncHandle, twin
from ...errors import call
from .._groups import ChatGroup, DirectChat, chats_of, group_by, groups_by
from .._inputs import Group, group_id
from .._names import MembershipState
from .._people import ChatMember, members_by


class ClientGroups(AsyncHandle):
    """Groups, direct chats, members: those that are stored, and what the server has."""

    def groups(self, membership: MembershipState | str = MembershipState.ACTIVE) -> list[ChatGroup]:
        """The groups that are stored, the one with the newest message first.

        Those that the user is in, or, by another ``membership``, was in, or is not let in yet.
        """
        asked = self._pointer, MembershipState(membership).code
        return groups_by(lib.pentad_chat_client_groups, *asked)

    groups_async = twin(groups)

    def group(self, group: Group) -> ChatGroup:
        """A group that is stored, by its id, whether the user is in it or was.

        NotFoundError when nothing is known of it.
        """
        return group_by(lib.pentad_chat_client_group, self._pointer, group_id(group))

    group_async = twin(group)

    def chats(self) -> list[DirectChat]:
        """The direct chats that are stored, the one with the newest message first."""
        kind, free = pentad_chat_direct_chats, lib.pentad_chat_direct_chats_free
        with owned(kind, free, lib.pentad_chat_client_chats, self._pointer) as record:
            return chats_of(record)

    chats_async = twin(chats)

    def members(self, group: Group) -> list[ChatMember]:
        """The members of a group as they are stored, in the order of the server's list.

        None until :meth:`fetch_information` or :meth:`select` has fetched them.
        """
        return members_by(lib.pentad_chat_client_members, self._pointer, group_id(group))

    members_async = twin(members)

    def fetch_all_groups(self) -> None:
        """Fetches the lists of groups and direct chats, and what is new in them.

        One conversation that cannot be read keeps no other from being up to date.
        """
        call(lib.pentad_chat_client_fetch_all_groups, self._pointer)

    async def fetch_all_groups_async(self) -> None:
        """As :meth:`fetch_all_groups`; to cancel the task ends the wait."""
        from ..._tasks import complete

        await complete(lib.pentad_chat_client_fetch_all_groups_async, self._pointer)

    def fetch_former_groups(self) -> list[ChatGroup]:
        """Fetches the groups that the user has left and can join again."""
        return groups_by(lib.pentad_chat_client_fetch_former_groups, self._pointer)

    async def fetch_former_groups_async(self) -> list[ChatGroup]:
        """As :meth:`fetch_former_groups`; to cancel the task ends the question."""
        from .tasks import give_groups

        return await give_groups(lib.pentad_chat_client_fetch_former_groups_async, self._pointer)

    def fetch_information(self, group: Group) -> ChatGroup:
        """Fetches a group and its members.

        NotFoundError when there is no such group or the user is not in it.
        """
        return group_by(lib.pentad_chat_client_fetch_information, self._pointer, group_id(group))

    async def fetch_information_async(self, group: Group) -> ChatGroup:
        """As :meth:`fetch_information`; to cancel the task ends the wait."""
        from .tasks import give_group

        asked = self._pointer, group_id(group)
        return await give_group(lib.pentad_chat_client_fetch_information_async, *asked)
