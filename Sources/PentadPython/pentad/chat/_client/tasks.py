"""The asynchronous twins of a client. Imported when one is called."""

from __future__ import annotations

from typing import Callable

from ..._callbacks import plain_function
from ..._handle import Handle
from ..._library import lib
from ..._native import (
    pentad_chat_group_callback,
    pentad_chat_groups_callback,
    pentad_chat_members_callback,
    pentad_chat_message_callback,
    pentad_chat_messages_callback,
    pentad_chat_outgoing_callback,
)
from ..._tasks import Call, did_complete, did_progress, giving_record
from .._records import group_of, groups_of, members_of, message_of, messages_of, outgoing_of


async def fetch_history_async(
    client: Handle, conversation: bytes, progress: Callable[[int], object] | None
) -> None:
    # The total is not known.
    step = None
    if progress is not None:
        told = plain_function(progress, "progress")
        step = lambda stored, _: told(stored)  # noqa: E731
    await Call(step).run(
        lib.pentad_chat_client_fetch_history_async,
        client._pointer,
        conversation,
        did_progress(step),
        did_complete,
    )


give_group = giving_record(pentad_chat_group_callback, group_of)
give_groups = giving_record(pentad_chat_groups_callback, groups_of)
give_members = giving_record(pentad_chat_members_callback, members_of)
give_message = giving_record(pentad_chat_message_callback, message_of)
give_messages = giving_record(pentad_chat_messages_callback, messages_of)
give_outgoing = giving_record(pentad_chat_outgoing_callback, outgoing_of)
