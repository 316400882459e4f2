"""The asynchronous twins of a client. Imported at the first such call."""

from __future__ import annotations

from ..._handle import Handle
from ..._library import lib
from ..._native import pentad_stellar_count_callback
from ..._tasks import Call, Progress, did_progress, ended

_did_count = pentad_stellar_count_callback(ended(int))


async def load_catalogue_async(client: Handle, progress: Progress | None) -> int:
    loaded: int = await Call(progress).run(
        lib.pentad_stellar_client_load_catalogue_async,
        client._pointer,
        did_progress(progress),
        _did_count,
    )
    return loaded
