"""The asynchronous twins of a client. Imported when one is called."""

from __future__ import annotations

from ctypes import POINTER, byref
from typing import Any, Callable, TypeVar

from ..._handle import Handle
from ..._library import lib
from ..._native import (
    pentad_chat_client,
    pentad_chat_group_callback,
    pentad_chat_groups_callback,
    pentad_chat_members_callback,
    pentad_chat_message_callback,
    pentad_chat_messages_callback,
    pentad_chat_outgoing_callback,
)
from ..._tasks import Call, Opening, did_complete, did_open, did_progress, ended
from .._groups import ChatGroup, group_of, groups_of
from .._messages import ChatMessage, message_of, messages_of
from .._outgoing import OutgoingMessage, outgoing_of
from .._people import ChatMember, members_of

_Client = TypeVar("_Client")


async def open_async(
    adopt: Callable[[Any], _Client], function: Callable[..., int], options: Any, name: bytes | None
) -> _Client:
    """Opens an account, or signs a user in; ``name`` is a user's id or a token."""
    opening = Opening(POINTER(pentad_chat_client)(), adopt)
    client: _Client = await opening.run(
        function, byref(options), name, byref(opening.out), did_open
    )
    return client


async def fetch_history_async(
    client: Handle, conversation: bytes, progress: Callable[[int], object] | None
) -> None:
    # The total is not known.
    step = None if progress is None else lambda stored, _: progress(stored)
    await Call(step).run(
        lib.pentad_chat_client_fetch_history_async,
        client._pointer,
        conversation,
        did_progress(step),
        did_complete,
    )


async def group(function: Callable[..., int], *arguments: Any) -> ChatGroup:
    """A call that gives a group."""
    found: ChatGroup = await Call().run(function, *arguments, _did_give_group)
    return found


async def groups(function: Callable[..., int], *arguments: Any) -> list[ChatGroup]:
    """A call that gives groups."""
    return list(await Call().run(function, *arguments, _did_give_groups))


async def members(function: Callable[..., int], *arguments: Any) -> list[ChatMember]:
    """A call that gives members of a group."""
    return list(await Call().run(function, *arguments, _did_give_members))


async def message(function: Callable[..., int], *arguments: Any) -> ChatMessage:
    """A call that gives a message."""
    found: ChatMessage = await Call().run(function, *arguments, _did_give_message)
    return found


async def messages(function: Callable[..., int], *arguments: Any) -> list[ChatMessage]:
    """A call that gives messages."""
    return list(await Call().run(function, *arguments, _did_give_messages))


async def outgoing(function: Callable[..., int], *arguments: Any) -> OutgoingMessage:
    """A call that writes a message."""
    written: OutgoingMessage = await Call().run(function, *arguments, _did_write)
    return written


_did_give_group = pentad_chat_group_callback(ended(group_of))
_did_give_groups = pentad_chat_groups_callback(ended(groups_of))
_did_give_members = pentad_chat_members_callback(ended(members_of))
_did_give_message = pentad_chat_message_callback(ended(message_of))
_did_give_messages = pentad_chat_messages_callback(ended(messages_of))
_did_write = pentad_chat_outgoing_callback(ended(outgoing_of))
