"""The options with which a feed is opened."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from ..._convert import flag, positive
from ..._native import pentad_video_feed_options
from ..._network import NetworkOptions
from ..._opening import call_back_in, rate, reach_by, with_delegate
from ..._paths import FilePath, optional_path
from ..._session import Session
from .._inputs import at_least_zero
from .._settings import Count, counting

#: The feed's default rate, which is 0 in C.
_USUAL_RATE = 4


def _rate(requests_per_second: int | None) -> int:
    """Converts a request rate; with the default rate, a burst may have twenty requests."""
    told = rate(requests_per_second)
    return 0 if told == _USUAL_RATE else told


@dataclass
class Opening:
    """The options with which a feed is opened, as the program gives them."""

    store_folder: FilePath | None
    credentials_folder: FilePath | None
    source_folder: FilePath | None
    is_demo: bool
    network: NetworkOptions | None
    session: Session | None
    on_statistics: Count | None
    requests_per_second: int | None
    works_by_itself: bool
    image_bytes: int
    group_budget: int
    byte_budget: int
    allows_shared_store: bool

    def options(self) -> AbstractContextManager[Any]:
        """Returns a context with the options for C; kept objects are released if the ``with`` block
        fails.
        """
        options = pentad_video_feed_options(
            store_folder=optional_path(self.store_folder, "store_folder"),
            credentials_folder=optional_path(self.credentials_folder, "credentials_folder"),
            source_folder=optional_path(self.source_folder, "source_folder"),
            is_demo=flag(self.is_demo, "is_demo"),
            requests_per_second=_rate(self.requests_per_second),
            manual_synchronising=not flag(self.works_by_itself, "works_by_itself"),
            allows_shared_store=flag(self.allows_shared_store, "allows_shared_store"),
            image_bytes=at_least_zero(self.image_bytes, "image_bytes") or -1,
            group_budget=positive(self.group_budget, "group_budget"),
            byte_budget=positive(self.byte_budget, "byte_budget"),
        )
        reach_by(options, self.network)
        call_back_in(options, self.session)
        told = None if self.on_statistics is None else counting(self.on_statistics)
        return with_delegate(options, "statistics", told)
