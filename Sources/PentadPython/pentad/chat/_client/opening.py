"""The options with which a client is opened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..._convert import flag, optional_utf8
from ..._native import pentad_chat_client_options
from ..._network import NetworkOptions
from ..._opening import call_back_in, rate, reach_by
from ..._paths import FilePath, optional_path
from ..._session import Session


@dataclass
class Opening:
    """The options with which a client is opened, as the program gives them."""

    store_folder: FilePath | None
    server: str | None
    network: NetworkOptions | None
    session: Session | None
    requests_per_second: int | None
    works_by_itself: bool
    allows_shared_store: bool = False
    server_has_moved: bool = False

    def options(self) -> Any:
        """Returns the options for C."""
        options = pentad_chat_client_options(
            store_folder=optional_path(self.store_folder, "store_folder"),
            server=optional_utf8(self.server, "server"),
            requests_per_second=rate(self.requests_per_second),
            manual_synchronising=not flag(self.works_by_itself, "works_by_itself"),
            allows_shared_store=flag(self.allows_shared_store, "allows_shared_store"),
            server_has_moved=flag(self.server_has_moved, "server_has_moved"),
        )
        reach_by(options, self.network)
        call_back_in(options, self.session)
        return options
