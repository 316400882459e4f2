"""The members of a group, and its properties."""

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
    """Adding people waits for the server; other changes are made when the server can be reached."""

    @timed
    def add_members(
        self, group: Group, people: Iterable[MemberInvitation], *, timeout: float | None = None
    ) -> list[ChatMember]:
        """Adds people to a group and returns those who were added.

        The server adds them asynchronously: UnavailableError after a minute, and they come later. A
        person who cannot be added is left out. GroupMe's own server adds people only for verified
        devices, and raises RefusedError.
        """
        asked = self._pointer, group_id(group), *invitations(people)
        return members_by(lib.pentad_chat_client_add_members, *asked)

    @timed
    async def add_members_async(
        self, group: Group, people: Iterable[MemberInvitation], *, timeout: float | None = None
    ) -> list[ChatMember]:
        """Adds people like :meth:`add_members`; cancelling the task ends the wait."""
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
        """Changes a group. The store shows it immediately; the server receives it when it can be
        reached.

        Arguments that are None keep the values; an empty ``description`` or ``image_url`` removes
        the value. ``name`` has at most 140 characters, ``description`` 255. ``kind`` is
        ``private``, ``closed`` or ``announcement``; ``is_shared`` lets others join with a link,
        ``is_office_mode`` turns off all notifications, ``requires_approval`` makes an administrator
        approve new members.
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
        """Gives a group another picture: uploads its bytes now.

        The group is changed when the server can be reached. ``image`` is a JPEG, PNG, GIF, WebP or
        HEIC file of at most 50 MB. Its first bytes determine the media type; ``type`` is ignored.
        """
        asked = group_id(group), *byte_array(image, "image"), optional_utf8(type, "type")
        call(lib.pentad_chat_client_change_group_avatar, self._pointer, *asked)

    @timed
    async def change_group_avatar_async(
        self, group: Group, image: bytes, *, type: str | None = None, timeout: float | None = None
    ) -> None:
        """Changes the picture like :meth:`change_group_avatar`; cancelling the task ends it."""
        from ..._tasks import complete

        asked = group_id(group), *byte_array(image, "image"), optional_utf8(type, "type")
        await complete(lib.pentad_chat_client_change_group_avatar_async, self._pointer, *asked)
