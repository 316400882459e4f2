"""The store of a client."""

from __future__ import annotations

from ctypes import byref
from typing import Final

from ..._convert import flag
from ..._library import lib
from ..._native import pentad_stellar_client_options, pentad_stellar_storage_usage
from ..._paths import FilePath, optional_path
from ..._threads import AsyncHandle, twin
from ...errors import call, call_out
from .._records import StellarStorageUsage, storage_usage_of


class ClientStore(AsyncHandle):
    """What a client keeps, as a whole."""

    def storage_usage(self) -> StellarStorageUsage:
        """What the store takes, and what is in it."""
        kind, function = pentad_stellar_storage_usage, lib.pentad_stellar_client_storage_usage
        return storage_usage_of(call_out(kind, function, self._pointer))

    storage_usage_async: Final = twin(storage_usage)

    def clear_cache(self) -> None:
        """Lets go of all that the server can tell again.

        Bookmarked and visited classes with their announcements, read marks and what is to be sent
        stay.
        """
        call(lib.pentad_stellar_client_clear_cache, self._pointer)

    clear_cache_async: Final = twin(clear_cache)

    def erase_all(self) -> None:
        """Lets go of everything, the device's secret too. The server is not told."""
        call(lib.pentad_stellar_client_erase_all, self._pointer)

    erase_all_async: Final = twin(erase_all)

    @staticmethod
    def forget_devices(*, store_folder: FilePath, allows_shared_store: bool = False) -> None:
        """Removes the secrets of the devices of a folder without opening its store.

        It is for a store that cannot be opened. No server is told, and what is stored stays.
        """
        options = pentad_stellar_client_options(
            store_folder=optional_path(store_folder, "store_folder"),
            allows_shared_store=flag(allows_shared_store, "allows_shared_store"),
        )
        call(lib.pentad_stellar_forget_devices, byref(options))

    @staticmethod
    async def forget_devices_async(
        *, store_folder: FilePath, allows_shared_store: bool = False
    ) -> None:
        """As :meth:`forget_devices`."""
        from asyncio import to_thread

        await to_thread(
            ClientStore.forget_devices,
            store_folder=store_folder,
            allows_shared_store=allows_shared_store,
        )

    def suspend(self) -> None:
        """Closes the file and lets go of its locks; calls raise ClosedError until :meth:`resume`.

        A store in memory keeps what it has.
        """
        call(lib.pentad_stellar_client_suspend, self._pointer)

    suspend_async: Final = twin(suspend)

    def resume(self) -> None:
        """Opens the file of a suspended client again; it stays suspended when that fails."""
        call(lib.pentad_stellar_client_resume, self._pointer)

    resume_async: Final = twin(resume)
