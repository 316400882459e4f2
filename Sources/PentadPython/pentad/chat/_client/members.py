"""The members of a group, and what a group is like."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..._convert import byte_array, optional_utf8
from ..._deadlines import timed
from ..._library import lib
from ..._threads import twin
from ...errors import call
from .._inputs import Group, group_id, invitations, record_of_change
from .._people import MemberInvitation
from .._records import ChatMember, members_by
from ._methods import MembershipMethods


class ClientMembers(MembershipMethods):
    """People are added while one waits; the rest is done when the server can be reached."""

    @timed
    def add_members(
        self, group: Group, people: Iterable[MemberInvitation], *, timeout: float | None = None
    ) -> list[ChatMember]:
        """Adds people to a group; those who were added.

        The server adds them when it can: UnavailableError after a minute, and they come later.
        Whoever cannot be added is left out. GroupMe's own server adds people for verified devices
        only, and raises RefusedError.
        """
        asked = self._pointer, group_id(group), *invitations(people)
        return members_by(lib.pentad_chat_client_add_members, *asked)

    @timed
    async def add_members_async(
        self, group: Group, people: Iterable[MemberInvitation], *, timeout: float | None = None
    ) -> list[ChatMember]:
        """As :meth:`add_members`; to cancel the task ends the wait."""
        from ._gives import give_members

        asked = self._pointer, group_id(group), *invitations(people)
        return await give_members(lib.pentad_chat_client_add_members_async, *asked)

    def change_group(
        self,
        group: Group,
        *,
        name: str | None = None,
        description: str | None = None,
        image_url: str | None = None,
        kind: str | None = None,
        is_shared: bool | None = None,
        is_office_mode: bool | None = None,
        requires_approval: bool | None = None,
    ) -> None:
        """Changes a group, when the server can be reached. The store shows it at once.

        What is None stays; an empty ``description`` or ``image_url`` takes it away. ``name`` has at
        most 140 characters, ``description`` 255. ``kind`` is ``private``, ``closed`` or
        ``announcement``; ``is_shared`` lets others join by a link, ``is_office_mode`` notifies
        nobody, ``requires_approval`` has an administrator decide who joins.
        """
        change = record_of_change(
            {"name": name, "description": description, "image_url": image_url, "kind": kind},
            {
                "is_shared": is_shared,
                "is_office_mode": is_office_mode,
                "requires_approval": requires_approval,
            },
        )
        call(lib.pentad_chat_client_change_group, self._pointer, group_id(group), change)

    change_group_async: Final = twin(change_group)

    @timed
    def change_group_avatar(
        self, group: Group, image: bytes, *, type: str | None = None, timeout: float | None = None
    ) -> None:
        """Gives a group another picture: puts its bytes on the server now.

        The rest is done when the server can be reached. ``image`` is a JPEG, PNG, GIF, WebP or HEIC
        file of at most 50 MB. Its first bytes decide on the media type; ``type`` is ignored.
        """
        asked = group_id(group), *byte_array(image, "image"), optional_utf8(type, "type")
        call(lib.pentad_chat_client_change_group_avatar, self._pointer, *asked)

    @timed
    async def change_group_avatar_async(
        self, group: Group, image: bytes, *, type: str | None = None, timeout: float | None = None
    ) -> None:
        """As :meth:`change_group_avatar`; to cancel the task ends it."""
        from ..._tasks import complete

        asked = group_id(group), *byte_array(image, "image"), optional_utf8(type, "type")
        await complete(lib.pentad_chat_client_change_group_avatar_async, self._pointer, *asked)
