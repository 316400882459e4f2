"""The asynchronous twins of a client. Imported at the first such call."""

from __future__ import annotations

from typing import Callable

from ..._callbacks import plain_function
from ..._handle import Handle
from ..._library import lib
from ..._tasks import Call, did_complete, did_progress


async def fetch_history_async(
    client: Handle, conversation: bytes, progress: Callable[[int], object] | None
) -> None:
    # The total is unknown.
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
