"""The store of a client."""

from __future__ import annotations

from ctypes import byref

from ..._convert import flag
from ..._library import lib
from ..._native import pentad_stellar_client_options
from ..._paths import FilePath, optional_path
from ...errors import call
from ._methods import StoreMethods


class ClientStore(StoreMethods):
    """The stored data of a client."""

    @staticmethod
    def forget_devices(*, store_folder: FilePath, allows_shared_store: bool = False) -> None:
        """Removes the secrets of the devices of a folder without opening its store.

        It is for a store that cannot be opened. The server is not informed, and the stored data
        stays.
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
        """Removes the secrets like :meth:`forget_devices`."""
        from asyncio import to_thread

        await to_thread(
            ClientStore.forget_devices,
            store_folder=store_folder,
            allows_shared_store=allows_shared_store,
        )
