"""The asynchronous twins of a client. Imported at the first such call."""

from __future__ import annotations

from ..._handle import Handle
from ..._library import lib
from ..._native import (
    pentad_stellar_account_refreshes_callback,
    pentad_stellar_count_callback,
    pentad_stellar_refresh_callback,
)
from ..._tasks import Call, Progress, did_progress, ended, ended_with
from .._merged import StellarMerged
from .._records import StellarRefresh, account_refreshes_of, refresh_of

_did_count = pentad_stellar_count_callback(ended(int))
_did_refresh = pentad_stellar_refresh_callback(ended_with(refresh_of))
_did_refresh_all = pentad_stellar_account_refreshes_callback(ended_with(account_refreshes_of))


async def load_catalogue_async(client: Handle, progress: Progress | None) -> int:
    loaded: int = await Call(progress).run(
        lib.pentad_stellar_client_load_catalogue_async,
        client._pointer,
        did_progress(progress),
        _did_count,
    )
    return loaded


async def refresh_account_async(client: Handle, progress: Progress | None) -> StellarRefresh:
    result: StellarRefresh = await Call(progress).run(
        lib.pentad_stellar_client_refresh_account_async,
        client._pointer,
        did_progress(progress),
        _did_refresh,
    )
    return result


async def refresh_async(
    accounts: Handle, progress: Progress | None
) -> StellarMerged[StellarRefresh]:
    merged: StellarMerged[StellarRefresh] = await Call(progress).run(
        lib.pentad_stellar_accounts_refresh_async,
        accounts._pointer,
        did_progress(progress),
        _did_refresh_all,
    )
    return merged
