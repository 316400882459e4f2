"""Creation of groups and topics."""

from __future__ import annotations

from ctypes import byref
from typing import Any

from ..._convert import byte_array, flag, optional_utf8, utf8
from ..._deadlines import timed
from ..._library import lib
from ..._native import pentad_chat_group_options, pentad_chat_topic_options
from ..._threads import AsyncHandle
from .._inputs import Group, group_id
from .._records import ChatGroup, group_by


class ClientGroupMaking(AsyncHandle):
    """Requests that are sent immediately, and never retried automatically."""

    @timed
    def create_group(
        self,
        name: str,
        *,
        description: str | None = None,
        image: bytes | None = None,
        is_shared: bool = False,
        timeout: float | None = None,
    ) -> ChatGroup:
        """Creates a group. A picture, the bytes of a file, is uploaded first.

        The picture is JPEG, PNG, GIF, WebP or HEIC, and has at most 50 MB.

        ``name`` has at most 140 characters, ``description`` 255; with ``is_shared`` others can join
        with a link. If it is unknown whether the server created the group, the error reports that,
        and :meth:`fetch_all_groups` shows the group if it exists. GroupMe's own server creates
        groups only for verified devices, and raises RefusedError.
        """
        asked = self._pointer, _options(name, description, image, is_shared)
        return group_by(lib.pentad_chat_client_create_group, *asked)

    @timed
    async def create_group_async(
        self,
        name: str,
        *,
        description: str | None = None,
        image: bytes | None = None,
        is_shared: bool = False,
        timeout: float | None = None,
    ) -> ChatGroup:
        """Creates a group like :meth:`create_group`; if the task is cancelled, the group may or may
        not exist.
        """
        from ._gives import give_group

        asked = self._pointer, _options(name, description, image, is_shared)
        return await give_group(lib.pentad_chat_client_create_group_async, *asked)

    @timed
    def create_topic(
        self,
        group: Group,
        name: str,
        *,
        description: str | None = None,
        is_announcement: bool = False,
        timeout: float | None = None,
    ) -> ChatGroup:
        """Creates a topic in a group. Only administrators are allowed to.

        ``name`` has at most 140 characters, ``description`` 255; in an announcement topic only
        administrators can write. If it is unknown whether the server created the topic, the error
        reports that, and :meth:`fetch_topics` shows the topic if it exists.
        """
        asked = self._pointer, group_id(group), _topic(name, description, is_announcement)
        return group_by(lib.pentad_chat_client_create_topic, *asked)

    @timed
    async def create_topic_async(
        self,
        group: Group,
        name: str,
        *,
        description: str | None = None,
        is_announcement: bool = False,
        timeout: float | None = None,
    ) -> ChatGroup:
        """Creates a topic like :meth:`create_topic`; if the task is cancelled, the topic may or may
        not exist.
        """
        from ._gives import give_group

        asked = self._pointer, group_id(group), _topic(name, description, is_announcement)
        return await give_group(lib.pentad_chat_client_create_topic_async, *asked)


def _options(name: str, description: str | None, image: bytes | None, is_shared: bool) -> Any:
    record = pentad_chat_group_options(
        name=utf8(name, "name"),
        description=optional_utf8(description, "description"),
        is_shared=flag(is_shared, "is_shared"),
    )
    if image is not None:
        record.image, record.image_size = byte_array(image, "image")
    return byref(record)


def _topic(name: str, description: str | None, is_announcement: bool) -> Any:
    record = pentad_chat_topic_options(
        name=utf8(name, "name"),
        description=optional_utf8(description, "description"),
        is_announcement=flag(is_announcement, "is_announcement"),
    )
    return byref(record)
